import { useEffect, useMemo, useRef } from 'preact/hooks';

import { REPEATS } from '../../zapier/mapping.ts';
import { GOES_ON, type ZapStep } from '../zap.ts';
import { Fields, useSearch } from './form.tsx';
import { isWide, Result, Values } from './result.tsx';
import * as store from './store.ts';

/** The open step: what is filled in, and what can be done with it. */
export function StepForm({ filled }: { filled: store.TestedStep }) {
  const step = store.stepOf(filled);
  const { open, isRunning, message, zap } = store.state;
  const copy = async () => {
    await navigator.clipboard.writeText(store.commandOf(filled));
    store.change({
      message: 'Copied. The line runs this step with the service in .env, or else the made-up company.',
    });
  };
  function submit(event: Event): void {
    event.preventDefault();
    void store.test();
  }
  return (
    <form noValidate onSubmit={submit}>
      <div class="scroll">
        <header>
          <p class="hint">
            Step {open + 1} · {step.kindName}
          </p>
          <h2 id="step" tabIndex={-1}>
            {step.label}
          </h2>
          <p>{step.description}</p>
          {step.timing && <p class="hint">{step.timing}</p>}
        </header>
        <Fields step={step} filled={filled} />
        {step.kind === 'searches' && (
          <Option name={GOES_ON} filled={filled}>
            Continue if nothing is found. Otherwise, the Zap stops here.
          </Option>
        )}
        {(filled.input[REPEATS] ?? store.canRepeat(filled)) && (
          <Option name={REPEATS} filled={filled}>
            Repeat this step and those after it for each line item, as Looping by Zapier does. Otherwise, the
            values become one text with commas.
          </Option>
        )}
      </div>
      <footer>
        <p role="status" class={message ? undefined : `end ${store.endOf(filled)}`}>
          {message || store.stateOf(filled)}
        </p>
        <button aria-disabled={isRunning}>Test step</button>
        {zap.length > 1 && (
          <button type="button" class="outline" aria-disabled={isRunning} onClick={() => void store.runAll()}>
            Run Zap
          </button>
        )}
        {step.kind !== 'foreign' && (
          <button type="button" class="plain" onClick={() => void copy()}>
            Copy CLI command
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
        onChange={({ currentTarget }) => store.enter(name, 0, currentTarget.checked ? 'yes' : '')}
      />
      {children}
    </label>
  );
}

/** The values of the open step, and those of the steps before it, which can be mapped. */
export function Data() {
  const data = useRef<HTMLElement>(null);
  const { sought, seek, box } = useSearch('values', 'Search values', takeFirst);
  const { open, zap } = store.state;
  // Before its test, the open step has only a sample, which matters less than the values to map.
  const isShown = (step: store.TestedStep, place: number) =>
    place < open ? store.stepOf(step).kind !== 'foreign' : place === 0 || step.outcome !== undefined;
  function takeFirst(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    data.current?.querySelector<HTMLElement>('button.pill')?.click();
    seek('');
  }
  return (
    <section ref={data} aria-label="Data" tabIndex={0} aria-busy={store.state.isRunning}>
      {box}
      {open > 0 && (
        <p class="hint">Click a value to insert it. In the search box, Enter inserts the first match.</p>
      )}
      {zap
        .slice(0, open + 1)
        .map(
          (step, place) =>
            isShown(step, place) && <Output key={`${place} ${step.id}`} {...{ step, place, sought }} />,
        )
        .reverse()}
    </section>
  );
}

/** The result of a step, or its sample. Of an earlier step, the values that can be mapped. */
function Output({ step, place, sought }: { step: store.TestedStep; place: number; sought: string }) {
  const top = useRef<HTMLElement>(null);
  const { open } = store.state;
  const { outcome } = step;
  const { label, outputFields: declared } = store.stepOf(step);
  const isOwn = place === open;
  const isStale = store.isStale(step);
  const item = store.outputOf(step);
  useEffect(() => {
    if (outcome && isOwn) top.current?.scrollIntoView({ block: isWide() ? 'nearest' : 'start' });
  }, [outcome?.runs]);
  const shown = useMemo(() => {
    const where = { declared, sought, at: `${place + 1}__` };
    return outcome && isOwn ? (
      <Result {...where} outcome={outcome} place={place} />
    ) : (
      <Values {...where} item={item} />
    );
  }, [outcome, item, open, sought]);
  return (
    <details open class={isStale ? 'stale' : undefined}>
      <summary ref={top}>
        {isOwn ? (outcome ? 'Result' : 'Sample') : `${place + 1}. ${label}`}
        {!outcome && <small> Example values. Test the step for real ones.</small>}
      </summary>
      {isStale && <p class="notice">These values are from before your change. Test the step again.</p>}
      {shown}
    </details>
  );
}
