import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { ensureZip } from '../scripts/app_package.ts';
import { projectDirectory } from '../scripts/project.ts';
import { type Figure } from './measure.ts';

/** If the preview takes longer than this, developers won't check a step before they push. */
const GOAL_MS = 5000;

/**
 * Measures the time from `npm run preview` to the page, and to the result of the first step tested. The archive is
 * already built.
 */
export async function measurePreview(): Promise<Figure[]> {
  await ensureZip();
  const start = performance.now();
  const preview = spawn(process.execPath, ['sandbox/preview/main.ts'], {
    cwd: projectDirectory,
    env: { ...process.env, PORT: '0', BASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface(preview.stdout), 'line')) as [string];
    const url = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    await fetch(url).then((page) => page.text());
    const shown = performance.now() - start;
    const headers = { origin: url, 'content-type': 'application/json' };
    const body = JSON.stringify({ kind: 'triggers', key: 'note_completed', input: {} });
    await fetch(`${url}/api/test`, { method: 'POST', headers, body }).then((result) => result.text());
    const tested = performance.now() - start;
    return [
      ['command to page (ms), goal 5000', shown, GOAL_MS],
      ['command to first tested step (ms), goal 5000', tested, GOAL_MS],
    ];
  } finally {
    preview.kill();
    await once(preview, 'exit');
  }
}
