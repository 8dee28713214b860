import { fold } from '../text/compare.ts';
import { plainLine } from '../text/markdown_lines.ts';
import { type Context, nameIn, readDetail, readTask, type Task } from './commitment.ts';
import { type Label, labelOf, type Meaning, meaningOf } from './meaning.ts';
import { type Place, rowsBelow } from './structure.ts';

/** The columns of a table of action items. */
export interface Columns {
  /** What their headers say, and what they are by who is in them, too. */
  said: readonly (Label | null)[];
  labels: readonly (Label | null)[];
  /** Which of them holds the tasks; -1 if no header says so. */
  task: number;
}

/** Reads the header of a table; null if its rows are not action items. */
export function columnsOf(
  header: readonly string[],
  place: Place,
  meaning: Meaning,
  context: Context,
): Columns | null {
  const titles = header.map((cell) => fold(plainLine(cell)).replace(/[?:.]/g, ''));
  const said = titles.map(labelOf);
  const areTasks = titles.map((title) => meaningOf(title, true) === 'tasks');
  // Among tasks, a column of people has the owners, whatever its title says: `By`.
  const isSought = !said.includes('owner') && (meaning === 'tasks' || areTasks.includes(true));
  const owners = isSought ? columnOfPeople(titles.length, place, context) : -1;
  const labels = said.map((label, at) => (at === owners ? 'owner' : label));
  const named = areTasks.findIndex((isTask, at) => isTask && !['owner', 'due'].includes(labels[at] ?? ''));
  const [hasOwner, hasDue] = [labels.includes('owner'), labels.includes('due')];
  // A table of owners and due dates is one of tasks, whatever its heading says.
  const isPlan = hasOwner && hasDue;
  const isTable =
    named === -1
      ? isPlan && (said.includes('what') || meaning !== 'other')
      : isPlan || (meaning !== 'other' && (hasOwner || hasDue));
  const task = named === -1 ? said.indexOf('what') : named;
  return isTable || meaning === 'tasks' ? { said, labels, task } : null;
}

function columnOfPeople(count: number, place: Place, context: Context): number {
  const rows = rowsBelow(place);
  const isPerson = (cell = '') => nameIn(cell, context, 'known') !== null;
  const areMost = (column: number) =>
    2 * rows.filter(({ cells }) => isPerson(cells[column])).length > rows.length;
  return Array.from({ length: count }, (_, column) => column).findIndex(areMost);
}

/** The action item in a row, and what tells it from others, by the headers alone. */
export function taskInRow(
  cells: readonly string[],
  { said, labels, task }: Columns,
  context: Context,
): Task & { line: string } {
  const isOther = (at: number) => labels[at] === null || labels[at] === 'what';
  // If the header does not say, the task is the cell with the most letters.
  const letters = (cell: string) => cell.replace(/\P{L}/gu, '').length;
  const longest = cells
    .filter((_cell, at) => isOther(at))
    .reduce((longer, cell) => (letters(cell) > letters(longer) ? cell : longer), '');
  const named = cells[task] ?? '';
  const written = (task === -1 || /^[\d\s.]+$/.test(named) ? longest : named).trim().replaceAll('\\|', '|');
  const content = written.replace(/^\[[ xX]?\]/, '');
  const read = readTask(content, context);
  const done = read.done || /^\[x\]/i.test(written);
  const row: Task = { text: plainLine(content), assignee: null, due: null, done };
  for (const [at, cell] of cells.entries()) readDetail(labels[at] ?? null, cell, row, context);
  // The header says that this is a name.
  const { text, assignee } = row.assignee === null ? read : row;
  const who = cells.find((_cell, at) => said[at] === 'owner')?.trim() ?? '';
  const words = cells.filter((cell, at) => letters(cell) > 0 && (said[at] === null || said[at] === 'what'));
  const what = task === -1 ? words.join(' ') : content;
  const line = who === '' ? what : `${who}: ${what}`;
  return { text, assignee, due: row.due ?? read.due, done: row.done, line };
}
