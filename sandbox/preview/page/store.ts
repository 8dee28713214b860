import { fill, type Item, listsIn, runsOf } from '../../zapier/mapping.ts';
import type { App, Step, TestResult } from '../steps.ts';
import { addressOf, GOES_ON, MOST_STEPS, readAddress, withStep, type ZapStep } from '../zap.ts';
import { run, send } from './requests.ts';

/** What the tests of a step returned. */
export interface Outcome {
  /** One, or one for each run of a loop. */
  runs: TestResult[];
  items: Item[];
  /** The record that later steps get. */
  place: number;
  /** What was filled in. */
  tested: string;
}
/** A step with what its test returned. */
export type TestedStep = ZapStep & { readonly outcome?: Outcome };

export const app = await send<App>('/api/app');

export const state = {
  zap: [] as readonly TestedStep[],
  /** Place of the step that is open. */
  open: 0,
  isRunning: false,
  /** One line, which screen readers announce. */
  message: '',
  /** Key of a required field of the open step that was empty when it was to run. */
  missing: undefined as string | undefined,
  /** The field that takes a value of an earlier step, and where in its text. */
  target: undefined as { key: string; row: number; caret: () => number } | undefined,
};

/** The event after every change. */
export const CHANGE = 'zapchange';

export function change(changed: Partial<typeof state>): void {
  Object.assign(state, changed);
  // A reload keeps what is open, too.
  history.replaceState({ open: state.open }, '', state.zap.length > 0 ? addressOf(state.zap) : '/');
  dispatchEvent(new Event(CHANGE));
}

/** Shows the Zap of the address, unless it is shown. */
export function readLocation(): void {
  const zap = readAddress(location.hash, (id) => app.steps.some((each) => each.id === id));
  const { open = 0 } = (history.state ?? {}) as { open?: number };
  const isShown = zap.length > 0 && addressOf(zap) === addressOf(state.zap);
  if (!isShown) change({ zap, open, message: '' });
}

/** What the app declares of a step. One of another app has the fields that are filled in. */
export function stepOf({ id, input }: ZapStep): Step {
  const declared = app.steps.find((step) => step.id === id);
  if (declared) return declared;
  const fields = Object.keys(input).flatMap((key) => (key.startsWith('$') ? [] : [{ key, label: key }]));
  const texts = {
    label: id.slice(1),
    description: 'A step of another app: these are the values that Zapier would send. Nothing is sent.',
  };
  const kind = { kind: 'foreign', kindName: 'Another app', timing: '', isWriting: false } as const;
  return { id, key: id, ...kind, ...texts, fields, groups: [], outputFields: [], sample: {} };
}
/** Without blanks, which would separate IDs in ARIA's lists of them. */
export const fieldId = (step: ZapStep, key: string, row = 0): string =>
  `${encodeURIComponent(step.id)}-${encodeURIComponent(key)}-${row}`;

/** The record that later steps get: the tested one, or else the sample. */
export const outputOf = (step: TestedStep): Item =>
  step.outcome?.items[step.outcome.place] ?? stepOf(step).sample;
const outputs = (): Item[] => state.zap.map(outputOf);
/** What a step gets. */
function inputOf(step: ZapStep, before: readonly Item[] = outputs()): Item {
  const lists = stepOf(step).fields.filter(({ list }) => list);
  return fill(step.input, before, (key) => lists.some((field) => field.key === key));
}
export const canRepeat = ({ input }: ZapStep): boolean => listsIn(input, outputs()).length > 0;

export function openAt(open: number, zap = state.zap): void {
  change({ zap, open, message: '', target: undefined, missing: undefined });
  document.getElementById('step')?.focus();
}

/** Adds a step at the end; a trigger at the front, in the place of another one. */
export function add({ id, kind }: Step): void {
  const { zap } = state;
  const [first] = zap;
  const step = { id, input: {} };
  const place = kind === 'triggers' ? 0 : zap.length;
  if (place === 0 && first && ['triggers', 'foreign'].includes(stepOf(first).kind)) {
    openAt(0, zap.with(0, step));
  } else if (zap.length === MOST_STEPS) {
    change({ message: `A Zap has at most ${MOST_STEPS} steps here. Remove one first.` });
  } else {
    openAt(place, withStep(zap, place, step));
  }
}

export function remove(place: number): void {
  const { zap, open } = state;
  openAt(Math.min(zap.length - 2, open > place ? open - 1 : open), withStep(zap, place));
}

/** Fills in a field of the open step. */
export function enter(key: string, row: number, text: string): void {
  const step = state.zap[state.open];
  if (!step) return;
  const { [key]: before = [], ...others } = step.input;
  const rows = Array.from({ length: Math.max(before.length, row + 1) }, (_, each) => before[each] ?? '');
  rows[row] = text;
  while (rows.at(-1) === '') rows.pop();
  const input = rows.length === 0 ? others : { ...step.input, [key]: rows };
  const missing = key === state.missing && text !== '' ? undefined : state.missing;
  change({ zap: state.zap.with(state.open, { ...step, input }), message: '', missing });
}

export const hasChoices = ({ dynamic, choices, type }: Step['fields'][number]): boolean =>
  dynamic !== undefined || choices !== undefined || type === 'boolean';

async function runStep(step: ZapStep, before: readonly Item[]): Promise<TestResult> {
  const input = inputOf(step, before);
  const { kind, key } = stepOf(step);
  if (kind === 'foreign') return { items: [input], error: null, isLast: true, requests: [], ms: 0 };
  return run({ kind, key, input });
}

const mayRun = (steps: readonly ZapStep[]): boolean =>
  app.faults !== null ||
  !steps.some((step) => stepOf(step).isWriting) ||
  confirm('This changes your workspace. Run it?');

export const isStale = ({ input, outcome }: TestedStep): boolean =>
  outcome !== undefined && outcome.tested !== JSON.stringify(input);

function report(place: number, tested: string, runs: TestResult[], record = 0): void {
  const { [place]: step } = state.zap;
  const items = runs.flatMap((each) => each.items);
  const outcome = { runs, items, tested, place: Math.max(0, Math.min(record, items.length - 1)) };
  if (step) change({ zap: state.zap.with(place, { ...step, outcome }) });
}

/** How the test of a step ended. */
export function endOf({
  outcome,
  ...step
}: TestedStep): 'untested' | 'changed' | 'failed' | 'stopped' | 'passed' {
  if (!outcome) return 'untested';
  if (isStale({ outcome, ...step })) return 'changed';
  const errors = outcome.runs.flatMap(({ error }) => error?.name ?? []);
  if (errors.some((name) => name !== 'HaltedError')) return 'failed';
  const findsNothing = stepOf(step).kind === 'searches' && outcome.items.length === 0 && !step.input[GOES_ON];
  return errors.length > 0 || findsNothing ? 'stopped' : 'passed';
}

/** What the test of a step came to, in a few words. */
export function stateOf(step: TestedStep): string {
  const { outcome } = step;
  const end = endOf(step);
  if (!outcome) return 'Not tested yet.';
  if (end === 'changed') return 'Changed since the test.';
  if (end === 'failed') return 'The step failed.';
  if (outcome.runs.some(({ error }) => error !== null)) return 'The step stops the Zap.';
  if (outcome.runs.length > 1) return `Ran ${outcome.runs.length} times.`;
  if (!['triggers', 'searches'].includes(stepOf(step).kind)) return 'Done.';
  return outcome.items.length === 0 ? 'Nothing was found.' : `${outcome.items.length} found.`;
}

/** Chooses the record that later steps get. */
export const choose = (place: number, { tested, runs }: Outcome, record: number): void =>
  report(place, tested, runs, record);

/** Opens the first step that lacks a required field, and moves the focus there. @returns whether there is one. */
function showMissing(places: readonly number[]): boolean {
  for (const place of places) {
    const { [place]: step } = state.zap;
    if (step === undefined) continue;
    const field = stepOf(step).fields.find(
      ({ key, required, default: preset }) =>
        required && preset === undefined && !step.input[key]?.some(Boolean),
    );
    if (field === undefined) continue;
    if (place !== state.open) openAt(place);
    change({ missing: field.key, message: `Fill in “${field.label ?? field.key}” first.` });
    const box = document.getElementById(fieldId(step, field.key));
    box?.closest('details')?.setAttribute('open', '');
    box?.focus();
    return true;
  }
  return false;
}

/** Tests the open step. In a loop, with the first line item, as Zapier's editor does. */
export async function test(): Promise<void> {
  const { open, zap } = state;
  const { [open]: step } = zap;
  if (!step || state.isRunning || showMissing([open]) || !mayRun([step])) return;
  change({ isRunning: true, message: 'Running …' });
  const result = await runStep(step, runsOf(step.input, outputs())[0] ?? outputs());
  report(open, JSON.stringify(step.input), [result]);
  change({ isRunning: false, message: '' });
}

/** Runs the whole Zap for the chosen record of its trigger, and opens the last step that ran. */
export async function runAll(): Promise<void> {
  const { zap, isRunning } = state;
  if (isRunning || showMissing([...zap.keys()]) || !mayRun(zap)) return;
  const chosen = zap[0]?.outcome?.place ?? 0;
  const ran: TestResult[][] = zap.map(() => []);
  const ends: string[] = [];

  async function runFrom(place: number, before: readonly Item[]): Promise<void> {
    const { [place]: step } = zap;
    if (!step) return;
    for (const each of runsOf(step.input, before)) {
      change({ message: `Running step ${place + 1} …` });
      const result = await runStep(step, each);
      ran[place]?.push(result);
      const item = result.items[place === 0 ? Math.min(chosen, result.items.length - 1) : 0];
      const isHalted = result.error?.name === 'HaltedError';
      if (isHalted) ends.push(`Step ${place + 1} stops the Zap. The run does not count as failed.`);
      else if (result.error) ends.push(`Step ${place + 1} failed.`);
      else if (item || step.input[GOES_ON]) await runFrom(place + 1, [...each, item ?? {}]);
      else ends.push(`Step ${place + 1} found nothing, so the Zap stops.`);
    }
  }
  change({ isRunning: true, zap: zap.map(({ id, input }) => ({ id, input })) });
  await runFrom(0, []);
  for (const [place, step] of zap.entries()) {
    const { [place]: runs = [] } = ran;
    if (runs.length > 0) report(place, JSON.stringify(step.input), runs, place === 0 ? chosen : 0);
  }
  const message = ends[0] ?? `The Zap ran: ${zap.length} steps.`;
  const last = ran.findLastIndex((runs) => runs.length > 0);
  change({ isRunning: false, message, open: Math.max(0, last), target: undefined });
}

/** The line that runs a step with Zapier's CLI, with the values that it gets. */
export function commandOf(step: ZapStep): string {
  const { kind, key } = stepOf(step);
  const names: Record<string, string> = { triggers: 'trigger', creates: 'create' };
  const input = JSON.stringify(inputOf(step)).replaceAll("'", "'\\''");
  return `npm run invoke -- ${names[kind] ?? 'search'} ${key} --inputData '${input}' --non-interactive`;
}
