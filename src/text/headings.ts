import { LONGEST_TITLE, plainLine } from './markdown_lines.ts';
import { anyOf, fold, UNSPACED, words } from './words.ts';

const TASKS = words('headings', 'labels');
const OTHERS = words('others');
const AROUND = words('around', 'headings', 'labels', 'everybody', 'team');
const SPACED_TASKS = [...TASKS].filter((phrase) => !UNSPACED.test(phrase));
const UNSPACED_TASKS = [...TASKS].filter((phrase) => UNSPACED.test(phrase));
const PHRASE = new RegExp(anyOf(SPACED_TASKS), 'gu');
const OTHER = new RegExp(anyOf(OTHERS), 'u');

/** A folded title without markup, emoji, number, brackets, and punctuation. */
function titleWords(title: string): string {
  return fold(plainLine(title))
    .replace(/\([^()]*\)|（[^（）]*）/g, '')
    .replace(/^(?:[ivx]{1,4}|§?\s*\d+|[一二三四五六七八九十壹貳參肆伍]{1,3})[.)、:：]\s*/u, '')
    .replace(/[^\p{L}\p{N}&'/-]+/gu, ' ')
    .replace(/^[\d\s§-]+|(?<![\d\s-])[\d\s-]+$/g, '');
}

/**
 * Whether a heading is about action items: one of the phrases, alone (`isAlone`) or among words such as `our`, `key`,
 * `for`. What follows such a word does not matter: `Next steps for Acme`.
 */
export function isAboutTasks(title: string, isAlone = false): boolean {
  if (title.length > LONGEST_TITLE) return false;
  const heading = titleWords(title);
  const compact = heading.replaceAll(' ', '');
  if (TASKS.has(heading) || TASKS.has(compact)) return true;
  const isEastAsian = UNSPACED.test(heading);
  if (isEastAsian)
    return (
      !isAlone &&
      UNSPACED_TASKS.some(
        (phrase) => compact.endsWith(phrase.replaceAll(' ', '')) && !OTHER.test(heading.replace(phrase, '')),
      )
    );
  if (isAlone)
    return heading.split(/ (?:& |and |\/ )?/).every((word) => AROUND.has(word)) && PHRASE_ONCE.test(heading);
  for (const match of heading.matchAll(PHRASE)) {
    const before = heading.slice(0, match.index).split(' ').filter(Boolean);
    const [after] = heading
      .slice(match.index + match[0].length)
      .split(/[ /&]/)
      .filter(Boolean);
    const isBegun = before.every((word) => /^[&/\d]*$/.test(word) || AROUND.has(word) || OTHERS.has(word));
    if (isBegun && !isPast(before) && (after === undefined || AROUND.has(after))) return true;
  }
  return false;
}

const PHRASE_ONCE = new RegExp(PHRASE.source, 'u');

function isPast(before: readonly string[]): boolean {
  return before.some((word) => OTHERS.has(word)) && !before.some((word) => AROUND.has(word));
}

/** Whether a heading means something else, so that not even check boxes below it are action items. */
export function isAboutOther(title: string): boolean {
  return OTHER.test(titleWords(title));
}
