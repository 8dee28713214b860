import { zoneClock } from './time_zone.ts';

/** The periods that need only today's date, with their names in the editor. */
export const PERIODS = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7-days': 'The 7 days before today',
  'last-30-days': 'The 30 days before today',
  'last-90-days': 'The 90 days before today',
  'this-week': 'This week so far',
  'last-week': 'Last week',
  'this-month': 'This month so far',
  'last-month': 'Last month',
} as const;

export type PeriodName = keyof typeof PERIODS;

/** From the instant `from` until just before the instant `to`, in milliseconds since 1970. */
export interface Period {
  from: number;
  to: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** A period of whole days in a time zone; one "so far" ends now. Weeks begin on Monday. */
export function periodOf(name: PeriodName, now: number, timeZone: string): Period {
  const clock = zoneClock(timeZone);
  // Dates are represented by their start in UTC, where every day has 24 hours.
  const date = new Date(clock.shownAt(now));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const today = Date.UTC(year, month, date.getUTCDate());
  const daysBefore = (days: number, day = today) => day - days * DAY_MS;
  const monday = daysBefore((date.getUTCDay() + 6) % 7);
  const firstOfMonth = Date.UTC(year, month);

  /** The first day and the one after the last; none for a period that ends now. */
  const dates: Record<PeriodName, readonly [first: number, end?: number]> = {
    today: [today, daysBefore(-1)],
    yesterday: [daysBefore(1), today],
    'last-7-days': [daysBefore(7), today],
    'last-30-days': [daysBefore(30), today],
    'last-90-days': [daysBefore(90), today],
    'this-week': [monday],
    'last-week': [daysBefore(7, monday), monday],
    'this-month': [firstOfMonth],
    'last-month': [Date.UTC(year, month - 1), firstOfMonth],
  };
  const [first, end] = dates[name];
  return { from: clock.instantOf(first), to: end === undefined ? now : clock.instantOf(end) };
}

const shortDate = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** The dates of a period as people write them: `Nov 20, 2026`, `Nov 14 – 20, 2026`, `Dec 28, 2026 – Jan 3, 2027`. */
export function periodText({ from, to }: Period, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { ...shortDate, timeZone });
  // The last instant within the period, not the first after it.
  const text = format.formatRange(from, Math.max(from, to - 1));
  // Around the dash, the Unicode data has thin spaces.
  return text.replaceAll('\u2009', ' ');
}
