import {
  assigneeFilters,
  assigneeTest,
  fittedItems,
  foundActionItemOutput,
  presentFoundItems,
} from '../answers/action_item.ts';
import { listed, pageField, pagesOf, startOf } from '../answers/pages.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { findInRecentNotes, RECENT_DAYS, recentPeriod, recentWording } from '../notes/find.ts';
import { choice, inGroup } from '../zapier/inputs.ts';
import { search } from '../zapier/operations.ts';

const { assignee, unassigned } = assigneeFilters;

export default search({
  key: 'find_action_items',
  noun: 'Action Item',
  label: 'Find Action Items',
  description:
    "Finds open or completed action items, everyone's or one person's, newest note first, with due dates and the notes they come from.",
  inputs: {
    assignee,
    status: choice({
      label: 'Status',
      choices: { open: 'Open', done: 'Completed', all: 'Open and completed' },
      default: 'open',
    }),
    ...recentPeriod(RECENT_DAYS),
    ...inGroup('people', { unassigned }),
    ...noteFilters,
    ...pageField,
  },
  output: foundActionItemOutput,
  perform: async (step, { page, ...input }) => {
    const { assignee, unassigned, status, createdAfter, createdBefore, ...filters } = input;
    const pages = pagesOf('find_action_items', step, { page, ...input });
    const filter = noteFilter(step, filters);
    const itemTest = assigneeTest({ assignee, unassigned });
    const period = { createdAfter, createdBefore, needed: ['summary'] as const, after: startOf(pages) };
    const cutIn = new Set<string>();
    const found = await findInRecentNotes(step, filter, period, async (note) => {
      const isWanted = await itemTest(note);
      const { items, hasUnread } = await presentFoundItems(note, step.timeZone);
      if (hasUnread) cutIn.add(note.id);
      return items
        .filter((item) => (status === 'all' || item.done === (status === 'done')) && isWanted(item))
        .map((item) => ({ id: item.id, make: () => item }));
    });
    const items = listed(found, pages, recentWording(filter));
    return fittedItems(items.hasMore === false && cutIn.size > 0 ? { ...items, hasMore: null } : items);
  },
});
