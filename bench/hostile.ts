import { startApp } from '../test/app/support/app.ts';
import { fill, hostileSteps } from '../test/faults/support/hostile_steps.ts';
import type { Bench, Figure } from './measure.ts';

/** The contract's limits for one step. */
const LONGEST_TURN_MS = 1000;
const MOST_MEGABYTES = 400;

/**
 * Measures steps over notes that are hard to process, each in a process of its own: the most that it computed in one turn of
 * the event loop, in its own processor time, and its peak memory. Baselines: what a step may take.
 */
export async function measureHostile({ appDirectory }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const step of hostileSteps) {
    const { name, method, input = {}, meta = {} } = step;
    const app = await startApp({ appDirectory, timeLimitMs: 120_000 });
    const { connection, workspace, zapier } = app;
    fill(workspace, step);
    await zapier.invoke(method, connection, { inputData: input, meta }).catch(String);
    figures.push([`${name}: held (ms)`, zapier.longestTurn(), LONGEST_TURN_MS]);
    figures.push([`${name}: memory (MB)`, zapier.memory() / 1e6, MOST_MEGABYTES]);
    await app.close();
  }
  return figures;
}
