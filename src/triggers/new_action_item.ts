import {
  actionItemOutput,
  assigneeFilters,
  assigneeTest,
  hasUnreadItems,
  presentActionItems,
} from '../answers/action_item.ts';
import { noteFilter, noteFilters } from '../notes/filter.ts';
import { pollItems } from '../polls/poll_notes.ts';
import { boolean } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_action_item',
  noun: 'Action Item',
  label: 'New Action Item',
  description: 'Triggers when an action item is found in a completed note, once for each item.',
  inputs: {
    ...assigneeFilters,
    includeDone: boolean({
      label: 'Include Completed Items',
      helpText: 'Also triggers for action items that are already completed in the note.',
    }),
    ...noteFilters,
  },
  output: actionItemOutput,
  perform: async (step, { assignee, unassigned, includeDone, ...filters }, purpose) => {
    const itemTest = assigneeTest({ assignee, unassigned });
    return await pollItems(step, noteFilter(step, filters), {
      purpose,
      itemsOf: async (texts) => {
        const isWanted = await itemTest(texts.note);
        if (await hasUnreadItems(texts))
          step.log(`The note ${texts.note.id} is too long to read all of its action items.`);
        return (await presentActionItems(texts)).filter(
          (item) => (includeDone === true || !item.done) && isWanted(item),
        );
      },
    });
  },
});
