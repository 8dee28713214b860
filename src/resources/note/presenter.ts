import { setImmediate } from 'node:timers/promises';

import { timeOf } from '../../text/dates.ts';
import { isLargerThan, jsonBytes } from '../../text/json_size.ts';
import type { Presented } from '../../zapier/output.ts';
import type { Step } from '../../zapier/step.ts';
import { internalDomains } from '../internal_domains.ts';
import type { Note } from './note.ts';
import { originKeys } from './origin.ts';
import type { NoteTexts } from './parts.ts';
import { domainsFor } from './person.ts';
import { noteFile, notePart } from './pointers.ts';
import type { Keys, Pointers, Values } from './values.ts';

/** Zapier accepts 6 MB from a step. */
const MOST_BYTES = 5_000_000;

/** Presents notes and their items for one step, within the size that Zapier accepts. */
export interface NotePresenter {
  /**
   * A note as a Zap gets it: whole or, once all records so far exceed 5 MB, with pointers for its bulky values.
   *
   * @param isLean whether it has pointers from the start.
   */
  present: (note: Note, isLean?: boolean) => Promise<Presented>;
  /** The presented notes as the step returns them: if they exceed 5 MB, all have pointers under the same keys. */
  fitted: (presented: readonly Presented[]) => Promise<Presented[]>;
  /** The items of a note, each with the values it shows of its note. */
  presentItems: (texts: NoteTexts, items: readonly Presented[], isLean: boolean) => Promise<NoteItems>;
  /** The same for items. */
  fittedItems: (items: readonly { item: Presented; of: NoteItems }[]) => Presented[];
}

/** The items of one note, which share its values. */
export interface NoteItems {
  items: readonly Presented[];
  origin: Values;
  leanOrigin: () => Values;
}

/** @param named the internal domains that the user named, if any. */
export function notePresenter(step: Step, named: readonly string[] = []): NotePresenter {
  const domains = internalDomains(step, named);
  let bytes = 0;
  const isTooBig = () => bytes > MOST_BYTES;

  // Zapier caches what identical pointers load. `updatedAt` makes the pointers of a changed note differ.
  const pointersFor = ({ id: noteId, updatedAt = null }: { id: string; updatedAt?: unknown }): Pointers => ({
    file: (file) => step.pointTo(noteFile, { noteId, updatedAt, file }),
    part: (part) => step.pointTo(notePart, { noteId, updatedAt, part, internalDomains: named }),
  });

  /** The values of a note under these keys, for a number of records. */
  const valuesOf = async (
    texts: NoteTexts,
    { keys, records, isLean }: { keys: Keys; records: number; isLean: boolean },
  ): Promise<Values> => {
    const { note } = texts;
    const { recordOf } = await import('./values.ts');
    const { withPeople } = await import('./parts.ts');
    const context = { domains: await domainsFor(note, domains), timeZone: step.timeZone };
    const source = withPeople(texts, context);
    const pointers = pointersFor(note);
    const fields = [...keys.values()].map((key) => note[key]);
    if (!isLean && !isTooBig() && !isLargerThan(fields, MOST_BYTES - bytes)) {
      const whole = recordOf(source, keys, { file: pointers.file });
      bytes += records * jsonBytes(whole);
      if (!isTooBig()) return whole;
    }
    // From here on, even short notes get pointers: in the end, all notes will.
    if (!isLean) bytes = Infinity;
    const lean = recordOf(source, keys, pointers);
    bytes += records * jsonBytes(lean);
    // A part of a text keeps all of it in memory, unless it is copied.
    return structuredClone(lean);
  };

  /** As many records as Zapier accepts. Those that changed last are the ones that may be new to a Zap. */
  const withinLimit = (records: readonly Presented[]): Presented[] => {
    let left = MOST_BYTES;
    const latest = records.toSorted((a, b) => lastChange(b) - lastChange(a));
    const fitting = new Set(latest.filter((record) => (left -= jsonBytes(record)) >= 0));
    if (fitting.size < records.length)
      step.log(`${records.length - fitting.size} records were left out, because Zapier accepts only 6 MB.`);
    return records.filter((record) => fitting.has(record));
  };

  return {
    present: async (note, isLean = false) => {
      const { textsOf } = await import('./parts.ts');
      const { noteKeys } = await import('./values.ts');
      return {
        id: note.id,
        ...(await valuesOf(textsOf(note, step.timeZone), { keys: noteKeys(note), records: 1, isLean })),
      };
    },
    fitted: async (presented) => {
      if (!isTooBig()) return [...presented];
      const { leanRecord } = await import('./values.ts');
      return withinLimit(presented.map((note) => ({ id: note.id, ...leanRecord(note, pointersFor(note)) })));
    },
    presentItems: async (texts, items, isLean) => {
      bytes += jsonBytes(items);
      // A note with thousands of people or items takes long: other work gets a turn in between.
      await setImmediate();
      const origin = await valuesOf(texts, { keys: originKeys, records: items.length, isLean });
      const { leanRecord } = await import('./values.ts');
      const { id, updatedAt } = texts.note;
      return {
        items: structuredClone(items),
        origin,
        leanOrigin: () => leanRecord(origin, pointersFor({ id, updatedAt }), originKeys),
      };
    },
    fittedItems: (items) => {
      if (!isTooBig()) return items.map(({ item, of }) => ({ ...item, ...of.origin }));
      const lean = new Map([...new Set(items.map(({ of }) => of))].map((of) => [of, of.leanOrigin()]));
      return withinLimit(items.map(({ item, of }) => ({ ...item, ...lean.get(of) })));
    },
  };
}

/** The latest possible time if there is none. */
function lastChange({ updatedAt }: Presented): number {
  const time = timeOf(updatedAt);
  return Number.isNaN(time) ? Number.MAX_VALUE : time;
}
