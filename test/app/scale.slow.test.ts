import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { InputData, Item } from '../../sandbox/zapier/index.ts';
import type { App } from './support/app.ts';
import { startApp } from './support/app.ts';
import { daysAgo, hoursAgo, reset, segment } from './support/office.ts';

const memoryLimit = 450_000_000;
const resultLimit = 6_000_000;

const sizeOf = (items: readonly Item[]) => Buffer.byteLength(JSON.stringify(items));

let app: App;
beforeAll(async () => {
  app = await startApp({ virtualTime: true });
});
afterAll(() => app.close());
beforeEach(() => reset(app));

const find = (key: string, input: InputData) => app.zapier.search(app.connection, key, input);

describe('in a list of 1,500 notes, oldest first, 25 a page', () => {
  beforeEach(() => {
    app.workspace.addNotes(1500, (index) => ({ createdAt: hoursAgo(10 + index) }));
    Object.assign(app.workspace.dialect, { listOrder: 'oldest-first', maxPageSize: 25 });
  });

  it('a poll finds the newest note with fewer than 40 requests', async () => {
    const zap = await app.zapier.turnOn(app.connection, 'note_completed', {});
    const { id } = app.workspace.addNote();
    app.workspace.clearRequests();
    expect((await app.zapier.poll(zap)).map(({ id }) => id)).toStrictEqual([id]);
    expect(app.requests().length).toBeLessThan(40);
  });

  it('the dropdown begins with the newest note', async () => {
    const { id } = app.workspace.addNote();
    const [first] = await app.zapier.dropdown(app.connection, 'note_list', 0, {});
    expect(first?.id).toBe(id);
    expect(app.requests().length).toBeLessThan(40);
  });
});

it('Find Note searches 5,000 notes by title, by status, and by date', async () => {
  app.workspace.addNotes(5000, (index) => ({
    title: index === 4999 ? 'The very first' : `Meeting ${index}`,
    createdAt: hoursAgo(1 + index),
    status: index % 1250 === 1249 ? 'recording' : 'completed',
  }));
  const requestsFor = async (input: InputData) => {
    app.workspace.clearRequests();
    const found = await find('find_note', input);
    return [found.length, app.requests().length];
  };
  expect(await requestsFor({ titleContains: 'the very first' })).toStrictEqual([1, 51]);
  expect(await requestsFor({ status: 'recording' })).toStrictEqual([4, 1]);
  // No note of the list has a text: once an hour, one is read to see whether lists leave texts out.
  expect(await requestsFor({ createdAfter: daysAgo(2) })).toStrictEqual([47, 2]);
  expect(await requestsFor({ createdAfter: daysAgo(-1) })).toStrictEqual([0, 1]);
});

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
    search: await find('find_note', { textContains: 'at length' }),
    dropdown: await zapier.dropdown(connection, 'note_list', 0, {}),
  };
  expect(Object.values(results).map((items) => items.length)).toStrictEqual([30, 3, 100, 100]);
  for (const items of Object.values(results)) expect(sizeOf(items)).toBeLessThan(resultLimit);
  expect(zapier.memory()).toBeLessThan(memoryLimit);

  const [note] = results.search;
  expect(await zapier.hydrate(connection, note?.transcriptText)).toContain('We talk about it at length');
});

it('a search that runs out of time says how far it came and how to narrow it', async () => {
  app.workspace.addNotes(4000, (index) => ({ createdAt: hoursAgo(index) }));
  app.workspace.faults.add({ path: '/v1/notes', fault: { kind: 'latency', ms: 900 } });
  await expect(find('find_note', { titleContains: 'nowhere' })).rejects.toMatchObject({
    name: 'AppError',
    message: expect.stringMatching(
      /^The search ran out of time after reading 2[0123]\d\d notes, back to .*; none of them matched\. .* To narrow it, .*\.$/,
    ),
  });
});
