import { expect, it } from '@jest/globals';

import { durationHhMm, durationMinutes, durationText } from '../../src/text/duration.ts';

it.each([
  [0, 0, '0:00', '00:00'],
  [5, 0.08, '0:05', '00:00'],
  [59.6, 0.99, '1:00', '00:01'],
  [63, 1.05, '1:03', '00:01'],
  [69, 1.15, '1:09', '00:01'],
  [179.6, 2.99, '3:00', '00:03'],
  [2850, 47.5, '47:30', '00:48'],
  [3599.4, 59.99, '59:59', '01:00'],
  [3723, 62.05, '1:02:03', '01:02'],
  [36_029, 600.48, '10:00:29', '10:00'],
  [360_000, 6000, '100:00:00', '100:00'],
  ...[null, NaN, -1, Infinity].map((unusable) => [unusable, null, null, null] as const),
])('a duration of %p seconds is %p minutes, %p, and %p', (seconds, minutes, text, hhMm) => {
  expect(durationMinutes(seconds)).toBe(minutes);
  expect(durationText(seconds)).toBe(text);
  expect(durationHhMm(seconds)).toBe(hhMm);
});
