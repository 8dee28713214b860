import { describe, expect, it } from '@jest/globals';

import { dateIn, dateTextIn, sortableTime, timeOf, timeZoneOrUtc, withZone } from '../../src/text/dates.ts';
import * as fc from '../support/properties.ts';
import { rows } from '../support/rows.ts';

describe('a timestamp from the service', () => {
  it.each(rows<[string | null, string | null]>('timestamps'))(
    '%p reaches Zapier as %p',
    (timestamp, shown) => {
      expect(withZone(timestamp)).toBe(shown);
    },
  );

  it.each(['soon', null, 0])('sorts as the oldest if it is unreadable: %p', (timestamp) => {
    expect(timeOf(timestamp)).toBeNaN();
    expect(sortableTime(timestamp)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is in UTC if it has no zone, whatever the date', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2999-12-31') }), (date) => {
        const utc = date.toISOString();
        for (const form of [utc, utc.replace('Z', ''), utc.replace('T', ' ').replace('Z', '')]) {
          expect(sortableTime(form)).toBe(date.getTime());
          expect(withZone(form)).toBe(utc);
        }
      }),
    );
  });
});

describe('a date in a time zone', () => {
  it.each([
    ['2026-11-21T21:28:00Z', 'Europe/Berlin', '2026-11-21', 'Nov 21, 2026, 10:28 PM'],
    ['2026-11-21T23:28:00Z', 'Europe/Berlin', '2026-11-22', 'Nov 22, 2026, 12:28 AM'],
    ['2026-11-21T02:00:00Z', 'America/New_York', '2026-11-20', 'Nov 20, 2026, 9:00 PM'],
    // A time without a zone is UTC, and clocks change.
    ['2026-07-01T22:30:00', 'Europe/Berlin', '2026-07-02', 'Jul 2, 2026, 12:30 AM'],
    ['2026-03-05T12:05:09.999Z', 'UTC', '2026-03-05', 'Mar 5, 2026, 12:05 PM'],
  ])('%s in %s is %s as a date and %s as a text', (timestamp, timeZone, date, text) => {
    expect(dateIn(timeZone, timestamp)).toBe(date);
    expect(dateTextIn(timeZone, timestamp)).toBe(text);
  });
});

describe('the time zone of a Zap', () => {
  it.each(['', 'Nowhere/Nothing', undefined])('falls back to UTC from %p', (name) => {
    expect(timeZoneOrUtc(name)).toBe('UTC');
  });
});
