import { expect, it } from '@jest/globals';

import { durationHhMm, durationMinutes, durationText } from '../../src/text/duration.ts';

it.each([
  [0, 0, '0:00', '00:00'],
  [5, 0.1, '0:05', '00:00'],
  [59.6, 1, '1:00', '00:01'],
  [63, 1.1, '1:03', '00:01'],
  [2850, 47.5, '47:30', '00:48'],
  [3599.4, 60, '59:59', '01:00'],
  [3723, 62.1, '1:02:03', '01:02'],
  [36_029, 600.5, '10:00:29', '10:00'],
  [360_000, 6000, '100:00:00', '100:00'],
  ...[null, NaN, -1, Infinity].map((unusable) => [unusable, null, null, null] as const),
])('a duration of %p seconds is %p minutes, %p, and %p', (seconds, minutes, text, hhMm) => {
  expect(durationMinutes(seconds)).toBe(minutes);
  expect(durationText(seconds)).toBe(text);
  expect(durationHhMm(seconds)).toBe(hhMm);
});
