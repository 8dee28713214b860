import { newestFirst } from '../../lists/order.ts';
import { SAMPLES } from '../../lists/poll.ts';
import type { PollPurpose } from '../../zapier/operations.ts';
import type { Presented } from '../../zapier/output.ts';
import type { Step } from '../../zapier/step.ts';
import { internalDomains } from '../internal_domains.ts';
import { domainsFor, type NoteFilter } from './filter.ts';
import type { Note } from './note.ts';
import { notePart } from './part.ts';
import { completedNotes } from './poll.ts';

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
  createdAt: string | null;
  items: readonly Presented[];
  origin: Readonly<Record<string, unknown>>;
}

/**
 * The result of a trigger that fires for each item of a completed note: a flat record per item, with its note's values,
 * newest note first. An item with the same ID as a newer one is left out.
 *
 * @param itemsOf the items of a note, each with an ID that is the same in every poll.
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
    // A sample need not keep a whole page of notes in memory.
    if (purpose === 'sample') groups = newestFirst(groups).slice(0, SAMPLES);
  }
  const seen = new Set<string>();
  const records = newestFirst(groups).flatMap(({ items, origin }) =>
    // Zapier runs the last record first. Reversed, the items of a note run in the note's order.
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

/** The notes' values in their items: whole, or with pointers if the result would exceed 5 MB. */
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
    const domains = await domainsFor(note, internalDomains(this.#step, this.#internalDomains));
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
        // Zapier caches what identical pointers load. `updatedAt` makes the pointers of a changed note differ.
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
