import { run } from '../scripts/run.ts';
import type { App } from '../test/app/support/app.ts';

/**
 * A figure (its name includes the unit), its baseline, which is the same measurement without the app's own work, and
 * the reason for the difference if it is intended.
 */
export type Figure = readonly [figure: string, value: number, baseline: number, note?: string | undefined];

/** What a section measures with. Each gets its own. */
export interface Bench {
  /** The built app, in a process of its own, with an empty workspace. */
  app: App;
  /** The directory of the built app. */
  appDirectory: string;
  /** An empty directory, which is removed afterwards. */
  directory: string;
}

/** Returns the elapsed time in ms. */
export async function elapsed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs a module of this folder in a new process and returns the time in ms that it prints as its last line. */
export async function elapsedIn(module: string, ...parameters: string[]): Promise<number> {
  const printed = await run(process.execPath, [module, ...parameters], { cwd: import.meta.dirname });
  return Number(printed.trim().split('\n').at(-1));
}

/**
 * Returns the best of several alternating rounds. Other load on the machine can only slow a round, never speed it up.
 */
export async function bestOf(
  rounds: number,
  ours: () => number | Promise<number>,
  baseline: () => number | Promise<number>,
): Promise<[ours: number, baseline: number]> {
  let best: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    best = [Math.min(best[0], await ours()), Math.min(best[1], await baseline())];
  }
  return best;
}
