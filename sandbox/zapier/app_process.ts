import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { ZapError } from './zap_error.ts';

/** An event sent to the process. */
export interface Call {
  readonly event: unknown;
}

/** What the process sends back: the handler's response, or the error it threw. */
export interface Answer {
  readonly response?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
  /** Peak memory of the process so far, in bytes. */
  readonly peakMemory: number;
  /** What the process computed for this event, in ms of processor time. */
  readonly cpuMs: number;
}

interface Container {
  readonly process: ChildProcess;
  /** Resolves when the app is loaded. */
  readonly loaded: Promise<unknown>;
  /** Resolves when the process has ended: to its exit code, or `null` if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** The end of its standard error, to explain a crash. */
  lastWords: string;
}

/**
 * Before it handles an event, the platform ends a process that has handled 250 events and uses more than 450 MB. Zapier
 * then runs the event in a new process.
 */
const OUTGROWN = 'Force killing process by Zapier for memory usage';

export type AppProcess = ReturnType<typeof createAppProcess>;

/**
 * Runs an app in a process of the current Node.js, one event at a time as on Lambda. The process starts when it is
 * needed, and again after it has ended.
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
  let mostMemory = 0;
  let lastCpuMs = 0;

  function start(): Container {
    const child = fork(fileURLToPath(new URL('container.ts', import.meta.url)), [options.appDirectory], {
      cwd: options.appDirectory,
      env: options.environment,
      execArgv: options.preload === undefined ? [] : ['--import', options.preload.href],
      // The platform prints a line about its memory for every event.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const started: Container = {
      process: child,
      loaded: once(child, 'message'),
      ended: once(child, 'close').then(([code]: (number | null)[]) => {
        if (container === started) container = undefined;
        return code ?? null;
      }),
      lastWords: '',
    };
    child.stderr?.on('data', (chunk: Buffer) => {
      started.lastWords = (started.lastWords + chunk.toString()).slice(-4000);
    });
    return started;
  }

  /** The time limit applies to the operation. Loading the app does not count, as on Lambda. */
  async function ask(event: unknown): Promise<Answer> {
    if (isClosed) {
      throw new ZapError({ name: 'ProcessExited', message: 'The stand-in for Zapier was closed.' });
    }
    const asked = (container ??= start());
    const { ended, loaded, process: child } = asked;
    await Promise.race([loaded, ended]);
    const stop = new AbortController();
    const answered = once(child, 'message', stop) as Promise<[Answer]>;
    if (child.connected) child.send({ event } satisfies Call);
    const outcome = await Promise.race([
      answered.then(([answer]) => ({ answer })),
      ended.then((code) => ({ code })),
      delay(options.timeLimitMs, 'late' as const, stop),
    ]).finally(() => stop.abort());
    if (outcome === 'late') {
      container = undefined;
      child.kill('SIGKILL');
      const message = `The app did not respond within ${options.timeLimitMs / 1000} seconds.`;
      throw new ZapError({ name: 'TimeoutError', message });
    }
    if ('answer' in outcome) return outcome.answer;
    if (asked.lastWords.includes(OUTGROWN)) return ask(event);
    const message = `The app's process ended with ${outcome.code ?? 'a signal'} before it responded.\n${asked.lastWords}`;
    throw new ZapError({ name: 'ProcessExited', message: message.trim() });
  }

  return {
    /**
     * Runs one event, after all previous ones.
     *
     * @returns the handler's response.
     * @throws {ZapError} the app's error; `TimeoutError` after the time limit; `ProcessExited` if the process ended.
     */
    async run(event: unknown): Promise<unknown> {
      const answered = lastEvent.then(() => ask(event));
      lastEvent = answered.catch(() => undefined);
      const { response, error, peakMemory, cpuMs } = await answered;
      mostMemory = Math.max(mostMemory, peakMemory);
      lastCpuMs = cpuMs;
      if (error !== undefined) throw new ZapError(error);
      return response;
    },
    /** Returns the peak memory (RSS) of all processes so far, in bytes. */
    peakMemory: () => mostMemory,
    /** Returns what the process computed for the last event, in ms of processor time. */
    cpuMs: () => lastCpuMs,
    async close(): Promise<void> {
      isClosed = true;
      const ending = container;
      ending?.process.kill('SIGKILL');
      await ending?.ended;
    },
  };
}
