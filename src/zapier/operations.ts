import type { Bundle, Create, Search, Trigger, ZObject } from 'zapier-platform-core';

import { answerOf } from './answer.ts';
import {
  inputFields,
  type Inputs,
  type InputValues,
  readInputs,
  requireMapped,
  requireMappedIds,
} from './inputs.ts';
import type { Output, Presented } from './output.ts';
import { metaOf, type PollPurpose, runStep, type Step } from './step.ts';

/** What all operations share. This file turns it into Zapier's format. */
interface Declaration<Given extends Inputs> {
  key: string;
  /** Singular, as in "New Folder". */
  noun: string;
  label: string;
  description: string;
  inputs: Given;
  output: Output;
}

type Run<Given extends Inputs, Result> = (
  step: Step,
  input: InputValues<Given>,
  bundle: Bundle,
) => Promise<Result>;

const LONGEST_STEP_SEC = 30;

/** An action: changes the workspace and returns what it changed. */
export function create<Given extends Inputs>(
  declared: Declaration<Given> & {
    /** Runs with the same value of this input wait for each other. */
    lock?: keyof Given & string;
    perform: Run<Given, Presented<string | null>>;
  },
): Create {
  const { key, inputs, lock, output, perform } = declared;
  const run: typeof perform = async (step, input, bundle) => {
    requireMappedIds(inputs, bundle);
    const record = await perform(step, input, bundle);
    const [answer = record] = answerOf([record], { step, output, purpose: 'new-items' });
    return answer;
  };
  return operationOf(declared, {
    ...(lock !== undefined && {
      lock: { key: `${key}-{{bundle.inputData.${lock}}}`, scope: ['auth'], timeout: LONGEST_STEP_SEC },
    }),
    perform: stepWith(inputs, run, { changes: true }),
  });
}

function stepWith<Given extends Inputs, Result>(
  inputs: Given,
  run: Run<Given, Result>,
  { changes = false } = {},
) {
  const labels = Object.fromEntries(Object.entries(inputs).map(([key, { field }]) => [key, field.label]));
  return (z: ZObject, bundle: Bundle) =>
    runStep(z, bundle, (step) => run(step, readInputs(inputs, bundle.inputData), bundle), {
      changes,
      labels,
    });
}

function recordsWith<Given extends Inputs>(
  { inputs, output }: Pick<Declaration<Given>, 'inputs' | 'output'>,
  run: Run<Given, Presented[]>,
) {
  return stepWith(inputs, async (step, input, bundle) => {
    const records = await run(step, input, bundle);
    return answerOf(records, { step, output, purpose: purposeOf(bundle) });
  });
}

/** A search: returns all matches, best first, or an empty list. */
export function search<Given extends Inputs>(
  declared: Declaration<Given> & { perform: (step: Step, input: InputValues<Given>) => Promise<Presented[]> },
): Search {
  const { inputs, perform } = declared;
  return operationOf(declared, {
    perform: recordsWith(declared, (step, input, bundle) => {
      requireMapped(inputs, bundle);
      return perform(step, input);
    }),
  });
}

/** A trigger that the service notifies. */
export function hookTrigger<Given extends Inputs>(
  declared: Declaration<Given> & {
    /** Registers the hook. Zapier stores what this returns with the Zap. */
    subscribe: Run<Given, object>;
    unsubscribe: (step: Step, bundle: Bundle) => Promise<object>;
    /** Returns real records for the editor. */
    list: Run<Given, Presented[]>;
    perform: Run<Given, Presented[]>;
  },
): Trigger {
  const { inputs, subscribe, unsubscribe, list, perform } = declared;
  return operationOf(declared, {
    type: 'hook',
    performSubscribe: stepWith(inputs, subscribe),
    // Does not read the inputs: they may have become unusable, and turning a Zap off must not fail.
    performUnsubscribe: stepWith({}, (step, _, bundle) => unsubscribe(step, bundle)),
    performList: recordsWith(declared, list),
    perform: recordsWith(declared, perform),
  });
}

/** A trigger that Zapier polls every few minutes. It returns the newest items first; Zapier detects which are new. */
export function pollingTrigger<Given extends Inputs>(
  declared: Declaration<Given> & {
    perform: (step: Step, input: InputValues<Given>, purpose: PollPurpose) => Promise<Presented[]>;
  },
): Trigger {
  const { key, perform } = declared;
  return operationOf(declared, {
    type: 'polling',
    perform: recordsWith(declared, (step, input, bundle) =>
      perform({ ...step, zap: `${key} ${step.zap}` }, input, purposeOf(bundle)),
    ),
  });
}

function purposeOf(bundle: Bundle): PollPurpose {
  const { isLoadingSample, isPopulatingDedupe } = metaOf(bundle);
  if (isLoadingSample) return 'sample';
  return isPopulatingDedupe ? 'known-items' : 'new-items';
}

/** A hidden trigger that fills a dropdown, a page at a time. */
export function dropdown({
  perform,
  ...declared
}: Pick<Declaration<Inputs>, 'key' | 'noun' | 'output'> & {
  /** @param page counted from 0. */
  perform: (step: Step, page: number) => Promise<Presented[]>;
}): Trigger {
  const { noun, output } = declared;
  const label = `${noun} List`;
  const description = `Triggers when the choices of a ${noun.toLowerCase()} dropdown are needed.`;
  const run = recordsWith({ inputs: {}, output }, (step, _, bundle) => perform(step, metaOf(bundle).page));
  const operation = operationOf(
    { ...declared, label, description, inputs: {} },
    { type: 'polling', canPaginate: true, perform: run },
  );
  return { ...operation, display: { label, description, hidden: true } };
}

/** What Zapier shows and asks for, which is the same in all operations, with what this kind of operation runs. */
function operationOf<const Runs extends object>(
  { key, noun, label, description, inputs, output }: Declaration<Inputs>,
  runs: Runs,
) {
  return {
    key,
    noun,
    display: { label, description },
    // The inputs themselves detect empty values.
    operation: { ...inputFields(inputs), cleanInputData: false, ...output, ...runs },
  };
}

export function byKey<Operation extends { key: string }>(
  operations: readonly Operation[],
): Record<string, Operation> {
  return Object.fromEntries(operations.map((operation) => [operation.key, operation]));
}
