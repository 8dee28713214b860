import { actionItemOutput, presentActionItems } from '../resources/action_item.ts';
import { noteFilter, noteFilters } from '../resources/note/filter.ts';
import { pollItems } from '../resources/note/poll_items.ts';
import { boolean, string } from '../zapier/inputs.ts';
import { pollingTrigger } from '../zapier/operations.ts';

export default pollingTrigger({
  key: 'new_action_item',
  noun: 'Action Item',
  label: 'New Action Item',
  description: 'Triggers when a completed note has an action item, once for each item.',
  inputs: {
    assignee: string({
      label: 'Assigned To',
      helpText:
        "A full name, a first name, or an email address. If empty, everyone's action items are included.",
      placeholder: 'anna@example.com',
    }),
    includeDone: boolean({
      label: 'Include Completed Items',
      helpText: 'Also includes action items that are already marked as done in the note.',
    }),
    ...noteFilters,
  },
  output: actionItemOutput,
  perform: async (step, { assignee, includeDone, ...filters }, purpose) =>
    await pollItems(step, noteFilter(filters), {
      purpose,
      itemsOf: async (texts) => {
        // The code that reads text is loaded with the first note.
        const { isAssignedTo } = await import('../text/assigned_to.ts');
        const { peopleOf } = await import('../text/people.ts');
        const people = peopleOf(texts.note.participants);
        return (await presentActionItems(texts)).filter(
          (item) =>
            (includeDone === true || !item.done) &&
            (assignee === undefined || isAssignedTo(assignee, item.assignee, people)),
        );
      },
    }),
});
