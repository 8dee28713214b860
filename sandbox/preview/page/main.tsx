import { render } from 'preact';
import { useRef, useState } from 'preact/hooks';

import type { Step } from '../steps.ts';
import { MOST_STEPS, type ZapStep } from '../zap.ts';
import { send } from './requests.ts';
import { Data, StepForm } from './step.tsx';
import { add, app, change, openAt, readLocation, remove, state, stepOf, watch } from './store.ts';

const HEADINGS = {
  triggers: 'Triggers',
  creates: 'Actions',
  searches: 'Searches',
  searchOrCreates: 'Searches That Create',
};

function Page() {
  const step = state.zap[state.open];
  return (
    <>
      <header>
        <img src="/logo.svg" alt="" width="32" height="32" />
        <h1>{app.name}</h1>
        <span>
          Connected as <b>{app.connection}</b>
        </span>
        {app.developer && <Developer {...app.developer} />}
      </header>
      <Zap />
      <main>
        {step && <StepForm key={`${state.open} ${step.id}`} filled={step} />}
        <Data />
      </main>
      {/* After the step, so that the keyboard reaches the step first. */}
      <Picker />
    </>
  );
}

/** The steps of the Zap, each with what its test came to. */
function Zap() {
  return (
    <nav aria-label="Zap">
      <ol>
        {state.zap.map((step, place) => (
          <li key={place} class={stepOf(step).kind}>
            <button
              aria-current={place === state.open ? 'step' : undefined}
              onClick={() => openAt(place)}
              title={stepOf(step).kindName}
            >
              {place + 1}. {stepOf(step).label}
              <small>{markOf(step, place)}</small>
            </button>
            {state.zap.length > 1 && (
              <button class="plain" aria-label={`Remove step ${place + 1}`} onClick={() => remove(place)}>
                ✕
              </button>
            )}
          </li>
        ))}
      </ol>
      <button class="plain" onClick={() => document.getElementById('add')?.focus()}>
        + Add a step
      </button>
    </nav>
  );
}

function markOf(step: ZapStep, place: number): string {
  const { [place]: outcome } = state.outcomes;
  if (outcome === undefined) return stepOf(step).kindName;
  const errors = outcome.runs.flatMap(({ error }) => error ?? []);
  if (errors.some(({ name }) => name !== 'HaltedError')) return 'Failed';
  if (errors.length > 0) return 'Stopped';
  const found = outcome.runs.flatMap(({ items }) => items).length;
  if (found === 0) return 'Nothing found';
  return outcome.runs.length > 1 ? `Ran ${outcome.runs.length} times` : 'Tested';
}

/** All steps of the app, to add to the Zap, and the recipes, which open as Zaps. */
function Picker() {
  const [sought, seek] = useState('');
  const has = (text: string) => text.toLowerCase().includes(sought.toLowerCase());
  const steps = app.steps.filter(({ label, description }) => has(`${label}\n${description}`));
  const recipes = app.recipes.filter(({ title }) => has(title));
  const isFull = state.zap.length === MOST_STEPS;
  const group = (heading: string, items: Step[]) =>
    items.length > 0 && (
      <section key={heading}>
        <h2>{heading}</h2>
        {items.map((step) => (
          <button
            key={step.id}
            title={step.description}
            onClick={() => {
              add(step);
              seek('');
            }}
          >
            {step.label}
          </button>
        ))}
      </section>
    );
  return (
    <nav id="steps" aria-label="Steps" tabIndex={0}>
      <input
        id="add"
        type="search"
        aria-label="Search steps and recipes"
        placeholder="Add a step, or open a recipe"
        value={sought}
        onInput={({ currentTarget }) => seek(currentTarget.value)}
      />
      {isFull && <p class="hint">The Zap has {MOST_STEPS} steps, the most that this page runs.</p>}
      {Object.entries(HEADINGS).map(([kind, heading]) =>
        group(
          heading,
          steps.filter((step) => step.kind === kind),
        ),
      )}
      {recipes.length > 0 && (
        <section>
          <h2>Recipes</h2>
          {recipes.map(({ title, address }) => (
            <a key={title} href={address}>
              {title}
            </a>
          ))}
        </section>
      )}
      {steps.length + recipes.length === 0 && <p>Nothing matches.</p>}
    </nav>
  );
}

/** A drawer that says how the embedded workspace behaves. */
function Developer({ dialects, faults }: { dialects: string[]; faults: string[] }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [chosen, choose] = useState({ dialect: '', fault: '' });
  async function set(changed: Partial<typeof chosen>): Promise<void> {
    const now = { ...chosen, ...changed };
    choose(now);
    await send('/api/workspace', now);
  }
  return (
    <>
      <button class="plain" aria-haspopup="dialog" onClick={() => drawer.current?.showModal()}>
        {chosen.fault || (chosen.dialect && 'The service is unusual') || 'Developer'}
      </button>
      <dialog ref={drawer} aria-labelledby="drawer">
        <form method="dialog">
          <h2 id="drawer">The made-up service</h2>
          <fieldset>
            <legend>What happens when a step asks it</legend>
            {['', ...faults].map((fault) => (
              <label key={fault} class="option">
                <input
                  type="radio"
                  name="fault"
                  checked={chosen.fault === fault}
                  onChange={() => void set({ fault })}
                />
                {fault || 'It works.'}
              </label>
            ))}
          </fieldset>
          <label>
            How it reads the API document
            <select onChange={({ currentTarget: { value } }) => void set({ dialect: value })}>
              <option value="">As most services would</option>
              {dialects.map((dialect) => (
                <option key={dialect} value={dialect}>
                  {dialect}
                </option>
              ))}
            </select>
          </label>
          <button>Close</button>
        </form>
      </dialog>
    </>
  );
}

function show(): void {
  const step = state.zap[state.open];
  document.title = step ? `${stepOf(step).label} · ${app.name}` : app.name;
  render(<Page />, document.body);
}

addEventListener('unhandledrejection', ({ reason }) =>
  change({ isRunning: false, message: reason instanceof Error ? reason.message : String(reason) }),
);
addEventListener('hashchange', readLocation);
watch(show);
readLocation();
