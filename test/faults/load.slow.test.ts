import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { CacheMode, Zap } from '../../sandbox/zapier/index.ts';
import { type App, settled, startApp } from '../app/support/app.ts';
import { reset } from '../app/support/office.ts';

/** Many Zaps listen to one workspace that notifies of many notes, some of them twice, in no order. */
let app: App;
beforeAll(async () => {
  app = await startApp({ virtualTime: true });
});
afterAll(() => app.close());
beforeEach(() => reset(app));

/** The ids of the notes that a Zap fired for, in order. */
const fired = (zap: Zap) => zap.runs.map(({ id }) => String(id));

/** Turns Zaps on: some want all notes, some those with an even number, some the others. Then notifies them of new notes. */
async function rush(given: { zaps: number; notes: number; cache: CacheMode }) {
  const { workspace, zapier, connection } = app;
  const zaps: { zap: Zap; wants: (number: number) => boolean }[] = [];
  for (let index = 0; index < given.zaps; index += 1) {
    const wantsAll = index % 3 === 0;
    const input = wantsAll ? {} : { titleContains: index % 2 === 0 ? 'even' : 'odd' };
    const zap = await zapier.turnOn(connection, 'new_note', input);
    zaps.push({ zap, wants: (number) => wantsAll || number % 2 === index % 2 });
  }
  const notes = workspace.addNotes(given.notes, (number) => ({
    title: `Meeting ${number} (${number % 2 === 0 ? 'even' : 'odd'})`,
  }));
  zapier.cache.mode = given.cache;
  const sent = notes.flatMap(({ id }, index) => (index % 7 < 3 ? [id, id] : [id]));
  for (let turn = 0; turn < sent.length; turn += 1) workspace.notify(sent[(turn * 11) % sent.length] ?? '');
  await settled(app);
  expect(zaps.flatMap(({ zap }) => zap.errors)).toStrictEqual([]);
  const wanted = zaps.map(({ wants }) => notes.filter((_, number) => wants(number)).map(({ id }) => id));
  return { deliveries: sent.length * zaps.length, wanted, fired: zaps.map(({ zap }) => fired(zap)) };
}

describe('in a rush of notifications', () => {
  it('each of 9 Zaps fires exactly once for each note it wants', async () => {
    const { deliveries, wanted, fired: all } = await rush({ zaps: 9, notes: 14, cache: 'works' });
    expect(deliveries).toBe(180);
    expect(all.map((ids) => ids.toSorted())).toStrictEqual(wanted.map((ids) => ids.toSorted()));
  });

  it.each<CacheMode>(['fails', 'fails-every-other', 'hangs'])(
    'each Zap fires at least once, and in time, where the cache %s',
    async (cache) => {
      const { wanted, fired: all } = await rush({ zaps: 6, notes: 3, cache });
      const once = all.map((ids) => [...new Set(ids)].toSorted());
      expect(once).toStrictEqual(wanted.map((ids) => ids.toSorted()));
    },
  );
});
