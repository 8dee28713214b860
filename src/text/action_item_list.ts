import { createHash } from 'node:crypto';

import type { ActionItem } from './action_items.ts';
import { textKey } from './action_items.ts';
import type { AcceptsName } from './assignee.ts';
import { personName, splitAssignee } from './assignee.ts';
import { isGroup } from './people.ts';

/** One line per item, `Anna: Send the offer`, with ` (done)` after those done; null if there are none. */
export function actionItemsText(items: readonly ActionItem[]): string | null {
  return items.length === 0 ? null : items.map(itemLine).join('\n');
}

/** The lines of `actionItemsText` as an HTML list, fully escaped; null if there are no items. */
export function actionItemsHtml(items: readonly ActionItem[]): string | null {
  if (items.length === 0) return null;
  const lines = items.map((item) => `<li>${escapeHtml(itemLine(item))}</li>`);
  return `<ul>\n${lines.join('\n')}\n</ul>`;
}

/** How many of the items are not done. */
export function openCount(items: readonly Pick<ActionItem, 'done'>[]): number {
  return items.filter(({ done }) => !done).length;
}

/** `Anna: Send the offer`, with ` (done)` if it is. */
export function itemLine({ text, assignee, done }: Pick<ActionItem, 'text' | 'assignee' | 'done'>): string {
  return `${assignee === null ? '' : `${assignee}: `}${text}${done ? ' (done)' : ''}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * A stable ID for each of a note's items, derived from the item's text without anything that may be a name. Ticking,
 * reassigning, moving, or retyping an item doesn't change it, even if the participants become known later. Identical items
 * are numbered, so pass all items of the note.
 */
export function itemKeys(noteId: string, items: readonly Pick<ActionItem, 'text'>[]): string[] {
  const counts = new Map<string, number>();
  return items.map(({ text }) => {
    const key = createHash('sha256')
      .update(textKey(withoutNames(text)))
      .digest('hex')
      .slice(0, 24);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${noteId}-${key}${count === 1 ? '' : `-${count}`}`;
  });
}

/** An item can have several names around it: `Photos: Zoe will choose them (Ben)`. */
const MOST_NAMES = 4;

function withoutNames(text: string): string {
  const isName: AcceptsName = (name, place) =>
    place !== 'sentence' && (isGroup(name) || personName(name) !== null);
  let rest = text;
  for (let count = 0; count < MOST_NAMES; count += 1) rest = splitAssignee(rest, isName).text;
  return rest;
}
