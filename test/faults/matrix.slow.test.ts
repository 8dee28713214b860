import { afterAll, describe, expect, it } from '@jest/globals';

import { ZapError } from '../../sandbox/zapier/index.ts';
import type { Invoke } from '../../sandbox/zapier/invocation.ts';
import { type FaultRow, faultRows } from './support/fault_rows.ts';
import { comparable, stateOf } from './support/office.ts';
import { classes, masked } from './support/outcomes.ts';
import { predict } from './support/prediction.ts';
import { type Scenario, scenarios } from './support/scenarios.ts';
import { type Lane, SECRET, startStage } from './support/stage.ts';

/**
 * Every request of every function of the app meets every fault. Which requests there are is found out by running each function
 * once; then all cases are started, and each test looks at what came of one.
 */

/** Zapier ends a step after 30 s. */
const LONGEST_MS = 29_500;
const AT_ONCE = 8;

/** What a run ended with. */
type Ended = { result: unknown } | { error: ZapError };

interface Run {
  ended: Ended;
  tookMs: number;
  /** As `METHOD /path`, with ids as `{id}`. */
  requests: string[];
  state: string;
}

interface Healthy {
  scenario: Scenario;
  run: Run;
  before: string;
}

interface Case {
  name: string;
  row: FaultRow;
  healthy: Healthy;
  index: number;
  runs: Promise<Met>;
}

/** The run that meets the fault, and the one after it. */
interface Met {
  faulted: Run;
  replayed: Run | null;
}

const stage = await startStage();
afterAll(() => stage.close());

const healthy = await Promise.all(
  scenarios.map(
    async (scenario): Promise<Healthy> =>
      await stage.withLane(scenario.dialect ?? {}, async (lane) => {
        const before = stateOf(lane.workspace);
        return { scenario, before, run: await runOf(stage.invoke.short, lane, scenario) };
      }),
  ),
);
const cases = casesOf(healthy);

async function runOf(invoke: Invoke, lane: Lane, { method, bundle }: Scenario): Promise<Run> {
  const { workspace } = lane;
  workspace.clearRequests();
  const start = performance.now();
  const ended = await invoke(method, stage.connection(lane), bundle()).then(
    (result) => ({ result }),
    (error: unknown) => {
      if (error instanceof ZapError) return { error };
      throw error;
    },
  );
  return {
    ended,
    tookMs: performance.now() - start,
    requests: workspace.requests.map(({ method: verb, path }) => `${verb} ${withoutId(path)}`),
    state: stateOf(workspace),
  };
}

function withoutId(path: string): string {
  return path.replace(/(?<=\/(?:notes|members)\/)[^/]+$/, '{id}');
}

function casesOf(all: readonly Healthy[]): Case[] {
  const rows = faultRows(stage.elsewhere);
  const takeTurns = { short: turns(AT_ONCE), long: turns(Infinity), large: turns(1) };
  const endpointsMet = new Set<string>();
  return all.flatMap(({ scenario, run, before }) =>
    run.requests.flatMap((request, index) => {
      const isFirst = !endpointsMet.has(request) || process.env.FAULTS === 'all';
      endpointsMet.add(request);
      return rows
        .filter(({ isVariant }) => isVariant !== true || isFirst)
        .map((row) => {
          const own = { scenario, run, before };
          return {
            name: `${request} meets ${row.name}`,
            row,
            healthy: own,
            index,
            runs: takeTurns[row.weight ?? 'short'](() => meet(own, index, row)),
          };
        });
    }),
  );
}

/** Starts no more than so many pieces of work at the same time. */
function turns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
      waiting.shift()?.();
    }
  };
}

async function meet({ scenario, run }: Healthy, index: number, row: FaultRow): Promise<Met> {
  return await stage.withLane(scenario.dialect ?? {}, async (lane) => {
    const request = run.requests[index] ?? '';
    const [method = '', path = ''] = request.split(' ');
    lane.workspace.faults.add({
      method,
      path: new RegExp(`^${path.replace('{id}', '[^/]+')}$`),
      skip: run.requests.slice(0, index).filter((each) => each === request).length,
      fault: row.fault,
      ...(row.times !== undefined && { times: row.times }),
    });
    const invoke = stage.invoke[row.weight ?? 'short'];
    const faulted = await runOf(invoke, lane, scenario);
    lane.workspace.faults.clear();
    const replayed = row.isReplayed === true ? await runOf(invoke, lane, scenario) : null;
    return { faulted, replayed };
  });
}

afterAll(async () => {
  await Promise.all(cases.map(({ runs }) => runs));
  process.stdout.write(`Fault matrix: ${cases.length} cases.\n`);
});

describe.each(healthy)('$scenario.name', ({ scenario, run, before }) => {
  it('works with a service that works', () => {
    expect(run.ended).toHaveProperty('result');
    expect(run.requests).not.toStrictEqual([]);
    expect(run.state !== before).toBe(run.requests.some((request) => !request.startsWith('GET ')));
  });

  it.each(cases.filter(({ healthy: own }) => own.scenario === scenario))(
    'ends as foreseen: $name',
    async ({ row, index, runs }) => {
      const { faulted, replayed } = await runs;
      const predicted = predict(scenario, run.requests, index, row);

      expect(told(faulted)).toStrictEqual(
        predicted.outcome === 'succeeds'
          ? 'a result'
          : { name: classes[predicted.outcome], message: predicted.message, delay: row.delay },
      );
      expect(faulted.state).toBe(predicted.written ? run.state : before);
      expect(faulted.requests.filter((each) => each === run.requests[index])).toHaveLength(predicted.sent);
      expect(faulted.tookMs).toBeLessThan(LONGEST_MS);
      expect(secretsIn(faulted)).toStrictEqual([]);

      const isReplayable = !predicted.written || scenario.isRepeatable === true;
      if (replayed !== null && isReplayable && predicted.outcome !== 'succeeds') {
        expect(replayed.ended).toHaveProperty('result');
        expect(comparable(replayed.ended)).toBe(comparable(run.ended));
        expect(replayed.state).toBe(run.state);
      }
    },
    90_000,
  );
});

describe('through all of it', () => {
  it('no redirect was followed', () => {
    expect(stage.strayRequests).toStrictEqual([]);
  });

  it('the key was never logged', () => {
    expect(stage.logs.length).toBeGreaterThan(0);
    expect(JSON.stringify(stage.logs)).not.toContain(SECRET);
  });
});

function told({ ended }: Run): unknown {
  if ('result' in ended) return 'a result';
  const { name, message, delay } = ended.error;
  return { name, message: masked(message), delay };
}

/** To its own developers Zapier shows the bundle beside some errors, hook address included; users see the message. */
function secretsIn({ ended }: Run): string[] {
  if ('result' in ended) return [];
  const { message, raw } = ended.error;
  return [
    ...[SECRET, 'Bearer '].filter((secret) => raw.includes(secret)),
    ...['/hooks/standard/'].filter((secret) => message.includes(secret)),
  ];
}
