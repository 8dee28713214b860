import type { Workspace } from '../sandbox/workspace/index.ts';
import { builtApp } from '../scripts/app_package.ts';
import { startApp } from '../test/app/support/app.ts';
import type { App } from '../test/app/support/app.ts';
import { daysAgo, hoursAgo, reset } from '../test/app/support/office.ts';
import type { Row } from './table.ts';
import { row } from './table.ts';

const many = 20_000;
const pages = many / 100;

const wholeList = 'all of it has to be seen: an exact title comes before one that only holds the words';
const endUnknown = 'where the list ends is not told, so it is looked for';

/** Measures what long lists cost: requests beside the least possible, and time beside reading the same pages bare. */
export async function measurePaging(): Promise<Row[]> {
  const app = await startApp({ appDirectory: await builtApp() });
  try {
    return [...(await searches(app)), ...(await polls(app)), ...(await oldestFirst(app))];
  } finally {
    await app.close();
  }
}

function fill({ workspace }: App, count: number): void {
  workspace.addNotes(count, (index) => ({
    title: `Meeting ${index}`,
    createdAt: hoursAgo(1 + index),
    status: index % 5000 === 4999 ? 'recording' : 'completed',
  }));
}

async function searches(app: App): Promise<Row[]> {
  reset(app);
  fill(app, many);
  const find = (input: Record<string, unknown>) => () =>
    app.zapier.search(app.connection, 'find_note', input);
  const title = await cost(app, find({ titleContains: `Meeting ${many - 1}` }));
  const status = await cost(app, find({ status: 'recording' }));
  const recent = await cost(app, find({ createdAfter: daysAgo(2) }));
  return [
    row('paging', 'find_note by title among 20,000 (requests)', title.requests, pages, wholeList),
    row('paging', 'find_note by title among 20,000 (s)', title.seconds, await bareRead(app.workspace)),
    row('paging', 'find_note by status among 20,000 (requests)', status.requests, 1),
    row('paging', 'find_note of the last two days among 20,000 (requests)', recent.requests, 1),
  ];
}

async function polls(app: App): Promise<Row[]> {
  reset(app);
  fill(app, many);
  const zap = await app.zapier.turnOn(app.connection, 'note_completed', {});
  const poll = await cost(app, () => app.zapier.poll(zap));
  const dropdown = await cost(app, () => app.zapier.dropdown(app.connection, 'note_list', 0, {}));
  return [
    row('paging', 'note_completed among 20,000, newest first (requests)', poll.requests, 1),
    row('paging', 'note_list among 20,000 (requests)', dropdown.requests, 1),
  ];
}

async function oldestFirst(app: App): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [count, maxPageSize] of [
    [1500, 25],
    [many, 100],
  ] as const) {
    reset(app, { listOrder: 'oldest-first', maxPageSize });
    fill(app, count);
    const zap = await app.zapier.turnOn(app.connection, 'note_completed', {});
    const { requests } = await cost(app, () => app.zapier.poll(zap));
    // The first page, which shows the order, and those of the newest hundred.
    const least = 1 + 100 / maxPageSize;
    const figure = `note_completed among ${count.toLocaleString('en')}, oldest first, ${maxPageSize} a page (requests)`;
    rows.push(row('paging', figure, requests, least, endUnknown));
  }
  return rows;
}

async function cost(app: App, run: () => Promise<unknown>) {
  app.workspace.clearRequests();
  const started = performance.now();
  await run();
  return { requests: app.requests().length, seconds: (performance.now() - started) / 1000 };
}

/** Seconds that reading and parsing all pages takes, without an app. */
async function bareRead({ baseUrl, keys }: Workspace): Promise<number> {
  const started = performance.now();
  for (let offset = 0; offset < many; offset += 100) {
    const response = await fetch(`${baseUrl}/v1/notes?limit=100&offset=${offset}`, {
      headers: { authorization: `Bearer ${keys.everything}` },
    });
    await response.json();
  }
  return (performance.now() - started) / 1000;
}
