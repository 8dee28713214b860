import type { Bundle, ZObject } from 'zapier-platform-core';
import type * as zod from 'zod/mini';

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
      runStep(z, bundle, (step) => perform(step, input.parse(bundle.inputData))),
  };
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
        const { content, name, mediaType } = await perform(step, input.parse(bundle.inputData));
        const bytes = Buffer.from(content);
        return z.stashFile(bytes, bytes.length, name, mediaType);
      }),
  };
}
