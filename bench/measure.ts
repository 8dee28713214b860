import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

import * as zod from 'zod';

/**
 * One measured figure with its unit, next to the same figure of something that does without what is measured, and why the
 * two differ, if that is intended.
 */
export type Figure = readonly [figure: string, value: number, baseline: number, note?: string | undefined];

/** Formats the figures of each section as one Markdown table. */
export function formatTable(sections: readonly (readonly [section: string, figures: readonly Figure[]])[]) {
  const rows = sections.flatMap(([section, figures]) =>
    figures.map(([figure, value, baseline, note = '']) => {
      const ratio = (value / baseline).toFixed(2);
      return [section, figure, value.toFixed(1), baseline.toFixed(1), ratio, note];
    }),
  );
  const head = ['section', 'figure', 'value', 'baseline', 'ratio', 'note'];
  const alignment = ['---', '---', '---:', '---:', '---:', '---'];
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** In ms. */
export async function elapsed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The best of several rounds, in which the two take turns: whatever else the machine does only slows them. */
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

/** A module of this folder in a process of its own, which tells what it measured in ms. */
export function start(module: string, parameters: readonly string[] = []): ChildProcess {
  return fork(new URL(module, import.meta.url), parameters, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function toldBy(child: ChildProcess): Promise<number> {
  const [ms] = zod.tuple([zod.number()], zod.unknown()).parse(await once(child, 'message'));
  return ms;
}
