import { startApp } from '../test/app/support/app.ts';
import { fill, hostileSteps } from '../test/faults/support/hostile_steps.ts';
import type { Bench, Figure } from './measure.ts';

/**
 * Measures steps over notes that are hard to process, each in a process of its own: its processor time and its peak
 * memory. Baselines: the longest that a step may run, and the most that it may hold.
 */
export async function measureHostile({ appDirectory }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const step of hostileSteps) {
    const { name, method, input = {}, meta = {}, cleanedRequest } = step;
    const app = await startApp({ appDirectory, timeLimitMs: 120_000 });
    const { connection, workspace, zapier } = app;
    fill(workspace, step);
    await zapier.invoke(method, connection, { inputData: input, meta, cleanedRequest }).catch(String);
    figures.push([`${name}: CPU (ms)`, zapier.cpuMs(), 29_000]);
    figures.push([`${name}: memory (MB)`, zapier.memory() / 1e6, 400]);
    await app.close();
  }
  return figures;
}
