import { createHash } from 'node:crypto';

import { escapeHtml } from '../text/markdown.ts';
import type { ActionItem, KeyedItem } from './reader.ts';

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

/**
 * The ID of a note's item, the same whenever the note is read: it depends on the item's line as written and on the name of
 * its group, and on nothing else.
 */
export function itemId(noteId: string, { key }: Pick<KeyedItem, 'key'>): string {
  return `${noteId}-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}
