import { expect, it } from '@jest/globals';

import { statesBefore } from '../../src/notes/changes.ts';

it('a state that was reached twice has everything before the second time before it', () => {
  const own = { title: { at: 2, states: ['a', 'b', 'a', 'c'] } };
  expect(statesBefore(own, 'title', { state: 'a', since: 1 })).toStrictEqual(['a', 'b']);
});
