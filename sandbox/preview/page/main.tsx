import { Fragment, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { App, Step, TestResult } from '../steps.ts';
import { FieldRow, inputOf } from './form.tsx';
import { load, send } from './requests.ts';
import { Result } from './result.tsx';

const HEADINGS = { triggers: 'Triggers', creates: 'Actions', searches: 'Searches' };

function Page({ app, chosen }: { app: App; chosen: string }) {
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

/** Selects the dialect of the embedded workspace and a fault in it. */
function WorkspaceChoice({ workspace }: { workspace: NonNullable<App['workspace']> }) {
  const choice = (label: string, name: string, usual: string, options: readonly string[]) => (
    <label>
      {label}{' '}
      <select name={name}>
        <option value="">{usual}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      onChange={({ currentTarget }) =>
        void send('/api/workspace', Object.fromEntries(new FormData(currentTarget)))
      }
    >
      {choice('Service', 'dialect', 'as usual', workspace.dialects)}
      {choice('Trouble', 'fault', 'none', workspace.faults)}
    </form>
  );
}

function StepView({ step, isReal }: { step: Step; isReal: boolean }) {
  const [state, setState] = useState<'idle' | 'running' | TestResult>('idle');

  async function test(form: HTMLFormElement) {
    const { kind, key } = step;
    if (isReal && kind === 'creates' && !confirm('This changes your workspace. Run it?')) return;
    setState('running');
    setState(await send<TestResult>('/api/test', { kind, key, input: inputOf(form) }));
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
          void test(event.currentTarget);
        }}
      >
        {step.fields.map((field, index) => (
          <Fragment key={field.key}>
            {field.group !== step.fields[index - 1]?.group && <h3>{field.groupLabel}</h3>}
            <FieldRow field={field} />
          </Fragment>
        ))}
        <button disabled={state === 'running'}>Test step</button>
      </form>
      <div aria-live="polite">
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

const app = await load<App>('/api/app');
const show = () => render(<Page app={app} chosen={location.hash.slice(1)} />, document.body);
addEventListener('hashchange', show);
show();
