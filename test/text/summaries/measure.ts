import { readFileSync } from 'node:fs';

import type { ActionItem } from '../../../src/text/action_items.ts';
import { actionItems } from '../../../src/text/action_items.ts';
import type { Person } from '../../../src/text/people.ts';

/** What a person would take from a summary; several texts or assignees are equally good. */
interface ExpectedItem {
  texts: string[];
  done: boolean;
  assignees: string[];
  email: string | null;
}

interface Summary {
  title: string;
  participants: Person[];
  markdown: string;
  expected: ExpectedItem[];
}

/** Reads summaries in the format that the head of `known.txt` describes. */
export function readSummaries(file: string): Summary[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return source
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [head = '', markdown = '', items = ''] = section.split(/^---(?: items)?\n/m, 3);
      const [title = '', ...people] = head.trim().split('\n');
      return {
        title,
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
  const [text = '', assignee = '', email = ''] = line
    .slice(4)
    .split('|')
    .map((cell) => cell.trim());
  const oneOf = (cell: string) => cell.split('~').map(comparable);
  return {
    texts: oneOf(text),
    done: line.startsWith('[x]'),
    assignees: oneOf(assignee),
    email: email || null,
  };
}

function comparable(text: string | null): string {
  return (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.。]+$/, '');
}

interface Count {
  right: number;
  found: number;
  expected: number;
}

const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10);
export const recall = (count: Count) => percent(count.right, count.expected);
export const precision = (count: Count) => percent(count.right, count.found);

/** How many items, assignees and addresses are right. An item is found if its text is; `done` must be right too. */
export function measure(summaries: readonly Summary[]) {
  const items = { right: 0, found: 0, expected: 0 };
  const assignees = { right: 0, found: 0, expected: 0 };
  const addresses = { right: 0, found: 0, expected: 0 };
  const mistakes: string[] = [];
  for (const { title, markdown, participants, expected } of summaries) {
    const found = actionItems([markdown], participants);
    const unmatched = new Set<ActionItem>(found);
    items.expected += expected.length;
    items.found += found.length;
    assignees.expected += expected.filter(({ assignees: [name] }) => name !== '').length;
    assignees.found += found.filter(({ assignee }) => assignee !== null).length;
    addresses.expected += expected.filter(({ email }) => email !== null).length;
    addresses.found += found.filter(({ assigneeEmail }) => assigneeEmail !== null).length;
    for (const item of expected) {
      const match = [...unmatched].find(
        ({ text, done }) => item.texts.includes(comparable(text)) && done === item.done,
      );
      if (match === undefined) {
        mistakes.push(`${title}: misses ${JSON.stringify(item)}`);
        continue;
      }
      unmatched.delete(match);
      items.right += 1;
      const isAssigneeRight = item.assignees.includes(comparable(match.assignee));
      const isAddressRight = match.assigneeEmail === item.email;
      if (match.assignee !== null && isAssigneeRight) assignees.right += 1;
      if (match.assigneeEmail !== null && isAddressRight) addresses.right += 1;
      if (!isAssigneeRight || !isAddressRight) mistakes.push(`${title}: has ${JSON.stringify(match)}`);
    }
    for (const item of unmatched) mistakes.push(`${title}: invents ${JSON.stringify(item)}`);
  }
  return { items, assignees, addresses, mistakes };
}
