import type { App } from '../test/app/support/app.ts';
import { daysAgo, reset } from '../test/app/support/office.ts';
import { type Bench, elapsed, type Figure } from './measure.ts';

const MANY = 20_000;

const wholeList = 'must read the whole list: an exact title ranks above a title that only contains the words';
const anyOrder = 'also reads older notes, because notes complete in any order';

/**
 * Measures the cost of long lists. Baselines: the minimum number of requests, and the time to read the same pages
 * without the app.
 */
export const measurePaging = async ({ app }: Bench): Promise<Figure[]> => [
  ...(await searches(app)),
  ...(await steadyPolls(app)),
];

/** Adds notes at a steady rate up to now. All are completed, except every 5,000th, which is still being recorded. */
function fill({ workspace }: App, count: number, perDay: number): void {
  workspace.addNotes(count, (index) => ({
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
  const bareMs = await elapsed(() => readBare(app));
  return [
    ['find_note by title among 20,000 (requests)', title.requests, MANY / 100, wholeList],
    ['find_note by title among 20,000 (s)', title.ms / 1000, bareMs / 1000],
    ['find_note by status among 20,000 (requests)', status.requests, 1],
    ['find_note of the last two days among 20,000 (requests)', recent.requests, 1],
    ['note_list among 20,000 (requests)', dropdown.requests, 1],
  ];
}

/** The typical poll: the list has been read before, and no note has completed or changed since. */
async function steadyPolls(app: App): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const listOrder of ['newest-first', 'oldest-first'] as const)
    for (const count of [50, 500, 5_000, MANY])
      for (const perDay of [10, 100, 1_000])
        figures.push(await steadyPoll(app, 'note_completed', { listOrder, count, perDay }));
  for (const count of [50, 5_000])
    figures.push(await steadyPoll(app, 'note_updated', { listOrder: 'newest-first', count, perDay: 100 }));
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
  const { requests, kilobytes, ms } = await cost(app, () => app.zapier.poll(zap));
  const of = trigger === 'note_completed' ? '' : ` of ${trigger}`;
  const what = `steady poll${of}, ${count.toLocaleString('en')} notes, ${perDay} a day, ${listOrder}`;
  // The pages that hold one day of notes.
  const fewest = Math.ceil(Math.min(count, perDay) / 100);
  const unit = `requests; ${kilobytes.toFixed(0)} KB, ${ms.toFixed(0)} ms`;
  return [`${what} (${unit})`, requests, fewest, requests > fewest ? anyOrder : ''];
}

async function cost(app: App, run: () => Promise<unknown>) {
  app.workspace.clearRequests();
  const ms = await elapsed(run);
  const bytes = app.workspace.requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
  return { requests: app.requests().length, kilobytes: bytes / 1024, ms };
}

/** Reads and parses all pages without the app. */
async function readBare({ workspace: { baseUrl, keys } }: App): Promise<void> {
  const headers = { authorization: `Bearer ${keys.everything}` };
  for (let offset = 0; offset < MANY; offset += 100) {
    await (await fetch(`${baseUrl}/v1/notes?limit=100&offset=${offset}`, { headers })).json();
  }
}
