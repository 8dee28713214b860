import { expect, it } from '@jest/globals';

import { seriesTitle } from '../../src/text/series.ts';
import { rows } from '../support/rows.ts';

it.each(rows<[string | null, string | null]>('series'))('the series of %j is %j', (title, series) => {
  expect(seriesTitle(title)).toBe(series);
});
