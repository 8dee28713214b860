import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { InputData, Item } from '../../sandbox/zapier/index.ts';

import { startApp } from './support/app.ts';
import type { App } from './support/app.ts';
import { daysAgo, hoursAgo, reset, segment } from './support/office.ts';
import { product } from '../../src/product.ts';

const patienceMs = 60_000;
const memoryLimit = 450_000_000;
const resultLimit = 6_000_000;

const sizeOf = (items: readonly Item[]) => Buffer.byteLength(JSON.stringify(items));

/** Waits for the time limits of the app go on while the other tests run: each takes longer than all of them. */
let slow: App[] = [];
let slowSearch: ReturnType<typeof failure>;
let silence: ReturnType<typeof failure>;

let app: App;
beforeAll(async () => {
  const [searching, silent, working] = await Promise.all([startApp(), startApp(), startApp()]);
  slow = [searching, silent];
  app = working;

  searching.workspace.addNotes(4000, (index) => ({ createdAt: hoursAgo(index) }));
  searching.workspace.faults.add({ path: '/v1/notes', fault: { kind: 'delay', ms: 900 } });
  slowSearch = failure(
    searching.zapier.search(searching.connection, 'find_note', { titleContains: 'nowhere' }),
  );

  silent.workspace.faults.add({ path: '/v1/folders', fault: { kind: 'hang' } });
  silence = failure(
    silent.zapier.create(silent.connection, 'create_folder', { name: 'X', ownerUserId: 'user_1' }),
  );
}, patienceMs);
afterAll(() => Promise.all([...slow, app].map((each) => each.close())));
beforeEach(() => reset(app));

/** How something fails, and how many seconds it took to. */
async function failure(running: Promise<unknown>) {
  const started = performance.now();
  const error: unknown = await running.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  return { error, seconds: (performance.now() - started) / 1000 };
}

const find = (key: string, input: InputData) => app.zapier.search(app.connection, key, input);

describe('1,500 notes, oldest first, 25 a page', () => {
  beforeEach(() => {
    app.workspace.addNotes(1500, (index) => ({ createdAt: hoursAgo(10 + index) }));
    Object.assign(app.workspace.dialect, { listOrder: 'oldest-first', maxPageSize: 25 });
  });

  it('a poll brings the newest in under 40 requests', async () => {
    const zap = await app.zapier.turnOn(app.connection, 'note_completed', {});
    const { id } = app.workspace.addNote();
    app.workspace.clearRequests();
    expect((await app.zapier.poll(zap)).map(({ item }) => item.id)).toStrictEqual([id]);
    expect(app.requests().length).toBeLessThan(40);
  });

  it('the dropdown begins with the newest', async () => {
    const { id } = app.workspace.addNote();
    const [first] = await app.zapier.dropdown(app.connection, 'note_list', 0, {});
    expect(first?.id).toBe(id);
    expect(app.requests().length).toBeLessThan(40);
  });
});

describe('20,000 notes', () => {
  it(
    'are searched through by title, by status and by date',
    async () => {
      app.workspace.addNotes(20_000, (index) => ({
        title: index === 19_999 ? 'The very first' : `Meeting ${index}`,
        createdAt: hoursAgo(1 + index),
        status: index % 5000 === 4999 ? 'recording' : 'completed',
      }));
      const requestsFor = async (input: InputData) => {
        app.workspace.clearRequests();
        const found = await find('find_note', input);
        return [found.length, app.requests().length];
      };
      expect(await requestsFor({ titleContains: 'the very first' })).toStrictEqual([1, 200]);
      expect(await requestsFor({ status: 'recording' })).toStrictEqual([4, 1]);
      expect(await requestsFor({ createdAfter: daysAgo(2) })).toStrictEqual([47, 1]);
      expect(await requestsFor({ createdAfter: daysAgo(-1) })).toStrictEqual([0, 1]);
    },
    patienceMs,
  );
});

describe('20,000 notes that are there when a Zap is turned on', () => {
  it(
    'are known to Zapier, so that only the next one fires',
    async () => {
      app.workspace.addNotes(20_000, (index) => ({ createdAt: hoursAgo(1 + index) }));
      const zap = await app.zapier.turnOn(app.connection, 'note_completed', {});
      const { id } = app.workspace.addNote();
      expect((await app.zapier.poll(zap)).map(({ item }) => item.id)).toStrictEqual([id]);
    },
    patienceMs,
  );
});

describe('5,000 members', () => {
  it('are found by e-mail with one request', async () => {
    for (let index = 0; index < 5000; index += 1) {
      app.workspace.addMember({ name: `Member ${index}`, email: `member.${index}@lumenharbor.example` });
    }
    expect(await find('find_member', { email: 'Member.4321@lumenharbor.example' })).toMatchObject([
      { name: 'Member 4321' },
    ]);
    expect(app.requests()).toStrictEqual([
      'GET /v1/workspace/members?search=Member.4321%40lumenharbor.example&limit=100'.replace('%40', '@'),
    ]);
  });
});

describe('250 notes of 700 KB', () => {
  beforeAll(() => {
    reset(app);
  });

  it(
    'stay within the memory and the size that Zapier allows',
    async () => {
      const talk = Array.from({ length: 2800 }, (_, index) =>
        segment(
          `Speaker ${index % 4}`,
          'We talk about it at length, once more. '.repeat(4),
          `${index}:00`,
          `${index}:59`,
        ),
      );
      app.workspace.addNotes(250, (index) => ({
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
        poll: runs.map(({ item }) => item),
        sample: await zapier.loadSample(connection, 'note_completed', {}),
        search: await find('find_note', { textContains: 'at length' }),
        dropdown: await zapier.dropdown(connection, 'note_list', 0, {}),
      };
      expect(Object.values(results).map((items) => items.length)).toStrictEqual([30, 3, 100, 100]);
      for (const items of Object.values(results)) expect(sizeOf(items)).toBeLessThan(resultLimit);
      expect(zapier.memory()).toBeLessThan(memoryLimit);

      const [note] = results.search;
      expect(await zapier.hydrate(connection, note?.transcriptText)).toContain('We talk about it at length');
    },
    patienceMs,
  );
});

describe('time that runs out', () => {
  it(
    'ends a search with how far it came and how to narrow it',
    async () => {
      expect(await slowSearch).toMatchObject({
        error: {
          name: 'AppError',
          message: expect.stringMatching(
            /^The search read [12]\d00 notes in the time it has and found none that fits, but there are more\. Narrow it: choose a folder in "Folders"\.$/,
          ),
        },
      });
      expect((await slowSearch).seconds).toBeLessThan(27);
    },
    patienceMs,
  );

  it(
    'ends a step that gets no answer, with what is not known',
    async () => {
      expect(await silence).toMatchObject({
        error: {
          name: 'AppError',
          message: `${product.name} is having trouble: it did not respond in time. Try again later. It is not known whether the folder was created. Check before you run the step again.`,
        },
      });
      expect((await silence).seconds).toBeLessThan(27);
    },
    patienceMs,
  );
});
