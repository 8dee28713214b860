import { PAGE_SIZE } from '../../lists/page_size.ts';
import { poll, SAMPLES } from '../../lists/poll.ts';
import { timeOf } from '../../text/dates.ts';
import type { Presented } from '../../zapier/output.ts';
import type { PollPurpose, Step } from '../../zapier/step.ts';
import { findNotes, type NoteFilter } from './filter.ts';
import type { Note } from './note.ts';
import type { NoteTexts } from './parts.ts';
import { notePresenter, type NoteRecords } from './presenter.ts';
import { NoteVersions, type Watched } from './versions.ts';

/** To record what exists, Zapier needs only IDs; this many records are whole. All of a long list would not fit into memory. */
const MOST_WHOLE = PAGE_SIZE;
/** The number of IDs that Zapier remembers for a Zap. */
const MOST_IDS = 105_000;
const LATE_MS = 48 * 60 * 60_000;

/** Which notes may be new to a Zap although they were created long ago, and from how many pages a poll chooses one more. */
export interface Late {
  mayBe: (note: Note) => boolean;
  pages: number;
}

/** Notes complete in any order. */
export function recentlyUpdated(): Late {
  const since = Date.now() - LATE_MS;
  return { mayBe: ({ updatedAt }) => !(timeOf(updatedAt) < since), pages: 10 };
}

/** The result of a trigger that fires for notes in a status or, if that is undefined, in any: newest first. */
export async function pollNotes(
  step: Step,
  filter: NoteFilter,
  given: { purpose: PollPurpose; status: string | undefined; late?: Late },
): Promise<Presented[]> {
  const itself = ({ note: { id } }: NoteTexts) => Promise.resolve([{ id }]);
  return await pollRecords(step, filter, { ...given, firesFor: itself, shows: 'note' });
}

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
  return await pollRecords(step, filter, {
    purpose,
    status: 'completed',
    firesFor: itemsOf,
    shows: 'origin',
  });
}

/** The result of a trigger that fires for each version of a completed note. */
export async function pollVersions(
  step: Step,
  filter: NoteFilter,
  { purpose, watched }: { purpose: PollPurpose; watched: Watched },
): Promise<Presented[]> {
  const late = recentlyUpdated();
  const versions = await NoteVersions.open(step, watched, purpose);
  const versionOf = (note: Note) => versions.of(note, late.mayBe(note));
  const records = await pollRecords(step, filter, {
    purpose,
    status: 'completed',
    late,
    // What does not pass the filter may pass it again: public, back, and public again.
    reads: versionOf,
    firesFor: async ({ note }) => [{ id: note.id, ...(await versionOf(note)) }],
    shows: 'note',
  });
  await versions.save();
  return records;
}

interface Polled {
  purpose: PollPurpose;
  status: string | undefined;
  late?: Late;
  /** Sees every note in the status that is read, whether it passes the filter or not. */
  reads?: (note: Note) => Promise<unknown>;
  firesFor: (texts: NoteTexts) => Promise<readonly Presented[]>;
  shows: 'note' | 'origin';
}

async function pollRecords(
  step: Step,
  filter: NoteFilter,
  { purpose, status, late = recentlyUpdated(), reads, firesFor, shows }: Polled,
): Promise<Presented[]> {
  const presenter = notePresenter(step, filter);
  let count = 0;
  const found = await findNotes(step, filter, status, ({ lists, isInStatus, passes }) =>
    poll(
      step,
      { purpose, lists },
      {
        choose: async (note) => {
          if (isInStatus(note)) await reads?.(note);
          if (!(await passes(note))) return undefined;
          // The code that reads texts is loaded with the first note.
          const { textsOf } = await import('./parts.ts');
          const texts = textsOf(note, step.timeZone);
          const own = await firesFor(texts);
          return own.length === 0 ? undefined : { texts, own };
        },
        make: async ({ texts, own }): Promise<NoteRecords> => {
          const isIdEnough = purpose === 'known-items' && count >= MOST_WHOLE;
          count += own.length;
          if (isIdEnough) return justIds(own);
          // Most notes of a poll are known to the Zap. They would leave no room for those that are not.
          const isLean = purpose !== 'sample' && !late.mayBe(texts.note);
          return await presenter.records(texts, { own, shows, isLean });
        },
        late,
      },
    ),
  );
  const seen = new Set<string>();
  const groups = found.map((made) => {
    // Zapier runs the last record first. Reversed, the items of a note run in the note's order.
    const own = (purpose === 'new-items' ? made.own.toReversed() : made.own).filter(({ id }) => {
      const isFirst = !seen.has(id);
      seen.add(id);
      return isFirst;
    });
    return { ...made, own };
  });
  return presenter.fitted(groups).slice(0, purpose === 'sample' ? SAMPLES : MOST_IDS);
}

function justIds(own: readonly Presented[]): NoteRecords {
  const ids = own.map(({ id, version }) =>
    structuredClone({ id, ...(version !== undefined && { version }) }),
  );
  return { own: ids, shared: {}, lean: () => ({}) };
}
