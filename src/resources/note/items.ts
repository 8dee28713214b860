import { newestFirst } from '../../lists/order.ts';
import { SAMPLES } from '../../lists/poll.ts';
import type { PollPurpose } from '../../zapier/operations.ts';
import type { Presented } from '../../zapier/output.ts';
import type { Step } from '../../zapier/step.ts';
import { internalDomains } from '../internal_domains.ts';
import { type NoteFilter, participantDomain } from './filter.ts';
import type { Note } from './note.ts';
import { notePart } from './part.ts';
import { completedNotes } from './poll.ts';

/** Zapier takes 6 MB from a step. */
const MOST_BYTES = 5_000_000;
/** In a result that would be larger, values above this size are pointed to. */
const BULKY_BYTES = 1000;
/** To learn what is there already, Zapier needs ids only; as many items as these are shown whole. */
const MOST_SHOWN = 100;
/** As many ids as Zapier remembers for a Zap. */
const MOST_IDS = 105_000;

/** The items of one note, which share what they say about it. */
interface Group {
  createdAt: string | null;
  items: readonly Presented[];
  origin: Readonly<Record<string, unknown>>;
}

/**
 * What a trigger returns that fires for each item of a completed note, newest note first: a flat record for each item, with the
 * note it comes from. An item with the same id as a newer one is left out.
 *
 * @param itemsOf the items of a note, each with an id that is the same in every poll.
 */
export async function newestItemsOfNotes(
  step: Step,
  filter: NoteFilter,
  { purpose, itemsOf }: { purpose: PollPurpose; itemsOf: (note: Note) => Promise<readonly Presented[]> },
): Promise<Presented[]> {
  const origins = new Origins(step, filter);
  let groups: Group[] = [];
  let count = 0;
  for await (const note of completedNotes(step, filter, purpose)) {
    const items = await itemsOf(note);
    if (items.length === 0) continue;
    const { createdAt } = note;
    const isIdEnough = purpose === 'known-items' && count >= MOST_SHOWN;
    groups.push(
      isIdEnough
        ? { createdAt, items: items.map(({ id }) => ({ id })), origin: {} }
        : { createdAt, items, origin: await origins.of(note, items) },
    );
    count += items.length;
    // For a sample, a page of notes need not stay in memory.
    if (purpose === 'sample') groups = newestFirst(groups).slice(0, SAMPLES);
  }
  const seen = new Set<string>();
  const records = newestFirst(groups).flatMap(({ items, origin }) =>
    // Zapier runs what comes last first: the items of a note in the order in which the note has them.
    (purpose === 'new-items' ? items.toReversed() : items).flatMap((item) => {
      if (seen.has(item.id)) return [];
      seen.add(item.id);
      return [{ ...item, ...origins.fitted(origin) }];
    }),
  );
  if (records.length > MOST_IDS)
    step.log(`There are ${records.length} items; Zapier remembers the newest ${MOST_IDS}.`);
  return records.slice(0, purpose === 'sample' ? SAMPLES : MOST_IDS);
}

/** What items say about their notes: whole, or with pointers if all of them together would be more than 5 MB. */
class Origins {
  readonly #step: Step;
  readonly #internalDomains: readonly string[];
  readonly #pointedTo = new Map<object, Readonly<Record<string, unknown>>>();
  #bytes = 0;

  constructor(step: Step, { internalDomains: named }: NoteFilter) {
    this.#step = step;
    this.#internalDomains = named;
  }

  async of(note: Note, items: readonly Presented[]): Promise<Readonly<Record<string, unknown>>> {
    const { noteOrigin } = await import('./origin.ts');
    const isSomeoneKnown = note.participants.some((person) => participantDomain(person) !== null);
    const domains = isSomeoneKnown ? await internalDomains(this.#step, this.#internalDomains)() : null;
    const origin = noteOrigin(note, { domains, timeZone: this.#step.timeZone });
    this.#bytes += sizeOf(items) + items.length * sizeOf(origin);
    this.#pointedTo.set(origin, this.#withPointers(note, origin));
    return origin;
  }

  fitted(origin: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    return this.#bytes > MOST_BYTES ? (this.#pointedTo.get(origin) ?? origin) : origin;
  }

  #withPointers(
    { id: noteId, updatedAt }: Note,
    origin: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      Object.entries(origin).map(([key, value]) => {
        if (key === 'noteId' || sizeOf(value) <= BULKY_BYTES) return [key, value];
        // Zapier caches what identical pointers load: `updatedAt` makes those of a changed note differ.
        const part = key === 'noteTitle' ? 'title' : key;
        return [
          key,
          this.#step.pointTo(notePart, { noteId, updatedAt, part, internalDomains: this.#internalDomains }),
        ];
      }),
    );
  }
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
