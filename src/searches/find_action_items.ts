import { UserError } from '../api/user_error.ts';
import { MOST_MATCHES } from '../lists/best_matches.ts';
import { searchBudget } from '../lists/certainty.ts';
import { findBest, requireCertain } from '../lists/search.ts';
import {
  assigneeFilters,
  assigneeTest,
  fittedItems,
  foundActionItemOutput,
  presentFoundItems,
} from '../resources/action_item.ts';
import { noteFilter, noteFilters, notesToFind } from '../resources/note/filter.ts';
import { timeOf } from '../text/dates.ts';
import { choice, datetime, inGroup } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const { assignee, unassigned } = assigneeFilters;
const DEFAULT_PERIOD_MS = 30 * 24 * 60 * 60_000;

export default search({
  key: 'find_action_items',
  noun: 'Action Item',
  label: 'Find Action Items',
  description:
    "Finds what people promised in meetings, newest note first: everyone's or one person's open or completed action items, with due dates and the notes they come from.",
  inputs: {
    assignee,
    status: choice({
      label: 'Status',
      choices: { open: 'Open', done: 'Done', all: 'Open and done' },
      default: 'open',
    }),
    createdAfter: datetime({
      label: 'Note Created After',
      helpText: "If empty, 30 days ago. Without a time zone, the Zap's is used, or UTC.",
    }),
    ...inGroup('people', { unassigned }),
    ...inGroup('meeting', {
      createdBefore: datetime({ label: 'Note Created Before', helpText: 'If empty, until now.' }),
    }),
    ...noteFilters,
  },
  output: foundActionItemOutput,
  perform: async (step, { assignee, unassigned, status, createdAfter, createdBefore, ...filters }) => {
    const from = createdAfter?.(step.timeZone) ?? Date.now() - DEFAULT_PERIOD_MS;
    const to = createdBefore?.(step.timeZone) ?? Infinity;
    if (from >= to)
      throw new UserError('Note Created After: use a time before the one in "Note Created Before".');
    const itemTest = assigneeTest({ assignee, unassigned });
    const filter = noteFilter(filters);
    const { lists, passes } = notesToFind(step, filter, 'completed');
    const found = await findBest(
      step,
      { lists, period: { from, to }, budget: searchBudget() },
      {
        most: MOST_MATCHES,
        matchesIn: async (note) => {
          const time = timeOf(note.createdAt);
          if (!(time >= from && time < to && (await passes(note)))) return [];
          const isWanted = await itemTest(note);
          const items = await presentFoundItems(note, step.timeZone);
          return items
            .filter((item) => (status === 'all' || item.done === (status === 'done')) && isWanted(item))
            .map((item) => () => item);
        },
      },
    );
    const narrower = () =>
      'use a later date in "Note Created After", or narrow the notes, for example with "Folders"';
    const { matches, hasMore } = requireCertain(found, { what: 'The search', noun: 'notes', narrower });
    return await fittedItems(matches, hasMore);
  },
});
