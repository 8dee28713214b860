import { poll, SAMPLES } from '../../lists/poll.ts';
import type { Presented } from '../../zapier/output.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import { type NoteFilter, notesToFind } from './filter.ts';
import type { NoteTexts } from './parts.ts';
import { recentlyUpdated } from './poll_notes.ts';
import { type NoteItems, notePresenter } from './presenter.ts';

/** To record existing items, Zapier needs only IDs; this many items are returned whole. */
const MOST_SHOWN = 100;
/** The number of IDs that Zapier remembers for a Zap. */
const MOST_IDS = 105_000;

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
  const { lists, passes } = notesToFind(step, filter, 'completed');
  const presenter = notePresenter(step, filter.internalDomains);
  const late = recentlyUpdated();
  let count = 0;
  const groups = await poll(
    step,
    { purpose, lists },
    {
      choose: async (note) => {
        if (!(await passes(note))) return undefined;
        // The code that reads texts is loaded with the first note.
        const { textsOf } = await import('./parts.ts');
        const texts = textsOf(note, step.timeZone);
        const items = await itemsOf(texts);
        return items.length === 0 ? undefined : { texts, items };
      },
      make: async ({ texts, items }): Promise<NoteItems> => {
        const isIdEnough = purpose === 'known-items' && count >= MOST_SHOWN;
        count += items.length;
        if (isIdEnough) return justIds(items);
        return await presenter.presentItems(texts, items, purpose !== 'sample' && !late.mayBe(texts.note));
      },
      late,
    },
  );
  const seen = new Set<string>();
  const records = groups
    .flatMap(({ made }) =>
      // Zapier runs the last record first. Reversed, the items of a note run in the note's order.
      (purpose === 'new-items' ? made.items.toReversed() : made.items).map((item) => ({ item, of: made })),
    )
    .filter(({ item: { id } }) => {
      const isFirst = !seen.has(id);
      seen.add(id);
      return isFirst;
    })
    .slice(0, purpose === 'sample' ? SAMPLES : MOST_IDS);
  return presenter.fittedItems(records);
}

function justIds(items: readonly Presented[]): NoteItems {
  return { items: items.map(({ id }) => structuredClone({ id })), origin: {}, leanOrigin: () => ({}) };
}
