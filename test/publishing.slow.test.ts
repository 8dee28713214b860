import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import type { DeveloperApi, DeveloperApiOptions } from '../sandbox/publishing/developer_api.ts';
import { startDeveloperApi } from '../sandbox/publishing/developer_api.ts';
import { refusalOf } from '../scripts/refusal.ts';

import { builtAppDirectory } from './support/built_app.ts';

const project = join(import.meta.dirname, '..');
const definition: unknown = JSON.parse(await readFile(join(builtAppDirectory(), 'definition.json'), 'utf8'));
const { version } = zod.looseObject({ version: zod.string() }).parse(definition);

/** What a publisher gets to see of `npm run push`, and what Zapier got. */
interface Push {
  code: number;
  output: string;
  errors: string;
  api: DeveloperApi;
}

/** A publisher's machine: an empty home directory, and a file that links the project to integration `appId`. */
async function push(
  given: DeveloperApiOptions & { deployKey?: string; appId?: number | null } = {},
): Promise<Push> {
  const api = await startDeveloperApi(given);
  const home = await mkdtemp(join(tmpdir(), 'publisher-'));
  const { deployKey = api.deployKey, appId = api.appId } = given;
  await writeFile(join(home, 'apprc'), JSON.stringify(appId === null ? {} : { id: appId }));
  try {
    return await new Promise<Push>((resolve) => {
      const child = execFile(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', join(project, 'scripts/push.ts')],
        {
          env: {
            PATH: process.env.PATH,
            HOME: home,
            ZAPIER_AUTH_LOCATION: join(home, 'zapierrc'),
            ZAPIER_BASE_ENDPOINT: api.url,
            ZAPIER_CURRENT_APP_FILE: join(home, 'apprc'),
            ZAPIER_DEPLOY_KEY: deployKey,
            DISABLE_ZAPIER_ANALYTICS: '1',
          },
        },
        (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors, api }),
      );
    });
  } finally {
    await api.close();
    await rm(home, { recursive: true });
  }
}

async function sha256(archive: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(project, 'build', archive)))
    .digest('hex');
}

describe('npm run push', () => {
  // Starting the CLI takes seconds: all publishers push side by side.
  const publishers = {
    accepted: () =>
      push({
        versions: [{ version: '0.9.0', lifecycle: 'promoted' }],
        findings: [{ tag: 'D021', operation: 'new_note', message: 'Say when.', severity: 'warnings' }],
      }),
    unsound: () =>
      push({ findings: [{ tag: 'D010', operation: 'new_note', message: 'No id.', severity: 'errors' }] }),
    tooLarge: () =>
      push({ refusesUpload: { status: 413, body: '<html><h1>Request Entity Too Large</h1></html>' } }),
    wrongKey: () => push({ deployKey: 'revoked' }),
    noKey: () => push({ deployKey: '' }),
    notLinked: () => push({ appId: null }),
    promoted: () => push({ versions: [{ version, lifecycle: 'promoted' }] }),
  };
  const pushes = new Map<string, Push>();
  const pushOf = (publisher: keyof typeof publishers): Push => {
    const done = pushes.get(publisher);
    if (done === undefined) throw new Error(`${publisher} did not push.`);
    return done;
  };

  beforeAll(async () => {
    await Promise.all(
      Object.entries(publishers).map(async ([publisher, run]) => pushes.set(publisher, await run())),
    );
  }, 180_000);
  afterAll(() => pushes.clear());

  it('uploads the very archives of build/ under the app’s version', async () => {
    const { code, errors, output, api } = pushOf('accepted');
    expect({ code, errors }).toStrictEqual({ code: 0, errors: '' });
    const build = await sha256('build.zip');
    expect(api.uploads).toStrictEqual([{ version, build, source: await sha256('source.zip') }]);
    expect(output).toContain(`Pushed version ${version}. SHA-256 of build.zip: ${build}`);
  });

  it('has Zapier check the definition that is in the archive, and shows what it advises', () => {
    const { api, output } = pushOf('accepted');
    expect(api.checked).toStrictEqual([definition]);
    expect(output).toMatch(/Publishing Tasks.*triggers\.new_note.*Say when\. \(D021\)/);
  });

  it('stops before the upload when Zapier’s checks fail, and shows what they found', () => {
    const { code, errors, api } = pushOf('unsound');
    expect(code).toBe(1);
    expect(errors).toContain('Not pushed. Zapier’s checks failed: 1.');
    expect(errors).toMatch(/triggers\.new_note.*No id\. \(D010\)/);
    expect(api.uploads).toStrictEqual([]);
  });

  it('says that the archives are too large, without the page of the proxy that said so', () => {
    const { code, errors } = pushOf('tooLarge');
    expect(code).toBe(1);
    expect(errors).toMatch(/^Not pushed\. The archives are larger than Zapier takes: .* \(413\)\n$/);
  });

  it.each([
    [
      'wrongKey',
      /^Not pushed\. The deploy key is missing, invalid or revoked: .*zapier-platform login.* \(401\)\n$/,
    ],
    [
      'noKey',
      /^Not pushed\. The deploy key is missing, invalid or revoked: .*zapier-platform login.* \(401\)\n$/,
    ],
    [
      'notLinked',
      /^Not pushed\. This project hasn't yet been associated .*`zapier-platform link` instead\.\n$/,
    ],
    ['promoted', /^Not pushed\. Version \S+ is promoted already, .*raise `version` in package\.json\.\n$/],
  ] as const)('stops before it packs anything: %s', (publisher, sentence) => {
    const { code, errors, output, api } = pushOf(publisher);
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(output).not.toContain('Packing');
    expect({ checked: api.checked, uploads: api.uploads }).toStrictEqual({ checked: [], uploads: [] });
  });
});

describe('what the CLI complains of', () => {
  const answer = (status: number, said: string) =>
    refusalOf(
      `"https://zapier.com/api/platform/cli/apps/1/versions/1.0.0" returned "${status}" saying "${said}"`,
    ).message;

  it('becomes a sentence with Zapier’s own words, and what to do', () => {
    expect(answer(403, 'You are no admin')).toMatch(
      /^Zapier says “You are no admin”\. .*zapier-platform team:add/,
    );
    expect(answer(429, 'Slow down')).toMatch(/“Slow down”.*try again in some minutes/);
  });

  it('leaves it open, after a failure of Zapier’s, whether the version arrived', () => {
    expect(answer(500, 'Unknown error')).toMatch(/may or may not be there: see `zapier-platform versions`/);
    expect(answer(502, '<html>Bad gateway</html>')).not.toContain('html');
  });

  it('tells a publisher about a conflict, not Zapier’s staff', () => {
    const staffOnly =
      "The latest integration changes appear to be from a partner. OK to overwrite? If so, run this command again using the '--overwrite-partner-changes' flag.";
    expect(refusalOf(staffOnly).message).toMatch(
      /raise `version` in package\.json.*zapier-platform pull.*\(409\)$/,
    );
  });

  it('is passed on as it is where it is no answer of Zapier’s', () => {
    expect(refusalOf('fetch failed').message).toBe('fetch failed');
  });
});
