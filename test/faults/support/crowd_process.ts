/** The app in a process of its own that, unlike a container of Zapier's, works on any number of events at the same time. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { CrowdAnswer, CrowdCall } from './crowd.ts';

interface Entry {
  handler: (event: unknown) => Promise<unknown>;
}

const appDirectory = process.argv[2] ?? '';
const entry = (await import(pathToFileURL(join(appDirectory, 'zapierwrapper.js')).href)) as Entry;

process.on('message', (call: CrowdCall) => {
  void answer(call).then((message) => process.send?.(message));
});

async function answer({ id, event }: CrowdCall): Promise<CrowdAnswer> {
  try {
    return { id, response: await entry.handler(event) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    return { id, error: { name, message } };
  }
}
