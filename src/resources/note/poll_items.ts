import { poll, SAMPLES } from '../../lists/poll.ts';
import type { Presented } from '../../zapier/output.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import { internalDomains } from '../internal_domains.ts';
import type { NoteFilter } from './filter.ts';
import { listedTest, noteLists } from './lists.ts';
import { notePart } from './part.ts';
import type { NoteTexts } from './parts.ts';
import { domainsFor } from './person.ts';
import { recentlyUpdated } from './poll_notes.ts';

/** Zapier accepts 6 MB from a step. */
const MOST_BYTES = 5_000_000;
/** In a larger result, values above this size become pointers. */
const BULKY_BYTES = 1000;
/** To record existing items, Zapier needs only IDs; this many items are returned whole. */
const MOST_SHOWN = 100;
/** The number of IDs that Zapier remembers for a Zap. */
const MOST_IDS = 105_000;

/** The items of one note, which share the note's values. */
interface Group {
  items: readonly Presented[];
  origin: Origin;
}

/** A note's values in its items. */
interface Origin {
  whole: Readonly<Record<string, unknown>>;
  /** With pointers in place of long values. */
  pointing: Readonly<Record<string, unknown>>;
  /** The size of the whole values. */
  bytes: number;
}

const NO_ORIGIN: Origin = { whole: {}, pointing: {}, bytes: 0 };

/**
 * The result of a trigger that fires for each item of a completed note: a flat record per item, with its note's values,
 * newest note first. An item with the same ID as a newer one is left out.
 *
 * @param itemsOf the items of a note, each with an ID that is the same in every poll.
 */
export async function pollItems(
  step: Step,
  filter: NoteFilter,
  {
    purpose,
    itemsOf,
  }: { purpose: PollPurpose; itemsOf: (texts: NoteTexts) => Promise<readonly Presented[]> },
): Promise<Presented[]> {
  const passes = listedTest(step, filter, 'completed');
  let count = 0;
  const groups = await poll(
    step,
    { purpose, lists: noteLists(step, filter, 'completed') },
    {
      choose: async (note) => {
        if (!(await passes(note))) return undefined;
        // The code that reads texts is loaded with the first note.
        const { textsOf } = await import('./parts.ts');
        const texts = textsOf(note, step.timeZone);
        const items = await itemsOf(texts);
        return items.length === 0 ? undefined : { texts, items };
      },
      make: async ({ texts, items }): Promise<Group> => {
        const isIdEnough = purpose === 'known-items' && count >= MOST_SHOWN;
        count += items.length;
        if (isIdEnough) return { items: items.map(({ id }) => ({ id })), origin: NO_ORIGIN };
        return { items, origin: await originOf(texts, step, filter) };
      },
      mayBeLate: recentlyUpdated(),
    },
  );
  const seen = new Set<string>();
  const records = groups
    .flatMap(({ made: { items, origin } }) =>
      // Zapier runs the last record first. Reversed, the items of a note run in the note's order.
      (purpose === 'new-items' ? items.toReversed() : items).map((item) => ({ item, origin })),
    )
    .filter(({ item: { id } }) => {
      const isFirst = !seen.has(id);
      seen.add(id);
      return isFirst;
    })
    .slice(0, purpose === 'sample' ? SAMPLES : MOST_IDS);
  const bytes = records.reduce((sum, { item, origin }) => sum + sizeOf(item) + origin.bytes, 0);
  const form = bytes > MOST_BYTES ? 'pointing' : 'whole';
  return records.map(({ item, origin }) => ({ ...item, ...origin[form] }));
}

async function originOf(
  texts: NoteTexts,
  step: Step,
  { internalDomains: named }: NoteFilter,
): Promise<Origin> {
  const { noteOrigin } = await import('./origin.ts');
  const { withPeople } = await import('./parts.ts');
  const { note } = texts;
  const domains = await domainsFor(note, internalDomains(step, named));
  const whole = noteOrigin(withPeople(texts, { domains, timeZone: step.timeZone }));
  // Zapier caches what identical pointers load. `updatedAt` makes the pointers of a changed note differ.
  const { id: noteId, updatedAt } = note;
  const pointTo = (part: string) =>
    step.pointTo(notePart, { noteId, updatedAt, part, internalDomains: named });
  const pointing = Object.entries(whole).map(([key, value]): [string, unknown] => {
    if (key === 'noteId' || sizeOf(value) <= BULKY_BYTES) return [key, value];
    return [key, pointTo(key === 'noteTitle' ? 'title' : key)];
  });
  return { whole, pointing: Object.fromEntries(pointing), bytes: sizeOf(whole) };
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
