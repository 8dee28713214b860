import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { ZapError } from './zap_error.ts';

/** Event sent to a container. */
export interface Call {
  readonly event: unknown;
}

/** What a container sends back: the handler's response, or the error it threw. */
export interface Answer {
  readonly response?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
  /** Of the container so far, in bytes. */
  readonly peakMemory: number;
}

export type Containers = ReturnType<typeof createContainers>;

interface Container {
  readonly process: ChildProcess;
  /** The app is loaded, or the process has ended. */
  readonly loaded: Promise<void>;
  readonly exited: Promise<void>;
  /** The end of what it wrote to standard error, to explain a crash. */
  lastWords: string;
}

/**
 * Before an event is handled, the platform ends a process that has handled 250 and holds more than 450 MB. Zapier then runs the
 * event in a new one.
 */
const OUTGROWN = 'Force killing process by Zapier for memory usage';

/** Containers that an app runs in: processes of this very Node, each busy with one event at a time as on Lambda. */
export function createContainers(options: {
  appDirectory: string;
  environment: Record<string, string>;
  maximum: number;
  timeLimitMs: number;
  /** A module that each process loads before the app. */
  preload?: URL | undefined;
}) {
  const all = new Set<Container>();
  const free: Container[] = [];
  const waiting: { resolve: (container: Container) => void; reject: (error: ZapError) => void }[] = [];
  let peak = 0;

  function start(): Container {
    const child = fork(fileURLToPath(new URL('container.ts', import.meta.url)), [options.appDirectory], {
      cwd: options.appDirectory,
      env: options.environment,
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        ...(options.preload === undefined ? [] : ['--import', options.preload.href]),
      ],
      // The platform prints a line about its memory for every event.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const container: Container = {
      process: child,
      loaded: new Promise((resolve) => {
        child.once('message', () => resolve()).once('exit', () => resolve());
      }),
      exited: new Promise((resolve) => {
        child.once('exit', () => {
          all.delete(container);
          resolve();
        });
      }),
      lastWords: '',
    };
    child.stderr?.on('data', (chunk: Buffer) => {
      container.lastWords = (container.lastWords + chunk.toString()).slice(-4000);
    });
    all.add(container);
    return container;
  }

  async function acquire(): Promise<Container> {
    const ready = free.pop();
    if (ready !== undefined) {
      return ready;
    }
    if (all.size < options.maximum) {
      return start();
    }
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  function release(container: Container): void {
    const alive = all.has(container) && container.process.connected;
    const next = waiting.shift();
    if (next !== undefined) {
      next.resolve(alive ? container : start());
    } else if (alive) {
      free.push(container);
    }
  }

  /** The time limit is that of the operation; loading the app does not count, as on Lambda. */
  async function ask(container: Container, event: unknown): Promise<Answer> {
    const { process: child } = container;
    await container.loaded;
    return new Promise((resolve, reject) => {
      const onAnswer = (answer: Answer) => {
        finish();
        resolve(answer);
      };
      const onExit = (code: number | null) => {
        finish();
        const reason = `The app's process ended with ${code ?? 'a signal'} before it answered.\n${container.lastWords}`;
        reject(new ZapError({ name: 'ProcessExited', message: reason.trim() }));
      };
      const timer = setTimeout(() => {
        finish();
        all.delete(container);
        child.kill('SIGKILL');
        const reason = `The app did not answer within ${options.timeLimitMs / 1000} seconds.`;
        reject(new ZapError({ name: 'TimeoutError', message: reason }));
      }, options.timeLimitMs);
      const finish = () => {
        clearTimeout(timer);
        child.off('message', onAnswer).off('close', onExit);
      };
      child.on('message', onAnswer).on('close', onExit);
      if (child.connected) child.send({ event } satisfies Call);
      else onExit(child.exitCode);
    });
  }

  /**
   * Runs one event in a container that is free, or in a new one while there are fewer than allowed, or else waits.
   *
   * @returns the handler's response.
   * @throws {ZapError} what the app threw; `TimeoutError` past the limit; `ProcessExited` when the process died.
   */
  async function run(event: unknown): Promise<unknown> {
    const container = await acquire();
    try {
      const answer = await ask(container, event);
      peak = Math.max(peak, answer.peakMemory);
      if (answer.error !== undefined) {
        throw new ZapError(answer.error);
      }
      return answer.response;
    } catch (error) {
      if (!container.lastWords.includes(OUTGROWN)) throw error;
    } finally {
      release(container);
    }
    return await run(event);
  }

  return {
    run,
    /** Highest memory (RSS) that any container has had, in bytes. */
    peakMemory: () => peak,
    async close(): Promise<void> {
      for (const { reject } of waiting.splice(0)) {
        reject(new ZapError({ name: 'ProcessExited', message: 'The stand-in for Zapier was closed.' }));
      }
      const ending = [...all];
      for (const container of ending) {
        container.process.kill('SIGKILL');
      }
      await Promise.all(ending.map((container) => container.exited));
    },
  };
}
