import type { Bundle, ZObject } from 'zapier-platform-core';
import type * as zod from 'zod/mini';

import { UserError } from '../api/user_error.ts';
import { answerOf } from './answer.ts';
import { type Hydrator, runStep, type Step } from './step.ts';

interface Declaration<Input, Loaded> {
  key: string;
  input: zod.ZodMiniType<Input>;
  perform: (step: Step, input: Input, z: ZObject) => Promise<Loaded>;
}

/** A value that is loaded when a later step of the Zap uses it. */
export function valueHydrator<Input>(declared: Declaration<Input, unknown>): Hydrator {
  return {
    key: declared.key,
    loads: 'value',
    perform: loader(declared, (step, loaded) => {
      const [answer] = answerOf([{ id: null, loaded }], {
        step,
        output: { outputFields: [] },
        purpose: 'new-items',
      });
      return answer?.loaded ?? null;
    }),
  };
}

/** Runs a hydrator for what a pointer holds. @param finish what Zapier gets of what was loaded. */
function loader<Input, Loaded>(
  { input, perform }: Declaration<Input, Loaded>,
  finish: (step: Step, loaded: Loaded) => unknown,
) {
  return (z: ZObject, bundle: Bundle) =>
    runStep(z, bundle, async (step) => {
      const { success, data } = input.safeParse(bundle.inputData);
      if (success) return finish(step, await perform(step, data, z));
      // This app did not make the pointer.
      throw new UserError(
        'This value can no longer be loaded. Test the step that returned it again, then map the value again.',
      );
    });
}

/** A file that is created when a later step of the Zap uses it. */
export function fileHydrator<Input>(
  declared: Declaration<Input, { content: string; name: string; mediaType: string }>,
): Hydrator {
  const perform = async (step: Step, input: Input, z: ZObject) => {
    const { content, name, mediaType } = await declared.perform(step, input, z);
    const bytes = Buffer.from(content);
    try {
      // The platform's types say that it is text.
      return await Promise.resolve(z.stashFile(bytes, bytes.length, name, mediaType));
    } catch (cause) {
      // What the platform says about its own store means nothing to a user.
      throw new UserError('Zapier could not store the file. Try again in a few minutes.', { cause });
    }
  };
  return { key: declared.key, loads: 'file', perform: loader({ ...declared, perform }, (_, url) => url) };
}
