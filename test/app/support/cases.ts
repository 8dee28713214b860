import { accountCases } from './account_cases.ts';
import { createCases } from './create_cases.ts';
import { hydratorCases } from './hydrator_cases.ts';
import type { OperationCase } from './operation_case.ts';
import { searchCases } from './search_cases.ts';
import { triggerCases } from './trigger_cases.ts';

/** The cases of each group run in one process of the app. */
export const operationCases: [group: string, cases: readonly OperationCase[]][] = [
  ['the steps', [...accountCases, ...triggerCases, ...createCases, ...searchCases]],
  // Big notes use much memory, and the platform ends a large process after some hundred runs: use a separate process.
  ['hydration', hydratorCases],
];
