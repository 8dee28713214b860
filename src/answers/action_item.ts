import type { ActionItem } from '../action_items/reader.ts';
import { UserError } from '../api/user_error.ts';
import { distinctPeople } from '../notes/person.ts';
import type { Note } from '../service/note.ts';
import { jsonBytes } from '../text/json_size.ts';
import { cutTexts } from '../text/shorten.ts';
import { boolean, type InputValues, string } from '../zapier/inputs.ts';
import { output, type Rows } from '../zapier/output.ts';
import { fittedRows } from './completeness.ts';
import { briefOrigin, briefOriginRows, originRows } from './origin.ts';
import { noteRows, offer } from './output.ts';
import { type PageOf, pageRows } from './pages.ts';
import type { NoteTexts } from './parts.ts';

export const assigneeFilters = {
  assignee: string({
    label: 'Assigned To',
    helpText:
      "A full name, a first name, or an email address. If empty, everyone's action items are included.",
    placeholder: 'anna@example.com',
  }),
  unassigned: boolean({ label: 'Unassigned Only', helpText: 'Only action items without an assignee.' }),
};

/** A test for the action items of each note. @throws {UserError} if items of someone and of nobody are wanted. */
export function assigneeTest({ assignee, unassigned }: InputValues<typeof assigneeFilters>) {
  if (assignee !== undefined && unassigned === true)
    throw new UserError('"Assigned To" is filled in, but "Unassigned Only" is on. Use only one of the two.');
  return async ({ participants }: Note): Promise<(item: Pick<ActionItem, 'assignee'>) => boolean> => {
    if (assignee === undefined) return (item) => unassigned !== true || item.assignee === null;
    // The code that reads text is loaded with the first note.
    const { isAssignedTo, peopleOf } = await import('../action_items/people.ts');
    const people = peopleOf(distinctPeople(participants));
    return (item) => isAssignedTo(assignee, item.assignee, people);
  };
}

/** The action items of a note, each with an id that is the same whenever the note is read. */
export async function presentActionItems(texts: NoteTexts) {
  const { itemId } = await import('../action_items/list.ts');
  return texts.items().map(({ key, ...item }) => ({ id: itemId(texts.note.id, { key }), ...item }));
}

/** Whether a note has more action items than are read, or its texts are too long to be read to their ends. */
export async function hasUnreadItems({ note, items }: NoteTexts): Promise<boolean> {
  const { MOST_ITEMS } = await import('../action_items/reader.ts');
  const { readablePart } = await import('../text/markdown_lines.ts');
  const isCut = (text: string | null) => text !== null && readablePart(text).length < text.length;
  return isCut(note.summary) || isCut(note.enhancedNote) || items().length >= MOST_ITEMS;
}

/** The same with what identifies their note, and nothing long, as a search returns them; and whether there may be others. */
export async function presentFoundItems(note: Note, timeZone: string) {
  const { textsOf } = await import('./parts.ts');
  const texts = textsOf(note, timeZone);
  const origin = briefOrigin(note, timeZone);
  const items = (await presentActionItems(texts)).map((item) => ({ ...item, ...origin }));
  return { items, hasUnread: await hasUnreadItems(texts) };
}

type FoundActionItem = Awaited<ReturnType<typeof presentFoundItems>>['items'][number];

/** If there is not enough room: the share of it that each of these may take. The rest is for the text of the item. */
const SHARES = { noteTitle: 0.15, assignee: 0.1, dueText: 0.08 } as const;
const LEAST_ROOM = 160;

/** The items, their texts cut if they would be too long together. */
export function fittedItems(found: PageOf<FoundActionItem>) {
  const cut = (item: FoundActionItem, room: number) => {
    const row = cutTexts(item, SHARES, room);
    const rest = room - jsonBytes([row.noteTitle, row.assignee, row.dueText]);
    return cutTexts(row, { text: 1 }, Math.max(0, rest));
  };
  return fittedRows(found, cut, { least: LEAST_ROOM });
}

const itemRows = {
  text: ['Action Item', offer.text],
  assignee: ['Assignee', offer.assignee],
  assigneeEmail: ['Assignee Email', offer.assigneeEmail],
  dueDate: ['Due Date', offer.dueDate],
  dueAt: [{ label: 'Due At', type: 'datetime' }, offer.dueAt],
  dueText: ['Due Date (as Written)', offer.dueText],
  done: [{ label: 'Is Completed', type: 'boolean' }, offer.done],
} satisfies Rows<ActionItem>;
const id = ['Action Item ID', `${noteRows.id[1]}-d2608a46604c9944b2410320`] as const;

export const actionItemOutput = output({ ...itemRows, ...originRows, id });

export const foundActionItemOutput = output({
  ...itemRows,
  ...briefOriginRows,
  id,
  ...pageRows,
} satisfies Rows<ReturnType<typeof fittedItems>[number]>);
