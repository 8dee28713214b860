import { UserError } from '../../api/user_error.ts';
import { BestMatches } from '../../lists/best_matches.ts';
import { requireCertainty, requireCriteria, searchBudget } from '../../lists/certainty.ts';
import { MOST_OUT_OF_PLACE, SeenOrder } from '../../lists/order.ts';
import { PAGE_SIZE } from '../../lists/page_size.ts';
import { type End, type Reading, readList } from '../../lists/reading.ts';
import { isSame } from '../../text/compare.ts';
import { timeOf } from '../../text/dates.ts';
import type { Quote } from '../../text/mentions.ts';
import { phrasePattern } from '../../text/phrases.ts';
import { choice, datetime, inGroup, type InputValues, string } from '../../zapier/inputs.ts';
import type { Step } from '../../zapier/step.ts';
import { unusablePhrase } from '../phrase.ts';
import { type NoteFilter, noteFilter, noteFilters, notesToFind } from './filter.ts';
import { type Note, NOTE_STATUSES } from './note.ts';

const { titleContains, ...otherFilters } = noteFilters;

/** What a search for notes can look for. */
export const noteCriteria = {
  titleContains,
  textContains: string({
    label: 'Text Contains',
    helpText:
      "Searches the summary, AI-enhanced note, written notes, and transcript. Capital letters and accents don't matter.",
  }),
  status: choice({
    label: 'Status',
    helpText: 'A completed note has its summary and transcript.',
    choices: NOTE_STATUSES,
  }),
  ...otherFilters,
  createdAfter: datetime({
    label: 'Created After',
    helpText: "Dates without a time zone are in your Zap's time zone.",
  }),
  ...inGroup('meeting', {
    createdBefore: datetime({
      label: 'Created Before',
      helpText: 'Notes created at exactly this time are not included.',
    }),
    updatedAfter: datetime({
      label: 'Updated After',
      helpText: 'Also includes older notes that were changed since.',
    }),
  }),
};

type Input = ReturnType<typeof inTimeZone>;

interface Ranking {
  /** How many matches are wanted. */
  most: number;
  /** Whether exact titles come first, or just the newest notes. */
  isExactFirst: boolean;
}

/** Finds notes, best first. Only what a search keeps of its matches stays in memory. */
export class NoteSearch {
  readonly filter: NoteFilter;
  readonly #step: Step;
  readonly #input: Input;

  /** @throws {UserError} for unusable criteria, or none. */
  constructor(step: Step, given: InputValues<typeof noteCriteria>) {
    this.#step = step;
    this.#input = inTimeZone(given, step.timeZone);
    // These are not criteria: they only qualify another one.
    requireCriteria(
      Object.values({ ...this.#input, internalDomains: undefined, includeSubfolders: undefined }),
      'the fields, such as "Title Contains" or "Created After"',
    );
    this.filter = noteFilter(this.#input);
  }

  /**
   * @param present makes what is kept of a note.
   * @throws {UserError} if nothing was found and some notes were not read.
   */
  async best<Match>(ranking: Ranking, present: (note: Note) => Promise<Match>): Promise<Match[]> {
    const input = this.#input;
    const { lists, passes } = notesToFind(this.#step, this.filter, input.status);
    const best = new BestMatches<Match>(ranking.most);
    const budget = searchBudget();
    const readings: Reading<Note, End>[] = [];

    for (const list of lists) {
      const reading = readList(list, budget);
      readings.push(reading);
      const seen = new SeenOrder();
      let passedOver = 0;
      for await (const note of reading) {
        seen.add(timeOf(note.createdAt));
        const isExact =
          ranking.isExactFirst &&
          input.titleContains !== undefined &&
          isSame(note.title, input.titleContains);
        const rank = { id: note.id, createdAt: note.createdAt, isExact };
        if (
          isInTime(note, input) &&
          best.wants(rank) &&
          (await passes(note)) &&
          (await this.#mentionsText(note))
        )
          best.add(rank, await present(note));
        passedOver = isPast(note, seen, { input, ranking, isFull: best.isFull }) ? passedOver + 1 : 0;
        if (passedOver > (seen.order === 'none' ? MOST_OUT_OF_PLACE : 0)) break;
      }
    }
    requireCertainty(best.results, readings, { noun: 'notes', narrower: narrower(input) });
    return best.results;
  }

  async #mentionsText(note: Note): Promise<boolean> {
    return this.#input.textContains === undefined || (await this.quotes(note, 1)).length > 0;
  }

  /** What a note says of the text that is looked for, as people read it. */
  async quotes(note: Note, most: number): Promise<Quote[]> {
    const { textContains } = this.#input;
    if (textContains === undefined) return [];
    const { mentions, searchable } = await import('../../text/mentions.ts');
    const { notePassages } = await import('./passages.ts');
    const { textsOf } = await import('./parts.ts');
    const pattern = phrasePattern(textContains, 'anywhere');
    if (pattern === null) throw unusablePhrase('Text Contains', textContains);
    const texts = textsOf(note, this.#step.timeZone);
    return mentions(searchable(notePassages(texts, 'anywhere')), pattern, most).quotes;
  }
}

/** @throws {UserError} if no note can have been created in between. */
function inTimeZone(given: InputValues<typeof noteCriteria>, timeZone: string) {
  const createdAfter = given.createdAfter?.(timeZone);
  const createdBefore = given.createdBefore?.(timeZone);
  if (createdAfter !== undefined && createdBefore !== undefined && createdAfter >= createdBefore)
    throw new UserError('Created After: use a time before the one in "Created Before".');
  return {
    ...given,
    createdAfter,
    createdBefore,
    updatedAfter: given.updatedAfter?.(timeZone),
  };
}

/** The times, which the triggers don't have. */
function isInTime(note: Note, { createdAfter, createdBefore, updatedAfter }: Input): boolean {
  if (createdAfter !== undefined && !(timeOf(note.createdAt) > createdAfter)) return false;
  if (createdBefore !== undefined && !(timeOf(note.createdAt) < createdBefore)) return false;
  return updatedAfter === undefined || timeOf(note.updatedAt) > updatedAfter;
}

/** Whether the order of the list so far rules out a better match further on, unless it is out of place. */
function isPast(
  { createdAt }: Note,
  seen: SeenOrder,
  { input, ranking, isFull }: { input: Input; ranking: Ranking; isFull: boolean },
): boolean {
  // Fewer items than a page can be in order by chance.
  if (seen.dated < PAGE_SIZE) return false;
  const last = timeOf(createdAt);
  const mayBeExact = ranking.isExactFirst && input.titleContains !== undefined;
  switch (seen.trend) {
    case 'newest-first':
      return (isFull && !mayBeExact) || last <= (input.createdAfter ?? -Infinity);
    case 'oldest-first':
      return last >= (input.createdBefore ?? Infinity);
    default:
      return false;
  }
}

function narrower({ status, folderIds, includeSubfolders }: Input): string {
  if (folderIds.length === 0) return 'choose a folder in "Folders"';
  if (includeSubfolders === true) return 'turn off "Include Subfolders"';
  return status === undefined ? 'choose a "Status"' : 'choose fewer or smaller folders';
}
