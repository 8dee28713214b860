import { UserError } from '../../api/user_error.ts';
import { findBest, type Found, requireCriteria, searchBudget, type Wording } from '../../lists/search.ts';
import { product } from '../../product.ts';
import { sameAs } from '../../text/compare.ts';
import { timeOf } from '../../text/dates.ts';
import type { Quote } from '../../text/mentions.ts';
import { choice, datetime, inGroup, type InputValues, string } from '../../zapier/inputs.ts';
import type { Step } from '../../zapier/step.ts';
import { usablePattern } from '../phrase.ts';
import { findNotes, type NoteFilter, noteFilter, noteFilters } from './filter.ts';
import { mayLackTexts, Unfinished } from './listed_texts.ts';
import { type Note, NOTE_STATUSES } from './note.ts';

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
      'A completed note has its summary and transcript. You can also type another status, such as `postprocessing`.',
    choices: NOTE_STATUSES,
    others: true,
  }),
  ...otherFilters,
  createdAfter: datetime({
    label: 'Created After',
    helpText: "Without a time zone, the Zap's is used, or UTC.",
  }),
  ...inGroup('meeting', {
    createdBefore: datetime({
      label: 'Created Before',
      helpText: 'Notes created at exactly this time are not included.',
    }),
    updatedAfter: datetime({
      label: 'Updated After',
      helpText: 'Also includes older notes that have changed since then.',
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

  /** @throws {UserError} for unusable criteria. */
  constructor(step: Step, given: InputValues<typeof noteCriteria>) {
    this.#step = step;
    this.#input = inTimeZone(given, step.timeZone);
    this.filter = noteFilter(step, this.#input);
  }

  /** @throws {UserError} if nothing is looked for. */
  requireCriteria(): void {
    // These are not criteria: they only qualify another one.
    requireCriteria(
      Object.values({ ...this.#input, internalDomains: undefined, includeSubfolders: undefined }),
      'the fields, such as "Title Contains" or "Created After"',
    );
  }

  /**
   * The notes, and how certain they are.
   *
   * @param present makes what is kept of a note.
   */
  async best<Match>(ranking: Ranking, present: (note: Note) => Promise<Match>): Promise<Found<Match>> {
    const input = this.#input;
    const { createdAfter = -Infinity, createdBefore = Infinity, updatedAfter, titleContains } = input;
    const hasTitle = titleContains === undefined ? undefined : sameAs(titleContains);
    const isExact = ({ title }: Note) => hasTitle?.(title) ?? false;
    const budget = searchBudget();
    const sought = {
      status: input.status,
      needed: input.textContains === undefined ? [] : (['transcripts', 'summary'] as const),
    };
    return await findNotes(this.#step, this.filter, sought, async ({ lists, passes, texts }) => {
      const found = await findBest<Note, Match | Unfinished>(
        this.#step,
        { lists, period: { from: createdAfter, to: createdBefore, updatedFrom: updatedAfter }, budget },
        {
          most: ranking.most,
          isExact: ranking.isExactFirst && titleContains !== undefined ? isExact : undefined,
          matchesIn: async (note) => {
            const isMatch = isInTime(note, input) && (await passes(note)) && (await this.#mentionsText(note));
            if (!isMatch) return [];
            return [() => (mayLackTexts(note) ? new Unfinished(note) : present(note))];
          },
        },
      );
      const { made: matches, unread } = await texts.finish(found.matches, present);
      if (unread.length > 0)
        throw new UserError(
          `The search ran out of time while it read the notes that matched one by one, because ${product.name} leaves their texts out of its lists. To narrow it, ${this.wording.dates}, or ${this.wording.others}.`,
        );
      return { ...found, matches };
    });
  }

  /** What to say if the notes are not certain. */
  get wording(): Wording {
    const { createdAfter, folderIds, includeSubfolders, status } = this.#input;
    const dates =
      createdAfter === undefined ? 'fill in "Created After"' : 'use a later date in "Created After"';
    const others =
      folderIds.length > 0 && includeSubfolders !== true && status === undefined
        ? 'choose a "Status"'
        : this.filter.narrower;
    return { what: 'The search', noun: 'notes', dates, others };
  }

  async #mentionsText(note: Note): Promise<boolean> {
    return this.#input.textContains === undefined || (await this.quotes(note, 1)).length > 0;
  }

  /** What a note says of the text that is looked for, as people read it. */
  async quotes(note: Note, most?: number): Promise<Quote[]> {
    const { textContains } = this.#input;
    if (textContains === undefined) return [];
    const { mentions, searchable } = await import('../../text/mentions.ts');
    const { notePassages } = await import('./passages.ts');
    const { textsOf } = await import('./parts.ts');
    const pattern = usablePattern('Text Contains', textContains, 'anywhere');
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
  if (createdAfter !== undefined && !(timeOf(note.createdAt) >= createdAfter)) return false;
  if (createdBefore !== undefined && !(timeOf(note.createdAt) < createdBefore)) return false;
  return updatedAfter === undefined || timeOf(note.updatedAt) > updatedAfter;
}
