import { afterAll, beforeAll, expect, it } from '@jest/globals';

import type { Item } from '../../sandbox/zapier/index.ts';
import type { App } from './support/app.ts';
import { startApp } from './support/app.ts';
import { hoursAgo, segment } from './support/office.ts';

const memoryLimit = 450_000_000;
const resultLimit = 6_000_000;

const sizeOf = (items: readonly Item[]) => Buffer.byteLength(JSON.stringify(items));

let app: App;
beforeAll(async () => {
  app = await startApp({ virtualTime: true });
});
afterAll(() => app.close());

it('polls, samples, searches, and dropdowns of 120 notes of 700 KB stay within the memory and the size that Zapier allows', async () => {
  const talk = Array.from({ length: 2800 }, (_, index) =>
    segment(
      `Speaker ${index % 4}`,
      'We talk about it at length, once more. '.repeat(4),
      `${index}:00`,
      `${index}:59`,
    ),
  );
  app.workspace.addNotes(120, (index) => ({
    title: `Long talk ${index}`,
    createdAt: hoursAgo(index),
    transcripts: talk,
    summary: '- [ ] Anna: do it\n'.repeat(50),
  }));
  const { connection, zapier } = app;

  const zap = await zapier.turnOn(connection, 'note_completed', {});
  app.workspace.addNotes(30, () => ({ title: 'New talk', transcripts: talk }));
  const runs = await zapier.poll(zap);
  expect(runs).toHaveLength(30);

  const results = {
    poll: runs,
    sample: await zapier.loadSample(connection, 'note_completed', {}),
    search: await zapier.search(connection, 'find_note', { textContains: 'at length' }),
    dropdown: await zapier.dropdown(connection, 'note_list', 0, {}),
  };
  expect(Object.values(results).map((items) => items.length)).toStrictEqual([30, 3, 100, 100]);
  for (const items of Object.values(results)) expect(sizeOf(items)).toBeLessThan(resultLimit);
  expect(zapier.memory()).toBeLessThan(memoryLimit);

  const [note] = results.search;
  expect(await zapier.hydrate(connection, note?.transcriptText)).toContain('We talk about it at length');
});
