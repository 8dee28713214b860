import { UserError } from '../../api/user_error.ts';
import { MOST_MATCHES } from '../../lists/best_matches.ts';
import { findBest, type Found, requireCertain, searchBudget, type Wording } from '../../lists/search.ts';
import { timeOf } from '../../text/dates.ts';
import { datetime, inGroup, type InputValues } from '../../zapier/inputs.ts';
import type { Step } from '../../zapier/step.ts';
import { findNotes, type NoteFilter } from './filter.ts';
import type { ListedText } from './listed_texts.ts';
import type { Note } from './note.ts';

const DEFAULT_PERIOD_MS = 30 * 24 * 60 * 60_000;

/** The period whose notes are read for what is in them. */
export const recentPeriod = {
  createdAfter: datetime({
    label: 'Note Created After',
    helpText: "If empty, 30 days ago. Without a time zone, the Zap's is used, or UTC.",
  }),
  ...inGroup('meeting', {
    createdBefore: datetime({ label: 'Note Created Before', helpText: 'If empty, until now.' }),
  }),
};

/**
 * What is found in the completed notes of a period, newest note first.
 *
 * @throws {UserError} for a period that ends before it begins, and if notes that were not read could change the answer.
 */
export async function findInRecentNotes<Match>(
  step: Step,
  filter: NoteFilter,
  { needed, ...period }: InputValues<typeof recentPeriod> & { needed: readonly ListedText[] },
  matchesIn: (note: Note) => Promise<readonly (() => Match | Promise<Match>)[]>,
): Promise<Found<Match>> {
  const from = period.createdAfter?.(step.timeZone) ?? Date.now() - DEFAULT_PERIOD_MS;
  const to = period.createdBefore?.(step.timeZone) ?? Infinity;
  if (from >= to)
    throw new UserError('Note Created After: use a time before the one in "Note Created Before".');
  const budget = searchBudget();
  const found = await findNotes(step, filter, { status: 'completed', needed }, ({ lists, passes }) =>
    findBest(
      step,
      { lists, period: { from, to }, budget },
      {
        most: MOST_MATCHES,
        matchesIn: async (note) => {
          const time = timeOf(note.createdAt);
          return time >= from && time < to && (await passes(note)) ? await matchesIn(note) : [];
        },
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
