import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';

import { dateIn, dateTextIn, sortableTime, timeOf, timeZoneOrUtc, withZone } from '../../src/text/dates.ts';

describe('a timestamp of the service', () => {
  it.each([
    ['2026-03-31T09:30:00Z', '2026-03-31T09:30:00Z'],
    ['2026-03-31T09:30:00.123+02:00', '2026-03-31T09:30:00.123+02:00'],
    ['2026-03-31T09:30:00', '2026-03-31T09:30:00Z'],
    ['2026-03-31T09:30:00.123', '2026-03-31T09:30:00.123Z'],
    ['2026-03-31 09:30:00', '2026-03-31T09:30:00Z'],
    ['2026-03-31', '2026-03-31'],
    ['x2026-03-31T09:30:00', 'x2026-03-31T09:30:00'],
    ['2026-03-31T09:30:00 or so', '2026-03-31T09:30:00 or so'],
    ['', ''],
  ])('%p is given to Zapier as %p', (timestamp, shown) => {
    expect(withZone(timestamp)).toBe(shown);
  });

  it('that is missing stays missing', () => {
    expect(withZone(null)).toBeNull();
  });

  it.each(['2026-03-31T09:30:00', '2026-03-31 09:30:00', '2026-03-31T11:30:00+02:00'])(
    '%p is half past nine, UTC',
    (timestamp) => {
      expect(timeOf(timestamp)).toBe(Date.UTC(2026, 2, 31, 9, 30));
      expect(sortableTime(timestamp)).toBe(Date.UTC(2026, 2, 31, 9, 30));
    },
  );

  it.each(['soon', '', null, undefined, 0, {}])('%p is no time, and older than everything', (timestamp) => {
    expect(timeOf(timestamp)).toBeNaN();
    expect(sortableTime(timestamp)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('of any date is read back as it was', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2999-12-31') }), (date) => {
        const utc = date.toISOString();
        for (const form of [utc, utc.replace('Z', ''), utc.replace('T', ' ').replace('Z', '')]) {
          expect(timeOf(form)).toBe(date.getTime());
          expect(withZone(form)).toBe(utc);
        }
      }),
    );
  });

  it('may be any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof withZone(text)).toBe('string');
        expect(typeof sortableTime(text)).toBe('number');
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
  ])('%s in %s is %s, or %s', (timestamp, timeZone, date, text) => {
    expect(dateIn(timeZone, timestamp)).toBe(date);
    expect(dateTextIn(timeZone, timestamp)).toBe(text);
  });

  it.each(['soon', '', null, undefined, 0])('%p has none', (timestamp) => {
    expect(dateIn('UTC', timestamp)).toBeNull();
    expect(dateTextIn('UTC', timestamp)).toBeNull();
  });
});

describe('the time zone of a Zap', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'])('can be %s', (name) => {
    expect(timeZoneOrUtc(name)).toBe(name);
  });

  it.each(['', 'Nowhere/Nothing', null, undefined, 7])('is UTC instead of %p', (name) => {
    expect(timeZoneOrUtc(name)).toBe('UTC');
  });
});
