import { readdirSync, readFileSync } from 'node:fs';

import type { Person } from '../../../src/action_items/people.ts';
import { type ActionItem, actionItems } from '../../../src/action_items/reader.ts';

/** What a person would take from a summary; several texts, assignees, or words for the due date are equally good. */
interface ExpectedItem {
  texts: string[];
  done: boolean;
  assignees: string[];
  email: string | null;
  dueDate: string | null;
  dueTexts: string[];
}

interface Summary {
  title: string;
  /** When the note was created. */
  date: string;
  /** The time zone of the Zap. */
  zone: string;
  participants: Person[];
  markdown: string;
  expected: ExpectedItem[];
}

/** The summaries in a folder by language, in the format that its `README.md` describes. */
export function readSummaries(folder: string): ReadonlyMap<string, Summary[]> {
  const url = new URL(`${folder}/`, import.meta.url);
  const files = readdirSync(url).filter((file) => file.endsWith('.txt'));
  return new Map(
    files.map((file) => [file.replace('.txt', ''), readFile(readFileSync(new URL(file, url), 'utf8'))]),
  );
}

function readFile(source: string): Summary[] {
  return source
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [, head = '', markdown = '', items = ''] =
        /^([\s\S]*?)^---\n([\s\S]*)^--- items\n?([\s\S]*)$/m.exec(section) ?? [];
      const [title = '', date = '', zone = '', ...people] = head.trim().split('\n');
      return {
        title,
        date: date.replace('date: ', ''),
        zone: zone.replace('zone: ', ''),
        participants: people.map((line) => {
          const [, name = line, email = null] = /^(.+) <(.+)>$/.exec(line) ?? [];
          return { name, email };
        }),
        markdown,
        expected: items.trim() === '' ? [] : items.trim().split('\n').map(readItem),
      };
    });
}

function readItem(line: string): ExpectedItem {
  const cells = line.slice(4).split(/\s*\|(?:\s|$)/);
  const [dueText = '', dueDate = '', email = '', assignee = ''] = cells.splice(-4).reverse();
  // A number that can be one of two days is not read as a date. It can stay in the text.
  const dues = dueText.split(/\s+~\s+/);
  const isUnread = !dueDate.trim() && dues.every((due) => /^\D*\d{1,2}[./-]\d{1,2}\D*$/.test(due));
  const unread = isUnread ? dues : [];
  const oneOf = (cell: string) => cell.split(/(?:^|\s+)~(?:\s+|$)/).map(comparable);
  return {
    texts: oneOf(cells.join(' | ')).flatMap((text) => [
      text,
      ...unread.flatMap((words) =>
        [`${text} (${words})`, `${text}（${words}）`, `${text}, ${words}`].map(comparable),
      ),
    ]),
    done: line.startsWith('[x]'),
    assignees: oneOf(assignee),
    email: email.trim() || null,
    dueDate: dueDate.trim() || null,
    dueTexts: [...oneOf(dueText), ...(unread.length > 0 ? [''] : [])],
  };
}

function comparable(text: string | null): string {
  return (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.。]+$/, '');
}

export interface Count {
  right: number;
  found: number;
  expected: number;
}

export const WHAT = ['items', 'assignees', 'addresses', 'dueDates', 'dueTexts'] as const;
export type Counts = Record<(typeof WHAT)[number], Count>;

const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10);
export const recall = (count: Count) => percent(count.right, count.expected);
export const precision = (count: Count) => percent(count.right, count.found);

function count(): Count {
  return { right: 0, found: 0, expected: 0 };
}

function noCounts(): Counts {
  return { items: count(), assignees: count(), addresses: count(), dueDates: count(), dueTexts: count() };
}

export function sumOf(all: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const counts of all)
    for (const what of WHAT) {
      sum[what].right += counts[what].right;
      sum[what].found += counts[what].found;
      sum[what].expected += counts[what].expected;
    }
  return sum;
}

/** How the action items of a summary are written, judged by its text. */
export function styleOf({ markdown, expected, participants }: Summary): string {
  if (expected.length === 0) return 'no action items';
  if (/^\|.*\|\s*\n\s*\|[\s:|-]+\|/m.test(markdown)) return 'table';
  if (/^\s*(?:[-*] \[[ x]\]|[☐☑])/m.test(markdown)) return 'check boxes';
  if (participants.length === 0) return 'typed by hand, nobody listed';
  return 'lists and lines';
}

/**
 * How many items, assignees, addresses, and due dates of a summary are right. An item is found if its text is, and if
 * `done` is right. What is said of an invented item is wrong.
 */
export function measure({ title, date, zone, markdown, participants, expected }: Summary) {
  const counts = noCounts();
  const mistakes: string[] = [];
  const found = actionItems([markdown], participants, { writtenAt: date, timeZone: zone });
  const unmatched = new Set<ActionItem>(found);
  const tally = (what: keyof Counts, was: string | null, right: readonly (string | null)[]) => {
    if (right.some((one) => one)) counts[what].expected += 1;
    if (was === null) return;
    counts[what].found += 1;
    if (right.includes(was)) counts[what].right += 1;
  };
  for (const item of expected) {
    counts.items.expected += 1;
    const match = [...unmatched].find(
      ({ text, done }) => item.texts.includes(comparable(text)) && done === item.done,
    );
    if (match !== undefined) {
      unmatched.delete(match);
      counts.items.found += 1;
      counts.items.right += 1;
    }
    const assignee = match?.assignee ? comparable(match.assignee) : null;
    const dueText = match?.dueText ? comparable(match.dueText) : null;
    tally('assignees', assignee, item.assignees);
    tally('addresses', match?.assigneeEmail ?? null, [item.email]);
    tally('dueDates', match?.dueDate ?? null, [item.dueDate]);
    tally('dueTexts', dueText, item.dueTexts);
    if (match === undefined) mistakes.push(`${title}: misses ${JSON.stringify(item)}`);
    else if (
      !item.assignees.includes(assignee ?? '') ||
      match.assigneeEmail !== item.email ||
      match.dueDate !== item.dueDate ||
      !item.dueTexts.includes(dueText ?? '')
    )
      mistakes.push(`${title}: expects ${JSON.stringify(item)}\n    but has ${JSON.stringify(match)}`);
  }
  for (const { assignee, assigneeEmail, dueDate, dueText, ...item } of unmatched) {
    counts.items.found += 1;
    tally('assignees', assignee, []);
    tally('addresses', assigneeEmail, []);
    tally('dueDates', dueDate, []);
    tally('dueTexts', dueText, []);
    mistakes.push(`${title}: invents ${JSON.stringify({ ...item, assignee, dueDate, dueText })}`);
  }
  return { counts, mistakes };
}
