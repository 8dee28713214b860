import { accountCases } from './account_cases.ts';
import { createCases } from './create_cases.ts';
import { hydratorCases } from './hydrator_cases.ts';
import type { OperationCase } from './operation_case.ts';
import { searchCases } from './search_cases.ts';
import { triggerCases } from './trigger_cases.ts';

/** What runs in one process of the app. */
export const operationCases: [group: string, cases: readonly OperationCase[]][] = [
  ['the steps', [...accountCases, ...triggerCases, ...createCases, ...searchCases]],
  // Big notes: the platform ends a process that is large after some hundred runs, so these have one of their own.
  ['hydration', hydratorCases],
];
