import { execFile } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { createPage } from '../sandbox/story/page.ts';
import { tour } from '../sandbox/story/tour.ts';
import {
  type Dialect,
  startWorkspace,
  type Workspace,
  type WorkspaceOptions,
} from '../sandbox/workspace/index.ts';
import { startZapier, type Zapier } from '../sandbox/zapier/index.ts';
import { builtAppDirectory } from './support/built_app.ts';

const main = fileURLToPath(new URL('../sandbox/story/main.ts', import.meta.url));

const environment: Record<string, string> = {};
let zapier: Zapier;
const running: Workspace[] = [];
beforeAll(async () => {
  zapier = await startZapier({ appDirectory: builtAppDirectory(), environment });
});
afterEach(async () => {
  zapier.cache.mode = 'works';
  zapier.logs.length = 0;
  await Promise.all(running.splice(0).map((each) => each.close()));
});
afterAll(() => zapier.close());

async function startService(options: WorkspaceOptions = {}): Promise<Workspace> {
  const workspace = await startWorkspace({ trustedCertificates: [zapier.certificate], ...options });
  running.push(workspace);
  return workspace;
}

/** Does what `npm start` does. */
function start(
  environment: Record<string, string> = {},
): Promise<{ code: number; told: string; aside: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...environment };
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', main],
      { env },
      (_error, told, aside) => resolve({ code: child.exitCode ?? -1, told, aside }),
    );
  });
}

/** @returns what the tour prints, and the message if it fails. `breakIt` runs before. */
async function toured(
  options: WorkspaceOptions,
  breakIt: (workspace: Workspace) => unknown = () => undefined,
): Promise<{ told: string; failure: string | null }> {
  const workspace = await startService(options);
  environment.BASE_URL = workspace.baseUrl;
  // A few notes are enough; the whole company is toured by `npm start`.
  for (const { id } of workspace.notesIn('newest-first').slice(5)) workspace.deleteNote(id);
  breakIt(workspace);
  const output = new PassThrough();
  const told = text(output);
  const page = createPage(output, workspace.keys.everything, workspace.requests);
  const failure = await tour(page, zapier, workspace).then(
    () => null,
    (error: unknown) => String(error),
  );
  output.end();
  return { told: stripVTControlCharacters(await told), failure };
}

describe('npm start', () => {
  it('runs Zaps of the recipes to the end', async () => {
    const { aside, code, told } = await start();
    const milestones = [
      'Zapier lists it as “Lumen Harbor”',
      'Part 1 of 6: A short recap in a Slack channel (recipe 2)',
      'POST /v1/integrations/zapier/webhook 200',
      'Message Text, third line: Sofia Marchetti, Ingrid Solheim, Magnus Bakke',
      'does not fire twice',
      'DELETE /v1/integrations/zapier/webhook 200',
      'not found, so it is created',
      'Assignee: sofia.marchetti@lumenharbor.example',
      '2 times, once for each',
      '.md',
      'POST /v1/notes/from-audio 200',
      'Document Name: Conversation about the next steps',
      'The API key is not in the app’s logs',
      'What to do next',
    ];
    let place = 0;
    for (const milestone of milestones) {
      const next = told.indexOf(milestone, place);
      expect({ milestone, isThere: next >= 0 }).toStrictEqual({ milestone, isThere: true });
      place = next;
    }
    expect(told).not.toContain('✗');
    expect(told + aside).not.toContain('sandbox_everything');
    expect(code).toBe(0);
  });

  it('tours the service of BASE_URL without changing anything, even if it lists no email domains', async () => {
    const service = await startService({ dialect: { workspaceDomains: 'none' } });
    const { keys, baseUrl } = service;
    const { aside, code, told } = await start({ BASE_URL: baseUrl, API_KEY: keys.everything });
    for (const milestone of [
      '“Lumen Harbor”',
      '✓ New Meeting Participant',
      'yuki.mori@lumenharbor.example',
      'requests, all of them GETs',
    ])
      expect(told).toContain(milestone);
    expect(new Set(service.requests.map(({ method }) => method))).toStrictEqual(new Set(['GET']));
    expect(told + aside).not.toContain(keys.everything);
    expect(code).toBe(0);
  });

  it('looks at the rest if the key may not read everything, and says which scope it lacks', async () => {
    const service = await startService();
    const { aside, code, told } = await start({
      BASE_URL: service.baseUrl,
      API_KEY: service.keys.notesOnly,
    });
    expect(told).toContain('The step needs an API key with the "folders" scope');
    expect(told).toContain('✓ Find Note');
    expect(aside).toMatch(/Something went wrong\. \d+ of \d+ steps failed\./);
    expect(code).toBe(1);
  });

  it('asks for the API key if only BASE_URL is set', async () => {
    const { aside, code } = await start({ BASE_URL: 'https://service.example' });
    expect(aside).toContain('BASE_URL is set, but API_KEY is not.');
    expect(code).toBe(1);
  });
});

const hidingNewNotes: Partial<Dialect> = { listOrder: 'oldest-first', ignoresOffset: true };

it('a saved dialect in which what the tour chooses, fills in, and waits for is not as usual is toured to the end', async () => {
  const dialect = {
    workspaceDomains: 'forbidden',
    memberUserId: false,
    folderCycle: true,
    ignoresOffset: true,
    initialAudioStatus: 'postprocessing',
    changeAnswer: 'short',
    webhookPayload: 'id',
    ids: 'odd',
    unknownHookStatus: 404,
  } as const;
  const { failure, told } = await toured({ dialect });
  expect(failure === null ? '' : told).toBe('');
  expect(told).toContain('Success: ');
});

it('a saved dialect that hides new notes is toured without Zaps, and the tour says so', async () => {
  const { failure, told } = await toured({ dialect: hidingNewNotes });
  expect(failure).toBeNull();
  expect(told).toContain('Zaps are not shown: the service lists only the first page of its notes');
  expect(told).toContain('Success: ');
});

describe('the tour fails and says why', () => {
  it.each<[what: string, told: RegExp, breakIt: (workspace: Workspace) => unknown, WorkspaceOptions?]>([
    [
      'the key is revoked',
      /✗ A user connects .*\n.*The API key is missing, invalid, or revoked\./,
      (workspace) => workspace.revokeKey(workspace.keys.everything),
    ],
    [
      'the Zap fires twice',
      /✗ The same notification arrives again.*\n.*The Zap fired twice for the same note\./,
      () => (zapier.cache.mode = 'fails'),
    ],
    [
      'a log entry contains the key',
      /✗ The API key is not in the app’s logs\n.*The API key is in 1 of the app’s log entries\./,
      ({ keys }) => zapier.logs.push({ message: 'GET', data: { headers: keys.everything } }),
      { dialect: hidingNewNotes },
    ],
  ])('if %s', async (_what, expected, breakIt, options = {}) => {
    const { failure, told } = await toured(options, breakIt);
    expect(failure).toContain('This step failed');
    expect(told).toMatch(expected);
    expect(told).not.toContain('sandbox_everything');
  });
});
