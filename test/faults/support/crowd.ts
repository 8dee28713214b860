import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { Containers } from '../../../sandbox/zapier/containers.ts';
import { ZapError } from '../../../sandbox/zapier/zap_error.ts';

export interface CrowdCall {
  readonly id: number;
  readonly event: unknown;
}

export interface CrowdAnswer {
  readonly id: number;
  readonly response?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
}

interface Waiting {
  resolve: (response: unknown) => void;
  reject: (error: ZapError) => void;
}

/**
 * One process of the built app that takes all events at once: what a run only waits through (a service that does not answer,
 * a cache that hangs) then costs its time once and not once a run.
 */
export function startCrowd(
  appDirectory: string,
  environment: Record<string, string>,
): Pick<Containers, 'run' | 'close'> {
  const child = fork(fileURLToPath(new URL('crowd_process.ts', import.meta.url)), [appDirectory], {
    cwd: appDirectory,
    env: { PATH: process.env.PATH ?? '', TZ: 'UTC', ...environment },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const waiting = new Map<number, Waiting>();
  let calls = 0;

  child.on('message', ({ id, response, error }: CrowdAnswer) => {
    const run = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) run?.resolve(response);
    else run?.reject(new ZapError(error));
  });
  child.on('exit', () => {
    for (const { reject } of waiting.values()) {
      reject(new ZapError({ name: 'ProcessExited', message: 'The process of the app has ended.' }));
    }
  });

  return {
    run: (event) =>
      new Promise((resolve, reject) => {
        calls += 1;
        waiting.set(calls, { resolve, reject });
        child.send({ id: calls, event } satisfies CrowdCall);
      }),
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
