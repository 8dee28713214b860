import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { useServers } from './support/servers.ts';

const serve = useServers();

/** Runs the script in an empty home, linked to an integration. */
async function push(zapier: string) {
  const home = await mkdtemp(join(tmpdir(), 'publisher-'));
  const link = join(home, 'link.json');
  await writeFile(link, '{"id":1}');
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    DISABLE_ZAPIER_ANALYTICS: '1',
    ZAPIER_BASE_ENDPOINT: zapier,
    ZAPIER_DEPLOY_KEY: 'key',
    ZAPIER_CURRENT_APP_FILE: link,
  };
  const script = join(import.meta.dirname, '../scripts/push.ts');
  try {
    return await new Promise<{ code: number | null; printed: string }>((resolve) => {
      const child = execFile(process.execPath, [script], { env }, (_error, output, errors) =>
        resolve({ code: child.exitCode, printed: output + errors }),
      );
    });
  } finally {
    await rm(home, { recursive: true });
  }
}

/** Zapier's checks find what is given. @returns how a push ends, and whether the app was uploaded. */
async function checkedPush(violations: object[]) {
  const violated = violations.length > 0 ? [{ type: 'read', violations }] : [];
  const none = { display_label: 'Others', total_failures: 0, results: [] };
  const errors = { display_label: 'Errors', total_failures: violations.length, results: violated };
  const checked = { passes: [], errors, warnings: none, suggestions: none };
  const { url, requests } = await serve(({ url = '' }, response) => {
    const app = { id: 1, key: 'App1', title: 'App', description: 'An app.', all_versions: [] };
    const required = { app_category: 'productivity', intention: 'global', role: 'employee' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url.endsWith('/check') ? checked : { ...app, ...required, objects: [] }));
  });
  return { ...(await push(url)), isUploaded: requests.some(({ method }) => method === 'PUT') };
}

describe('npm run push', () => {
  it('uploads the app if it passes Zapier’s checks', async () => {
    expect(await checkedPush([])).toMatchObject({ code: 0, isUploaded: true });
  });

  it('uploads nothing if Zapier’s checks fail, and shows what they found', async () => {
    const violation = { type: 'new_note', results: [{ tag: 'D010', message: 'No id.' }] };
    const printed = expect.stringMatching(/No id\. \(D010\)[^]* was not pushed/);
    expect(await checkedPush([violation])).toStrictEqual({ code: 1, printed, isUploaded: false });
  });

  it('packs nothing if Zapier is out of reach, and says what to do', async () => {
    const { code, printed } = await push('http://127.0.0.1:9');
    expect(code).toBe(1);
    expect(printed).toContain("If you don't mean to use it, unset ZAPIER_BASE_ENDPOINT.");
    expect(printed).not.toContain('packing');
  });
});
