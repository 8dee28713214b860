import { accountCases } from './account.ts';
import { createCases } from './creates.ts';
import { hydratorCases } from './hydrators.ts';
import type { OperationCase } from './operation_case.ts';
import { searchCases } from './searches.ts';
import { triggerCases } from './triggers.ts';

/** The cases of each group run in one process of the app. */
export const operationCases: [group: string, cases: readonly OperationCase[]][] = [
  ['the steps', [...accountCases, ...triggerCases, ...createCases, ...searchCases]],
  // Big notes use much memory, and the platform ends a large process after some hundred runs: use a separate process.
  ['hydration', hydratorCases],
];
