import { DIGEST_MS } from '../api/budgets.ts';
import { UserError } from '../api/user_error.ts';
import { BestMatches } from '../lists/best_matches.ts';
import { MOST_OUT_OF_PLACE, SeenOrder } from '../lists/order.ts';
import { Budget } from '../lists/reading.ts';
import {
  assigneeFilters,
  assigneeTest,
  fittedItems,
  type FoundActionItem,
  foundActionItemOutput,
  presentFoundItems,
} from '../resources/action_item.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { notesOfPeriod } from '../resources/note/period.ts';
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
      helpText: "If empty, 30 days ago. Dates without a time zone are in your Zap's time zone.",
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
    const best = new BestMatches<FoundActionItem>();
    const notes = notesOfPeriod(step, filter, { from, to, budget: new Budget(DIGEST_MS) }, (gap) => {
      if (best.isFull && gap.hasNewest) return;
      throw new UserError(
        `The list of action items would be incomplete: ${gap.reason}. Use a later date in "Note Created After", or narrow the notes, for example with "Folders".`,
      );
    });
    const seen = new SeenOrder();
    let passedOver = 0;
    for await (const note of notes) {
      seen.add(timeOf(note.createdAt));
      const rank = { id: note.id, createdAt: note.createdAt, isExact: false };
      if (best.wants(rank)) {
        passedOver = 0;
        const isWanted = await itemTest(note);
        for (const item of await presentFoundItems(note, step.timeZone)) {
          if ((status === 'all' || item.done === (status === 'done')) && isWanted(item))
            best.add({ ...rank, id: item.id }, item);
        }
      } else {
        passedOver += 1;
        const isCertain = passedOver >= MOST_OUT_OF_PLACE && seen.trend === 'newest-first';
        if (isCertain && filter.folderIds.length <= 1) break;
      }
    }
    return await fittedItems(best.results);
  },
});
