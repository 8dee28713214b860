import { describe, expect, it } from '@jest/globals';

import { type PeriodName, periodOf, PERIODS, periodText } from '../../src/text/periods.ts';
import { zoneClock } from '../../src/text/time_zone.ts';
import * as fc from '../support/properties.ts';
import { ZONES } from './zones.ts';

const HOUR_MS = 60 * 60_000;
const isPeriodName = (key: string): key is PeriodName => Object.hasOwn(PERIODS, key);
const NAMES = Object.keys(PERIODS).filter(isPeriodName);

/** The dates on which a period begins and ends, as clocks of the zone show them. */
function shown(name: PeriodName, now: string, zone: string): [string, string] {
  const { from, to } = periodOf(name, Date.parse(now), zone);
  const clock = zoneClock(zone);
  const text = (instant: number) => new Date(clock.shownAt(instant)).toISOString().slice(0, 16);
  return [text(from), text(to)];
}

describe('a period', () => {
  it.each<[PeriodName, string, string]>([
    ['today', '2026-11-22T00:00', '2026-11-23T00:00'],
    ['yesterday', '2026-11-21T00:00', '2026-11-22T00:00'],
    ['last-7-days', '2026-11-15T00:00', '2026-11-22T00:00'],
    ['last-30-days', '2026-10-23T00:00', '2026-11-22T00:00'],
    ['last-90-days', '2026-08-24T00:00', '2026-11-22T00:00'],
    ['this-week', '2026-11-16T00:00', '2026-11-22T22:30'],
    ['last-week', '2026-11-09T00:00', '2026-11-16T00:00'],
    ['this-month', '2026-11-01T00:00', '2026-11-22T22:30'],
    ['last-month', '2026-10-01T00:00', '2026-11-01T00:00'],
  ])('named %s lasts, on a Sunday evening in Berlin, from %s until just before %s', (name, from, to) => {
    expect(shown(name, '2026-11-22T21:30:00Z', 'Europe/Berlin')).toStrictEqual([from, to]);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T12:00:00Z', 23],
    ['Europe/Berlin', '2026-10-25T12:00:00Z', 25],
    ['America/Sao_Paulo', '2018-11-04T12:00:00Z', 23],
    ['Australia/Lord_Howe', '2026-04-05T02:00:00Z', 24.5],
  ])('named today, in %s at %s, has %p hours', (zone, now, hours) => {
    const { from, to } = periodOf('today', Date.parse(now), zone);
    expect((to - from) / HOUR_MS).toBe(hours);
  });

  it('named yesterday is empty if the zone skipped that day', () => {
    const { from, to } = periodOf('yesterday', Date.parse('2011-12-31T00:00:00Z'), 'Pacific/Apia');
    expect(to - from).toBe(0);
  });

  it('begins and ends on the right days, in any zone on any date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.parse('2005-01-01'), max: Date.parse('2040-01-01') }),
        (zone, now) => {
          const period = (name: PeriodName) => periodOf(name, now, zone);
          expect(period('today').from).toBeLessThanOrEqual(now);
          expect(period('today').to).toBeGreaterThan(now);
          expect(period('yesterday').to).toBe(period('today').from);
          expect(period('last-7-days').to).toBe(period('today').from);
          expect(period('last-30-days').to).toBe(period('today').from);
          expect(period('last-week').to).toBe(period('this-week').from);
          expect(period('last-month').to).toBe(period('this-month').from);
          for (const name of NAMES) expect(period(name).from).toBeLessThanOrEqual(period(name).to);
          const clock = zoneClock(zone);
          expect(new Date(clock.shownAt(period('this-week').from)).getUTCDay()).toBe(1);
          expect(new Date(clock.shownAt(period('this-month').from)).getUTCDate()).toBe(1);
        },
      ),
    );
  });
});

describe('periodText', () => {
  it.each([
    ['2026-11-20', '2026-11-21', 'Nov 20, 2026'],
    ['2026-11-14', '2026-11-21', 'Nov 14 – 20, 2026'],
    ['2026-10-28', '2026-11-04', 'Oct 28 – Nov 3, 2026'],
    ['2026-12-28', '2027-01-04', 'Dec 28, 2026 – Jan 3, 2027'],
    ['2026-11-20', '2026-11-20', 'Nov 20, 2026'],
  ])('writes the days from %s until before %s as “%s”', (from, to, text) => {
    expect(periodText({ from: Date.parse(from), to: Date.parse(to) }, 'UTC')).toBe(text);
  });
});
