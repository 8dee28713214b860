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

process.send?.('loaded');
process.on('message', (call: Call) => {
  void answer(call.event).then((message) => process.send?.(message));
});

async function answer(event: unknown): Promise<Answer> {
  const before = computingMs();
  const usage = () => ({ peakMemory: peakMemory(), cpuMs: computingMs() - before });
  try {
    return { response: await entry.handler(event), ...usage() };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    return { error: { name, message }, ...usage() };
  }
}

/** What this process has computed so far, in all its threads, in ms. */
function computingMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** In bytes. On Linux, a child's `maxRSS` includes its parent's memory; `VmHWM` does not. */
function peakMemory(): number {
  if (process.platform !== 'linux') {
    return process.resourceUsage().maxRSS * 1024;
  }
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
