import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { App, Step, TestResult } from '../steps.ts';
import { FieldRow, type Input } from './form.tsx';
import { load, send } from './requests.ts';
import { Result } from './result.tsx';

const HEADINGS = { triggers: 'Triggers', creates: 'Actions', searches: 'Searches' };

function Page({ app }: { app: App }) {
  const [chosen, choose] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = () => choose(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const step = app.steps.find(({ key }) => key === chosen) ?? app.steps[0];

  return (
    <>
      <header>
        <h1>{app.name}</h1>
        <p>
          Connected as <b>{app.connection}</b>
        </p>
        {app.workspace && <WorkspaceChoice workspace={app.workspace} />}
      </header>
      <div class="columns">
        <nav aria-label="Steps">
          {Object.entries(HEADINGS).map(([kind, heading]) => (
            <section key={kind}>
              <h2>{heading}</h2>
              {app.steps
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <a key={each.key} href={`#${each.key}`} aria-current={each === step ? 'page' : undefined}>
                    {each.label}
                  </a>
                ))}
            </section>
          ))}
        </nav>
        <main>{step && <StepView key={step.key} step={step} isReal={app.workspace === null} />}</main>
      </div>
    </>
  );
}

/** What the embedded workspace does differently, and what goes wrong in it. */
function WorkspaceChoice({ workspace }: { workspace: NonNullable<App['workspace']> }) {
  const [order, change] = useState({ dialect: '', fault: '' });
  const choice = (label: string, key: keyof typeof order, usual: string, names: readonly string[]) => (
    <label>
      {label}{' '}
      <select
        onChange={({ currentTarget }) => {
          const next = { ...order, [key]: currentTarget.value };
          change(next);
          void send('/api/workspace', next);
        }}
      >
        <option value="">{usual}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      {choice('Service', 'dialect', 'as usual', workspace.dialects)}
      {choice('Trouble', 'fault', 'none', workspace.faults)}
    </>
  );
}

function StepView({ step, isReal }: { step: Step; isReal: boolean }) {
  const [input, change] = useState<Input>({});
  const [state, setState] = useState<'idle' | 'asking' | 'running' | TestResult>('idle');
  const confirmation = useRef<HTMLButtonElement>(null);
  const mustAsk = isReal && step.kind === 'creates';
  useEffect(() => {
    if (state === 'asking') confirmation.current?.focus();
  }, [state]);

  async function run() {
    setState('running');
    setState(await send<TestResult>('/api/test', { kind: step.kind, key: step.key, input }));
  }

  return (
    <article>
      <div class="title">
        <p class="hint">{step.kindName}</p>
        <h2>{step.label}</h2>
        <p>{step.description}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (mustAsk) setState('asking');
          else void run();
        }}
      >
        {step.fields.map((field) => (
          <FieldRow
            key={field.key}
            {...{ field, input }}
            set={(value) => change({ ...input, [field.key]: value })}
          />
        ))}
        <button disabled={state === 'running'}>Test step</button>
      </form>
      <div aria-live="polite">
        {state === 'asking' && (
          <p role="alert">
            This changes your workspace.{' '}
            <button ref={confirmation} onClick={() => void run()}>
              Run it
            </button>{' '}
            <button onClick={() => setState('idle')}>Cancel</button>
          </p>
        )}
        {state === 'running' && <Running />}
        {typeof state === 'object' && <Result step={step} result={state} />}
      </div>
    </article>
  );
}

function Running() {
  const [seconds, count] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => count((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p>
      <progress /> Running{seconds > 0 ? `, ${seconds} s` : ''} …
    </p>
  );
}

const page = document.getElementById('page');
if (page !== null) render(<Page app={await load<App>('/api/app')} />, page);
