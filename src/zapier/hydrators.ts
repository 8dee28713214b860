import type { Bundle, ZObject } from 'zapier-platform-core';
import type * as zod from 'zod/mini';

import { UserError } from '../api/user_error.ts';
import { type Hydrator, runStep, type Step } from './step.ts';

interface Declaration<Input, Loaded> {
  key: string;
  input: zod.ZodMiniType<Input>;
  perform: (step: Step, input: Input) => Promise<Loaded>;
}

/** A value that is loaded when a later step of the Zap uses it. */
export function valueHydrator<Input>(declared: Declaration<Input, unknown>): Hydrator {
  return hydrator('value', declared, (_, value) => value);
}

/** A file that is created when a later step of the Zap uses it. */
export function fileHydrator<Input>(
  declared: Declaration<Input, { content: string; name: string; mediaType: string }>,
): Hydrator {
  return hydrator('file', declared, (z, { content, name, mediaType }) => {
    const bytes = Buffer.from(content);
    return z.stashFile(bytes, bytes.length, name, mediaType);
  });
}

function hydrator<Input, Loaded>(
  loads: Hydrator['loads'],
  { key, input, perform }: Declaration<Input, Loaded>,
  finish: (z: ZObject, loaded: Loaded) => unknown,
): Hydrator {
  return {
    key,
    loads,
    perform: (z: ZObject, bundle: Bundle) =>
      runStep(z, bundle, async (step) => {
        const { success, data } = input.safeParse(bundle.inputData);
        // This app did not make the pointer.
        if (!success)
          throw new UserError(
            'This value can no longer be loaded. Map it again from the step that returned it.',
          );
        return await finish(z, await perform(step, data));
      }),
  };
}
