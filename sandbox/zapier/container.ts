/**
 * The process in which the stand-in runs the app. Like Zapier's runtime, it loads the archive's `zapierwrapper.js` and
 * handles one event at a time.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Answer, Call } from './app_process.ts';

interface Entry {
  handler: (event: unknown) => Promise<unknown>;
}

const appDirectory = process.argv[2] ?? '';
const entry = (await import(pathToFileURL(join(appDirectory, 'zapierwrapper.js')).href)) as Entry;

/** Between two ticks of this timer, the event loop turns once: what the longest turn computed, in ms. */
let longestTurn = 0;
let computed = computingMs();
setInterval(() => {
  const now = computingMs();
  longestTurn = Math.max(longestTurn, now - computed);
  computed = now;
}, 10).unref();

process.send?.('loaded');
process.on('message', (call: Call) => {
  void answer(call.event).then((message) => process.send?.(message));
});

async function answer(event: unknown): Promise<Answer> {
  try {
    return { response: await entry.handler(event), ...usage() };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    return { error: { name, message }, ...usage() };
  }
}

function usage(): Pick<Answer, 'peakMemory' | 'longestTurn'> {
  return { peakMemory: peakMemory(), longestTurn };
}

/** What the main thread has computed, in ms; other processes do not count. Elsewhere than on Linux, all threads count. */
function computingMs(): number {
  if (process.platform !== 'linux') return process.cpuUsage().user / 1000;
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** In bytes. On Linux, a child's `maxRSS` includes its parent's memory; `VmHWM` does not. */
function peakMemory(): number {
  if (process.platform !== 'linux') {
    return process.resourceUsage().maxRSS * 1024;
  }
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
