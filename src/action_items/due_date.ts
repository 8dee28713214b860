import { type Found, Phrases } from '../text/phrases.ts';
import { EAST_ASIAN, tokensOf } from '../text/tokens.ts';
import { type Language, languages, linesOf, patternOf } from '../text/vocabulary.ts';

export interface Due {
  /** An ISO date such as `2026-11-27`; null if the words don't name one day. */
  dueDate: string | null;
  /** As written: `by Friday`. */
  dueText: string;
}

/** The lists of words in a date, in `words/<language>/dates`: of a word in several, the first counts. */
const LISTS = [
  ...['today', 'tomorrow', 'after_tomorrow', 'weekdays', 'months', 'numbers', 'this', 'next', 'end'],
  ...['year_end', 'year', 'month_end', 'month', 'week_end', 'week', 'day', 'hour', 'soon', 'filler'],
  ...['ordinals', 'by', 'until'],
];
const RELATIVE = LISTS.slice(0, 3);
const NUMBERS = ['numbers', 'digits', 'ordinals'];
const UNITS = ['day', 'week', 'month', 'hour'] as const;

interface Token {
  /** The list of a word; `digits`, `years`, or `numeric` for what has no words, and `ordinals` for `27th`, too. */
  kind: string;
  /** The number of the line in the list, or what is written in digits. */
  value: number;
  /** The days and months that `5/12/26` can mean, and the year if there is one. */
  days?: readonly (readonly [day: number, month: number])[];
  year?: number | null;
}

/** What marks a date by which something is due, with the words of dates in its language. */
interface Mark {
  isBefore: boolean;
  /** Whether it makes a unit a span: `3日以内`, `w ciągu tygodnia`. */
  isSpan: boolean;
  words: Phrases<Token>;
}

const DAY_MS = 24 * 60 * 60_000;
/** Longer words of a date are none. */
const MOST_TOKENS = 10;
const LONGEST_DATE = 60;
/** With the word that marks it. */
const SHORTEST_DATE = 3;
/** A date without a year can be this long ago; all others are in the future. */
const PAST_DAYS = 60;
const MOST_MARKS = 100;

/** Marks a date as due in any language. */
const DUE_SIGN = /📅|🗓️?|(?<![\p{L}\p{N}]\s?)[~〜](?=\s?[\p{L}\p{N}])/gu;
const BETWEEN = /[\s,.、，()（）–-]{0,4}/y;
/** Behind the number of a year, a month, or a day; `日間` makes a number of days of it. */
const [YEAR = '', MONTH = '', DAY = ''] = [0, 1, 2].map((line) =>
  languages()
    .flatMap((language) => language('dates/signs')[line]?.split(', ') ?? [])
    .join(''),
);
const SPAN = [
  ...linesOf('dates/within'),
  ...linesOf('dates/day').flatMap((unit) => (DAY.includes(unit.charAt(0)) ? unit.slice(1).trim() : [])),
]
  .filter((end) => end !== '')
  .join('|');
const CLOCK = patternOf('dates/clock');
/** What begins with a digit: an ISO date, a time, a day and a month, a year, a month, or a number. The first that fits counts. */
const DIGITS = new RegExp(
  [
    String.raw`(?<isoYear>20\d\d)(?:[-/]|\.\s?)(?<isoMonth>\d{1,2})(?:[-/]|\.\s?)(?<isoDay>\d{1,2})(?!\d)`,
    String.raw`(?<time>\d{1,2}(?:[:h]\d{2}(?:\s?${CLOCK})?|\s?${CLOCK})(?!\p{L}))`,
    String.raw`(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})(?:\k<mark>(?<ofYear>20\d\d|\d\d)(?!\d)|(?<dot>\.)|)(?!\d)`,
    String.raw`(?<year>20\d\d)[${YEAR}]?(?!\d)`,
    String.raw`(?<month>\d{1,2})\s?[${MONTH}]`,
    String.raw`(?<number>\d{1,2})(?<sign>${patternOf('dates/ordinal_ends')}(?!\p{L})|\s?[${DAY}](?!\s?(?:${SPAN})))?(?![\d%€$])`,
  ].join('|'),
  'iuy',
);

let vocabulary: { marks: Phrases<Mark>; languages: readonly Phrases<Token>[] } | undefined;

/**
 * The date by which something is due, if a text marks one: `by Friday`, `bis 12. Mai`, `金曜まで`; else null. A date that
 * can be read in two ways counts for nothing.
 *
 * @param today the day on which the text was written, as ISO date; null if unknown.
 */
export function dueIn(text: string, today: string | null): Due | null {
  if (text.length < SHORTEST_DATE) return null;
  const [first] = marked(halfWidth(text), today).sort((a, b) => a.from - b.from || b.to - a.to);
  return first === undefined ? null : { dueDate: first.dueDate, dueText: text.slice(first.from, first.to) };
}

/** When something is due by a column or label that says so; null if that is no time (`-`, `ongoing`). */
export function dueFrom(value: string, today: string | null): Due | null {
  const text = value.trim();
  if (text === '' || text.length > LONGEST_DATE) return null;
  // With a label, `4.11` is a day.
  const line = halfWidth(text).replace(/(?<!\d)\d{1,2}\.\d{1,2}$/, '$&.');
  const { marks, languages } = vocabularies();
  const found = languages.flatMap((words) => {
    const { tokens, end, wholeEnd } = tokensAt(line, 0, words);
    const isWhole = !/[\p{L}\p{N}]/u.test(line.slice(wholeEnd));
    return isWhole && end > 0 ? [dateOf(tokens, today)] : [];
  });
  const [dueDate = null, otherDate] = new Set(found.filter((date) => date !== null));
  if (dueDate !== null && otherDate === undefined) return { dueDate, dueText: text };
  // `5/12` can be one of two days.
  if (/^\D{0,10}\d{1,2}[./-]\d{1,2}\D{0,10}$/.test(text)) return null;
  // `Week 37` and `before the next meeting` are no dates, but say when.
  const saysWhen =
    found.length > 0 || /\d/.test(text) || marks.allAt(line, 0).some(({ meaning }) => meaning.isBefore);
  return saysWhen ? { dueDate: null, dueText: text } : null;
}

/** Whether a label begins with a word for `next`. */
export function isNext(label: string): boolean {
  return vocabularies().languages.some((words) => words.at(label, 0)?.meaning.kind === 'next');
}

/** Whether a word is one of dates, so that it is no name. `Mo` and `Jan` can be names. */
export function isDateWord(word: string): boolean {
  if (word.length <= 3 && !EAST_ASIAN.test(word)) return false;
  return vocabularies().languages.some((words) => words.is(word));
}

/** The dates that are marked in a text, in all languages. */
function marked(text: string, today: string | null): { from: number; to: number; dueDate: string }[] {
  const { marks, languages } = vocabularies();
  const found = [...text.matchAll(DUE_SIGN)].flatMap(({ 0: sign, index: from }) =>
    languages.map((words) => ({
      from,
      end: from + sign.length,
      mark: { isBefore: true, isSpan: false, words },
    })),
  );
  const most = found.length + MOST_MARKS;
  for (const { start } of tokensOf(text)) {
    if (found.length >= most) break;
    for (const { end, meaning } of marks.allAt(text, start)) found.push({ from: start, end, mark: meaning });
  }
  return found.slice(0, most).flatMap(({ from, end, mark }) => {
    if (!mark.isBefore) return lastDate(text.slice(0, from), end, mark, today);
    const { tokens, end: to } = tokensAt(text, end, mark.words);
    const dueDate = matchAt(RANGE, text, to) === null ? markedDate(tokens, mark, today) : null;
    return dueDate === null ? [] : [{ from, to, dueDate }];
  });
}

/** The date that a text ends with, before a mark that ends at `to`. */
function lastDate(text: string, to: number, mark: Mark, today: string | null) {
  for (const { start: from } of tokensOf(text)) {
    if (from < text.length - LONGEST_DATE / 2) continue;
    if (/\d/.test(text.charAt(from - 1)) || !isWordStart(text, from)) continue;
    const { tokens, end } = tokensAt(text, from, mark.words);
    const dueDate = /^[\s)）]*$/.test(text.slice(end)) ? markedDate(tokens, mark, today) : null;
    if (dueDate !== null) return [{ from, to, dueDate }];
    // `本周内` is not `周内`.
    if (mark.isSpan && tokens.length > 1 && end === text.length) break;
  }
  return [];
}

function markedDate(tokens: readonly Token[], { isSpan }: Mark, today: string | null): string | null {
  return (isSpan ? dateOf(spanOf(tokens), today) : null) ?? dateOf(tokens, today);
}

function isWordStart(text: string, at: number): boolean {
  const [before, first] = [text.charAt(at - 1), text.charAt(at)];
  return (
    /[\p{L}\p{N}]/u.test(first) &&
    !/^\p{Script=Hangul}{2}$/u.test(before + first) &&
    (!/\p{L}/u.test(before) || EAST_ASIAN.test(before) || EAST_ASIAN.test(first))
  );
}

/** Digits and signs as wide as those of the Latin alphabet. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

const RANGE = new RegExp(`\\s?(?:[-–—~～〜]|${patternOf('dates/to')})\\s?\\d`, 'iy');

/** The words of a date from a position on, and where they end: without and with what does not change it. */
function tokensAt(text: string, start: number, words: Phrases<Token>) {
  const tokens: Token[] = [];
  let [end, wholeEnd, count] = [start, start, 0];
  while (tokens.length < MOST_TOKENS) {
    const at = wholeEnd + (matchAt(BETWEEN, text, wholeEnd)?.[0].length ?? 0);
    const [word, digits] = [words.at(text, at), digitsAt(text, at)];
    // `2ª feira`
    const found = word !== null && word.end >= (digits?.end ?? 0) ? word : digits;
    if (found === null || (found.meaning.kind === 'until' && count === 0)) break;
    const { meaning } = found;
    tokens.push(meaning);
    wholeEnd = found.end;
    // `by the end of the month one of us`
    if (['filler', 'by', 'numbers'].includes(meaning.kind)) continue;
    [end, count] = [wholeEnd, tokens.length];
  }
  return { tokens: tokens.slice(0, count), end, wholeEnd };
}

function digitsAt(text: string, at: number): Found<Token> | null {
  const match = /\d/.test(text.charAt(at)) ? matchAt(DIGITS, text, at) : null;
  if (match === null) return null;
  const { isoYear, isoMonth, isoDay, time, first, mark, second, ofYear, dot, year, month, number, sign } =
    match.groups ?? {};
  const end = at + match[0].length;
  const of = (kind: string, digits = '0') => ({ end, meaning: { kind, value: Number(digits) } });
  // A time does not change the day.
  if (time !== undefined) return of('filler');
  if (year !== undefined) return of('years', year);
  if (month !== undefined) return of('months', month);
  if (number !== undefined) return of(sign === undefined ? 'digits' : 'ordinals', number);
  const [one, other] = [Number(isoDay ?? first), Number(isoMonth ?? second)];
  // Only dates in the order of day and month are written with dots.
  const isDayFirst = isoYear !== undefined || (mark === '.' && (ofYear ?? dot) !== undefined);
  const fullYear = isoYear ?? ofYear?.padStart(4, '20');
  const days = [[one, other] as const, ...(isDayFirst ? [] : [[other, one] as const])];
  return {
    end,
    meaning: { kind: 'numeric', value: one, days, year: fullYear === undefined ? null : Number(fullYear) },
  };
}

/** `3日`, `一周`, `48小时`, or `1か月` within which something is due, or a unit alone, as a number with its unit. */
function spanOf(tokens: readonly Token[]): readonly Token[] {
  const [first, second, third] = tokens;
  if (first === undefined || third !== undefined) return [];
  const isUnit = second === undefined && (first.kind === 'week' || first.kind === 'month');
  if (isUnit) return [{ kind: 'digits', value: 1 }, first];
  // `3日` alone would be a day of the month.
  const unit = second ?? (first.kind === 'ordinals' ? { kind: 'day', value: 1 } : null);
  const isNumber = NUMBERS.includes(first.kind) || first.kind === 'weekdays';
  return unit !== null && isNumber ? [{ kind: 'digits', value: first.value }, unit] : [];
}

/** The one day that the words of a date can mean, as ISO date; else null. */
function dateOf(tokens: readonly Token[], today: string | null): string | null {
  const has = (...kinds: string[]) => tokens.some(({ kind }) => kinds.includes(kind));
  const valuesOf = (...kinds: string[]) =>
    tokens.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
  const now = today === null ? null : Date.parse(today);
  const [weekday, otherWeekday] = valuesOf('weekdays');
  const [month, otherMonth] = valuesOf('months');
  const [number, otherNumber] = valuesOf(...NUMBERS);
  const [year = null, otherYear] = valuesOf('years');
  if ([otherWeekday, otherMonth, otherNumber, otherYear].some((one) => one !== undefined)) return null;
  /** The day if it is on the weekday that is named. */
  const onWeekday = (day: number | null) =>
    day === null || (weekday !== undefined && weekdayOf(day) !== weekday) ? null : iso(day);
  const [date, otherDate] = tokens.filter(({ kind }) => kind === 'numeric');
  if (date !== undefined) {
    if (otherDate !== undefined || month !== undefined || number !== undefined || has('week')) return null;
    const days = (date.days ?? []).map(([day, month]) =>
      onWeekday(dayOf(day, month, date.year ?? null, now)),
    );
    const [day = null, otherDay] = new Set(days.filter((one) => one !== null));
    return otherDay === undefined ? day : null;
  }
  const isEnd = has('end', 'month_end');
  if (month !== undefined && (number !== undefined || isEnd)) {
    if (number !== undefined && (isEnd || (has('week') && weekday === undefined))) return null;
    return onWeekday(number === undefined ? lastDay(month, year, now) : dayOf(number, month, year, now));
  }
  if (now === null || month !== undefined) return null;
  const later = has('next') ? 1 : 0;
  const monday = now - (weekdayOf(now) - 1 - 7 * later) * DAY_MS;
  if (weekday !== undefined && number === undefined) {
    const coming = now + (((weekday - weekdayOf(now) + 6) % 7) + 1) * DAY_MS;
    const inWeek = monday + (weekday - 1) * DAY_MS;
    if (has('week') && has('next', 'this')) return iso(inWeek);
    // `Next Friday`, said on a Wednesday, can be in two days or in nine.
    return has('next') && coming !== inWeek ? null : iso(coming);
  }
  if (number !== undefined) {
    // `27th`, `dia 27`, but not `27 days`
    const isOfMonth = tokens.some(
      ({ kind }, at) => kind === 'ordinals' || (NUMBERS.includes(kind) && tokens[at - 1]?.kind === 'day'),
    );
    if (weekday === undefined && isOfMonth && has('week')) return null;
    if (weekday !== undefined || isOfMonth) return onWeekday(dayFrom(number, now));
    const unit = UNITS.find((one) => has(one));
    return unit === undefined ? null : afterSpan(number, unit, now);
  }
  const relative = tokens.findLast(({ kind }) => RELATIVE.includes(kind));
  if (relative !== undefined) return iso(now + RELATIVE.indexOf(relative.kind) * DAY_MS);
  const endOf = (unit: string) => has(`${unit}_end`) || (has('end') && has(unit));
  const [thisYear, thisMonth] = partsOf(now);
  if (endOf('month')) return iso(Date.UTC(thisYear, thisMonth + later + 1, 0));
  if (endOf('year')) return iso(Date.UTC(thisYear + later, 11, 31));
  // The end of a week is its Friday.
  if (endOf('week') && weekdayOf(now) <= 5) return iso(monday + 4 * DAY_MS);
  return endOf('day') ? iso(now) : null;
}

/** So many units later; a month later, at most the last day of it. */
function afterSpan(number: number, unit: (typeof UNITS)[number], now: number): string | null {
  if (unit === 'month') {
    const [year, month, day] = partsOf(now);
    return iso(Math.min(Date.UTC(year, month + 1 + number, 0), Date.UTC(year, month + number, day)));
  }
  if (unit === 'hour') return number % 24 === 0 ? iso(now + number * (DAY_MS / 24)) : null;
  return iso(now + number * (unit === 'week' ? 7 : 1) * DAY_MS);
}

/** The next day with this number in its month: `the 27th`, `lunes 31`. */
function dayFrom(number: number, now: number): number | null {
  const days = Array.from({ length: 31 }, (_, index) => now + index * DAY_MS);
  return days.find((one) => partsOf(one)[2] === number) ?? null;
}

function iso(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** The month is counted from 0. */
function partsOf(day: number): [year: number, month: number, day: number] {
  const date = new Date(day);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
}

/** Monday is 1. */
function weekdayOf(day: number): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

/** A day of a month in a year, or else in the year that makes it soon; null if there is none. */
function dayOf(day: number, month: number, year: number | null, now: number | null): number | null {
  if (year === null && now === null) return null;
  const thisYear = year ?? partsOf(now ?? 0)[0];
  const years = year === null ? [thisYear - 1, thisYear, thisYear + 1] : [year];
  const days = years.map((one) => Date.UTC(one, month - 1, day));
  const found = days.find((one) => year !== null || one >= (now ?? 0) - PAST_DAYS * DAY_MS);
  return found !== undefined && partsOf(found)[1] === month - 1 ? found : null;
}

function lastDay(month: number, year: number | null, now: number | null): number | null {
  const first = dayOf(1, month, year, now);
  return first === null ? null : Date.UTC(partsOf(first)[0], month, 0);
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** Made when the first item needs them. */
function vocabularies() {
  if (vocabulary !== undefined) return vocabulary;
  const all = languages().map((language) => ({ language, words: wordsIn(language) }));
  const marks = all.flatMap(({ language, words }) =>
    ['by', 'inside', 'within', 'until'].flatMap((list, index) =>
      language(`dates/${list}`).map((phrase): [string, Mark] => [
        phrase,
        { isBefore: index < 2, isSpan: index === 1 || index === 2, words },
      ]),
    ),
  );
  vocabulary = { marks: new Phrases(marks), languages: all.map(({ words }) => words) };
  return vocabulary;
}

function wordsIn(language: Language): Phrases<Token> {
  return new Phrases(
    LISTS.flatMap((kind) =>
      language(`dates/${kind}`).flatMap((line, index) =>
        line.split(', ').map((phrase): [string, Token] => [phrase, { kind, value: index + 1 }]),
      ),
    ),
  );
}
