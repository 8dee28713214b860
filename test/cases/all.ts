import { accountCases } from './account.ts';
import { createCases } from './creates.ts';
import { hydratorCases } from './hydrators.ts';
import type { OperationCase } from './operation_case.ts';
import { searchCases } from './searches.ts';
import { triggerCases } from './triggers.ts';

export const operationCases: readonly OperationCase[] = [
  ...accountCases,
  ...triggerCases,
  ...createCases,
  ...searchCases,
  ...hydratorCases,
];
