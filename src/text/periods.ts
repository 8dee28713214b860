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

  const days = (first: number, end: number): Period => ({
    from: clock.instantOf(first),
    to: clock.instantOf(end),
  });
  switch (name) {
    case 'today':
      return days(today, daysBefore(-1));
    case 'yesterday':
      return days(daysBefore(1), today);
    case 'last-7-days':
      return days(daysBefore(7), today);
    case 'last-30-days':
      return days(daysBefore(30), today);
    case 'last-90-days':
      return days(daysBefore(90), today);
    case 'this-week':
      return { from: clock.instantOf(monday), to: now };
    case 'last-week':
      return days(daysBefore(7, monday), monday);
    case 'this-month':
      return { from: clock.instantOf(firstOfMonth), to: now };
    case 'last-month':
      return days(Date.UTC(year, month - 1), firstOfMonth);
  }
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
