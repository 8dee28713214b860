import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a deadline', () => {
  it('counts down to zero and stays there', () => {
    const deadline = new Deadline(1000);
    expect([deadline.remainingMs, deadline.isOver]).toStrictEqual([1000, false]);
    jest.advanceTimersByTime(999);
    expect([deadline.remainingMs, deadline.isOver]).toStrictEqual([1, false]);
    jest.advanceTimersByTime(1);
    expect([deadline.remainingMs, deadline.isOver]).toStrictEqual([0, true]);
    jest.advanceTimersByTime(1);
    expect([deadline.remainingMs, deadline.isOver]).toStrictEqual([0, true]);
  });
});
