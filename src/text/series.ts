import { fold } from './compare.ts';
import { linesOf } from './vocabulary.ts';

const formsOf = (list: string) => new Set(linesOf(list).flatMap((line) => line.split(', ').map(fold)));
/** Read at first use, because it takes milliseconds. */
let words: { months: ReadonlySet<string>; weekdays: ReadonlySet<string> } | undefined;
/** Shorter names of months are also names of people: `Jan`, `May`. */
const LONG_MONTH = 6;
const LONGEST = 100;
/** Of a longer title, this much is read: runs of digits take time that grows with their square. */
const MOST_READ = 500;

/**
 * What the titles of recurring meetings have in common: `Weekly – Fri, Nov 21` and `Weekly #12` are both `weekly`. Null if
 * there is no title; the title itself, folded, if there is nothing else in it than dates and numbers.
 */
export function seriesTitle(title: string | null): string | null {
  const folded = fold((title ?? '').slice(0, MOST_READ)).trim();
  // `1:1` is no date, and characters of East Asian dates are part of no word: `第12回`, `11月21日`.
  const found = folded
    .replace(/\p{N}+:\p{N}+/gu, ' ')
    .replace(/第?\p{N}+[年月日回週号期년월일회차주]/gu, ' 0 ')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const all = found ?? [];
  const { months, weekdays } = (words ??= {
    months: formsOf('dates/months'),
    weekdays: formsOf('dates/weekdays'),
  });
  const isNumber = (word: string | undefined) => word !== undefined && /\p{N}/u.test(word);
  const isMonth = (at: number) => {
    const word = all[at] ?? '';
    return months.has(word) && (word.length >= LONG_MONTH || isNumber(all[at - 1]) || isNumber(all[at + 1]));
  };
  const isDate = (at: number) => isNumber(all[at]) || isMonth(at);
  const isWeekday = (word: string, at: number) => weekdays.has(word) && (isDate(at - 1) || isDate(at + 1));
  const left = all.filter((word, at) => !isDate(at) && !isWeekday(word, at));
  return (left.join(' ') || folded).slice(0, LONGEST) || null;
}
