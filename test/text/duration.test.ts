import { describe, expect, it } from '@jest/globals';
import { durationMinutes, durationText } from '../../src/text/duration.ts';

describe('durationMinutes', () => {
  it.each([
    [2850, 47.5],
    [0, 0],
    [59, 1],
    [63, 1.1],
    [14_400, 240],
  ])('makes %p seconds %p minutes, with one decimal', (seconds, minutes) => {
    expect(durationMinutes(seconds)).toBe(minutes);
  });
});

describe('durationText', () => {
  it.each([
    [2850, '47:30'],
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

it.each([null, undefined, NaN, -1, Infinity])('gives no duration for %p', (value) => {
  expect(durationMinutes(value)).toBeNull();
  expect(durationText(value)).toBeNull();
});
