import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';

import { sortableTime, timeOf, withZone } from '../../src/text/dates.ts';

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
