import { setTimeout as delay } from 'node:timers/promises';

/** Work that goes on behind the answers (processing, deliveries), so that it can be waited for and ended. */
export interface Activity {
  /** Runs work in the background. Work that `stop` cuts short ends silently, any other failure is thrown by `settled`. */
  run(work: () => Promise<void>): void;
  /** Aborted when the activity is stopped. */
  readonly signal: AbortSignal;
  /** Rejects when the activity is stopped. */
  sleep(ms: number): Promise<void>;
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export function createActivity(): Activity {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let failure: unknown = null;

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
    if (failure === null) return;
    const cause = failure;
    failure = null;
    throw new Error('Work behind the answers failed.', { cause });
  }

  return {
    signal: stopping.signal,
    run(work) {
      const task = work()
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) failure = error;
        })
        .finally(() => running.delete(task));
      running.add(task);
    },
    async sleep(ms) {
      await delay(ms, undefined, { signal: stopping.signal });
    },
    settled,
    async stop() {
      stopping.abort();
      await settled();
    },
  };
}
