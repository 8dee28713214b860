import * as zod from 'zod/mini';

import type { NoteTexts } from '../answers/parts.ts';
import { notePresenter, type NoteRecords } from '../answers/presenter.ts';
import { PAGE_SIZE } from '../lists/list.ts';
import { digest } from '../notes/changes.ts';
import { openVersions, type Watched } from '../notes/changes.ts';
import type { NoteFilter } from '../notes/filter.ts';
import { findNotes } from '../notes/find.ts';
import { mayLackTexts, Unfinished } from '../notes/listed_texts.ts';
import type { Note } from '../service/note.ts';
import { timeOf } from '../text/dates.ts';
import type { Presented } from '../zapier/output.ts';
import type { PollPurpose, Step } from '../zapier/step.ts';
import { poll, SAMPLES } from './poll.ts';

/** To record what exists, Zapier needs only IDs; this many records are whole. All of a long list would not fit into memory. */
const MOST_WHOLE = PAGE_SIZE;
/** The number of IDs that Zapier remembers for a Zap. */
const MOST_IDS = 105_000;
/** So many older notes stay in memory until it is known whether their list leaves out texts. */
const MOST_PUT_OFF = 1000;
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

interface NotePoll {
  purpose: PollPurpose;
  /** Undefined: any. */
  status: string | undefined;
  late?: Late;
  /** Sees every note in the status that is read, whether it passes the filter or not. */
  reads?: (note: Note) => Promise<unknown>;
  /** Whether a note's texts decide what fires, or are just shown, if that. */
  texts: 'decisive' | 'shown' | 'unused';
  /** What the trigger fires for in a note, each with an ID that is the same in every poll. */
  itemsOf: (texts: NoteTexts) => Promise<readonly Presented[]>;
  shows: 'note' | 'origin';
}

/** The result of a trigger that fires for notes in a status: newest first. */
export async function pollNotes(
  step: Step,
  filter: NoteFilter,
  given: Pick<NotePoll, 'purpose' | 'status' | 'late'>,
): Promise<Presented[]> {
  const itemsOf = ({ note: { id } }: NoteTexts) => Promise.resolve([{ id }]);
  return await pollRecords(step, filter, { ...given, itemsOf, texts: 'shown', shows: 'note' });
}

/**
 * The result of a trigger that fires for each item of a completed note: a flat record per item, with its note's values,
 * newest note first. An item with the same ID as a newer one is left out.
 */
export async function pollItems(
  step: Step,
  filter: NoteFilter,
  given: Pick<NotePoll, 'purpose' | 'itemsOf'> & Partial<Pick<NotePoll, 'texts'>>,
): Promise<Presented[]> {
  return await pollRecords(step, filter, {
    status: 'completed',
    texts: 'decisive',
    shows: 'origin',
    ...given,
  });
}

/** The result of a trigger that fires for each version of a completed note. */
export async function pollVersions(
  step: Step,
  filter: NoteFilter,
  { purpose, watched }: { purpose: PollPurpose; watched: Watched },
): Promise<Presented[]> {
  const late = recentlyUpdated();
  const versions = await openVersions(step, watched, purpose);
  const versionOf = (note: Note) => versions.of(note, late.mayBe(note));
  const records = await pollRecords(step, filter, {
    purpose,
    status: 'completed',
    late,
    // What does not pass the filter may pass it again: public, back, and public again.
    reads: versionOf,
    texts: 'decisive',
    itemsOf: async ({ note }) => [{ id: note.id, ...(await versionOf(note)) }],
    shows: 'note',
  });
  await versions.save();
  return records;
}

/** What a trigger fires for in a note. */
interface Fired {
  texts: NoteTexts;
  own: readonly Presented[];
}

async function pollRecords(
  step: Step,
  filter: NoteFilter,
  { purpose, status, late = recentlyUpdated(), reads, texts, itemsOf, shows }: NotePoll,
): Promise<Presented[]> {
  const presenter = notePresenter(step, filter);
  const given = notesGiven(step);
  // A Zap that is turned on needs only the IDs of what exists.
  const canWait = texts === 'shown' ? purpose === 'new-items' : texts === 'decisive' && purpose !== 'sample';
  let count = 0;
  let putOff = 0;

  const make = async ({ texts: ofNote, own }: Fired): Promise<NoteRecords> => {
    const isIdEnough = purpose === 'known-items' && count >= MOST_WHOLE;
    count += own.length;
    if (isIdEnough) {
      const ids = own.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }));
      // A part of a text keeps all of it in memory, unless it is copied.
      return { own: structuredClone(ids), shared: {}, lean: () => ({}) };
    }
    // Most notes of a poll are known to the Zap. They would leave no room for those that are not.
    const isLean = purpose !== 'sample' && !late.mayBe(ofNote.note);
    return await presenter.records(ofNote, { own, shows, isLean });
  };

  const found = await findNotes(step, filter, { status }, async (source) => {
    const { lists, isInStatus, passes, texts: listed } = source;
    const choose = async (note: Note): Promise<Fired | undefined> => {
      if (isInStatus(note)) await reads?.(note);
      if (!(await passes(note))) return undefined;
      // The code that reads texts is loaded with the first note.
      const { textsOf } = await import('../answers/parts.ts');
      const ofNote = textsOf(note, step.timeZone);
      const own = await itemsOf(ofNote);
      return own.length === 0 ? undefined : { texts: ofNote, own };
    };
    const chooseOrPutOff = async (note: Note): Promise<Fired | Unfinished | undefined> => {
      const isPutOff =
        canWait &&
        mayLackTexts(note) &&
        (late.mayBe(note) || (reads !== undefined && (putOff += 1) < MOST_PUT_OFF));
      if (!isPutOff) return await choose(note);
      const mayPass = isInStatus(note) && (reads !== undefined || filter.needsSpeakers);
      return mayPass || (await passes(note)) ? new Unfinished(note) : undefined;
    };
    const all = await poll<Note, Fired | Unfinished, NoteRecords | Unfinished>(
      step,
      { purpose, lists },
      {
        choose: chooseOrPutOff,
        make: async (chosen) => (chosen instanceof Unfinished ? chosen : await make(chosen)),
        late,
      },
    );
    const { made, read, unread } = await listed.finish(
      all,
      async (note) => {
        const chosen = await choose(note);
        return chosen && (await make(chosen));
      },
      // The state of an older note that can't be seen has not changed lately.
      async (note) => !late.mayBe(note) || (await given.has(note)),
    );
    await given.add(read);
    if (unread.length > 0)
      step.log(`There was no time to read the texts of ${unread.length} notes, which the list leaves out.`);
    return made;
  });
  const seen = new Set<string>();
  const groups = found.map((made) => {
    // Zapier runs the last record first. Reversed, the items of a note run in the note's order.
    const own = purpose === 'new-items' ? made.own.toReversed() : made.own;
    return { ...made, own: own.filter(({ id }) => !seen.has(id) && seen.add(id)) };
  });
  return presenter.fitted(groups).slice(0, purpose === 'sample' ? SAMPLES : MOST_IDS);
}

const states = zod.lazy(() => zod.catch(zod.array(zod.string()), []));
const MOST_GIVEN = 3000;

/** The notes that a Zap was given whole although their list leaves out texts, as they were listed: they are not read again. */
function notesGiven({ cache, zap }: Step) {
  const key = `given-${digest(zap, 43)}`;
  let known: Promise<ReadonlySet<string>> | undefined;
  const recalled = () => (known ??= cache.get(key).then((value) => new Set(states.parse(value))));
  return {
    has: async (note: Note) => (await recalled()).has(digest(note, 10)),
    add: async (notes: readonly Note[]) => {
      if (notes.length === 0) return;
      const all = [...notes.map((note) => digest(note, 10)), ...(await recalled())];
      await cache.set(key, all.slice(0, MOST_GIVEN), 2 * (LATE_MS / 1000));
    },
  };
}
