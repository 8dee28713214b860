import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { ZapError } from './zap_error.ts';

/** Event sent to the process. */
export interface Call {
  readonly event: unknown;
}

/** What the process sends back: the handler's response, or the error it threw. */
export interface Answer {
  readonly response?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
  /** Of the process so far, in bytes. */
  readonly peakMemory: number;
}

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

export type AppProcess = ReturnType<typeof createAppProcess>;

/**
 * What an app runs in: a process of this very Node, busy with one event at a time as on Lambda. It starts when it is needed,
 * and again after it has ended.
 */
export function createAppProcess(options: {
  appDirectory: string;
  environment: Record<string, string>;
  timeLimitMs: number;
  /** A module that the process loads before the app. */
  preload?: URL | undefined;
}) {
  let container: Container | undefined;
  let lastEvent: Promise<unknown> = Promise.resolve();
  let isClosed = false;
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
    const started: Container = {
      process: child,
      loaded: new Promise((resolve) => {
        child.once('message', () => resolve()).once('exit', () => resolve());
      }),
      exited: new Promise((resolve) => {
        child.once('exit', () => {
          if (container === started) container = undefined;
          resolve();
        });
      }),
      lastWords: '',
    };
    child.stderr?.on('data', (chunk: Buffer) => {
      started.lastWords = (started.lastWords + chunk.toString()).slice(-4000);
    });
    return started;
  }

  /** The time limit is that of the operation; loading the app does not count, as on Lambda. */
  async function ask(event: unknown): Promise<Answer> {
    if (isClosed) {
      throw new ZapError({ name: 'ProcessExited', message: 'The stand-in for Zapier was closed.' });
    }
    const asked = (container ??= start());
    const { process: child } = asked;
    await asked.loaded;
    return new Promise((resolve, reject) => {
      const onAnswer = (answer: Answer) => {
        finish();
        resolve(answer);
      };
      const onExit = (code: number | null) => {
        finish();
        if (asked.lastWords.includes(OUTGROWN)) {
          resolve(ask(event));
          return;
        }
        const reason = `The app's process ended with ${code ?? 'a signal'} before it answered.\n${asked.lastWords}`;
        reject(new ZapError({ name: 'ProcessExited', message: reason.trim() }));
      };
      const timer = setTimeout(() => {
        finish();
        container = undefined;
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

  return {
    /**
     * Runs one event after those before it.
     *
     * @returns the handler's response.
     * @throws {ZapError} what the app threw; `TimeoutError` past the limit; `ProcessExited` when the process died.
     */
    async run(event: unknown): Promise<unknown> {
      const answered = lastEvent.then(() => ask(event));
      lastEvent = answered.catch(() => undefined);
      const { response, error, peakMemory } = await answered;
      peak = Math.max(peak, peakMemory);
      if (error !== undefined) throw new ZapError(error);
      return response;
    },
    /** Highest memory (RSS) that any of the processes has had, in bytes. */
    peakMemory: () => peak,
    async close(): Promise<void> {
      isClosed = true;
      const ending = container;
      ending?.process.kill('SIGKILL');
      await ending?.exited;
    },
  };
}
