import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { App, Step, TestResult } from '../steps.ts';
import { Fields, inputOf } from './form.tsx';
import { send } from './requests.ts';
import { Result, Values } from './result.tsx';

const HEADINGS = { triggers: 'Triggers', creates: 'Actions', searches: 'Searches' };

/** Stay on the page, hidden, so that they keep what was entered and found. */
const visited = new Set<Step>();

function Page({ step }: { step: Step }) {
  return (
    <>
      <header>
        <img src="/logo.svg" alt="" width="32" />
        <h1>{app.name}</h1>
        <button onClick={() => document.querySelector('nav')?.scrollIntoView()}>Steps</button>
        <span>
          Connected as <b>{app.connection}</b>
        </span>
        {app.switches.length > 0 && (
          <details>
            <summary>Developer</summary>
            <form onChange={({ currentTarget }) => void send('/api/workspace', inputOf(currentTarget))}>
              <Fields fields={app.switches} />
            </form>
          </details>
        )}
      </header>
      <main>
        {[...visited].map((each) => (
          <StepView key={each.key} step={each} isHidden={each !== step} />
        ))}
      </main>
      {/* After the step, so that the keyboard reaches the step first. */}
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
    </>
  );
}

function StepView({ step, isHidden }: { step: Step; isHidden: boolean }) {
  const [test, tell] = useState<TestResult | 'running'>();
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (typeof test === 'object') result.current?.firstElementChild?.scrollIntoView();
  }, [test]);

  async function run(input: object): Promise<void> {
    const { kind, key, isWriting } = step;
    if (isWriting && app.switches.length === 0 && !confirm('This changes your workspace. Run it?')) return;
    tell('running');
    tell(await send<TestResult>('/api/run', { kind, key, input }));
  }
  return (
    <div hidden={isHidden}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(inputOf(event.currentTarget));
        }}
      >
        <hgroup>
          <small>{step.kindName}</small>
          <h2>{step.label}</h2>
          <p>{step.description}</p>
        </hgroup>
        <Fields fields={step.fields} groups={step.groups} />
        <footer>
          <button disabled={test === 'running'}>Test step</button>
          {test === 'running' && <progress aria-label="Running" />}
        </footer>
      </form>
      <section ref={result} aria-label="Result" aria-live="polite" aria-busy={test === 'running'}>
        {typeof test === 'object' ? (
          <Result step={step} result={test} />
        ) : (
          <>
            <h2>Sample</h2>
            <p>Zapier offers these values until you test the step.</p>
            <Values item={step.sample} declared={step.outputFields} />
          </>
        )}
      </section>
    </div>
  );
}

function show(): void {
  const step = app.steps.find(({ key }) => key === location.hash.slice(1)) ?? app.steps[0];
  if (step === undefined) return;
  visited.add(step);
  document.title = `${step.label} · ${app.name}`;
  render(<Page step={step} />, document.body);
}

addEventListener('unhandledrejection', ({ reason }) => alert(reason));
const app = await send<App>('/api/app');
addEventListener('hashchange', () => {
  scrollTo(0, 0);
  show();
});
show();
