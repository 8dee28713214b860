import { type ComponentChildren, render } from 'preact';
import { useRef, useState } from 'preact/hooks';

import type { Step } from '../steps.ts';
import { useSearch } from './form.tsx';
import { send } from './requests.ts';
import { Data, StepForm } from './step.tsx';
import {
  add,
  app,
  CHANGE,
  change,
  endOf,
  openAt,
  readLocation,
  remove,
  state,
  stateOf,
  stepOf,
} from './store.ts';

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
      <Zap />
      <main>
        {step ? <StepForm key={`${state.open} ${step.id}`} filled={step} /> : <Start />}
        {step && <Data />}
      </main>
      {/* After the step, so that the keyboard reaches the step first. */}
      <Picker />
    </>
  );
}

/** What the page is for, and Zaps to begin with. */
function Start() {
  return (
    <section class="start" aria-labelledby="step" tabIndex={0}>
      <h2 id="step" tabIndex={-1}>
        Build a Zap and run it
      </h2>
      <p>
        This page stands in for Zapier's editor. It runs the app's own steps
        {app.faults ? ', with a made-up company on this machine' : ', with your own service'}. Steps of other
        apps only show what they would get. Open a recipe, or choose a trigger from the list.
      </p>
      <ul>
        {app.recipes.map(({ title, purpose, address }) => (
          <li key={title}>
            <a href={address}>{title}</a>
            <p class="hint">{purpose}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps of the Zap, each with what its test came to. */
function Zap() {
  const { zap, open } = state;
  return (
    <nav aria-label="Zap">
      <ol>
        {zap.map((step, place) => (
          <li key={place}>
            <button aria-current={place === open ? 'step' : undefined} onClick={() => openAt(place)}>
              {place + 1}. {stepOf(step).label}
              <small>
                {stepOf(step).kindName} · <span class={`end ${endOf(step)}`}>{stateOf(step)}</span>
              </small>
            </button>
            {zap.length > 1 && (
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

/** All steps of the app, to add to the Zap, and the recipes, which open as Zaps. */
function Picker() {
  const { sought, seek, box } = useSearch('add', 'Search steps and recipes');
  const has = (text: string) => text.toLowerCase().includes(sought.toLowerCase());
  const steps = app.steps.filter(({ label, description }) => has(`${label}\n${description}`));
  // Without a Zap, the recipes are in the middle of the page.
  const recipes = app.recipes.filter(
    ({ title, purpose }) => (state.zap.length > 0 || sought !== '') && has(`${title}\n${purpose}`),
  );
  function choose(step: Step): void {
    add(step);
    seek('');
  }
  return (
    <nav id="steps" aria-label="Steps" tabIndex={0}>
      {box}
      {Object.entries(HEADINGS).map(([kind, heading]) => (
        <Group key={kind} heading={heading}>
          {steps
            .filter((step) => step.kind === kind)
            .map((step) => (
              <button key={step.id} title={step.description} onClick={() => choose(step)}>
                {step.label}
              </button>
            ))}
        </Group>
      ))}
      <Group heading="Recipes">
        {recipes.map(({ title, purpose, address }) => (
          <a key={title} href={address} title={purpose}>
            {title}
          </a>
        ))}
      </Group>
      {steps.length + recipes.length === 0 && <p class="hint">No step or recipe matches “{sought}”.</p>}
    </nav>
  );
}

function Group({ heading, children }: { heading: string; children: ComponentChildren[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** A drawer that says how the embedded workspace behaves. */
function Developer({ faults }: { faults: readonly string[] }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [usual] = faults;
  const [chosen, choose] = useState(usual);
  async function set(fault: string): Promise<void> {
    choose(fault);
    await send('/api/workspace', { fault });
  }
  return (
    <>
      <button
        class={chosen === usual ? 'plain' : 'badge'}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        {chosen === usual ? 'Simulate a failure' : `Simulated: ${chosen}`}
      </button>
      <dialog ref={drawer} aria-labelledby="drawer">
        <form method="dialog">
          <h2 id="drawer">How the made-up service responds</h2>
          {faults.map((fault) => (
            <label key={fault} class="option">
              <input type="radio" checked={chosen === fault} onChange={() => void set(fault)} />
              {fault}
            </label>
          ))}
          <button>Close</button>
        </form>
      </dialog>
    </>
  );
}

const place = (id: string) => document.getElementById(id) ?? document.body;
addEventListener(CHANGE, () => {
  const step = state.zap[state.open];
  document.title = step ? `${stepOf(step).label} · ${app.name}` : app.name;
  render(<Page />, place('page'));
});
addEventListener('unhandledrejection', ({ reason }) =>
  change({ isRunning: false, message: reason instanceof Error ? reason.message : String(reason) }),
);
addEventListener('hashchange', readLocation);
if (app.faults) render(<Developer faults={app.faults} />, place('developer'));
readLocation();
