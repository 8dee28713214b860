import type { Bundle, ZObject } from 'zapier-platform-core';
import type * as zod from 'zod/mini';

import { UserError } from '../api/user_error.ts';
import { type Hydrator, runStep, type Step } from './step.ts';

/** A value that is loaded when a later step of the Zap uses it. */
export function valueHydrator<Input>(declared: {
  key: string;
  input: zod.ZodMiniType<Input>;
  perform: (step: Step, input: Input) => Promise<unknown>;
}): Hydrator {
  const { key, input, perform } = declared;
  return {
    key,
    loads: 'value',
    perform: (z: ZObject, bundle: Bundle) =>
      runStep(z, bundle, (step) => perform(step, payloadOf(bundle, input))),
  };
}

/** @throws {UserError} for a pointer that this app did not make. */
function payloadOf<Input>({ inputData }: Bundle, input: zod.ZodMiniType<Input>): Input {
  const { success, data } = input.safeParse(inputData);
  if (!success)
    throw new UserError('This value can no longer be loaded. Map it again from the step that returned it.');
  return data;
}

/** A file that is created when a later step of the Zap uses it. */
export function fileHydrator<Input>(declared: {
  key: string;
  input: zod.ZodMiniType<Input>;
  perform: (step: Step, input: Input) => Promise<{ content: string; name: string; mediaType: string }>;
}): Hydrator {
  const { key, input, perform } = declared;
  return {
    key,
    loads: 'file',
    perform: (z: ZObject, bundle: Bundle) =>
      runStep(z, bundle, async (step) => {
        const { content, name, mediaType } = await perform(step, payloadOf(bundle, input));
        const bytes = Buffer.from(content);
        return z.stashFile(bytes, bytes.length, name, mediaType);
      }),
  };
}
