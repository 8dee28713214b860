import { expect, it } from '@jest/globals';

import { seriesTitle } from '../../src/text/series.ts';

it.each([
  ['Weekly sync – Fri, Nov 21', 'weekly sync'],
  ['Weekly Sync #12', 'weekly sync'],
  ['2026-11-21 Weekly sync', 'weekly sync'],
  ['Wochenrunde KW47, 21. November 2026', 'wochenrunde'],
  ['Board meeting November', 'board meeting'],
  ['Jan / Tom 1:1', 'jan tom'],
  ['Friday stand-up', 'friday stand up'],
  ['第12回 定例会議', '定例会議'],
  ['定例会議 11月21日', '定例会議'],
  ['2026-11-21', '2026-11-21'],
  ['!?', '!?'],
  [' ', null],
  [null, null],
])('the series of %j is %j', (title, series) => {
  expect(seriesTitle(title)).toBe(series);
});
