import type { Check } from '../check.ts';
import { authenticationChecks } from './authentication.ts';
import { fieldChecks } from './fields.ts';
import { sampleChecks } from './samples.ts';
import { structureChecks } from './structure.ts';
import { wordingChecks } from './wording.ts';

/** All checks that need only the definition. */
export const checks: readonly Check[] = [
  ...authenticationChecks,
  ...fieldChecks,
  ...sampleChecks,
  ...structureChecks,
  ...wordingChecks,
];
