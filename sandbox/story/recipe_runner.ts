import type { Workspace } from '../workspace/index.ts';
import type { Connection, InputData, Item, Zap, Zapier } from '../zapier/index.ts';
import { check, type Show } from './page.ts';
import type { Mapping, RecipeStep } from './recipe_book.ts';

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

/** Runs the steps of a recipe for everything that its Zaps fire for. */
export async function runSteps(
  follower: Follower,
  zaps: ReadonlyMap<number, Zap>,
  [step, ...rest]: readonly RecipeStep[],
  outputs: RecipeRun['outputs'] = new Map(),
): Promise<RecipeRun[]> {
  if (step === undefined) return [];
  const { number } = step;
  const zap = zaps.get(number);
  if (zap !== undefined) {
    const runs: RecipeRun[] = [];
    for (const item of await fired(follower, step, zap))
      runs.push(...(await runSteps(follower, zaps, rest, new Map([...outputs, [number, item]]))));
    return runs;
  }
  // The other app's trigger has happened.
  if (number === 1) return runSteps(follower, zaps, rest, outputs);

  const values: unknown[] = [];
  const output = await follower.step(step.name, async (show) => {
    const input: Record<string, unknown> = await inputOf(step, follower);
    for (const mapping of step.mappings) {
      const from = sourceOf(mapping);
      const value = await follower.zapier.hydrate(follower.connection, outputs.get(from.step)?.[from.field]);
      follower.mapped(mapping, value, show);
      values.push(value);
      input[/\(`(\w+)`\)/.exec(mapping.field)?.[1] ?? mapping.field] = value;
    }
    return runOperation(follower, step.operation ?? '', input, show);
  });
  const given = output === undefined ? outputs : new Map([...outputs, [number, output]]);
  const later = await runSteps(follower, zaps, rest, given);
  return later.length > 0 ? later : [{ outputs: given, values }];
}

/** What a Zap fires for: a poll at once, a hook as soon as the notification is there. */
function fired(follower: Follower, { name }: RecipeStep, zap: Zap): Promise<Item[]> {
  return follower.step(`${name} fires`, async (show) => {
    await settled(follower, zap);
    const runs = zap.hookUrl === undefined ? await follower.zapier.poll(zap) : zap.runs;
    check(runs.length > 0, `The Zap did not fire.${undelivered(follower.workspace)}`);
    show(runs.length === 1 ? 'once' : `${runs.length} times, once for each`);
    return runs;
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

/** The step and the output field that a mapping takes its value from. */
export function sourceOf({ key }: Mapping): { step: number; field: string } {
  const [, step = '1', field = ''] = /^(?:(\d+)\.)?(.+)$/.exec(key) ?? [];
  return { step: Number(step), field };
}

async function inputOf({ chosen, settings }: RecipeStep, { choose }: Follower) {
  const choices = chosen.map(async (key): Promise<[string, unknown]> => [key, await choose(key)]);
  return { ...settings, ...Object.fromEntries(await Promise.all(choices)) };
}

/** Runs a step if it is the app's own. */
async function runOperation(
  { zapier, connection }: Follower,
  operation: string,
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
  return searches[operation] === undefined
    ? undefined
    : (await zapier.search(connection, operation, input))[0];
}
