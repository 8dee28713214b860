import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { App, Kind, Step, TestResult } from './api.ts';
import { StepForm } from './form.tsx';
import { load, send } from './requests.ts';
import { Result } from './result.tsx';

const HEADINGS: Record<Kind, string> = { triggers: 'Triggers', creates: 'Actions', searches: 'Searches' };

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
          {(Object.keys(HEADINGS) as Kind[]).map((kind) => (
            <section key={kind}>
              <h2>{HEADINGS[kind]}</h2>
              <ul>
                {app.steps
                  .filter((each) => each.kind === kind)
                  .map((each) => (
                    <li key={each.key}>
                      <a href={`#${each.key}`} aria-current={each === step ? 'page' : undefined}>
                        {each.label}
                      </a>
                    </li>
                  ))}
              </ul>
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
  const set = (part: Partial<typeof order>) => {
    const next = { ...order, ...part };
    change(next);
    void send('/api/workspace', next);
  };
  return (
    <form class="workspace">
      <label>
        Service
        <select onChange={({ currentTarget }) => set({ dialect: currentTarget.value })}>
          <option value="">as usual</option>
          {workspace.dialects.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Trouble
        <select onChange={({ currentTarget }) => set({ fault: currentTarget.value })}>
          <option value="">none</option>
          {workspace.faults.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </form>
  );
}

function StepView({ step, isReal }: { step: Step; isReal: boolean }) {
  const [input, change] = useState<Record<string, unknown>>({});
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
        <p class="kind">{step.kindName}</p>
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
        <StepForm fields={step.fields} input={input} change={change} />
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
    <p class="running">
      <progress /> Running{seconds > 0 ? `, ${seconds} s` : ''} …
    </p>
  );
}

const page = document.getElementById('page');
if (page !== null) render(<Page app={await load<App>('/api/app')} />, page);
