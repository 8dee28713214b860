import { type Found, Phrases } from '../text/phrases.ts';
import { EAST_ASIAN, tokensOf } from '../text/tokens.ts';
import { type Language, languages, patternOf } from '../text/vocabulary.ts';

export interface Due {
  /** An ISO date such as `2026-11-27`; null if the words don't name one day. */
  dueDate: string | null;
  /** As written: `by Friday`. */
  dueText: string;
}

/** Kinds of words that have the name of their list in `words/<language>/dates`. */
const PLAIN = [
  'this',
  'next',
  'end',
  'year_end',
  'year',
  'month_end',
  'month',
  'week_end',
  'week',
  'day',
  'hour',
  'soon',
  'filler',
] as const;

type Token =
  | { kind: (typeof PLAIN)[number] | 'until' }
  | { kind: 'weekday' | 'monthName' | 'yearNumber' | 'relative'; value: number }
  /** A word is neither ordinal nor not. */
  | { kind: 'number'; value: number; isOrdinal?: boolean }
  | { kind: 'numeric'; first: number; second: number; year: number | null; isDayFirst: boolean };

/** What marks a date by which something is due, with the words of dates in its language. */
interface Mark {
  isBefore: boolean;
  /** Whether it makes a unit a span: `3日以内`, `w ciągu tygodnia`. */
  isSpan?: boolean;
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
const [YEAR = '', MONTH = '', DAY = ''] = [0, 1, 2].map((index) =>
  languages()
    .flatMap((language) => language('dates/signs')[index]?.split(', ') ?? [])
    .join(''),
);
const SPAN = languages()
  .flatMap((language) => [
    ...language('dates/within'),
    ...language('dates/day').flatMap((unit) => (DAY.includes(unit.charAt(0)) ? unit.slice(1).trim() : [])),
  ])
  .filter((end) => end !== '')
  .join('|');
const CLOCK = patternOf('dates/clock');
/** What begins with a digit: the first pattern that fits counts. */
const NUMBERS: readonly (readonly [RegExp, (match: RegExpExecArray) => Token])[] = [
  [
    /(20\d\d)(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})(?!\d)/y,
    ([, year, month, day]) => numeric(day, month, year, true),
  ],
  // A time does not change the day.
  [
    new RegExp(`\\d{1,2}(?:[:h]\\d{2}(?:\\s?${CLOCK})?|\\s?${CLOCK})(?!\\p{L})`, 'iuy'),
    () => ({ kind: 'filler' }),
  ],
  [
    /(\d{1,2})([./-])(\d{1,2})(?:\2(20\d\d|\d\d)(?!\d)|(\.)|)(?!\d)/y,
    // Only dates in the order of day and month are written with dots.
    ([, first, mark, second, year, dot]) =>
      numeric(first, second, year, mark === '.' && (year ?? dot) !== undefined),
  ],
  [
    new RegExp(`(20\\d\\d)[${YEAR}]?(?!\\d)`, 'y'),
    ([, year]) => ({ kind: 'yearNumber', value: Number(year) }),
  ],
  [new RegExp(`(\\d{1,2})\\s?[${MONTH}]`, 'y'), ([, month]) => ({ kind: 'monthName', value: Number(month) })],
  [
    new RegExp(
      `(\\d{1,2})(${patternOf('dates/ordinal_ends')}(?!\\p{L})|\\s?[${DAY}](?!\\s?(?:${SPAN})))?(?![\\d%€$])`,
      'iuy',
    ),
    ([, number, sign]) => ({ kind: 'number', value: Number(number), isOrdinal: sign !== undefined }),
  ],
];

function numeric(
  first: string | undefined,
  second: string | undefined,
  year: string | undefined,
  isDayFirst: boolean,
): Token {
  const fullYear = year === undefined ? null : Number(year.padStart(4, '20'));
  return { kind: 'numeric', first: Number(first), second: Number(second), year: fullYear, isDayFirst };
}

let vocabulary: { marks: Phrases<Mark>; languages: readonly Phrases<Token>[] } | undefined;

/**
 * The date by which something is due, if a text marks one: `by Friday`, `bis 12. Mai`, `金曜まで`; else null. A date that
 * can be read in two ways counts for nothing.
 *
 * @param today the day on which the text was written, as ISO date; null if unknown.
 */
export function dueIn(text: string, today: string | null): Due | null {
  if (text.length < SHORTEST_DATE) return null;
  const [first] = [...marked(halfWidth(text), today)].sort((a, b) => a.from - b.from || b.to - a.to);
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
  const dates = new Set(found.filter((date) => date !== null));
  const [dueDate = null] = dates;
  if (dates.size === 1) return { dueDate, dueText: text };
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
function* marked(
  text: string,
  today: string | null,
): Generator<{ from: number; to: number; dueDate: string }> {
  const { marks, languages } = vocabularies();
  for (const { 0: sign, index } of text.matchAll(DUE_SIGN)) {
    for (const words of languages) {
      const { tokens, end: to } = tokensAt(text, index + sign.length, words);
      const dueDate = isRange(text, to) ? null : dateOf(tokens, today);
      if (dueDate !== null) yield { from: index, to, dueDate };
    }
  }
  let count = 0;
  for (const { start } of tokensOf(text)) {
    for (const { end, meaning } of marks.allAt(text, start)) {
      if (++count > MOST_MARKS) return;
      if (meaning.isBefore) {
        const { tokens, end: to } = tokensAt(text, end, meaning.words);
        const dueDate = isRange(text, to) ? null : markedDate(tokens, meaning, today);
        if (dueDate !== null) yield { from: start, to, dueDate };
      } else {
        const date = lastDate(text.slice(0, start), meaning, today);
        if (date !== null) yield { ...date, to: end };
      }
    }
  }
}

/** The date that a text ends with. */
function lastDate(text: string, mark: Mark, today: string | null) {
  for (const { start: from } of tokensOf(text)) {
    if (from < text.length - LONGEST_DATE / 2) continue;
    if (/\d/.test(text.charAt(from - 1)) || !isWordStart(text, from)) continue;
    const { tokens, end } = tokensAt(text, from, mark.words);
    const dueDate = /^[\s)）]*$/.test(text.slice(end)) ? markedDate(tokens, mark, today) : null;
    if (dueDate !== null) return { from, dueDate };
    // `本周内` is not `周内`.
    if (mark.isSpan && tokens.length > 1 && end === text.length) return null;
  }
  return null;
}

function markedDate(tokens: readonly Token[], { isSpan = false }: Mark, today: string | null): string | null {
  return (isSpan ? spanOf(tokens, today) : null) ?? dateOf(tokens, today);
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

function isRange(text: string, end: number): boolean {
  return matchAt(RANGE, text, end) !== null;
}

/** The words of a date from a position on, and where they end: without and with what does not change it. */
function tokensAt(
  text: string,
  start: number,
  words: Phrases<Token>,
): { tokens: Token[]; end: number; wholeEnd: number } {
  const tokens: Token[] = [];
  let end = start;
  let lastEnd = start;
  let count = 0;
  while (tokens.length < MOST_TOKENS) {
    const at = end + (matchAt(BETWEEN, text, end)?.[0].length ?? 0);
    const [word, number] = [words.at(text, at), numberAt(text, at)];
    // `2ª feira`
    const found = word !== null && word.end >= (number?.end ?? 0) ? word : number;
    const token = found?.meaning;
    if (found === null || token === undefined || (token.kind === 'until' && count === 0)) break;
    tokens.push(token);
    end = found.end;
    // `by the end of the month one of us`
    const isWord = token.kind === 'number' && token.isOrdinal === undefined;
    if (token.kind === 'filler' || isWord) continue;
    lastEnd = end;
    count = tokens.length;
  }
  return { tokens: tokens.slice(0, count), end: lastEnd, wholeEnd: end };
}

function numberAt(text: string, at: number): Found<Token> | null {
  if (!/\d/.test(text.charAt(at))) return null;
  for (const [pattern, read] of NUMBERS) {
    const match = matchAt(pattern, text, at);
    if (match !== null) return { end: at + match[0].length, meaning: read(match) };
  }
  return null;
}

/** The last day of `3日`, `一周`, `48小时`, or `1か月` within which something is due, also of a unit alone: `w ciągu tygodnia`. */
function spanOf(tokens: readonly Token[], today: string | null): string | null {
  const [first] = tokens;
  if (today === null || first === undefined) return null;
  if (first.kind !== 'number' && first.kind !== 'weekday')
    return tokens.length === 1 && (first.kind === 'week' || first.kind === 'month')
      ? afterSpan(1, first.kind, Date.parse(today))
      : null;
  // `3日` alone would be a day of the month.
  const isDays = tokens.length === 1 && first.kind === 'number' && first.isOrdinal;
  const unit = isDays ? 'day' : tokens.length === 2 ? tokens[1]?.kind : undefined;
  return unit === undefined ? null : afterSpan(first.value, unit, Date.parse(today));
}

function afterSpan(number: number, unit: Token['kind'], now: number): string | null {
  if (unit === 'month') {
    const date = new Date(now);
    const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + number + 1, 0);
    return iso(
      Math.min(last, Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + number, date.getUTCDate())),
    );
  }
  if (unit === 'hour') return number % 24 === 0 ? iso(now + number * (DAY_MS / 24)) : null;
  const days = unit === 'day' ? number : unit === 'week' ? 7 * number : null;
  return days === null ? null : iso(now + days * DAY_MS);
}

/** The one day that the words of a date can mean, as ISO date; else null. */
function dateOf(tokens: readonly Token[], today: string | null): string | null {
  const values = (kind: 'weekday' | 'monthName' | 'number' | 'yearNumber' | 'relative') =>
    tokens.flatMap((token) => (token.kind === kind ? [token.value] : []));
  const has = (kind: Token['kind']) => tokens.some((token) => token.kind === kind);
  const [weekday, otherWeekday] = values('weekday');
  const [month, otherMonth] = values('monthName');
  const [number, otherNumber] = values('number');
  const [year = null, otherYear] = values('yearNumber');
  const relative = values('relative').at(-1);
  const [date, otherDate] = tokens.flatMap((token) => (token.kind === 'numeric' ? [token] : []));
  if ([otherWeekday, otherMonth, otherNumber, otherYear].some((one) => one !== undefined)) return null;
  const now = today === null ? null : Date.parse(today);
  if (date !== undefined) {
    if (otherDate !== undefined || month !== undefined || number !== undefined || has('week')) return null;
    const { first, second, year, isDayFirst } = date;
    const days = [dayOf(first, second, year, now), isDayFirst ? null : dayOf(second, first, year, now)];
    const fitting = days.filter(
      (day) => day !== null && (weekday === undefined || weekdayOf(day) === weekday),
    );
    const [day = null, otherDay] = new Set(fitting);
    return day === null || otherDay !== undefined ? null : iso(day);
  }
  const isEnd = has('end') || has('month_end');
  if (month !== undefined && (number !== undefined || isEnd)) {
    if (number !== undefined && (isEnd || (has('week') && weekday === undefined))) return null;
    const day = number === undefined ? lastDay(month, year, now) : dayOf(number, month, year, now);
    return day === null || (weekday !== undefined && weekdayOf(day) !== weekday) ? null : iso(day);
  }
  if (now === null || month !== undefined) return null;
  const monday = now - (weekdayOf(now) - 1) * DAY_MS;
  if (weekday !== undefined) {
    if (number !== undefined) return dayFrom(number, weekday, now);
    const coming = now + (((weekday - weekdayOf(now) + 6) % 7) + 1) * DAY_MS;
    const inWeek = monday + (weekday - 1 + (has('next') ? 7 : 0)) * DAY_MS;
    if (has('week') && (has('next') || has('this'))) return iso(inWeek);
    // `Next Friday`, said on a Wednesday, can be in two days or in nine.
    return has('next') && coming !== inWeek ? null : iso(coming);
  }
  if (number !== undefined) {
    // `27th`, `dia 27`, but not `27 days`
    const isOfMonth = tokens.some(
      (token, index) =>
        token.kind === 'number' && (token.isOrdinal === true || tokens[index - 1]?.kind === 'day'),
    );
    if (isOfMonth) return has('week') ? null : dayFrom(number, null, now);
    const unit = (['day', 'week', 'month', 'hour'] as const).find(has);
    return unit === undefined ? null : afterSpan(number, unit, now);
  }
  if (relative !== undefined) return iso(now + relative * DAY_MS);
  const [thisYear, later] = [new Date(now).getUTCFullYear(), has('next') ? 1 : 0];
  if (has('month_end') || (has('end') && has('month')))
    return iso(Date.UTC(thisYear, new Date(now).getUTCMonth() + later + 1, 0));
  if (has('year_end') || (has('end') && has('year'))) return iso(Date.UTC(thisYear + later, 11, 31));
  // The end of a week is its Friday.
  if ((has('week_end') || (has('end') && has('week'))) && weekdayOf(now) <= 5)
    return iso(monday + (has('next') ? 11 : 4) * DAY_MS);
  return has('end') && has('day') ? iso(now) : null;
}

/** The next day with this number in its month: `the 27th`, `lunes 31`; if the weekday is given and differs, null. */
function dayFrom(number: number, weekday: number | null, now: number): string | null {
  const days = Array.from({ length: 31 }, (_, index) => now + index * DAY_MS);
  const day = days.find((one) => new Date(one).getUTCDate() === number);
  return day === undefined || (weekday !== null && weekdayOf(day) !== weekday) ? null : iso(day);
}

function iso(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** Monday is 1. */
function weekdayOf(day: number): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

/** A day of a month in a year, or else in the year that makes it soon; null if there is none. */
function dayOf(day: number, month: number, year: number | null, now: number | null): number | null {
  if (year === null && now === null) return null;
  const thisYear = year ?? new Date(now ?? 0).getUTCFullYear();
  const years = year === null ? [thisYear - 1, thisYear, thisYear + 1] : [year];
  const days = years.map((one) => Date.UTC(one, month - 1, day));
  const found = days.find((one) => year !== null || one >= (now ?? 0) - PAST_DAYS * DAY_MS);
  return found !== undefined && new Date(found).getUTCMonth() === month - 1 ? found : null;
}

function lastDay(month: number, year: number | null, now: number | null): number | null {
  const first = dayOf(1, month, year, now);
  return first === null ? null : Date.UTC(new Date(first).getUTCFullYear(), month, 0);
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** Made when the first item needs them. */
function vocabularies() {
  if (vocabulary !== undefined) return vocabulary;
  const all = languages().map((language) => ({ language, words: new Phrases(meaningsIn(language)) }));
  const marks = all.flatMap(({ language, words }) =>
    [
      { list: language('dates/by'), mark: { isBefore: true, words } },
      { list: language('dates/inside'), mark: { isBefore: true, isSpan: true, words } },
      { list: language('dates/within'), mark: { isBefore: false, isSpan: true, words } },
      { list: language('dates/until'), mark: { isBefore: false, words } },
    ].flatMap(({ list, mark }) => list.map((phrase): [string, Mark] => [phrase, mark])),
  );
  vocabulary = { marks: new Phrases(marks), languages: all.map(({ words }) => words) };
  return vocabulary;
}

/** Of words with several meanings, the first counts. */
function meaningsIn(language: Language): [string, Token][] {
  const relative = (['today', 'tomorrow', 'after_tomorrow'] as const).map(
    (list, value) => [language(`dates/${list}`), { kind: 'relative', value }] as const,
  );
  const ordered = (
    [
      ['weekday', 'weekdays'],
      ['monthName', 'months'],
      ['number', 'numbers'],
    ] as const
  ).flatMap(([kind, list]) =>
    language(`dates/${list}`).map((forms, index) => [forms.split(', '), { kind, value: index + 1 }] as const),
  );
  const all: readonly (readonly [readonly string[], Token])[] = [
    ...relative,
    ...ordered,
    ...PLAIN.map((kind) => [language(`dates/${kind}`), { kind }] as const),
    ...language('dates/ordinals').map(
      (word, index) => [[word], { kind: 'number', value: index + 1, isOrdinal: true }] as const,
    ),
    [language('dates/by'), { kind: 'filler' }],
    [language('dates/until'), { kind: 'until' }],
  ];
  return all.flatMap(([phrases, token]) => phrases.map((phrase): [string, Token] => [phrase, token]));
}
