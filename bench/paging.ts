import type { Dialect } from '../sandbox/workspace/index.ts';
import { daysAgo, reset } from '../test/app/support/office.ts';
import type { Bench, Figure } from './measure.ts';

const wholeList = 'must read the whole list: an exact title ranks above a title that only contains the words';
const anyOrder = 'also reads older notes, because notes complete in any order';
const probes =
  'reads the first page, which shows the order, and single notes, which show where the others are';
const byUpdate = 'must read everything that was updated since';

/** Notes at a steady rate up to now. All are completed, except every 5,000th, which is still being recorded. */
interface Notes {
  count: number;
  perDay: number;
  listOrder?: Dialect['listOrder'];
  more?: (index: number) => object;
}

/** Measures the cost of long lists. Baseline: the minimum number of requests. */
export async function measurePaging({ app }: Bench): Promise<Figure[]> {
  const { connection, workspace, zapier } = app;
  const figures: Figure[] = [];
  const fill = ({ count, perDay, listOrder = 'newest-first', more }: Notes) => {
    reset(app, { listOrder });
    workspace.addNotes(count, (index) => ({
      ...more?.(index),
      title: `Meeting ${index}`,
      createdAt: daysAgo((1 + index) / perDay),
      status: index % 5000 === 4999 ? 'recording' : 'completed',
    }));
  };
  const measure = async (what: string, fewest: number, run: () => Promise<unknown>, reason: string) => {
    workspace.clearRequests();
    await run();
    const kilobytes = workspace.requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0) / 1024;
    const requests = app.requests().length;
    const figure = `${what} (requests; ${kilobytes.toFixed(0)} KB)`;
    figures.push([figure, requests, fewest, requests > fewest ? reason : '']);
  };
  const search = (key: string, input: object) => () => zapier.search(connection, key, { ...input });
  /** The typical poll: the list has been read before, and no note has completed or changed since. */
  const measurePoll = async (what: string, fewest: number, trigger: string, input = {}) => {
    const zap = await zapier.turnOn(connection, trigger, input);
    await zapier.poll(zap);
    await measure(`steady poll${what}`, fewest, () => zapier.poll(zap), anyOrder);
  };

  fill({ count: 5_000, perDay: 24 });
  const among = 'among 5,000';
  const recent = { createdAfter: daysAgo(2) };
  await measure(
    `find_note by title ${among}`,
    50,
    search('find_note', { titleContains: 'g 4999' }),
    wholeList,
  );
  await measure(`find_note by status ${among}`, 1, search('find_note', { status: 'recording' }), '');
  await measure(`find_note of the last two days ${among}`, 1, search('find_note', recent), probes);
  await measure(`note_list ${among}`, 1, () => zapier.dropdown(connection, 'note_list', 0, {}), '');

  for (const listOrder of ['newest-first', 'oldest-first', 'updated-first'] as const) {
    // Some are edited later.
    const more = (index: number) => (index % 50 === 0 ? { updatedAt: daysAgo(index / 20) } : {});
    fill({ count: 10_000, perDay: 10, listOrder, more });
    const month = { period: 'custom', createdAfter: daysAgo(515), createdBefore: daysAgo(485) };
    const digest = () => zapier.create(connection, 'create_digest', month);
    const reason = listOrder === 'updated-first' ? byUpdate : probes;
    await measure(`a month in the middle of 10,000 notes, ${listOrder}`, 3, digest, reason);
    const newest = search('find_note_summaries', {});
    await measure(`the ten newest of 10,000 notes, ${listOrder}`, 1, newest, probes);
  }

  const folders = Array.from({ length: 37 }, (_, i) => ({ id: `client_${i}`, name: `Client ${i}` }));
  const more = (index: number) => ({ tags: folders.slice(index % 37, (index % 37) + 1) });
  fill({ count: 10_000, perDay: 100, more });
  for (const folder of folders) workspace.addFolder(folder);
  const folderIds = folders.map(({ id }) => id);
  await measurePoll(' of 37 folders, 10,000 notes', 1, 'note_completed', { folderIds });

  for (const listOrder of ['newest-first', 'oldest-first'] as const)
    for (const count of [50, 20_000])
      for (const perDay of [10, 1_000]) {
        fill({ count, perDay, listOrder });
        const what = `, ${count.toLocaleString('en')} notes, ${perDay} a day, ${listOrder}`;
        // The pages that hold one day of notes.
        await measurePoll(what, Math.ceil(Math.min(count, perDay) / 100), 'note_completed');
      }
  fill({ count: 20_000, perDay: 100 });
  await measurePoll(' of note_updated, 20,000 notes, 100 a day', 1, 'note_updated');
  return figures;
}
