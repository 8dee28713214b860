import assert from 'node:assert/strict';

import type { Workspace } from '../workspace/index.ts';
import type { Connection, InputData, Item, Zap, Zapier } from '../zapier/index.ts';
import type { Mapping, RecipeStep } from './read.ts';

/** Shows a line about what a step found. */
type Show = (line: string) => void;

/** Who builds the Zaps of a recipe and watches them run. */
export interface Follower {
  zapier: Zapier;
  workspace: Workspace;
  connection: Connection;
  /** What the user chooses in the editor for an input field. */
  choose: (key: string) => unknown;
  /** Runs one step. */
  step: <Result>(name: string, work: (show: Show) => Promise<Result>) => Promise<Result>;
  /** Sees a value that was mapped into a step. */
  mapped: (mapping: Mapping, value: unknown, show: Show) => void;
}

/** One run of a Zap. */
export interface RecipeRun {
  /** Of the app's own steps, by their numbers. */
  readonly outputs: ReadonlyMap<number, Item>;
  /** What was mapped into the last step. */
  readonly values: readonly unknown[];
}

/**
 * Turns on the Zaps of a recipe.
 *
 * @param more input fields that are filled in as well
 * @returns the Zaps by the number of their step.
 */
export async function turnOnZaps(
  follower: Follower,
  steps: readonly RecipeStep[],
  more: InputData = {},
): Promise<Map<number, Zap>> {
  const { zapier, connection } = follower;
  const { triggers } = await zapier.definition();
  const zaps = new Map<number, Zap>();
  for (const step of steps) {
    const { name, number, operation = '' } = step;
    if (triggers[operation] === undefined) continue;
    const input = { ...(await inputOf(step, follower)), ...more };
    const turnOn = () => zapier.turnOn(connection, operation, input);
    zaps.set(number, await follower.step(`The Zap is turned on: ${name}`, turnOn));
  }
  return zaps;
}

/** Runs the steps of a recipe, each for everything that its Zaps fire for. */
export async function runSteps(
  follower: Follower,
  zaps: ReadonlyMap<number, Zap>,
  steps: readonly RecipeStep[],
): Promise<RecipeRun[]> {
  let runs: RecipeRun[] = [{ outputs: new Map(), values: [] }];
  for (const step of steps) {
    const zap = zaps.get(step.number);
    // Without a Zap, step 1 is another app's trigger, which has happened.
    if (zap === undefined && step.number === 1) continue;
    const ended: RecipeRun[] = [];
    for (const run of runs) {
      if (zap === undefined) ended.push(...(await act(follower, step, run)));
      else for (const item of await fired(follower, step, zap)) ended.push(after(run, step, item));
    }
    runs = ended;
  }
  return runs;
}

function after(
  { outputs }: RecipeRun,
  { number }: RecipeStep,
  output: Item | undefined,
  values: readonly unknown[] = [],
): RecipeRun {
  return { outputs: output === undefined ? outputs : new Map([...outputs, [number, output]]), values };
}

/** What a Zap fires for: a poll at once, a hook as soon as the notification is there. */
function fired(follower: Follower, { name }: RecipeStep, zap: Zap): Promise<Item[]> {
  return follower.step(`${name} fires`, async (show) => {
    await settled(follower, zap);
    const items = zap.hookUrl === undefined ? await follower.zapier.poll(zap) : zap.runs;
    assert(items.length > 0, `The Zap did not fire.${undelivered(follower.workspace)}`);
    show(items.length === 1 ? 'once' : `${items.length} times, once for each`);
    return items;
  });
}

/** Waits until a Zap has processed every notification sent so far. @throws its first error. */
export async function settled({ workspace, zapier }: Follower, { errors }: Zap): Promise<void> {
  await workspace.settled();
  await zapier.settled();
  const [error] = errors;
  if (error !== undefined) throw error;
}

/** Why no notification reached Zapier; empty if one did, or if none was due. */
function undelivered({ deliveries }: Workspace): string {
  const last = deliveries.at(-1);
  if (last === undefined || last.status === 200) return '';
  return ` No notification reached Zapier: ${last.error ?? `the status was ${last.status ?? 'unknown'}`}.`;
}

/** Maps values of earlier steps into a step, and runs it if it is the app's own. @returns the runs that go on. */
function act(follower: Follower, step: RecipeStep, run: RecipeRun): Promise<RecipeRun[]> {
  const { connection, mapped, zapier } = follower;
  return follower.step(step.name, async (show) => {
    const input: Record<string, unknown> = await inputOf(step, follower);
    const values: unknown[] = [];
    for (const mapping of step.mappings) {
      const { field, from, input: key = field } = mapping;
      const value = await zapier.hydrate(connection, run.outputs.get(from)?.[mapping.key]);
      mapped(mapping, value, show);
      values.push(value);
      input[key] = value;
    }
    if (step.isLoop) return loops(step.mappings, values).map((item) => after(run, step, item, values));
    if (step.operation === undefined) return [after(run, step, undefined, values)];
    const output = await perform(follower, step, input, show);
    // A search that finds nothing ends the run.
    return output === undefined ? [] : [after(run, step, output, values)];
  });
}

/** What the steps in a loop get, time after time. */
function loops(mappings: readonly Mapping[], values: readonly unknown[]): Item[] {
  const [first = []] = values.filter(Array.isArray);
  return first.map((_, time) =>
    Object.fromEntries(
      mappings.map(({ key }, index) => {
        const value = values[index];
        return [key, Array.isArray(value) ? (value[time] as unknown) : value];
      }),
    ),
  );
}

async function inputOf({ chosen, settings }: RecipeStep, { choose }: Follower) {
  const choices = chosen.map(async (key): Promise<[string, unknown]> => [key, await choose(key)]);
  return { ...settings, ...Object.fromEntries(await Promise.all(choices)) };
}

async function perform(
  { zapier, connection }: Follower,
  { operation = '', returnsAll }: RecipeStep,
  input: InputData,
  show: Show,
): Promise<Item | undefined> {
  const { creates, searches, searchOrCreates } = await zapier.definition();
  if (searchOrCreates[operation] !== undefined) {
    const { found, item } = await zapier.searchOrCreate(connection, operation, input, input);
    show(found ? 'found' : 'not found, so it is created');
    return item;
  }
  if (creates[operation] !== undefined) return zapier.create(connection, operation, input);
  if (searches[operation] === undefined) throw new Error(`The app has no ${operation}.`);
  const results = await zapier.search(connection, operation, input);
  const [first] = results;
  if (first === undefined || !returnsAll) return first;
  show(`${results.length} results, as line items`);
  return Object.fromEntries(Object.keys(first).map((key) => [key, results.map((result) => result[key])]));
}
