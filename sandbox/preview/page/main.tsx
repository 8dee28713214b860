import { render } from 'preact';

import type { App, Entries, Step, TestResult } from '../steps.ts';
import { Fields, inputOf } from './form.tsx';
import { send } from './requests.ts';
import { Result, Running, Values } from './result.tsx';

const HEADINGS = { triggers: 'Triggers', creates: 'Actions', searches: 'Searches' };

/** What the user has entered for a step, and its last test. Kept while the page is open. */
interface Draft {
  entries: Entries;
  test?: 'running' | TestResult;
}
const drafts = new Map<Step, Draft>();

function change(step: Step, changes: Partial<Draft>): void {
  drafts.set(step, { entries: {}, ...drafts.get(step), ...changes });
  show();
}

function Page({ step }: { step: Step }) {
  return (
    <>
      <header>
        <img src="/logo.svg" alt="" />
        <h1>{app.name}</h1>
        <button type="button" popovertarget="steps">
          Steps
        </button>
        <span>
          Connected as <b>{app.connection}</b>
        </span>
        {app.workspace && <Developer workspace={app.workspace} />}
      </header>
      <main key={step.key}>
        <StepView step={step} />
      </main>
      {/* After the step, so that the keyboard reaches the step first. */}
      <nav aria-label="Steps" id="steps" popover="auto">
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

/** Selects the dialect of the embedded workspace and a fault in it. */
function Developer({ workspace }: { workspace: NonNullable<App['workspace']> }) {
  const choice = (label: string, name: string, usual: string, options: readonly string[]) => (
    <label>
      {label}
      <select name={name}>
        <option value="">{usual}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
  return (
    <details>
      <summary>Developer</summary>
      <form
        onChange={({ currentTarget }) =>
          void send('/api/workspace', Object.fromEntries(new FormData(currentTarget)))
        }
      >
        {choice('Service', 'dialect', 'as usual', workspace.dialects)}
        {choice('Trouble', 'fault', 'none', workspace.faults)}
      </form>
    </details>
  );
}

function StepView({ step }: { step: Step }) {
  const { entries, test } = drafts.get(step) ?? { entries: {} };
  const isRunning = test === 'running';

  async function run(): Promise<void> {
    const { kind, key, isWriting } = step;
    if (isWriting && app.workspace === null && !confirm('This changes your workspace. Run it?')) return;
    change(step, { test: 'running' });
    change(step, { test: await send<TestResult>('/api/test', { kind, key, input: inputOf(step, entries) }) });
    document.querySelector('#result')?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <hgroup>
          <small>{step.kindName}</small>
          <h2>{step.label}</h2>
          <p>{step.description}</p>
        </hgroup>
        <Fields step={step} entries={entries} onChange={(changed) => change(step, { entries: changed })} />
        <footer>
          <button disabled={isRunning}>Test step</button>
          <output>{isRunning && <Running />}</output>
        </footer>
      </form>
      <section id="result" aria-label="Result" aria-live="polite" aria-busy={isRunning ? 'true' : undefined}>
        {typeof test === 'object' ? (
          <Result step={step} result={test} />
        ) : (
          <>
            <h3>Sample</h3>
            <p>Zapier offers these values until you test the step.</p>
            <Values item={step.sample} declared={step.outputFields} />
          </>
        )}
      </section>
    </>
  );
}

function show(): void {
  const step = app.steps.find(({ key }) => key === location.hash.slice(1)) ?? app.steps[0];
  if (step === undefined) return;
  document.title = `${step.label} · ${app.name}`;
  render(<Page step={step} />, document.body);
}

const app = await send<App>('/api/app');
addEventListener('hashchange', () => {
  document.querySelector<HTMLElement>('#steps:popover-open')?.hidePopover();
  scrollTo(0, 0);
  show();
});
show();
