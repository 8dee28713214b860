import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { GOES_ON, REPEATS, type ZapStep } from '../zap.ts';
import { Fields } from './form.tsx';
import { Result, Values } from './result.tsx';
import {
  canRepeat,
  change,
  commandOf,
  enter,
  isStale,
  outputOf,
  runAll,
  state,
  stepOf,
  test,
} from './store.ts';

/** The open step: what is filled in, and what can be done with it. */
export function StepForm({ filled }: { filled: ZapStep }) {
  const step = stepOf(filled);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.focus?.id !== 'step') return;
    heading.current?.focus();
    state.focus = undefined;
  });
  const copy = async () => {
    await navigator.clipboard.writeText(commandOf(filled));
    change({ message: 'Copied: the line runs this step from the command line.' });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void test();
      }}
    >
      <div class="scroll">
        <hgroup>
          <p>
            Step {state.open + 1} · {step.kindName}
          </p>
          <h2 id="step" tabIndex={-1} ref={heading}>
            {step.label}
          </h2>
          <p>{step.description}</p>
          {step.timing && <p>{step.timing}</p>}
        </hgroup>
        <Fields step={step} filled={filled} />
        {step.kind === 'searches' && (
          <Option name={GOES_ON} filled={filled}>
            Continue if nothing is found. Otherwise, the Zap stops here.
          </Option>
        )}
        {(filled.input[REPEATS] ?? canRepeat(filled)) && (
          <Option name={REPEATS} filled={filled}>
            Repeat this step and those after it for each line item, as Looping by Zapier does. Otherwise, the
            values become one text with commas.
          </Option>
        )}
      </div>
      <footer>
        <p role="status">{state.message}</p>
        <button aria-disabled={state.isRunning}>Test step</button>
        {state.zap.length > 1 && (
          <button type="button" class="outline" aria-disabled={state.isRunning} onClick={() => void runAll()}>
            Run Zap
          </button>
        )}
        {step.kind !== 'foreign' && (
          <button type="button" class="plain" onClick={() => void copy()}>
            Copy as command
          </button>
        )}
      </footer>
    </form>
  );
}

function Option({ name, filled, children }: { name: string; filled: ZapStep; children: string }) {
  return (
    <label class="option">
      <input
        type="checkbox"
        checked={filled.input[name] !== undefined}
        onChange={({ currentTarget }) => enter(name, 0, currentTarget.checked ? 'yes' : '')}
      />
      {children}
    </label>
  );
}

/** The values of the open step, and those of the steps before it, which can be mapped. */
export function Data() {
  const [sought, seek] = useState('');
  const box = useRef<HTMLElement>(null);
  const { open, zap } = state;
  const earlier = zap.slice(0, open).map((each, place) => ({ each, place }));
  return (
    <section ref={box} aria-label="Data" tabIndex={0} aria-busy={state.isRunning}>
      <input
        id="values"
        type="search"
        aria-label="Search values"
        placeholder="Search values"
        value={sought}
        onInput={({ currentTarget }) => seek(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          box.current?.querySelector<HTMLElement>('[data-insert]')?.click();
          seek('');
        }}
      />
      {earlier.length > 0 && (
        <p class="hint">
          Choose a value of an earlier step to put it into a field. Enter takes the first one found.
        </p>
      )}
      {zap[open] && <Own filled={zap[open]} sought={sought} />}
      {earlier
        .toReversed()
        .filter(({ each }) => stepOf(each).kind !== 'foreign')
        .map(({ each, place }) => (
          <Earlier key={`${place} ${each.id}`} {...{ each, place, sought }} />
        ))}
    </section>
  );
}

/** The result of the open step. Before its test, the sample, unless there are earlier values to map. */
function Own({ filled, sought }: { filled: ZapStep; sought: string }) {
  const top = useRef<HTMLHeadingElement>(null);
  const { open, outcomes } = state;
  const { [open]: outcome } = outcomes;
  useEffect(() => {
    if (outcome) top.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome?.runs]);
  const shown = useMemo(() => {
    const { sample, outputFields } = stepOf(filled);
    if (outcome) return <Result declared={outputFields} {...{ outcome, sought, place: open }} />;
    return <Values item={sample} declared={outputFields} from={open + 1} sought={sought} />;
  }, [outcome, filled.id, open, sought]);
  if (!outcome && open > 0) return null;
  return (
    <div class={isStale(open) ? 'stale' : undefined}>
      <h2 ref={top}>{outcome ? 'Result' : 'Sample'}</h2>
      {!outcome && <p>Zapier offers these values until you test the step.</p>}
      {isStale(open) && <p>These values are from before your change. Test the step again.</p>}
      {shown}
    </div>
  );
}

function Earlier({ each, place, sought }: { each: ZapStep; place: number; sought: string }) {
  const { open, outcomes } = state;
  const item = outputOf(place);
  const shown = useMemo(
    () => <Values declared={stepOf(each).outputFields} from={place + 1} {...{ item, sought }} />,
    [item, place, sought, open],
  );
  return (
    <details open class="earlier">
      <summary>
        {place + 1}. {stepOf(each).label}
        {outcomes[place] === undefined && <small> (sample: not tested yet)</small>}
      </summary>
      {shown}
    </details>
  );
}
