import { LONGEST_TITLE, plainLine } from './markdown_lines.ts';
import { fold, LONGEST_COVERED, Phrases, UNSPACED, wordsOf } from './words.ts';

/** What a phrase of a title means: action items, something else, or nothing (`our`, `key`, `for`). */
type Meaning = 'tasks' | 'other' | 'and' | 'around';

const AND = new Phrases(['and']);
export const AROUND = new Phrases(['around', 'and']);
export const TASKS = new Phrases(['headings', 'labels'], AROUND);
const NOTHING = new Phrases(['nothing']);
const OTHERS = new Phrases(['others'], AROUND);
export const IN_BRACKETS = /\([^()]*\)|（[^（）]*）/g;
const NUMBERING = /^(?:[ivx]{1,4}|[一二三四五六七八九十壹貳參肆伍]{1,3})[.)、:：]\s*/u;

/**
 * The meanings of a text's phrases in order; null for each word that has none.
 *
 * @param isOther whether a word that can mean something else does (`summary`), even if it can also surround tasks.
 */
function meaningsOf(text: readonly string[], isOther: boolean): (Meaning | null)[] {
  const found: (Meaning | null)[] = [];
  for (let start = 0; start < text.length;) {
    const tasks = TASKS.lengthAt(text, start);
    const other = OTHERS.lengthAt(text, start);
    const around = AROUND.lengthAt(text, start);
    const length = Math.max(tasks, other, around);
    if (length === 0) found.push(null);
    else if (length === tasks) found.push('tasks');
    else if (length === other && (isOther || length > around)) found.push('other');
    else found.push(length === AND.lengthAt(text, start) ? 'and' : 'around');
    start += Math.max(1, length);
  }
  return found;
}

function titleWords(title: string): string[] {
  return wordsOf(fold(plainLine(title)).replace(IN_BRACKETS, '').replace(NUMBERING, ''));
}

/**
 * Whether a heading is about action items: `Our next steps`, `Decisions and next steps`, but not `Last week's tasks`. What
 * follows a word such as `for` does not matter: `Next steps for Acme`.
 */
export function isAboutTasks(title: string, isAlone = false): boolean {
  if (title.length > LONGEST_TITLE) return false;
  const found = meaningsOf(titleWords(title), false);
  const at = found.indexOf('tasks');
  const before = found.slice(0, at);
  const other = before.lastIndexOf('other');
  if (at === -1 || (other !== -1 && !before.includes('and', other))) return false;
  // Without spaces, what a title is about comes last, and not every character before it is known.
  const isUnspaced = UNSPACED.test(title);
  if (isUnspaced && !isAlone && found.at(-1) === 'tasks') return true;
  const after = found.slice(at + 1, isAlone || isUnspaced ? undefined : at + 2);
  return !before.includes(null) && after.every((meaning) => meaning !== null && meaning !== 'other');
}

/** Whether a heading means something else, so that not even check boxes below it are action items. */
export function isAboutOther(title: string): boolean {
  return meaningsOf(titleWords(title.slice(0, LONGEST_COVERED)), true).includes('other');
}

/** Whether a text says that there is nothing to do: `None so far`, `The assistant found no action items`. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_COVERED) return false;
  const all = wordsOf(fold(text));
  const known: ('nothing' | 'tasks' | null)[] = [];
  for (let at = 0; at < all.length;) {
    const nothing = NOTHING.lengthAt(all, at);
    const tasks = TASKS.lengthAt(all, at);
    const around = AROUND.lengthAt(all, at);
    const length = Math.max(nothing, tasks, around);
    if (length === 0) known.push(null);
    else if (length === nothing) known.push('nothing');
    else if (length === tasks) known.push('tasks');
    at += Math.max(1, length);
  }
  const isOfTasks = known.some((one, index) => one === 'nothing' && known[index + 1] === 'tasks');
  const isBehind = UNSPACED.test(text) && known.includes('tasks') && known.at(-1) === 'nothing';
  return isOfTasks || isBehind || (known.includes('nothing') && !known.includes(null));
}

/** Whether a word is one of headings, so that it is no name. */
export function isHeadingWord(word: string): boolean {
  if (word.length > LONGEST_TITLE) return false;
  const found = meaningsOf(wordsOf(fold(word)), true);
  return !found.includes(null) && (found.includes('tasks') || found.includes('other'));
}
