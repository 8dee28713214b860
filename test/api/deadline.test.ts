import { expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';

it('a deadline counts down to zero and stays there', () => {
  jest.useFakeTimers();
  const deadline = new Deadline(1000);
  const seen = [999, 1, 1].map((milliseconds) => {
    jest.advanceTimersByTime(milliseconds);
    return [deadline.remainingMs, deadline.isOver];
  });
  expect(seen).toStrictEqual([
    [1, false],
    [0, true],
    [0, true],
  ]);
});
