import { LANGUAGES } from './languages/index.ts';
import type { DateWords } from './languages/language.ts';
import { anyOf, spellings, UNSPACED } from './words.ts';

export interface Due {
  /** An ISO date such as `2026-11-27`; null if the words don't name one day. */
  dueDate: string | null;
  /** As written: `by Friday`. */
  dueText: string;
}

type Token =
  | { kind: 'weekday' | 'month' | 'number' | 'year' | 'relative'; value: number; isOrdinal?: boolean }
  | { kind: 'numeric'; first: number; second: number; year: number | null; isDayFirst: boolean }
  | {
      kind:
        | 'next'
        | 'this'
        | 'end'
        | 'monthEnd'
        | 'yearEnd'
        | 'day'
        | 'week'
        | 'months'
        | 'years'
        | 'soon'
        | 'filler';
    };

/** The words of one language: what they mean, and patterns that find them. */
interface Vocabulary {
  meanings: ReadonlyMap<string, Token>;
  /** Finds all that `by` and `until` find, and more. It compiles in a fraction of their time. */
  hint: RegExp;
  word: RegExp;
  by: RegExp;
  byHere: RegExp;
  until: RegExp | null;
}

const DAY_MS = 24 * 60 * 60_000;
/** Longer words of a date are none. */
const MOST_TOKENS = 10;
const LONGEST_DATE = 60;
/** With the word that marks it. */
const SHORTEST_DATE = 3;
/** A date without a year can be this long ago; all others are in the future. */
const PAST_DAYS = 60;
const MOST_MARKS = 5;

const BETWEEN = /[\s,.、，()（）–-]{0,4}/y;
const ISO = /(20\d\d)(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})(?!\d)/y;
const NUMERIC = /(\d{1,2})([./-])(\d{1,2})(?:\2(20\d\d|\d\d)(?!\d)|(\.)|)(?!\d)/y;
const YEAR = /(20\d\d)(?:年|년)?(?!\d)/y;
const EAST_ASIAN_MONTH = /(\d{1,2})\s?[月월]/y;
const TIME = /\d{1,2}(?:(?::|h)\d{2}(?:\s?(?:am|pm|uhr))?|\s?(?:am|pm|uhr|h|[時点點시]))(?!\p{L})/iuy;
const NUMBER =
  /(\d{1,2})(st|nd|rd|th|er|[º°ª]|\s?[日号號일](?![以之]?[内內間後]|이?내|간|후|안)|:?[ae](?!\p{L}))?(?![\d%€$])/iuy;

let vocabularies: readonly Vocabulary[] | undefined;

/**
 * The date by which something is due, if a text marks one: `by Friday`, `bis 12. Mai`, `金曜まで`; else null. A date that
 * can be read in two ways counts for nothing.
 *
 * @param today the day on which the text was written, as ISO date; null if unknown.
 */
export function dueIn(text: string, today: string | null): Due | null {
  if (text.length < SHORTEST_DATE) return null;
  const found = languages().flatMap((language) => [...marked(text, language, today)]);
  return (
    found
      .sort((a, b) => a.from - b.from || a.to - b.to)
      .map(({ from, to, dueDate }) => ({ dueDate, dueText: text.slice(from, to) }))[0] ?? null
  );
}

/** When something is due by a column or label that says so; null if that is no time (`-`, `ongoing`). */
export function dueFrom(value: string, today: string | null): Due | null {
  const text = value.trim();
  if (text === '' || text.length > LONGEST_DATE) return null;
  // With a label, `4.11` is a day.
  const read = text.replace(/(?<!\d)\d{1,2}\.\d{1,2}$/, '$&.');
  const found = languages().flatMap((language) => {
    const start = matchAt(language.byHere, read, 0)?.length ?? 0;
    const { tokens, end, wholeEnd } = tokensAt(read, start, language);
    const rest = read.slice(wholeEnd);
    const isWhole = !/[\p{L}\p{N}]/u.test(language.until === null ? rest : rest.replace(language.until, ''));
    return isWhole && end > start ? [dateOf(tokens, today)] : [];
  });
  const dates = new Set(found.filter((date) => date !== null));
  const [dueDate = null] = dates;
  if (dates.size === 1) return { dueDate, dueText: text };
  // `5/12` can be one of two days.
  if (/^\D{0,10}\d{1,2}[./-]\d{1,2}\D{0,10}$/.test(text)) return null;
  // `Week 37` and `before the next meeting` are no dates, but say when.
  const saysWhen =
    found.length > 0 ||
    /\d/.test(text) ||
    languages().some(({ byHere }) => matchAt(byHere, text, 0) !== null);
  return saysWhen ? { dueDate: null, dueText: text } : null;
}

function* marked(text: string, language: Vocabulary, today: string | null) {
  if (!language.hint.test(text)) return;
  let marks = 0;
  for (const mark of text.matchAll(language.by)) {
    if (++marks > MOST_MARKS) return;
    const { tokens, end } = tokensAt(text, mark.index + mark[0].length, language);
    const dueDate = isRange(text, end) ? null : dateOf(tokens, today);
    if (dueDate !== null) yield { from: mark.index, to: end, dueDate };
  }
  if (language.until === null) return;
  for (const mark of text.matchAll(language.until)) {
    if (++marks > MOST_MARKS) return;
    for (let from = Math.max(0, mark.index - LONGEST_DATE / 2); from < mark.index; from += 1) {
      if (/\d/.test(text[from - 1] ?? '') || !isWordStart(text, from)) continue;
      const { tokens, end } = tokensAt(text.slice(0, mark.index), from, language);
      const dueDate = /^[\s)）]*$/.test(text.slice(end, mark.index)) ? dateOf(tokens, today) : null;
      if (dueDate === null) continue;
      yield { from, to: mark.index + mark[0].length, dueDate };
      break;
    }
  }
}

function isWordStart(text: string, at: number): boolean {
  const [before = '', first = ''] = [text[at - 1], text[at]];
  return (
    /[\p{L}\p{N}]/u.test(first) &&
    !/^\p{Script=Hangul}{2}$/u.test(before + first) &&
    (!/\p{L}/u.test(before) || UNSPACED.test(before) || UNSPACED.test(first))
  );
}

function isRange(text: string, end: number): boolean {
  return /^\s?(?:[-–—~～〜]|to|or|and|bis|oder|und|et|ou|e|o|y|en|of|lub|eller|och)\s?\d/.test(
    text.slice(end, end + 10),
  );
}

/** The words of a date from a position on, and where they end: without and with what does not change it. */
function tokensAt(
  text: string,
  start: number,
  language: Vocabulary,
): { tokens: Token[]; end: number; wholeEnd: number } {
  const tokens: Token[] = [];
  let end = start;
  let lastEnd = start;
  let count = 0;
  while (tokens.length < MOST_TOKENS) {
    const at = end + (matchAt(BETWEEN, text, end)?.length ?? 0);
    const [token, length] = tokenAt(text, at, language) ?? [];
    if (token === undefined || length === undefined) break;
    tokens.push(token);
    end = at + length;
    // `by the end of the month one of us`
    const isWord = token.kind === 'number' && token.isOrdinal === undefined;
    if (token.kind === 'filler' || isWord) continue;
    lastEnd = end;
    count = tokens.length;
  }
  return { tokens: tokens.slice(0, count), end: lastEnd, wholeEnd: end };
}

function tokenAt(text: string, at: number, { meanings, word }: Vocabulary): [Token, number] | null {
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const iso = read(ISO);
  if (iso !== null) {
    const [all, year, month, day] = iso;
    return [
      { kind: 'numeric', first: Number(day), second: Number(month), year: Number(year), isDayFirst: true },
      all.length,
    ];
  }
  const time = read(TIME);
  if (time !== null) return [{ kind: 'filler' }, time[0].length];
  const numeric = read(NUMERIC);
  if (numeric !== null) {
    const [all, first, mark, second, year, dot] = numeric;
    // Only dates in the order of day and month are written with dots.
    const isDayFirst = mark === '.' && (year !== undefined || dot !== undefined);
    const fullYear = year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0);
    return [
      { kind: 'numeric', first: Number(first), second: Number(second), year: fullYear, isDayFirst },
      all.length,
    ];
  }
  for (const [pattern, kind] of [
    [YEAR, 'year'],
    [EAST_ASIAN_MONTH, 'month'],
    [NUMBER, 'number'],
  ] as const) {
    const match = read(pattern);
    if (match !== null)
      return [{ kind, value: Number(match[1]), isOrdinal: match[2] !== undefined }, match[0].length];
  }
  const match = read(word);
  const meaning = meanings.get(match?.[0].toLowerCase() ?? '');
  return match === null || meaning === undefined ? null : [meaning, match[0].length];
}

/** The one day that the words of a date can mean, as ISO date; else null. */
function dateOf(tokens: readonly Token[], today: string | null): string | null {
  const values = (kind: 'weekday' | 'month' | 'number' | 'year' | 'relative') =>
    tokens.flatMap((token) => (token.kind === kind ? [token.value] : []));
  const has = (kind: Token['kind']) => tokens.some((token) => token.kind === kind);
  const [weekday, otherWeekday] = values('weekday');
  const [month, otherMonth] = values('month');
  const [number, otherNumber] = values('number');
  const [year = null, otherYear] = values('year');
  const relative = values('relative').at(-1);
  const numeric = tokens.flatMap((token) => (token.kind === 'numeric' ? [token] : []));
  if ([otherWeekday, otherMonth, otherNumber, otherYear].some((one) => one !== undefined)) return null;
  const now = today === null ? null : Date.parse(today);
  const [date] = numeric;

  if (date !== undefined) {
    if (numeric.length > 1 || month !== undefined || number !== undefined || has('week')) return null;
    const { first, second } = date;
    const orders = date.isDayFirst
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ];
    const days = orders.flatMap(([day = 0, ofMonth = 0]) => dayOf(day, ofMonth, date.year, now) ?? []);
    return theOnly(weekday === undefined ? days : days.filter((day) => weekdayOf(day) === weekday));
  }
  const isEnd = has('end') || has('monthEnd');
  if (month !== undefined && (number !== undefined || isEnd)) {
    if (number !== undefined && isEnd) return null;
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
    if (isOfMonth) return dayFrom(number, null, now);
    if (has('day')) return iso(now + number * DAY_MS);
    if (has('week')) return iso(now + number * 7 * DAY_MS);
    return null;
  }
  if (relative !== undefined) return iso(now + relative * DAY_MS);
  const [thisYear, later] = [new Date(now).getUTCFullYear(), has('next') ? 1 : 0];
  if (has('monthEnd') || (has('end') && has('months')))
    return iso(Date.UTC(thisYear, new Date(now).getUTCMonth() + later + 1, 0));
  if (has('yearEnd') || (has('end') && has('years'))) return iso(Date.UTC(thisYear + later, 11, 31));
  // The end of a week is its Friday.
  if (has('end') && has('week') && weekdayOf(now) <= 5) return iso(monday + (has('next') ? 11 : 4) * DAY_MS);
  return has('end') && has('day') ? iso(now) : null;
}

/** The next day with this number in its month: `the 27th`, `lunes 31`; if the weekday is given and differs, null. */
function dayFrom(number: number, weekday: number | null, now: number): string | null {
  const days = Array.from({ length: 31 }, (_, index) => now + index * DAY_MS);
  const day = days.find((one) => new Date(one).getUTCDate() === number);
  return day === undefined || (weekday !== null && weekdayOf(day) !== weekday) ? null : iso(day);
}

function theOnly(days: readonly number[]): string | null {
  const [day, other] = new Set(days);
  return day === undefined || other !== undefined ? null : iso(day);
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

function matchAt(sticky: RegExp, text: string, at: number): string | null {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0] ?? null;
}

/** Made when the first item needs them. */
function languages(): readonly Vocabulary[] {
  return (vocabularies ??= LANGUAGES.map(({ dates }) => vocabulary(dates)));
}

function vocabulary(words: DateWords): Vocabulary {
  const meanings = new Map<string, Token>();
  const add = (list: string | undefined, token: Token) => {
    if (list === undefined) return;
    for (const word of spellings(list)) meanings.set(word, token);
  };
  const count = (list: string | undefined, kind: 'weekday' | 'month' | 'number') => {
    for (const [index, forms] of (list?.split('|') ?? []).entries())
      add(forms.replaceAll(' ', '|'), { kind, value: index + 1 });
  };
  add(words.filler, { kind: 'filler' });
  add(words.soon, { kind: 'soon' });
  add(words.by, { kind: 'filler' });
  add(words.day, { kind: 'day' });
  add(words.week, { kind: 'week' });
  add(words.month, { kind: 'months' });
  add(words.monthEnd, { kind: 'monthEnd' });
  add(words.year, { kind: 'years' });
  add(words.yearEnd, { kind: 'yearEnd' });
  add(words.end, { kind: 'end' });
  add(words.next, { kind: 'next' });
  add(words.this, { kind: 'this' });
  count(words.numbers, 'number');
  count(words.months, 'month');
  count(words.weekdays, 'weekday');
  for (const [value, list] of [words.today, words.tomorrow, words.afterTomorrow].entries())
    add(list, { kind: 'relative', value });
  const marks = (list: string, letter?: string) => anyOf(new Set(spellings(list)), letter);
  const by = marks(words.by);
  return {
    meanings,
    hint: new RegExp(marks([words.by, words.until ?? []].flat().join('|'), '[a-z]'), 'iu'),
    word: new RegExp(anyOf(meanings.keys()), 'iuy'),
    by: new RegExp(by, 'giu'),
    byHere: new RegExp(by, 'iuy'),
    until: words.until === undefined ? null : new RegExp(marks(words.until), 'giu'),
  };
}
