import { expect } from 'expect';

import type { Dialect } from '../../sandbox/workspace/index.ts';
import { product } from '../../src/product.ts';
import type { OperationCase } from './operation_case.ts';

/** The connection labels from `/v1/me`, used if the key is not allowed to read the workspace. */
const labels: Record<Dialect['meShape'], string> = {
  user: 'Anna Lindqvist',
  'wrapped-user': 'Anna Lindqvist',
  'wrapped-workspace': 'Lumen Harbor',
  key: 'Automation',
  'empty-object': `${product.name} workspace`,
  array: 'Anna Lindqvist',
  text: `${product.name} workspace`,
  'no-content': `${product.name} workspace`,
};

export const accountCases: readonly OperationCase[] = [
  {
    name: 'an account is connected',
    output: null,
    run: async ({ workspace, zapier }) =>
      [await zapier.connect({ apiKey: workspace.keys.everything })].map(({ label }) => ({ label })),
    expected: (items) => expect(items).toStrictEqual([{ label: 'Lumen Harbor' }]),
    except: {
      'workspaceDomains: forbidden': (items, _office, { workspace }) =>
        expect(items).toStrictEqual([{ label: labels[workspace.dialect.meShape] }]),
    },
  },
];
