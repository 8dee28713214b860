import { UserError } from '../api/user_error.ts';
import { MOST_MATCHES } from '../lists/best_matches.ts';
import type { List } from '../lists/list.ts';
import type { Place } from '../lists/place.ts';
import { ALL_TIME, mayBeOf, type Period } from '../lists/range.ts';
import type { Budget } from '../lists/reading.ts';
import {
  findBest,
  type Found,
  type MatchIn,
  searchBudget,
  SearchReading,
  type Wording,
} from '../lists/search.ts';
import { listedNotes, type Note, noteList } from '../service/note.ts';
import { datetime, inGroup, type InputValues } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';
import type { NoteFilter } from './filter.ts';
import { type ListedText, ListedTexts } from './listed_texts.ts';
import type { MayMention } from './may_mention.ts';

/** Stands for every status but one. */
export const NOT_COMPLETED = 'not-completed';

/** Where to find notes: the lists to read, and the test for each note. */
export interface NoteSource {
  lists: readonly List<Note>[];
  isInStatus: (note: Note) => boolean;
  texts: ListedTexts;
  /** Whether a note may pass, judged at once. */
  mayPass: (note: Note) => boolean;
  passes: (note: Note) => Promise<boolean>;
}

export interface Sought {
  /** Undefined: any. */
  status: string | undefined;
  /** A note of unknown time may be of any. */
  period?: Period;
  /** The texts that nothing can be found without. If this is undefined, none are, not even to know who speaks. */
  needed?: readonly ListedText[] | undefined;
  /** Whether more may be made of what is found than of its texts that are needed. */
  isWhole?: boolean | undefined;
  /** Which notes may be looked for, apart from the filter. Of a transcript, only the first segment may be parsed. */
  isSought?: MayMention | undefined;
}

/** What is found among the notes that pass the filter. If tags turn out not to be folders, it is looked for again, folder by folder. */
export async function findNotes<Result>(
  step: Step,
  filter: NoteFilter,
  { status, period = ALL_TIME, needed, isWhole = needed === undefined, isSought = () => true }: Sought,
  find: (source: NoteSource) => Promise<Result>,
): Promise<Result> {
  // Where there is no note, none would show that a folder is not there.
  await filter.excluded?.requireExisting();
  // The service filters by status. A note that has another one nevertheless must not fire too early.
  const isInStatus = ({ status: own }: Note) =>
    status === undefined || own === null || (status === NOT_COMPLETED ? own !== 'completed' : own === status);
  const mayPass: MayMention = (note, restAsText) =>
    isInStatus(note) && mayBeOf(period, note) && filter.mayMatch(note) && isSought(note, restAsText);
  const { people } = filter;
  const usesTranscripts = isWhole || needed?.includes('transcripts') === true;
  listedNotes(step).needsTranscript = (note, restAsText) =>
    mayPass(note, restAsText) && (people.areIn(note) ? usesTranscripts : people.maySpeakIn(restAsText()));
  const texts = new ListedTexts(step);
  const all = people.areNamed ? needed && [...needed, 'transcripts' as const] : needed;
  const findIn = (lists: readonly List<Note>[], isInFolders?: (note: Note) => Promise<boolean>) =>
    find({
      lists: lists.map((list) => texts.watch(list, all)),
      isInStatus,
      texts,
      mayPass,
      passes: async (note) =>
        mayPass(note) &&
        (await filter.matches(note)) &&
        (isInFolders === undefined || (await isInFolders(note))),
    });
  if (filter.folders === null) return await findIn([noteList(step, { status })]);
  return await filter.folders.find({ status }, findIn);
}

/** The period whose notes are read for what is in them, by default as many days as are given. */
export const recentPeriod = (days: number) => ({
  createdAfter: datetime({
    label: 'Note Created After',
    helpText: `If empty, the last ${days} days are searched. Times without a time zone are in the Zap's time zone, or UTC.`,
  }),
  ...inGroup('meeting', {
    createdBefore: datetime({
      label: 'Note Created Before',
      helpText: 'If empty, notes up to now are searched.',
    }),
  }),
});
type PeriodInput = InputValues<ReturnType<typeof recentPeriod>>;

/** @throws {UserError} for a period that ends before it begins. @param label how the fields' labels begin. */
export function periodIn(
  { timeZone }: Step,
  { createdAfter, createdBefore }: PeriodInput,
  { label = 'Note Created', days = Infinity } = {},
): Period {
  const from = createdAfter?.(timeZone) ?? Date.now() - days * 24 * 60 * 60_000;
  const to = createdBefore?.(timeZone) ?? Infinity;
  if (from >= to) throw new UserError(`${label} After: use a time before the one in "${label} Before".`);
  return { from, to };
}

/** How far back the searches for what is in notes look. */
export const RECENT_DAYS = 30;

interface Recent extends Pick<Sought, 'isSought'> {
  needed: readonly ListedText[];
  after: Place | undefined;
}

/**
 * What is found in the completed notes of a period, newest note first.
 *
 * @throws {UserError} for an impossible period.
 */
export async function findInRecentNotes<Match>(
  step: Step,
  filter: NoteFilter,
  { createdAfter, createdBefore, after, ...sought }: PeriodInput & Recent,
  matchesIn: (note: Note) => Promise<readonly MatchIn<Match>[]>,
): Promise<Found<Match>> {
  const period = periodIn(step, { createdAfter, createdBefore }, { days: RECENT_DAYS });
  const budget = searchBudget();
  return await findNotes(step, filter, { status: 'completed', period, ...sought }, (source) =>
    findBest(
      step,
      { lists: source.lists, period, budget, isWanted: source.mayPass },
      {
        most: MOST_MATCHES,
        after,
        matchesIn: async (note) => ((await source.passes(note)) ? await matchesIn(note) : []),
      },
    ),
  );
}

/** What to say if not all notes of the period were read. */
export function recentWording({ narrower }: NoteFilter): Wording {
  const dates = 'use a later date in "Note Created After"';
  return { what: 'The search', noun: 'notes', dates, others: narrower };
}

/**
 * Reads the notes that may be of a period and pass the filter, each once. The result tells what was not read.
 *
 * @param begin forgets the notes it was given, if any, and returns what is called with each: a folder's list may have to be
 *   left for another one.
 */
export async function readNotesOfPeriod(
  step: Step,
  filter: NoteFilter,
  { period, budget, ...sought }: Sought & { period: Period; budget: Budget },
  begin: () => (note: Note) => void | Promise<void>,
): Promise<SearchReading<Note>> {
  return await findNotes(step, filter, { period, ...sought }, async ({ lists, mayPass, passes }) => {
    const use = begin();
    const reading = new SearchReading(step, { lists, period, budget, isWanted: mayPass });
    for await (const notes of reading) for (const note of notes) if (await passes(note)) await use(note);
    return reading;
  });
}
