import { UserError } from '../api/user_error.ts';
import type { Place } from '../lists/place.ts';
import { mayBeOf, type Period } from '../lists/range.ts';
import { findBest, type Found, requireCriteria, searchBudget, type Wording } from '../lists/search.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { findNotes, NOT_COMPLETED, periodIn } from '../notes/find.ts';
import { DeferredNote, mayLackTexts } from '../notes/listed_texts.ts';
import { type MayMention, mayMention } from '../notes/may_mention.ts';
import { usablePhrase } from '../notes/usable_phrase.ts';
import { product } from '../product.ts';
import { getNote, type Note, NOTE_STATUSES } from '../service/note.ts';
import { sameAs } from '../text/compare.ts';
import { timeOf } from '../text/dates.ts';
import type { Quote } from '../text/mentions.ts';
import { choice, datetime, inGroup, type InputValues, string } from '../zapier/inputs.ts';
import { note } from '../zapier/pickers.ts';
import type { Step } from '../zapier/step.ts';

const { titleContains, ...otherFilters } = noteFilters;

/** What a search for notes can look for. */
export const noteCriteria = {
  titleContains,
  textContains: string({
    label: 'Text Contains',
    helpText:
      "A word or exact phrase from the note: its summary, AI-enhanced note, written notes, or transcript. Capital letters and accents don't matter.",
  }),
  status: choice({
    label: 'Status',
    helpText:
      'A completed note has its summary and transcript. You can also enter another status, such as `postprocessing`.',
    choices: { ...NOTE_STATUSES, [NOT_COMPLETED]: 'Not completed' },
    others: true,
  }),
  ...otherFilters,
  createdAfter: datetime({
    label: 'Created After',
    helpText: "Times without a time zone are in the Zap's time zone, or UTC.",
  }),
  ...inGroup('meeting', {
    createdBefore: datetime({
      label: 'Created Before',
      helpText: 'Notes created at exactly this time are not included.',
    }),
    sameSeriesAs: note({
      label: 'Same Series As',
      helpText:
        "Only earlier meetings of this note's series: notes with the same first folder whose titles are equal apart from dates and numbers.",
    }),
    updatedAfter: datetime({
      label: 'Updated After',
      helpText: 'Only notes changed after this time, whenever they were created.',
    }),
  }),
  ...inGroup('advanced', {
    order: choice({
      label: 'Order',
      choices: { 'newest-first': 'Newest first', 'oldest-first': 'Oldest first' },
      default: 'newest-first',
    }),
  }),
};

interface Wanted {
  most: number;
  after?: Place | undefined;
  /** Whether exact titles come first, or just the newest notes. */
  isExactFirst: boolean;
  /** Whether notes are shown with their transcripts. */
  isWhole: boolean;
}

export type NoteSearch = ReturnType<typeof noteSearch>;

/**
 * Finds notes, best first. Only what a search keeps of its matches stays in memory.
 *
 * @throws {UserError} for unusable criteria.
 */
export function noteSearch(step: Step, input: InputValues<typeof noteCriteria>) {
  const { titleContains, textContains, status, createdAfter, folderIds, includeSubfolders } = input;
  const updatedFrom = input.updatedAfter?.(step.timeZone);
  const period = { ...periodIn(step, input, { label: 'Created' }), updatedFrom };
  const filter = noteFilter(step, input);
  /** What to say if the notes are not certain. */
  const wording = {
    what: 'The search',
    noun: 'notes',
    dates: createdAfter === undefined ? 'fill in "Created After"' : 'use a later date in "Created After"',
    others:
      folderIds.length > 0 && includeSubfolders !== true && status === undefined
        ? 'choose a "Status"'
        : filter.narrower,
  } satisfies Wording;

  /** What a note says of the text that is looked for, as people read it. */
  const quotes = async (note: Note, most?: number): Promise<Quote[]> => {
    if (textContains === undefined) return [];
    const { mentions, searchable } = await import('../text/mentions.ts');
    const { notePassages } = await import('./passages.ts');
    const { textsOf } = await import('./parts.ts');
    const phrase = usablePhrase('Text Contains', textContains, 'anywhere');
    const said = searchable(notePassages(textsOf(note, step.timeZone), 'anywhere'));
    return mentions(said, phrase, most).quotes;
  };

  return {
    filter,
    wording,
    quotes,

    /** @throws {UserError} if nothing is looked for. */
    requireCriteria: () => {
      // These are not criteria: they only qualify another one.
      const qualifiers = { internalDomains: undefined, includeSubfolders: undefined, order: undefined };
      const criteria = { ...input, ...qualifiers };
      requireCriteria(Object.values(criteria), 'the fields, such as "Title Contains" or "Created After"');
    },

    /**
     * As many notes as are wanted, and how certain they are.
     *
     * @param present makes what is kept of a note.
     */
    best: async <Match>(
      { most, after, isExactFirst, isWhole }: Wanted,
      present: (note: Note) => Promise<Match>,
    ): Promise<Found<Match>> => {
      const hasTitle = isExactFirst && titleContains !== undefined ? sameAs(titleContains) : undefined;
      const budget = searchBudget();
      const needed = textContains === undefined ? [] : (['transcripts', 'summary'] as const);
      const { isOfSeries, before } = await seriesOf(step, input.sameSeriesAs);
      const range = { ...period, to: Math.min(period.to, before) };
      const mayMatch = textContains === undefined ? () => true : mayMention(textContains);
      const isSought: MayMention = (note, restAsText) =>
        isWithin(note, range) && isOfSeries(note) && mayMatch(note, restAsText);
      const sought = { status, needed, period: range, isSought, isWhole };
      return await findNotes(step, filter, sought, async ({ lists, mayPass, passes, texts }) => {
        const found = await findBest<Note, Match | DeferredNote>(
          step,
          { lists, period: range, budget, order: input.order, isWanted: mayPass },
          {
            most,
            after,
            isExact: hasTitle && (({ title }) => hasTitle(title)),
            matchesIn: async (note) => {
              const isMatch =
                (await passes(note)) && (textContains === undefined || (await quotes(note, 1)).length > 0);
              const make = () => (mayLackTexts(note) ? new DeferredNote(note) : present(note));
              return isMatch ? [{ id: note.id, make }] : [];
            },
          },
        );
        const { made: matches, unread } = await texts.finish(found.matches, present);
        if (unread.length > 0)
          throw new UserError(
            `The search could not read all of the notes that matched. It reads them one by one, because ${product.name} leaves their texts out of its lists. Try again later. To narrow it, ${wording.dates}, or ${wording.others}.`,
          );
        return { ...found, matches };
      });
    },
  };
}

/** A test for the notes of a note's series, and the time before which they are earlier. @throws {UserError} if the note has no title. */
async function seriesOf(step: Step, id: string | undefined) {
  if (id === undefined) return { isOfSeries: () => true, before: Infinity };
  const { seriesKey } = await import('./parts.ts');
  const last = await getNote(step.client, id);
  const key = seriesKey(last);
  if (key === null)
    throw new UserError('Same Series As: this note has no title, by which its series could be found.');
  const createdAt = timeOf(last.createdAt);
  const before = Number.isFinite(createdAt) ? createdAt : Infinity;
  // A note of unknown time may be earlier: it is not left out without a word.
  const isEarlier = (note: Note) => note.id !== last.id && !(timeOf(note.createdAt) >= before);
  return { isOfSeries: (note: Note) => isEarlier(note) && seriesKey(note) === key, before };
}

/** A note of unknown time may be of any period: it is not left out without a word. */
function isWithin(note: Note, period: Period): boolean {
  const { updatedFrom } = period;
  return mayBeOf(period, note) && (updatedFrom === undefined || timeOf(note.updatedAt) > updatedFrom);
}
