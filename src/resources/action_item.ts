import type { ActionItem } from '../text/action_items.ts';
import { type FieldSpecs, type Output, outputFields, type Presented } from '../zapier/output.ts';
import type { NoteOrigin } from './note/origin.ts';
import { originFields, originSample } from './note/origin_output.ts';
import type { NoteTexts } from './note/parts.ts';

interface PresentedActionItem extends ActionItem, NoteOrigin {
  id: string;
}

/** The action items of a note, each with an id that is the same whenever the note is read. */
export async function presentActionItems(texts: NoteTexts): Promise<(ActionItem & Presented)[]> {
  const { itemKeys } = await import('../text/action_item_list.ts');
  const items = texts.items();
  // The keys depend on all items of the note.
  const keys = itemKeys(texts.note.id, items);
  return items.flatMap((item, index) => {
    const id = keys[index];
    return id === undefined ? [] : [{ id, ...item }];
  });
}

export const actionItemOutput: Output = {
  outputFields: outputFields({
    text: 'Action Item (Best Effort)',
    assignee: 'Assignee',
    assigneeEmail: 'Assignee Email',
    done: { label: 'Is Done', type: 'boolean' },
    ...originFields,
    id: 'Action Item ID',
  } satisfies FieldSpecs<PresentedActionItem>),
  sample: {
    id: 'note_5Gk1Zt-b25a7852d10bc94f716f88b1',
    text: 'Send the two-year offer by Friday',
    done: false,
    assignee: 'Anna Berg',
    assigneeEmail: 'anna.berg@acme.example',
    ...originSample,
  } satisfies PresentedActionItem,
};
