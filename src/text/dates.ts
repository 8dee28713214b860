/** Also as `2026-03-31 09:30:00 UTC` or `… +0200`. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)[T ]([\d:.]+) ?(?:Z|UTC|GMT|([+-]\d\d):?(\d\d))?$/;

/** A timestamp with a time zone, as Zapier requires: those without one are in UTC. Null stays null. */
export function withZone(timestamp: string | null): string | null {
  return timestamp === null ? null : zoned(timestamp);
}

/** Milliseconds since 1970; NaN, which is neither before nor after anything, if there is no readable time. */
export function timeOf(timestamp: unknown): number {
  return typeof timestamp === 'string' ? Date.parse(zoned(timestamp)) : Number.NaN;
}

function zoned(timestamp: string): string {
  return timestamp.replace(TIMESTAMP, (_, day: string, time: string, hours?: string, minutes = '') => {
    return `${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`;
  });
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
