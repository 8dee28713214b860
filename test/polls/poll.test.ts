import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { Budget } from '../../src/lists/reading.ts';
import { poll } from '../../src/polls/poll.ts';
import type { PollPurpose } from '../../src/zapier/step.ts';
import { aList, itemsInOrder, timeOfItem } from '../support/lists.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Polls lists of so many items while there is time for some requests. Returns what the memory is told. */
async function polled(purpose: PollPurpose, counts: readonly number[], requests: number) {
  const lists = counts.map((count) => aList(itemsInOrder(count).toReversed()));
  const asked = () => lists.reduce((sum, list) => sum + list.asked.length, 0);
  jest.spyOn(Budget.prototype, 'isOver', 'get').mockImplementation(() => asked() >= requests);
  const complete = jest.fn();
  const lastPoll = purpose === 'new-items' ? timeOfItem(0) : Infinity;
  const memory = { lastPoll, unrecorded: null, complete };
  const step = { log: () => undefined };
  await poll(step, { purpose, lists, memory }, { choose: (item) => item, make: (item) => item });
  return complete.mock.calls;
}

describe('a poll', () => {
  it('looks back no further than before only if it has read all that it had to', async () => {
    expect(await polled('new-items', [500], 100)).toStrictEqual([[expect.any(Number), null]]);
    expect(await polled('new-items', [500], 2)).toStrictEqual([]);
  });

  it('records of several lists only what was read of all', async () => {
    const [[, unrecorded] = []] = await polled('known-items', [5, 500, 5], 4);
    expect(unrecorded).toMatchObject({ upTo: timeOfItem(401) });
  });
});
