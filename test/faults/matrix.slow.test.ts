import { afterAll, describe, expect, it } from '@jest/globals';

import { type CacheMode, ZapError } from '../../sandbox/zapier/index.ts';
import { type App, startApp } from '../app/support/app.ts';
import { daysAgo } from '../app/support/office.ts';
import { WORKSPACE } from '../cases/operation_case.ts';
import { type Scenario, scenarios, setScene } from '../cases/scenarios.ts';
import { loopbackServer } from '../support/loopback_server.ts';
import { type FaultRow, faultRows } from './support/fault_rows.ts';
import { classes } from './support/outcomes.ts';
import { predict } from './support/prediction.ts';

/**
 * Every request of every function of the app meets every fault. Which requests there are is found out by running each function
 * once. A run that takes longer than Zapier allows ends with `ProcessExited`: the app's time is virtual.
 */

/** What a run ended with. */
type Ended = { result: unknown } | { error: ZapError };

interface Run {
  ended: Ended;
  /** As `METHOD /path`, with ids as `{id}`. */
  requests: string[];
  state: string;
}

interface Healthy {
  scenario: Scenario;
  run: Run;
  before: string;
}

interface Case extends Healthy {
  /** The fault, and the request that meets it. */
  name: string;
  row: FaultRow;
  index: number;
}

const TIME = /\d{4}-\d\d-\d\d(T[\d:.]+Z)?|(\b[A-Z][a-z]{2} \d+, \d{4}, )?\d+:\d\d [AP]M/g;
/** What a later step loads, encoded and signed. */
const POINTER = /hydrate\|\|\|([^:|]+)[^|]*\|\|\|hydrate/g;
const ID =
  /\bjoin-[0-9a-z]{6}\b|\bdigest_[0-9a-f]{32}\b|\b(?:note|folder|member|user|group|invite|ws)_[0-9a-z]{6}\b/g;
const STASHED = /(?<=\/files\/)[\da-f-]{36}|http:\/\/127\.0\.0\.1:\d+/g;

const LISTS = ['GET /v1/notes', 'GET /v1/workspace/members', 'GET /v1/folders', 'GET /v1/invites'];

const trap = await loopbackServer((_request, response) => response.end('{}'));
const app = await startApp({ virtualTime: true });
afterAll(() => Promise.all([trap.close(), app.close()]));

const healthy: Healthy[] = [];
for (const scenario of scenarios) {
  const run = starting(scenario);
  healthy.push({ scenario, before: stateOf(app), run: await run() });
}
const cases = casesOf(healthy);
/** Of all errors. */
const messages: string[] = [];

/** Sets the scene for a scenario. @returns what runs it, as often as it is called. */
function starting({ method, bundle, dialect }: Scenario): () => Promise<Run> {
  const given = bundle(setScene(app, dialect), app);
  return async () => {
    app.workspace.clearRequests();
    const ended = await app.zapier.invoke(method, app.connection, given).then(
      (result) => ({ result }),
      (error: unknown) => {
        if (error instanceof ZapError) return { error };
        throw error;
      },
    );
    const requests = app.workspace.requests.map(({ method: verb, path }) => `${verb} ${withoutId(path)}`);
    return { ended, requests, state: stateOf(app) };
  };
}

function withoutId(path: string): string {
  return path.replace(/(?<=\/(?:notes|members)\/)(?!from-audio$)[^/]+$/, '{id}');
}

function casesOf(all: readonly Healthy[]): Case[] {
  const rows = faultRows({ port: trap.url, host: trap.url.replace('127.0.0.1', 'localhost') });
  const endpointsMet = new Set<string>();
  return all.flatMap((each) =>
    each.run.requests.flatMap((request, index) => {
      const isFirst = !endpointsMet.has(request);
      endpointsMet.add(request);
      const isRead = request.startsWith('GET ');
      return rows
        .filter((row) => isFirst || !(row.isVariant === true || (isRead && row.isVariantOfRead === true)))
        .map((row) => ({ ...each, name: `${request} meets ${row.name}`, row, index }));
    }),
  );
}

describe.each(healthy)('$scenario.name, as said in test/cases', ({ scenario, run, before }) => {
  it('works with a service that works, and sends no more requests than it needs', () => {
    expect(Object.keys(run.ended)).toStrictEqual(['result']);
    expect(run.requests.filter((request) => request !== WORKSPACE)).toHaveLength(scenario.requests ?? 1);
    expect(run.state !== before).toBe(run.requests.some((request) => !request.startsWith('GET ')));
  });

  it.each(cases.filter((each) => each.scenario === scenario))(
    'ends in time, with the expected result or message: $name',
    async ({ row, index }) => {
      const runAgain = starting(scenario);
      const request = run.requests[index] ?? '';
      const [method = '', path = ''] = request.split(' ');
      app.workspace.faults.add({
        method,
        path: new RegExp(`^${path.replace('{id}', '[^/]+')}$`),
        skip: run.requests.slice(0, index).filter((each) => each === request).length,
        fault: row.fault,
        ...(row.times !== undefined && { times: row.times }),
      });
      const faulted = await runAgain();
      const predicted = predict(scenario, run.requests, index, row);

      if ('error' in faulted.ended && predicted.outcome !== 'succeeds') {
        const { name, delay, message } = faulted.ended.error;
        expect([name, delay]).toStrictEqual([
          classes[predicted.outcome],
          predicted.outcome === 'throttled' ? row.delay : undefined,
        ]);
        for (const part of predicted.told) expect(message).toContain(part);
      } else {
        expect(faulted.ended).toStrictEqual(
          predicted.outcome === 'succeeds' ? { result: expect.anything() } : { error: predicted.told },
        );
      }
      expect(faulted.state).toBe(predicted.written ? run.state : before);
      expect(faulted.requests.filter((each) => each === request)).toHaveLength(predicted.sent);
      messages.push(...messagesOf(faulted));

      const isReplayable = !predicted.written || scenario.isRepeatable === true;
      if (row.isReplayed === true && isReplayable && predicted.outcome !== 'succeeds') {
        app.workspace.faults.clear();
        const replayed = await runAgain();
        expect(comparable(replayed.ended)).toBe(comparable(run.ended));
        expect(replayed.state).toBe(run.state);
      }
    },
  );

  it.each<CacheMode>(['fails', 'hangs', 'fails-every-other', 'loses-answers'])(
    'is the same where Zapier’s cache %s',
    async (mode) => {
      const again = starting(scenario);
      app.zapier.cache.mode = mode;
      const { ended, state } = await again();
      expect(comparable(ended)).toBe(comparable(run.ended));
      expect(state).toBe(run.state);
    },
  );
});

describe('a slow service with long lists, oldest first', () => {
  const readers = healthy.filter(({ run }) => run.requests.some((request) => LISTS.includes(request)));

  it.each(readers)('ends in time: $scenario.name', async ({ scenario }) => {
    const { workspace } = app;
    const runAgain = starting({ ...scenario, dialect: { listOrder: 'oldest-first', maxPageSize: 25 } });
    workspace.addNotes(1200, (index) => ({ createdAt: daysAgo(index + 2), title: `Meeting ${index}` }));
    for (let index = 0; index < 1200; index += 1) {
      workspace.addMember({ createdAt: daysAgo(index + 50) });
      workspace.addFolder({ createdAt: daysAgo(index + 100) });
    }
    workspace.faults.add({ fault: { kind: 'latency', ms: 1100 } });
    const { ended } = await runAgain();
    if ('error' in ended) expect(ended.error.name).toBe('AppError');
  });
});

describe('through all of it', () => {
  it('no redirect was followed', () => {
    expect(trap.requests).toStrictEqual([]);
  });

  it('no message contained the key or the address of a hook', () => {
    expect(messages.length).toBeGreaterThan(0);
    const secrets = [app.workspace.keys.everything, 'Bearer ', '/hooks/standard/', 'X-Amz-Signature'];
    expect(messages.filter((message) => secrets.some((secret) => message.includes(secret)))).toStrictEqual(
      [],
    );
  });

  it('the key was never logged', () => {
    expect(app.zapier.logs.length).toBeGreaterThan(0);
    expect(JSON.stringify(app.zapier.logs)).not.toContain(app.workspace.keys.everything);
  });
});

/** What users see of an error, and what Zapier shows to developers, without the bundle, which has the hook's address. */
function messagesOf({ ended }: Run): string[] {
  if ('result' in ended) return [];
  const { message, raw } = ended.error;
  return [message, raw.replaceAll('/hooks/standard/', '')];
}

/** All that a step may have changed. */
function stateOf({ workspace: { notes, folders, members, hooks } }: App): string {
  return comparable([[...notes.values()], [...folders.values()], [...members.values()], [...hooks]]);
}

/** As text in which two runs that did the same are the same: ids are numbered as they come, times are left out. */
function comparable(value: unknown): string {
  const ids: string[] = [];
  return (
    JSON.stringify(value)
      // Made of the IDs, among others.
      .replace(/"version":"[^"]*"/g, '"version":"(version)"')
      .replace(POINTER, (_, encoded: string) => Buffer.from(encoded, 'base64').toString())
      .replace(TIME, '(time)')
      .replace(STASHED, '(new)')
      .replace(ID, (id) => {
        if (!ids.includes(id)) ids.push(id);
        return `(id ${ids.indexOf(id)})`;
      })
  );
}
