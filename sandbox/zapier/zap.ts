import { randomUUID } from 'node:crypto';

import type { Connection } from './invocation.ts';
import type { InputData } from './input_data.ts';
import type { ZapError } from './zap_error.ts';

/** What a step of a Zap hands on. */
export type Item = Readonly<Record<string, unknown>>;

/** One firing of a Zap. */
export interface Run {
  readonly item: Item;
  readonly firedAt: Date;
}

/** A Zap that is turned on, as far as its trigger goes. */
export interface Zap {
  readonly id: string;
  readonly triggerKey: string;
  readonly connection: Connection;
  readonly inputData: InputData;
  readonly inputDataRaw: InputData;
  /** Where the service notifies, of a hook; a poll has none. */
  readonly hookUrl: string | undefined;
  /** What `performSubscribe` returned, of a hook. */
  readonly subscribeData: unknown;
  /** What fired so far, in order. */
  readonly runs: readonly Run[];
  /** Failures of a hook's `perform`, in order. */
  readonly errors: readonly ZapError[];
  /**
   * The first run that no earlier call has given, as soon as it is there.
   *
   * @throws the failure of a notification that comes in while it waits; that nothing came within 30 seconds.
   */
  nextRun(): Promise<Run>;
}

/** A Zap's own record, for what runs it. */
export interface ZapRecord {
  readonly zap: Zap;
  /** Identities of the items that a poll has returned. */
  readonly seen: Set<string>;
  fire(item: Item): Run;
  fail(error: ZapError): void;
}

const patienceMs = 30_000;

export function createZap(
  of: Pick<Zap, 'triggerKey' | 'connection' | 'inputData' | 'inputDataRaw' | 'hookUrl' | 'subscribeData'>,
): ZapRecord {
  const runs: Run[] = [];
  const errors: ZapError[] = [];
  const waiting: { resolve: (run: Run) => void; reject: (error: Error) => void }[] = [];
  let given = 0;

  const zap: Zap = {
    ...of,
    id: randomUUID(),
    runs,
    errors,
    nextRun() {
      const ready = runs[given];
      if (ready !== undefined) {
        given += 1;
        return Promise.resolve(ready);
      }
      return new Promise((resolve, reject) => {
        const finish = () => {
          clearTimeout(timer);
          waiting.splice(waiting.indexOf(waiter), 1);
        };
        const waiter = {
          resolve: (run: Run) => {
            finish();
            resolve(run);
          },
          reject: (error: Error) => {
            finish();
            reject(error);
          },
        };
        const timer = setTimeout(
          () =>
            waiter.reject(new Error(`${of.triggerKey} did not fire within ${patienceMs / 1000} seconds.`)),
          patienceMs,
        );
        waiting.push(waiter);
      });
    },
  };

  return {
    zap,
    seen: new Set(),
    fire(item) {
      const run = { item, firedAt: new Date() };
      runs.push(run);
      const waiter = waiting[0];
      if (waiter !== undefined) {
        given += 1;
        waiter.resolve(run);
      }
      return run;
    },
    fail(error) {
      errors.push(error);
      waiting[0]?.reject(error);
    },
  };
}
