import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import type { Finding } from '../sandbox/publishing/developer_api.ts';
import { startDeveloperApi } from '../sandbox/publishing/developer_api.ts';
import { builtAppDirectory } from './support/built_app.ts';

const project = join(import.meta.dirname, '..');
const definition: unknown = JSON.parse(await readFile(join(builtAppDirectory(), 'definition.json'), 'utf8'));
const { version } = zod.looseObject({ version: zod.string() }).parse(definition);

/** What a script ended with, and all it printed. */
interface Ended {
  code: number;
  printed: string;
}

/** Runs a script of the project on a publisher's machine: an empty home directory, nothing set but what is given. */
async function runScript(script: string, environment: Record<string, string>): Promise<Ended> {
  const home = await mkdtemp(join(tmpdir(), 'publisher-'));
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    ZAPIER_AUTH_LOCATION: join(home, 'zapierrc'),
    DISABLE_ZAPIER_ANALYTICS: '1',
    ...environment,
  };
  try {
    return await new Promise((resolve) => {
      const child = execFile(process.execPath, [join(project, script)], { env }, (_error, output, errors) =>
        resolve({ code: child.exitCode ?? -1, printed: output + errors }),
      );
    });
  } finally {
    await rm(home, { recursive: true });
  }
}

/** Pushes to a stand-in for Zapier, from a project that is linked to its integration unless `isLinked` is false. */
async function push({
  findings = [],
  isLinked = true,
  environment = {},
}: {
  findings?: Finding[];
  isLinked?: boolean;
  environment?: Record<string, string>;
}) {
  const api = await startDeveloperApi(findings);
  const directory = await mkdtemp(join(tmpdir(), 'linked-'));
  const link = join(directory, 'link.json');
  await writeFile(link, JSON.stringify(isLinked ? { id: api.appId } : {}));
  try {
    const ended = await runScript('scripts/push.ts', {
      ...api.environment,
      ZAPIER_CURRENT_APP_FILE: link,
      ...environment,
    });
    return { ...ended, api };
  } finally {
    await api.close();
    await rm(directory, { recursive: true });
  }
}

describe('npm run push', () => {
  it('uploads the very archive of build/', async () => {
    const { code, printed, api } = await push({});
    expect({ code, printed }).toStrictEqual({ code: 0, printed: expect.any(String) });
    const archive = await readFile(join(project, 'build/build.zip'));
    const sha256 = createHash('sha256').update(archive).digest('hex');
    expect(api.uploads).toStrictEqual([{ version, sha256 }]);
  });

  it('stops before the upload if Zapier’s checks fail, and shows what they found', async () => {
    const { code, printed, api } = await push({
      findings: [{ tag: 'D010', operation: 'new_note', message: 'No id.' }],
    });
    expect(code).toBe(1);
    expect(printed).toMatch(/triggers\.new_note.*No id\. \(D010\)/);
    expect(printed).toContain(`Version ${version} was not pushed: \`zapier-platform build`);
    expect(api.checked[0]).toStrictEqual(definition);
    expect(api.uploads).toStrictEqual([]);
  });

  it.each([
    [
      'the deploy key is not valid',
      { environment: { ZAPIER_DEPLOY_KEY: 'revoked' } },
      'zapier-platform login',
    ],
    ['the project is not linked to an integration', { isLinked: false }, 'zapier-platform register'],
    [
      'Zapier is out of reach',
      { environment: { ZAPIER_BASE_ENDPOINT: 'http://127.0.0.1:9' } },
      "http://127.0.0.1:9 can't be reached. If you don't mean to use it, unset ZAPIER_BASE_ENDPOINT.",
    ],
  ])('packs nothing if %s, and says what to do', async (_, given, advice) => {
    const { code, printed, api } = await push(given);
    expect(code).toBe(1);
    expect(printed).toContain(advice);
    expect(printed).not.toContain('packing');
    expect({ checked: api.checked, uploads: api.uploads }).toStrictEqual({ checked: [], uploads: [] });
  });
});
