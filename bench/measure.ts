import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtApp } from '../scripts/app_package.ts';
import { run } from '../scripts/run.ts';
import { type App, startApp } from '../test/app/support/app.ts';

/**
 * A figure (its name includes the unit), its baseline, which is the same measurement without the app's own work, and
 * the reason for the difference if it is intended.
 */
export type Figure = readonly [figure: string, value: number, baseline: number, note?: string | undefined];

/** Formats the figures as one Markdown table, with one line for all figures of a section that equal their baseline. */
export function formatTable(sections: readonly (readonly [section: string, figures: readonly Figure[]])[]) {
  const rows = sections.flatMap(([section, figures]) => {
    const different = figures.filter(([, value, baseline]) => value !== baseline);
    const same = figures.length - different.length;
    return [
      ...different.map(([figure, value, baseline, note = '']) => {
        const ratio = (value / baseline).toFixed(2);
        return [section, figure, value.toFixed(1), baseline.toFixed(1), ratio, note];
      }),
      ...(same > 0 ? [[section, `${same} more`, '', '', '1.00', 'equal to the baseline']] : []),
    ];
  });
  const head = ['section', 'figure', 'value', 'baseline', 'ratio', 'note'];
  const alignment = ['---', '---', '---:', '---:', '---:', '---'];
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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

/** Runs `work` with the built app and an empty workspace, then closes them. */
export async function withApp<Result>(work: (app: App) => Promise<Result>): Promise<Result> {
  const app = await startApp({ appDirectory: await builtApp() });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** Runs `work` with a temporary directory, then removes it. */
export async function inTemporaryDirectory<Result>(
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
