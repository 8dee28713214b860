import { describe, expect, it } from '@jest/globals';

import { zoneClock } from '../../src/text/time_zone.ts';
import * as fc from '../support/properties.ts';
import { ZONES } from './zones.ts';

const FIRST = Date.parse('2005-01-01T00:00:00Z');
const LAST = Date.parse('2040-01-01T00:00:00Z');

describe('clocks', () => {
  it.each([
    ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04T00:00', '2018-11-04T03:00:00.000Z'],
    ['America/Havana', '2026-11-01T00:00', '2026-11-01T04:00:00.000Z'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T10:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20T09:15:30.250', '2026-11-20T03:45:30.250Z'],
  ])('in %s first show %s at %s', (zone, shown, instant) => {
    expect(new Date(zoneClock(zone).instantOf(Date.parse(`${shown}Z`))).toISOString()).toBe(instant);
  });

  it('show the given time at the instant found for it, unless they skip it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: FIRST, max: LAST }),
        fc.boolean(),
        (zone, time, isShown) => {
          const clock = zoneClock(zone);
          const shown = isShown ? clock.shownAt(time) : time;
          const instant = clock.instantOf(shown);
          if (isShown) expect(instant).toBeLessThanOrEqual(time);
          if (clock.shownAt(instant) === shown) return;
          expect(isShown).toBe(false);
          expect(clock.shownAt(instant)).toBeGreaterThan(shown);
          expect(clock.shownAt(instant - 1)).toBeLessThan(shown);
        },
      ),
    );
  });
});
