import { UserError } from '../api/user_error.ts';
import type { ActionItem } from '../text/action_items.ts';
import { boolean, type InputValues, string } from '../zapier/inputs.ts';
import { type FieldSpecs, type Output, outputFields, type Presented } from '../zapier/output.ts';
import type { Note } from './note/note.ts';
import { originFields, originSample } from './note/origin.ts';
import type { NoteTexts } from './note/parts.ts';

/** Whose action items are wanted. */
export const assigneeFilters = {
  assignee: string({
    label: 'Assigned To',
    helpText:
      "A full name, a first name, or an email address. If empty, everyone's action items are included.",
    placeholder: 'anna@example.com',
  }),
  unassigned: boolean({ label: 'Unassigned Only', helpText: 'Only action items without an assignee.' }),
};

type ItemTest = (item: Pick<ActionItem, 'assignee'>) => boolean;

/**
 * A test for the action items of each note.
 *
 * @throws {UserError} if items of someone and of nobody are wanted.
 */
export function assigneeTest({
  assignee,
  unassigned,
}: InputValues<typeof assigneeFilters>): (note: Note) => Promise<ItemTest> {
  if (assignee !== undefined && unassigned === true) {
    throw new UserError('"Assigned To" is filled in, but "Unassigned Only" is on. Use only one of the two.');
  }
  return async ({ participants }) => {
    if (unassigned === true) return (item) => item.assignee === null;
    if (assignee === undefined) return () => true;
    // The code that reads text is loaded with the first note.
    const { isAssignedTo, peopleOf } = await import('../text/people.ts');
    const people = peopleOf(participants);
    return (item) => isAssignedTo(assignee, item.assignee, people);
  };
}

interface PresentedActionItem extends ActionItem {
  id: string;
}

/** The action items of a note, each with an id that is the same whenever the note is read. */
export async function presentActionItems(texts: NoteTexts): Promise<(ActionItem & Presented)[]> {
  const { itemId } = await import('../text/action_item_list.ts');
  return texts.items().map((item) => ({ id: itemId(texts.note.id, item), ...item }));
}

export const actionItemOutput: Output = {
  outputFields: outputFields({
    text: 'Action Item',
    assignee: 'Assignee',
    assigneeEmail: 'Assignee Email',
    dueDate: 'Due Date',
    dueText: 'Due Date (as Written)',
    done: { label: 'Is Done', type: 'boolean' },
    ...originFields,
    id: 'Action Item ID',
  } satisfies FieldSpecs<PresentedActionItem>),
  sample: {
    id: 'note_5Gk1Zt-3a3518689c13b686930686f4',
    text: 'Send the two-year offer by Friday',
    done: false,
    assignee: 'Anna Berg',
    assigneeEmail: 'anna.berg@acme.example',
    dueDate: '2026-03-13',
    dueText: 'by Friday',
    ...originSample,
  } satisfies PresentedActionItem,
};
