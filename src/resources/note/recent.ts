import { UserError } from '../../api/user_error.ts';
import { MOST_MATCHES } from '../../lists/best_matches.ts';
import { mayBeOf, type Period } from '../../lists/range.ts';
import { findBest, type Found, requireCertain, searchBudget, type Wording } from '../../lists/search.ts';
import { datetime, inGroup, type InputValues } from '../../zapier/inputs.ts';
import type { Step } from '../../zapier/step.ts';
import { findNotes, type NoteFilter } from './filter.ts';
import type { ListedText } from './listed_texts.ts';
import type { Note } from './note.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The fields for the period whose notes are read for what is in them: the last days, if they are empty. */
export function recentPeriod(days: number) {
  return {
    createdAfter: datetime({
      label: 'Note Created After',
      helpText: `If empty, ${days} days ago. Without a time zone, the Zap's is used, or UTC.`,
    }),
    ...inGroup('meeting', {
      createdBefore: datetime({ label: 'Note Created Before', helpText: 'If empty, until now.' }),
    }),
  };
}

type Dates = InputValues<ReturnType<typeof recentPeriod>>;

/** @throws {UserError} for a period that ends before it begins. */
export function readRecentPeriod(
  { timeZone }: Step,
  { createdAfter, createdBefore }: Dates,
  days: number,
): Period {
  const from = createdAfter?.(timeZone) ?? Date.now() - days * DAY_MS;
  const to = createdBefore?.(timeZone) ?? Infinity;
  if (from < to) return { from, to };
  throw new UserError('Note Created After: use a time before the one in "Note Created Before".');
}

/** How far back the searches for what is in notes look. */
export const RECENT_DAYS = 30;

/**
 * What is found in the completed notes of a period, newest note first; last, in those whose creation time is unknown.
 *
 * @throws {UserError} for a period that ends before it begins, and if notes that were not read could change the answer.
 */
export async function findInRecentNotes<Match>(
  step: Step,
  filter: NoteFilter,
  { needed, ...dates }: Dates & { needed: readonly ListedText[] },
  matchesIn: (note: Note) => Promise<readonly (() => Match | Promise<Match>)[]>,
): Promise<Found<Match>> {
  const period = readRecentPeriod(step, dates, RECENT_DAYS);
  const budget = searchBudget();
  const found = await findNotes(step, filter, { status: 'completed', needed }, ({ lists, passes }) =>
    findBest(
      step,
      { lists, period, budget },
      {
        most: MOST_MATCHES,
        matchesIn: async (note) =>
          mayBeOf(period, note) && (await passes(note)) ? await matchesIn(note) : [],
      },
    ),
  );
  return requireCertain(found, recentWording(filter));
}

/** What to say if not all notes of the period were read. */
export function recentWording({ narrower }: NoteFilter): Wording {
  const dates = 'use a later date in "Note Created After"';
  return { what: 'The search', noun: 'notes', dates, others: narrower };
}
