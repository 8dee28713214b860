import { setTimeout as delay } from 'node:timers/promises';

export type Activity = ReturnType<typeof createActivity>;

/** Tracks background work (processing, deliveries) so that it can be awaited and stopped. */
export function createActivity() {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let failure: unknown = null;

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
    if (failure === null) return;
    const cause = failure;
    failure = null;
    throw new Error('Background work failed.', { cause });
  }

  return {
    /** Aborts when `stop` is called. */
    signal: stopping.signal,
    /** Runs work in the background. If it fails, `settled` throws the error, unless `stop` was called before. */
    run(work: () => Promise<void>): void {
      const task = work()
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) failure = error;
        })
        .finally(() => running.delete(task));
      running.add(task);
    },
    /** Rejects when `stop` is called. */
    async sleep(ms: number): Promise<void> {
      await delay(ms, undefined, { signal: stopping.signal });
    },
    settled,
    async stop(): Promise<void> {
      stopping.abort();
      await settled();
    },
  };
}
