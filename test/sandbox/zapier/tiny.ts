import { fileURLToPath } from 'node:url';

import type { Connection, Zapier } from '../../../sandbox/zapier/index.ts';
import { startZapier } from '../../../sandbox/zapier/index.ts';

const appDirectory = fileURLToPath(new URL('../../fixtures/tiny_app', import.meta.url));

/** Starts the stand-in with the fixture app, and connects an account. */
export async function startTiny(
  options: { timeLimitMs?: number; containers?: number } = {},
): Promise<{ zapier: Zapier; connection: Connection }> {
  const zapier = await startZapier({ appDirectory, environment: { COLOR: 'green' }, ...options });
  return { zapier, connection: await zapier.connect({ apiKey: 'right' }) };
}
