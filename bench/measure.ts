import { run } from '../scripts/run.ts';
import type { App } from '../test/app/support/app.ts';

/**
 * A figure (its name includes the unit), the same without the app's own work, why they differ if they should, and the ratio
 * above which the benchmark fails.
 */
export type Figure = readonly [
  figure: string,
  value: number,
  baseline: number,
  note?: string | undefined,
  most?: number,
];

/** What a section measures with: the built app with an empty workspace, and an empty directory. Each gets its own. */
export interface Bench {
  app: App;
  appDirectory: string;
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

type Measured = () => number | Promise<number>;

/** Returns the best of several alternating rounds. Other load on the machine can only slow a round. */
export async function bestOf(rounds: number, ours: Measured, baseline: Measured): Promise<[number, number]> {
  let best: [ours: number, baseline: number] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    best = [Math.min(best[0], await ours()), Math.min(best[1], await baseline())];
  }
  return best;
}
