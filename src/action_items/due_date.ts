import { type Found, Phrases, phrasesOf } from '../text/phrases.ts';
import { EAST_ASIAN, tokensOf, wordsOf } from '../text/tokens.ts';
import { type Language, languages, linesOf, patternOf } from '../text/vocabulary.ts';

export interface Due {
  /** An ISO date such as `2026-11-27`; null if the words don't name one day. */
  dueDate: string | null;
  /** As written: `by Friday`. */
  dueText: string;
  /** The minutes of that day after which it is late; null if the words name no time, one of another zone, or one that can be in the morning or in the evening. */
  minutes: number | null;
}

/** The lists of words in a date, in `words/<language>/dates`: of a word in several, the first counts. */
const LISTS = [
  ...['today', 'tomorrow', 'after_tomorrow', 'quarters', 'quarter_end', 'quarter', 'weekdays', 'months'],
  ...['numbers', 'this', 'coming', 'next', 'end', 'year_end', 'year', 'month_end', 'month'],
  ...['week_end', 'week', 'workday', 'day', 'hour', 'soon', 'at', 'before_noon', 'after_noon'],
  ...['part', 'zones', 'filler', 'middle', 'ordinals', 'by', 'until'],
];
const RELATIVE = LISTS.slice(0, 3);
const NUMBERS = ['numbers', 'digits', 'ordinals'];
/** What can stand in a date without changing its day. */
const TIMES = ['time', 'before_noon', 'after_noon', 'part'];
const END = { kind: 'end', value: 1 };
const SAME_DAY = [...TIMES, 'filler', 'by', 'numbers', 'at', 'zones'];
const UNITS = ['workday', 'day', 'week', 'month', 'hour'] as const;
/** What a span has beside its number and its unit: `the next 3 days`. */
const BESIDE_SPAN = ['at', 'filler', 'this', 'coming', 'next'];

interface Token {
  /** The list of a word; `digits`, `years`, `time`, or `numeric` for what has no words, and `ordinals` for `27th`, too. */
  kind: string;
  /** The number of the line in the list, or what is written in digits; of a time, the hour. */
  value: number;
  /** Of a time: its minutes, and whether only one half of the day can be meant. */
  minutes?: number;
  isSure?: boolean;
  /** The days and months that `5/12/26` can mean, and the year if there is one. */
  days?: readonly (readonly [day: number, month: number])[];
  year?: number | null;
}

/** What can mark when something is due: before a date or span, or behind one. */
const MARKS = ['by', 'inside', 'within', 'during', 'until'] as const;

interface Mark {
  list: (typeof MARKS)[number];
  /** Those of dates in its language. */
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
const DUE_SIGN = /📅|🗓️?|(?<![\p{L}\p{N}]|\p{N}\p{L}?\s)[~〜](?=\s?[\p{L}\p{N}])/gu;
const BETWEEN = /[\s,.、，()（）'’–-]{0,4}/y;
/** Behind the number of a year, a month, or a day; `日間` makes a number of days of it. */
const [YEAR = '', MONTH = '', DAY = ''] = [0, 1, 2].map((line) =>
  languages()
    .flatMap((language) => language('dates/signs')[line]?.split(', ') ?? [])
    .join(''),
);
const MONTH_NAMES = linesOf('dates/months')
  .flatMap((line) => line.split(', '))
  .join('|');
const SPAN = [
  ...linesOf('dates/within'),
  ...linesOf('dates/day').flatMap((unit) => (DAY.includes(unit.charAt(0)) ? unit.slice(1).trim() : [])),
]
  .filter((end) => end !== '')
  .join('|');
const CLOCK = patternOf('dates/clock');
/** A number below 100. */
const HAN = '[一二三四五六七八九十]{1,3}';
/** What begins with a digit: an ISO date, a time, a day and a month, a year, a month, or a number. The first that fits counts. */
const DIGITS = new RegExp(
  [
    String.raw`(?<isoYear>20\d\d)(?:[-/]|\.\s?)(?<isoMonth>\d{1,2})(?:[-/]|\.\s?)(?<isoDay>\d{1,2})(?!\d)`,
    String.raw`(?<hour>[01]?\d|2[0-3])(?:(?::|\s?[hu]\s?)(?<minutes>[0-5]\d)(?:\s?(?<clock>${CLOCK}))?|(?:\.(?<minutesToo>[0-5]\d))?\s?(?<oClock>${CLOCK}))(?![\p{Script=Latin}間间간])`,
    String.raw`(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})(?:\k<mark>(?<ofYear>20\d\d|\d\d)(?!\d)|(?<dot>\.)|)(?!\d)`,
    String.raw`(?<year>20\d\d)[${YEAR}]?(?!\d)`,
    String.raw`(?<month>\d{1,2}|${HAN})\s?[${MONTH}]`,
    String.raw`(?<number>\d{1,2}|${HAN}(?=[${DAY}]))(?:(?<sign>${patternOf('dates/ordinal_ends')}(?!\p{L})|\s?[${DAY}](?!\s?(?:${SPAN})))|(?![\d%€$]))`,
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
  const line = halfWidth(text);
  const [first = bareDay(line, today)] = marked(line, today).sort((a, b) => a.from - b.from || b.to - a.to);
  if (first === undefined) return null;
  return { dueDate: first.dueDate, dueText: text.slice(first.from, first.to), minutes: first.minutes };
}

/** When something is due by a column or label that says so; null if that is no time (`-`, `ongoing`). */
export function dueFrom(value: string, today: string | null): Due | null {
  const text = value.trim();
  if (text === '' || text.length > LONGEST_DATE) return null;
  const marked = dueIn(text, today);
  if (marked !== null && !/[\p{L}\p{N}]/u.test(text.replace(marked.dueText, ''))) return marked;
  // With a label, `4.11` is a day.
  const line = halfWidth(text).replace(/(?<!\d)\d{1,2}\.\d{1,2}$/, '$&.');
  const { marks, languages } = vocabularies();
  const found = languages.flatMap((words) => {
    const { tokens, end, wholeEnd, minutes } = tokensAt(line, 0, words);
    const isWhole = !/[\p{L}\p{N}]/u.test(line.slice(wholeEnd));
    return isWhole && end > 0 ? [{ date: labeledDate(tokens, today), minutes }] : [];
  });
  const dated = found.filter(({ date }) => date !== null);
  const [dueDate = null, otherDate] = new Set(dated.map(({ date }) => date));
  if (dueDate !== null && otherDate === undefined)
    return { dueDate, dueText: text, minutes: oneOf(dated.map(({ minutes }) => minutes)) };
  // `5/12` can be one of two days.
  if (/^\D{0,10}\d{1,2}[./-]\d{1,2}\D{0,10}$/.test(text)) return null;
  // `Week 37` and `before the next meeting` are no dates, but say when.
  const saysWhen =
    found.length > 0 || /\d/.test(text) || marks.allAt(line, 0).some(({ meaning }) => isBefore(meaning));
  return saysWhen ? { dueDate: null, dueText: text, minutes: null } : null;
}

/** With a label, `Q3` is its end. */
function labeledDate(tokens: readonly Token[], today: string | null): string | null {
  const isQuarter = tokens.some(({ kind }) => kind === 'quarters');
  return dateOf(isQuarter ? [...tokens, END] : tokens, today) ?? spanEnd(tokens, today);
}

const DAYS = [...RELATIVE, 'weekdays', 'next', 'this'];

/** The same without the `@` before a day, which calls nobody: `@Friday`. */
export function withoutSigns(text: string): string {
  return text.replace(/@(?=\p{L})/gu, (sign, at: number) =>
    vocabularies().languages.some((words) => DAYS.includes(words.at(text, at + 1)?.meaning.kind ?? ''))
      ? ''
      : sign,
  );
}

/** Where a word for `next` ends that a text begins with; 0 if it does not. */
export function nextEnd(text: string): number {
  const found = vocabularies().languages.map((words) => words.at(text, 0));
  return Math.max(0, ...found.map((one) => (one?.meaning.kind === 'next' ? one.end : 0)));
}

/** Whether a label begins with a word for `next`. */
export function isNext(label: string): boolean {
  return nextEnd(label) > 0;
}

/** Whether a word is one of dates, so that it is no name. `Mo` and `Jan` can be names. */
export function isDateWord(word: string): boolean {
  if (word.length <= 3 && !EAST_ASIAN.test(word)) return false;
  return vocabularies().languages.some((words) => words.is(word));
}

interface Marked {
  from: number;
  to: number;
  dueDate: string;
  minutes: number | null;
  /** Of its first word. */
  kind?: string | undefined;
}

/** The value that all have; else null. */
function oneOf<Value>(values: readonly (Value | null)[]): Value | null {
  const [one = null, other] = new Set(values.filter((value) => value !== null));
  return other === undefined ? one : null;
}

/** The dates that are marked in a text, in all languages. */
function marked(text: string, today: string | null): Marked[] {
  const { marks, languages } = vocabularies();
  const found: { from: number; end: number; mark: Mark }[] = [...text.matchAll(DUE_SIGN)].flatMap(
    ({ 0: sign, index: from }) =>
      languages.map((words) => ({ from, end: from + sign.length, mark: { list: 'by', words } as const })),
  );
  const most = found.length + MOST_MARKS;
  let isEvent: boolean | undefined;
  for (const { start } of tokensOf(text)) {
    if (found.length >= most) break;
    const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
    for (const { end, meaning } of NOT.test(before) ? [] : marks.allAt(text, start)) {
      const isRange =
        /\d\.?\s?$/.test(before) && TO.test(text.slice(start, end)) && /^\s?\d/.test(text.slice(end));
      const isMiddle = meaning.words.at(text, start)?.meaning.kind === 'middle';
      const isOfEvent = FOR.test(text.slice(start, end)) && (isEvent ??= isScheduled(text));
      if (!isRange && !isMiddle && !isOfEvent) found.push({ from: start, end, mark: meaning });
    }
  }
  return found.slice(0, most).flatMap(({ from, end, mark }) => {
    if (!isBefore(mark)) return lastDate(text.slice(0, from), end, mark, today);
    const { tokens, end: to, wholeEnd, isTimed, minutes } = tokensAt(text, end, mark.words);
    // `tomorrow by noon`, `heute bis 14 Uhr`, `today by 5`
    const [first, second] = tokens.filter(({ kind }) => !SAME_DAY.includes(kind));
    const isBareHour =
      first?.kind === 'digits' && second === undefined && matchAt(COUNT_END, text, to) === null;
    if ((first === undefined && isTimed) || isBareHour)
      return lastDate(text.slice(0, from), wholeEnd, { ...mark, list: 'until' }, today).map((day) => ({
        ...day,
        minutes,
      }));
    const dueDate = matchAt(RANGE, text, to) === null ? markedDate(tokens, mark, today) : null;
    return dueDate === null ? [] : [{ from, to, dueDate, minutes }];
  });
}

/** Whether somebody fixes the date of something: `agendar la sesión [para el martes]`. */
function isScheduled(text: string): boolean {
  const words = wordsOf(text);
  return words.some((_word, at) => SCHEDULING.lengthAt(words, at) > 0);
}

/** The date that a text ends with, before a mark that ends at `to`. */
function lastDate(text: string, to: number, mark: Mark, today: string | null): Marked[] {
  // A long text may have many marks.
  const begin = Math.max(0, text.length - LONGEST_DATE);
  const tail = text.slice(begin);
  for (const { start } of tokensOf(tail)) {
    if (start < tail.length - LONGEST_DATE / 2) continue;
    if (/\d/.test(tail.charAt(start - 1)) || !isWordStart(tail, start)) continue;
    if (RANGE_START.test(tail.slice(0, start))) break;
    const { tokens, end, wholeEnd, isTimed, minutes } = tokensAt(tail, start, mark.words);
    const isLast = /^[\s,，)）]*$/.test(tail.slice(isTimed || to === text.length ? wholeEnd : end));
    const dueDate = isLast ? markedDate(tokens, mark, today) : null;
    if (dueDate !== null) return [{ from: begin + start, to, dueDate, minutes, kind: tokens[0]?.kind }];
    // `本周内` is not `周内`.
    if (tokens.length > 1 && end === tail.trimEnd().length) break;
  }
  return [];
}

/** The day that a text ends with if it is today or soon after, but not `the notes of today`. */
function bareDay(text: string, today: string | null): Marked | undefined {
  // Each run of marks is tried once, from its beginning.
  const said = text.replace(/(?<![\s.!。！])[\s.!。！]+$/, '');
  return vocabularies()
    .languages.flatMap((words) => lastDate(said, said.length, { list: 'until', words }, today))
    .find(({ kind = '' }) => RELATIVE.includes(kind));
}

function isBefore({ list }: Mark): boolean {
  return list === 'by' || list === 'inside';
}

function markedDate(tokens: readonly Token[], { list }: Mark, today: string | null): string | null {
  if (list === 'inside') return spanEnd(tokens, today);
  // `三個月前` is long ago.
  if (list !== 'within' && tokens.length === 2 && spanEnd(tokens, today) !== null) return null;
  // `今月中`
  const ofPeriod = list === 'during' ? dateOf([...tokens, END], today) : null;
  return (list === 'within' ? spanEnd(tokens, today) : null) ?? dateOf(tokens, today) ?? ofPeriod;
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
const DAY_IN_RANGE = String.raw`\d{1,2}(?:\.(?:\d{1,2}\.)?|th|[${DAY}])?(?:\s(?:de\s)?\p{L}{3,10}\.?)?`;
const THROUGH = patternOf('dates/through');
/** What precedes the last day of a range: `[22–]24 June`, `[between 22 and ]24 June`, `3月[2日至]4日`. */
const RANGE_HEAD = new RegExp(
  String.raw`(?:${DAY_IN_RANGE}\s?(?:[-–—~～〜]|${THROUGH})|${patternOf('dates/between')}\s(?:\p{L}{1,3}[\s'’])?${DAY_IN_RANGE}\s${patternOf('and')})\s?(?:\p{L}{1,3}[\s'’])?(?=\d{1,2}(?:\.|th)?(?:\s?(?:de\s|of\s|d['’])?(?:${MONTH_NAMES})(?!\p{L})|[${DAY}]|\d{1,2}\.))`,
  'iuy',
);
const TO = new RegExp(`^${THROUGH}$`, 'i');
/** `12月3日から[5日まで]` */
const RANGE_START = new RegExp(`\\d[${DAY}]?\\s?(?:[-–—~～〜]|${THROUGH})\\s?$`, 'i');
const FOR = new RegExp(`^${patternOf('dates/for')}$`, 'i');
const SCHEDULING = phrasesOf(['dates/scheduling']);
/** `nicht [vor Freitag]` */
const NOT = new RegExp(`(?<!\\p{L})${patternOf('dates/not')}\\s$`, 'iu');
const LONGEST_BEFORE = 12;

/** What counts something, unless a word of dates follows it: `by Friday 12 seats`, but not `Friday 12 June`. */
const COUNT_END = /\s?\p{L}|[,.]\d/uy;
/** `the 2nd meeting`; a larger one is a day: `the 25th or so`. */
const ORDINAL_END = /\.?\s?\p{Script=Latin}/uy;
const MOST_COUNTED = 10;
/** `el 25` is a day of the month. */
const BEFORE_DAY = new RegExp(`(?<![\\p{L}'’])${patternOf('dates/before_day')}\\s?$`, 'iu');

const ON_DAY = [...RELATIVE, 'weekdays', 'months', 'numeric', 'ordinals'];

/** The words of a date from a position on, where they end (without and with what does not change it), and the time they name. */
function tokensAt(text: string, start: number, words: Phrases<Token>) {
  const tokens: Token[] = [];
  let [end, wholeEnd, count] = [start, start, 0];
  while (tokens.length < MOST_TOKENS) {
    const found = nextToken(text, wholeEnd, words, tokens, count);
    if (found === null) break;
    tokens.push(found.meaning);
    wholeEnd = found.end;
    // `by the end of the month one of us`
    const isBehindUnit = found.meaning.kind === 'time' && tokens.at(-2)?.kind === 'hour';
    if (SAME_DAY.includes(found.meaning.kind) && !isBehindUnit) continue;
    [end, count] = [wholeEnd, tokens.length];
  }
  const isTimed = tokens.slice(count).some(({ kind }) => TIMES.includes(kind));
  return { tokens: tokens.slice(0, count), end, wholeEnd, isTimed, minutes: minutesOf(tokens) };
}

/** The word of a date, or what is written in digits, behind others, of which the first `count` matter; null if there is none. */
function nextToken(
  text: string,
  from: number,
  words: Phrases<Token>,
  before: readonly Token[],
  count: number,
): Found<Token> | null {
  const start = afterGap(text, from);
  const at = start + (matchAt(RANGE_HEAD, text, start)?.[0].length ?? 0);
  // `月` is a month in `今月`, and else a day.
  const isUnit = ['this', 'next'].includes(before.at(-1)?.kind ?? '');
  const word = words
    .allAt(text, at)
    .find(({ end, meaning }) => !(isUnit && meaning.kind === 'weekdays' && end === at + 1));
  const digits = digitsAt(text, at);
  // `2ª feira`
  const found = word !== undefined && word.end >= (digits?.end ?? 0) ? word : digits;
  if (found === null || (found.meaning.kind === 'until' && count === 0)) return null;
  const { end, meaning } = found;
  // `before 2027, by 10 December`
  const isTimed = TIMES.includes(kindAfter(text, end, words) ?? '');
  if (meaning.kind === 'by' && count > 0 && !isTimed) return null;
  if (isHour(found, before, text, words)) return { end, meaning: hourOf(meaning) };
  return kindAfter(text, end, words) === null ? dayOrCount(found, before, text, at) : found;
}

/** A number that can be a day: `el 25`, `Friday 12`; null if it counts what is behind it: `Friday 12 seats`, `the 2nd meeting`. */
function dayOrCount(
  found: Found<Token>,
  before: readonly Token[],
  text: string,
  at: number,
): Found<Token> | null {
  const { end, meaning } = found;
  const isBehindArticle = BEFORE_DAY.test(text.slice(Math.max(0, at - LONGEST_BEFORE), at));
  const isDay =
    meaning.kind === 'digits' && (isBehindArticle || before.some(({ kind }) => kind === 'weekdays'));
  const isSmall = meaning.kind === 'ordinals' && meaning.value <= MOST_COUNTED;
  if ((isDay && matchAt(COUNT_END, text, end)) || (isSmall && matchAt(ORDINAL_END, text, end))) return null;
  return isDay && isBehindArticle ? { end, meaning: { ...meaning, kind: 'ordinals' } } : found;
}

function afterGap(text: string, at: number): number {
  return at + (matchAt(BETWEEN, text, at)?.[0].length ?? 0);
}

/** The kind of the word of dates behind a number; null if it is none, or begins something else. */
function kindAfter(text: string, at: number, words: Phrases<Token>): string | null {
  const found = words.at(text, afterGap(text, at));
  const kind = found?.meaning.kind ?? null;
  // `12 of May`, but not `12 of the seats`
  if (found !== null && kind === 'filler') return kindAfter(text, found.end, words);
  return kind === 'by' || kind === 'numbers' ? null : kind;
}

function hourOf({ value, days: [[, minutes] = [0, 0]] = [] }: Token): Token {
  return { kind: 'time', value, minutes, isSure: value > 7 };
}

/** Whether a number is an hour: `kl 15`, `kl 9.30`, `vrijdag 15 uur`. */
function isHour(
  { end, meaning }: Found<Token>,
  before: readonly Token[],
  text: string,
  words: Phrases<Token>,
): boolean {
  const isBehindAt = before.at(-1)?.kind === 'at' && meaning.value <= 24;
  if (meaning.kind === 'numeric') return isBehindAt;
  if (meaning.kind !== 'digits') return false;
  const isOnDay = before.some(({ kind }) => ON_DAY.includes(kind));
  const [earlier = '', last = ''] = before.slice(-2).map(({ kind }) => kind);
  // `lunedì ore 9`, but not `24 ore`
  const isBehindUnit = isOnDay && last === 'hour' && !NUMBERS.includes(earlier);
  return isBehindAt || isBehindUnit || (isOnDay && kindAfter(text, end, words) === 'hour');
}

/** The minutes of the day in the one time among the words. */
function minutesOf(tokens: readonly Token[]): number | null {
  const [time, ...others] = tokens.filter(({ kind }) => kind === 'time');
  const has = (list: string) => tokens.some(({ kind }) => kind === list);
  if (time === undefined || others.length > 0 || time.value > 23 || has('zones')) return null;
  const [isMorning, isLater] = [has('before_noon'), has('after_noon')];
  if (!isMorning && !isLater && time.isSure !== true && time.value < 12) return null;
  const isHalf = (isMorning || isLater) && time.value <= 12;
  const hour = isHalf ? (time.value % 12) + (isLater ? 12 : 0) : time.value;
  return 60 * hour + (time.minutes ?? 0);
}

function digitsAt(text: string, at: number): Found<Token> | null {
  const match = /[\d一二三四五六七八九十]/.test(text.charAt(at)) ? matchAt(DIGITS, text, at) : null;
  if (match === null) return null;
  const { hour, isoYear, isoMonth, isoDay, first, mark, second, ofYear, dot, year, month, number, sign } =
    match.groups ?? {};
  const end = at + match[0].length;
  const of = (kind: string, digits: string) => ({ end, meaning: { kind, value: numberOf(digits) } });
  if (hour !== undefined) return { end, meaning: timeIn(hour, match.groups ?? {}) };
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

/** `27`, `二十七`. */
function numberOf(written: string): number {
  const [tens = '', ones] = written.split('十');
  const digit = (sign: string) => (sign === '' ? 0 : '一二三四五六七八九'.indexOf(sign) + 1);
  if (/\d/.test(written)) return Number(written);
  return ones === undefined ? digit(tens) : 10 * (digit(tens) || 1) + digit(ones);
}

/** `9:30`, `17h`, or `5 pm`, which counts as an hour of 24. */
function timeIn(
  hour: string,
  { minutes, minutesToo, clock, oClock }: Partial<Record<string, string>>,
): Token {
  const sign = (clock ?? oClock ?? '').toLowerCase();
  const half = /^([ap])\.?m/.exec(sign)?.[1];
  const written = Number(hour);
  const value = half !== undefined && written <= 12 ? (written % 12) + (half === 'p' ? 12 : 0) : written;
  // `9 Uhr` is in the morning, but `5 Uhr` is hardly ever.
  const isSure = half !== undefined || /^0\d/.test(hour) || (sign !== '' && written > 7);
  return { kind: 'time', value, minutes: Number(minutes ?? minutesToo ?? 0), isSure };
}

/** The end of `3日`, `一周`, `48小时`, or `1か月` within which something is due, or of a unit alone; null of other words. */
function spanEnd(tokens: readonly Token[], today: string | null): string | null {
  const [first, second, third] = tokens.filter(({ kind }) => !BESIDE_SPAN.includes(kind));
  if (first === undefined || third !== undefined || today === null) return null;
  const isAlone = tokens.length === 1 && (first.kind === 'week' || first.kind === 'month');
  // `3日` alone would be a day of the month.
  const isDays = tokens.length === 1 && first.kind === 'ordinals';
  const kind = isAlone ? first.kind : isDays ? 'day' : second?.kind;
  const unit = UNITS.find((one) => one === kind);
  const isNumber = NUMBERS.includes(first.kind) || first.kind === 'weekdays';
  if (unit === undefined || !(isAlone || isNumber)) return null;
  return afterSpan(isAlone ? 1 : first.value, unit, Date.parse(today));
}

/** What the words of a date say, and the day on which they were written; null if they say something twice. */
function saidBy(tokens: readonly Token[], today: string | null) {
  const all = [['weekdays'], ['months', 'quarters'], NUMBERS, ['years'], ['numeric']].map((kinds) =>
    tokens.filter(({ kind }) => kinds.includes(kind)),
  );
  if (all.some(({ length }) => length > 1)) return null;
  const [weekday, named, number, year = null] = all.map(([token]) => token?.value);
  const has = (...kinds: string[]) => tokens.some(({ kind }) => kinds.includes(kind));
  const month = named !== undefined && has('quarters') ? 3 * named : named;
  return { has, weekday, month, number, year, now: today === null ? null : Date.parse(today) };
}
type Said = NonNullable<ReturnType<typeof saidBy>>;

/** The one day that the words of a date can mean, as ISO date; else null. */
function dateOf(tokens: readonly Token[], today: string | null): string | null {
  const said = saidBy(tokens, today);
  if (said === null) return null;
  const { weekday, month, number, now } = said;
  const date = tokens.find(({ kind }) => kind === 'numeric');
  if (date !== undefined) return numericDate(date, said);
  if (month !== undefined) return monthDate(month, said);
  if (now === null) return null;
  if (number !== undefined) return numberDate(number, now, said);
  return weekday === undefined ? relativeDate(now, said) : weekdayDate(weekday, now, said);
}

/** The day if it is on the weekday that is named. */
function onWeekday(day: number | null, { weekday }: Said): string | null {
  return day === null || (weekday !== undefined && weekdayOf(day) !== weekday) ? null : iso(day);
}

/** `4.12.`, or `5/12` if only one of its days is on the weekday. */
function numericDate({ days = [], year = null }: Token, said: Said): string | null {
  if (said.month !== undefined || said.number !== undefined || said.has('week')) return null;
  return oneOf(days.map(([day, month]) => onWeekday(dayOf(day, month, year, said.now), said)));
}

/** `12 May`, `end of May`. */
function monthDate(month: number, said: Said): string | null {
  const { number, weekday, year, now, has } = said;
  const isEnd = has('end', 'month_end');
  if (number === undefined) return isEnd ? onWeekday(lastDay(month, year, now), said) : null;
  if (isEnd || (has('week') && weekday === undefined)) return null;
  return onWeekday(dayOf(number, month, year, now), said);
}

function mondayOf(now: number, { has }: Said): number {
  return now - (weekdayOf(now) - 1 - (has('next', 'coming') ? 7 : 0)) * DAY_MS;
}

function weekdayDate(weekday: number, now: number, said: Said): string | null {
  const coming = now + (((weekday - weekdayOf(now) + 6) % 7) + 1) * DAY_MS;
  const inWeek = mondayOf(now, said) + (weekday - 1) * DAY_MS;
  if (said.has('week') && said.has('next', 'coming', 'this')) return iso(inWeek);
  // `Next Friday`, said on a Wednesday, can be in two days or in nine.
  return said.has('next') && coming !== inWeek ? null : iso(coming);
}

/** `the 27th`, `lunes 31`. */
function numberDate(number: number, now: number, said: Said): string | null {
  const { weekday, has } = said;
  if (weekday === undefined && (!has('ordinals') || has('week'))) return null;
  return onWeekday(dayFrom(number, now), said);
}

/** `tomorrow`, `end of the month`. */
function relativeDate(now: number, said: Said): string | null {
  const { has } = said;
  const days = RELATIVE.findLastIndex((kind) => has(kind));
  if (days !== -1) return iso(now + days * DAY_MS);
  const later = has('next', 'coming') ? 1 : 0;
  const endOf = (unit: string) => has(`${unit}_end`) || (has('end') && has(unit));
  const [thisYear, thisMonth] = partsOf(now);
  if (endOf('month')) return iso(Date.UTC(thisYear, thisMonth + later + 1, 0));
  if (endOf('quarter')) return iso(Date.UTC(thisYear, 3 * (Math.floor(thisMonth / 3) + later + 1), 0));
  if (endOf('year')) return iso(Date.UTC(thisYear + later, 11, 31));
  // The end of a week is its Friday; on a weekend, only that of the next one is sure.
  if (endOf('week') && (later > 0 || weekdayOf(now) <= 5)) return iso(mondayOf(now, said) + 4 * DAY_MS);
  return endOf('day') ? iso(now) : null;
}

/** So many units later; a month later, at most the last day of it. */
function afterSpan(number: number, unit: (typeof UNITS)[number], now: number): string | null {
  if (unit === 'workday') {
    let day = now;
    for (let left = number; left > 0; left -= weekdayOf(day) > 5 ? 0 : 1) day += DAY_MS;
    return iso(day);
  }
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
    MARKS.flatMap((list) =>
      language(`dates/${list}`).map((phrase): [string, Mark] => [phrase, { list, words }]),
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
