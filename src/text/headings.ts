import { LONGEST_TITLE, plainLine } from './markdown_lines.ts';
import { anyOf, fold, UNSPACED, words } from './words.ts';

const LONGEST_PHRASE = 8;
const TASKS = phrases(words('headings', 'labels'));
const OTHERS = phrases(words('others'));
const AROUND = phrases(words('around', 'everybody', 'team'));
const UNSPACED_TASKS = [...words('headings', 'labels')].filter((phrase) => UNSPACED.test(phrase));
const UNSPACED_OTHER = new RegExp(anyOf([...words('others')].filter((word) => UNSPACED.test(word))), 'u');

function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The phrases without punctuation; in scripts without spaces, also without spaces. */
function phrases(list: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...list].flatMap((phrase) => [
      wordsOf(phrase).join(' '),
      UNSPACED.test(phrase) ? wordsOf(phrase).join('') : '',
    ]),
  );
}

/** The folded words of a title, without markup, emoji, numbers, brackets, and punctuation. */
function titleWords(title: string): string[] {
  return wordsOf(
    fold(plainLine(title))
      .replace(/\([^()]*\)|（[^（）]*）/g, '')
      .replace(/^(?:[ivx]{1,4}|[一二三四五六七八九十壹貳參肆伍]{1,3})[.)、:：]\s*/u, ''),
  );
}

/** Where one of the phrases is in a title: what is before and after it. */
function* phrasesIn(title: readonly string[], list: ReadonlySet<string>) {
  for (let start = 0; start < title.length; start += 1)
    for (let end = Math.min(title.length, start + LONGEST_PHRASE); end > start; end -= 1)
      if (list.has(title.slice(start, end).join(' ')))
        yield { before: title.slice(0, start), after: title.slice(end) };
}

/**
 * Whether a heading is about action items: one of the phrases, alone (`isAlone`) or among words such as `our`, `key`,
 * `for`. What follows such a word does not matter: `Next steps for Acme`.
 */
export function isAboutTasks(title: string, isAlone = false): boolean {
  if (title.length > LONGEST_TITLE) return false;
  const heading = titleWords(title);
  const compact = heading.join('');
  for (const { before, after } of phrasesIn(heading, TASKS))
    if (isAlone ? isAround(before) && isAround(after) : isBegun(before) && isAround(after, 1)) return true;
  return (
    !isAlone &&
    UNSPACED.test(compact) &&
    UNSPACED_TASKS.some((phrase) => {
      const end = phrase.replaceAll(' ', '');
      return compact.endsWith(end) && !UNSPACED_OTHER.test(compact.slice(0, -end.length));
    })
  );
}

/** Whether at least the first of some words are such as `our`, or other phrases. */
function isAround(title: readonly string[], least = title.length): boolean {
  if (title.length === 0 || least <= 0) return true;
  const [word = ''] = title;
  const length =
    AROUND.has(word) || /^\d+$/.test(word)
      ? 1
      : [3, 2, 1].find((count) => TASKS.has(title.slice(0, count).join(' ')));
  return length !== undefined && isAround(title.slice(length), least - length);
}

/** `Decisions and`, but not `Last week's`. */
function isBegun(before: readonly string[]): boolean {
  const others = before.filter((word) => OTHERS.has(word));
  const around = before.filter((word) => AROUND.has(word));
  const numbers = before.filter((word) => /^\d+$/.test(word));
  const isPast = others.length > 0 && around.length === 0;
  return !isPast && others.length + around.length + numbers.length >= before.length;
}

/** Whether a heading means something else, so that not even check boxes below it are action items. */
export function isAboutOther(title: string): boolean {
  const heading = titleWords(title);
  return !phrasesIn(heading, OTHERS).next().done || UNSPACED_OTHER.test(heading.join(''));
}

/** Whether a short text says something about action items. */
export function mentionsTasks(text: string): boolean {
  return (
    !phrasesIn(wordsOf(fold(text.slice(0, LONGEST_TITLE * 2))), TASKS).next().done ||
    UNSPACED_TASKS.some((phrase) => text.includes(phrase))
  );
}
