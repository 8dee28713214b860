import { expect, it } from '@jest/globals';

import { isNobody } from '../../src/text/nobody.ts';
import { rows } from '../support/rows.ts';

it.each(rows<[string | null, string | null]>('nobody'))('%j <%s> is nobody', (name, email) => {
  expect(isNobody({ name, email })).toBe(true);
});

it.each(rows<[string | null, string | null]>('somebody'))('%j <%s> is somebody', (name, email) => {
  expect(isNobody({ name, email })).toBe(false);
});
