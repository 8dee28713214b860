import { describe, expect, it } from '@jest/globals';

import { durationHhMm, durationMinutes, durationText } from '../../src/text/duration.ts';

describe('durationMinutes', () => {
  it.each([
    [2850, 47.5],
    [0, 0],
    [63, 1.1],
  ])('converts %p seconds to %p minutes', (seconds, minutes) => {
    expect(durationMinutes(seconds)).toBe(minutes);
  });
});

describe('durationText', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [59.6, '1:00'],
    [3599.4, '59:59'],
    [3723, '1:02:03'],
    [360_000, '100:00:00'],
  ])('writes %p seconds as %p', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('durationHhMm', () => {
  it.each([
    [2850, '00:48'],
    [36_029, '10:00'],
  ])('writes %p seconds as %p', (seconds, text) => {
    expect(durationHhMm(seconds)).toBe(text);
  });
});

it.each([null, NaN, -1, Infinity])('a duration of %p seconds is null', (value) => {
  expect(durationMinutes(value)).toBeNull();
  expect(durationText(value)).toBeNull();
  expect(durationHhMm(value)).toBeNull();
});
