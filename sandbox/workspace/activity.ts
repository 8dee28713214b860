import { setTimeout as delay } from 'node:timers/promises';

export type Activity = ReturnType<typeof createActivity>;

/** Work that goes on behind the answers (processing, deliveries), so that it can be waited for and ended. */
export function createActivity() {
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
    /** Aborted when the activity is stopped. */
    signal: stopping.signal,
    /** Runs work in the background. Work that `stop` cuts short ends silently, any other failure is thrown by `settled`. */
    run(work: () => Promise<void>): void {
      const task = work()
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) failure = error;
        })
        .finally(() => running.delete(task));
      running.add(task);
    },
    /** Rejects when the activity is stopped. */
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
