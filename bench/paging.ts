import type { App } from '../test/app/support/app.ts';
import { daysAgo, reset } from '../test/app/support/office.ts';
import type { Bench, Figure } from './measure.ts';

const MANY = 5_000;

const wholeList = 'must read the whole list: an exact title ranks above a title that only contains the words';
const anyOrder = 'also reads older notes, because notes complete in any order';
const probes =
  'reads the first page, which shows the order, and single notes, which show where the others are';
const byUpdate = 'must read everything that was updated since';

/**
 * Measures the cost of long lists. Baseline: the minimum number of requests.
 */
export const measurePaging = async ({ app }: Bench): Promise<Figure[]> => [
  ...(await searches(app)),
  ...(await amongTenThousand(app)),
  ...(await steadyPolls(app)),
];

/** Adds notes at a steady rate up to now. All are completed, except every 5,000th, which is still being recorded. */
function fill(
  { workspace }: App,
  count: number,
  perDay: number,
  more: (index: number) => object = () => ({}),
): void {
  workspace.addNotes(count, (index) => ({
    ...more(index),
    title: `Meeting ${index}`,
    createdAt: daysAgo((1 + index) / perDay),
    status: index % 5000 === 4999 ? 'recording' : 'completed',
  }));
}

async function searches(app: App): Promise<Figure[]> {
  reset(app);
  fill(app, MANY, 24);
  const find = (input: Record<string, unknown>) =>
    cost(app, () => app.zapier.search(app.connection, 'find_note', input));
  const title = await find({ titleContains: `Meeting ${MANY - 1}` });
  const status = await find({ status: 'recording' });
  const recent = await find({ createdAfter: daysAgo(2) });
  const dropdown = await cost(app, () => app.zapier.dropdown(app.connection, 'note_list', 0, {}));
  return [
    ['find_note by title among 5,000 (requests)', title.requests, MANY / 100, wholeList],
    ['find_note by status among 5,000 (requests)', status.requests, 1],
    ['find_note of the last two days among 5,000 (requests)', recent.requests, 1],
    ['note_list among 5,000 (requests)', dropdown.requests, 1],
  ];
}

/** What is far back, in many folders, or new, among 10,000 notes. */
async function amongTenThousand(app: App): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const listOrder of ['newest-first', 'oldest-first', 'updated-first'] as const) {
    reset(app, { listOrder });
    // Some are edited later.
    const edited = (index: number) => (index % 50 === 0 ? { updatedAt: daysAgo(index / 20) } : {});
    fill(app, 10_000, 10, edited);
    const month = { period: 'custom', createdAfter: daysAgo(515), createdBefore: daysAgo(485) };
    const digest = await cost(app, () => app.zapier.create(app.connection, 'create_digest', month));
    const newest = await cost(app, () => app.zapier.search(app.connection, 'find_note_summaries', {}));
    const isUpdated = listOrder === 'updated-first';
    figures.push(
      figure(`a month in the middle of 10,000 notes, ${listOrder}`, digest, 3, isUpdated ? byUpdate : probes),
      figure(`the ten newest of 10,000 notes, ${listOrder}`, newest, 1, probes),
    );
  }
  reset(app);
  const folders = Array.from({ length: 37 }, (_, i) => app.workspace.addFolder({ name: `Client ${i}` }));
  const tags = folders.map(({ id, name }) => ({ id, name, color: '#3355ff' }));
  fill(app, 10_000, 100, (index) => ({ tags: tags.slice(index % 37, (index % 37) + 1) }));
  const given = { folderIds: folders.map(({ id }) => id) };
  const zap = await app.zapier.turnOn(app.connection, 'note_completed', given);
  await app.zapier.poll(zap);
  figures.push(
    figure(
      'steady poll of 37 folders, 10,000 notes',
      await cost(app, () => app.zapier.poll(zap)),
      1,
      anyOrder,
    ),
  );
  return figures;
}

/** The typical poll: the list has been read before, and no note has completed or changed since. */
async function steadyPolls(app: App): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const listOrder of ['newest-first', 'oldest-first'] as const)
    for (const count of [50, 20_000])
      for (const perDay of [10, 1_000])
        figures.push(await steadyPoll(app, 'note_completed', { listOrder, count, perDay }));
  figures.push(
    await steadyPoll(app, 'note_updated', { listOrder: 'newest-first', count: 20_000, perDay: 100 }),
  );
  return figures;
}

async function steadyPoll(
  app: App,
  trigger: string,
  given: { listOrder: 'newest-first' | 'oldest-first'; count: number; perDay: number },
): Promise<Figure> {
  const { listOrder, count, perDay } = given;
  reset(app, { listOrder });
  fill(app, count, perDay);
  const zap = await app.zapier.turnOn(app.connection, trigger, {});
  await app.zapier.poll(zap);
  const steady = await cost(app, () => app.zapier.poll(zap));
  const of = trigger === 'note_completed' ? '' : ` of ${trigger}`;
  const what = `steady poll${of}, ${count.toLocaleString('en')} notes, ${perDay} a day, ${listOrder}`;
  // The pages that hold one day of notes.
  const fewest = Math.ceil(Math.min(count, perDay) / 100);
  return figure(what, steady, fewest, anyOrder);
}

type Cost = Awaited<ReturnType<typeof cost>>;

function figure(what: string, { requests, kilobytes }: Cost, fewest: number, reason: string): Figure {
  return [
    `${what} (requests; ${kilobytes.toFixed(0)} KB)`,
    requests,
    fewest,
    requests > fewest ? reason : '',
  ];
}

async function cost(app: App, run: () => Promise<unknown>) {
  app.workspace.clearRequests();
  await run();
  const bytes = app.workspace.requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
  return { requests: app.requests().length, kilobytes: bytes / 1024 };
}
