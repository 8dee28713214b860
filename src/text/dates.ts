/** A moment as it was written, in the extended layout of ISO 8601: `2026-03-31`, `09:30:00.123`, `+02:00`. */
interface WrittenMoment {
  date: string;
  time: string | null;
  zone: string | null;
}

/**
 * The layouts of ISO 8601, extended and basic, with days of the month, of the year, and of the week; also as Postgres, Jira,
 * and Java write them: `2026-03-31 09:30:00.123+00`, `2026-03-31T09:30:00,123+0000`, `…Z[UTC]`.
 */
const MOMENT =
  /^(\d{4})-?(?:(\d\d)-?(\d\d)|W(\d\d)-?([1-7])|(\d{3}))(?:[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)? ?(?:(Z|UTC|GMT)|([+\-−]\d\d)(?::?(\d\d))?)?(?:\[[\w/+-]+\])?)?$/i;

/** A date as people type it, in the extended layout: `23.11.2026` has its day first wherever dots are written; and `2026/11/23`. */
function extended(text: string): string {
  return text
    .replace(/^(\d\d?)\. ?(\d\d?)\. ?(\d{4})(?!\d),?/, '$3/$2/$1')
    .replace(/^(\d{4})\/(\d\d?)\/(\d\d?)(?!\d)/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );
}

/** Null if a text is no moment in one of these layouts, nor begins with a date as people type it. */
export function writtenMoment(text: string): WrittenMoment | null {
  const found = MOMENT.exec(extended(text.trim()));
  if (found === null) return null;
  const [, year, month, day, week, weekday, dayOfYear, hours, minutes = '00', seconds = '00', fraction] =
    found;
  const [utc, offset, offsetMinutes = '00'] = found.slice(11);
  let date = `${year}-${month}-${day}`;
  if (week !== undefined)
    date = dayAfter(mondayOfFirstWeek(Number(year)), 7 * (Number(week) - 1) + Number(weekday) - 1);
  else if (dayOfYear !== undefined) date = dayAfter(Date.UTC(Number(year), 0), Number(dayOfYear) - 1);
  if (hours === undefined) return { date, time: null, zone: null };
  const time = `${hours}:${minutes}:${seconds}${fraction === undefined ? '' : `.${fraction}`}`;
  const zone = offset === undefined ? utc && 'Z' : `${offset.replace('−', '-')}:${offsetMinutes}`;
  return { date, time, zone: zone ?? null };
}

const DAY_MS = 24 * 60 * 60_000;

/** The first week of a year has its January 4. */
function mondayOfFirstWeek(year: number): number {
  const january4 = Date.UTC(year, 0, 4);
  return january4 - ((new Date(january4).getUTCDay() + 6) % 7) * DAY_MS;
}

function dayAfter(start: number, days: number): string {
  return new Date(start + days * DAY_MS).toISOString().slice(0, 10);
}

/** A timestamp with a time zone, as Zapier requires: those without one are in UTC. Null stays null. */
export function withZone(timestamp: string | null): string | null {
  return timestamp === null ? null : zoned(timestamp);
}

/** Milliseconds since 1970; NaN, which is neither before nor after anything, if there is no readable time. */
export function timeOf(timestamp: unknown): number {
  return typeof timestamp === 'string' ? Date.parse(zoned(timestamp)) : Number.NaN;
}

function zoned(timestamp: string): string {
  const moment = writtenMoment(timestamp);
  if (moment === null) return timestamp;
  const { date, time, zone } = moment;
  return time === null ? date : `${date}T${time}${zone ?? 'Z'}`;
}

/** The same for sorting: without a readable time, older than everything. */
export function sortableTime(timestamp: unknown): number {
  const time = timeOf(timestamp);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** The time zone if such a zone exists (an IANA name such as `Europe/Berlin`), else UTC. */
export function timeZoneOrUtc(name: unknown): string {
  if (typeof name !== 'string') return 'UTC';
  try {
    formatOf('en-US', { timeZone: name });
    return name;
  } catch {
    return 'UTC';
  }
}

/** The day of a timestamp in a time zone, such as `2026-11-21`; null if there is no readable time. */
export function dateIn(timeZone: string, timestamp: unknown): string | null {
  // Swedish dates are ISO 8601.
  return formatted(timestamp, 'sv-SE', { dateStyle: 'short', timeZone });
}

/** A timestamp for people in a time zone, such as `Nov 21, 2026, 10:28 PM`; null if there is no readable time. */
export function dateTextIn(timeZone: string, timestamp: unknown): string | null {
  return formatted(timestamp, 'en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

function formatted(timestamp: unknown, locale: string, options: Intl.DateTimeFormatOptions): string | null {
  const time = timeOf(timestamp);
  return Number.isNaN(time) ? null : dateWriter(locale, options)(time);
}

/** Writes instants, in milliseconds since 1970, in one form. */
export function dateWriter(locale: string, options: Intl.DateTimeFormatOptions): (instant: number) => string {
  const format = formatOf(locale, options);
  // Recent Unicode data puts a narrow no-break space before AM and PM, which breaks comparisons in other apps.
  return (instant) => format.format(instant).replaceAll('\u202f', ' ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes as long as using it thirty times, so each is made once. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
