import { LONGEST_TITLE, plainLine } from './markdown_lines.ts';
import { anyOf, fold, UNSPACED, words } from './words.ts';

/** What a phrase of a title means: action items, something else, or nothing (`our`, `key`, `for`). */
type Meaning = 'tasks' | 'other' | 'around';

const LONGEST_PHRASE = 8;
const TASKS = words('headings', 'labels');
const OTHERS = words('others');
const MEANINGS = new Map<string, Meaning>([
  ...meanings(words('around', 'everybody', 'team'), 'around'),
  ...meanings(OTHERS, 'other'),
  ...meanings(TASKS, 'tasks'),
]);
const UNSPACED_TASKS = new RegExp(anyOf([...TASKS].filter((phrase) => UNSPACED.test(phrase))), 'u');
const UNSPACED_TASKS_END = new RegExp(`${UNSPACED_TASKS.source}$`, 'u');
const UNSPACED_OTHER = new RegExp(anyOf([...OTHERS].filter((word) => UNSPACED.test(word))), 'u');
export const IN_BRACKETS = /\([^()]*\)|（[^（）]*）/g;
const NUMBERING = /^(?:[ivx]{1,4}|[一二三四五六七八九十壹貳參肆伍]{1,3})[.)、:：]\s*/u;

function meanings(list: ReadonlySet<string>, meaning: Meaning): (readonly [string, Meaning])[] {
  return [...list].map((phrase) => [wordsOf(phrase).join(' '), meaning]);
}

/** Without emoji, numbers, and punctuation. */
function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => /\P{N}/u.test(word));
}

/** The meanings of a title's phrases in order; null for each word that has none. */
function meaningsOf(title: readonly string[], space = ' '): (Meaning | null)[] {
  const found: (Meaning | null)[] = [];
  for (let start = 0; start < title.length;) {
    const phrase = (length: number) => title.slice(start, start + length).join(space);
    let length = Math.min(LONGEST_PHRASE, title.length - start);
    while (length > 1 && !MEANINGS.has(phrase(length))) length -= 1;
    found.push(MEANINGS.get(phrase(length)) ?? null);
    start += length;
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
  const heading = titleWords(title);
  const compact = heading.join('');
  if (UNSPACED.test(compact) && !isAlone) {
    const end = compact.search(UNSPACED_TASKS_END);
    if (end !== -1 && !UNSPACED_OTHER.test(compact.slice(0, end))) return true;
  }
  if (UNSPACED.test(compact)) {
    const parts = meaningsOf(Array.from(compact), '');
    if (parts.includes('tasks') && parts.every((part) => part === 'tasks' || part === 'around')) return true;
  }
  const found = meaningsOf(heading);
  const at = found.indexOf('tasks');
  const before = found.slice(0, at);
  const after = isAlone ? found.slice(at + 1) : found.slice(at + 1, at + 2);
  const isPast = before.includes('other') && !before.includes('around');
  return (
    at !== -1 &&
    !isPast &&
    !before.includes(null) &&
    after.every((one) => one === 'around' || one === 'tasks')
  );
}

/** Whether a heading means something else, so that not even check boxes below it are action items. */
export function isAboutOther(title: string): boolean {
  const heading = titleWords(title);
  return meaningsOf(heading).includes('other') || UNSPACED_OTHER.test(heading.join(''));
}

/** Whether a short text says something about action items. */
export function mentionsTasks(text: string): boolean {
  const short = fold(text.slice(0, LONGEST_TITLE * 2));
  return meaningsOf(wordsOf(short)).includes('tasks') || UNSPACED_TASKS.test(short);
}
