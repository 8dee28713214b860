import { execFile } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { afterEach, describe, expect, it } from '@jest/globals';

import { exitCodeOf } from '../sandbox/story/failure.ts';
import { createPage } from '../sandbox/story/page.ts';
import type { Stage } from '../sandbox/story/stage.ts';
import { openStage } from '../sandbox/story/stage.ts';
import { mustNotHold, tellStory } from '../sandbox/story/story.ts';
import type { Workspace, WorkspaceOptions } from '../sandbox/workspace/index.ts';
import { startWorkspace } from '../sandbox/workspace/index.ts';
import { builtAppDirectory } from './support/built_app.ts';

const main = fileURLToPath(new URL('../sandbox/story/main.ts', import.meta.url));

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** Does what `npm start` does. */
function start(
  environment: Record<string, string> = {},
): Promise<{ code: number; told: string; aside: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...environment };
    const child = execFile(process.execPath, [main], { env }, (_error, told, aside) =>
      resolve({ code: child.exitCode ?? -1, told, aside }),
    );
  });
}

/** Tells the story on a stage on which something is broken. */
async function tellOn(
  breakIt: (stage: Stage) => void,
  options: WorkspaceOptions = {},
): Promise<{ code: number; told: string }> {
  const stage = await openStage(builtAppDirectory(), options);
  open.push(stage);
  breakIt(stage);
  const output = new PassThrough();
  const told = text(output);
  const page = createPage(output);
  const code = await exitCodeOf(page, () => tellStory(page, stage));
  output.end();
  return { code, told: stripVTControlCharacters(await told) };
}

async function startService(): Promise<Workspace> {
  const workspace = await startWorkspace();
  open.push(workspace);
  return workspace;
}

describe('npm start', () => {
  it('runs all its Zaps to the end', async () => {
    const { aside, code, told } = await start();
    const milestones = [
      'Zapier lists it as “Lumen Harbor”',
      'POST /v1/integrations/zapier/webhook 200',
      'the Zap waits',
      'Duration          47:27',
      'Participants      Anna Lindqvist, Rachel Adeyemi, Pieter van Dam',
      'Action item       Anna: Send the offer by Friday',
      'After   Ask about **the Rotterdam pilot**. ⏎ Shared with the account team by Zapier.',
      '“RENEWAL CALL” finds Kestrel Logistics – renewal call',
      'does not fire twice',
      'DELETE /v1/integrations/zapier/webhook 200',
      'Fjordbank – discovery call, with ingrid.solheim@fjordbank.example',
      'New folder “Fjordbank”',
      'Tags  Fjordbank',
      '00:00:02,000 --> 00:00:07,000',
      '[00:00:02] Sofia Marchetti: Welcome!',
      'Task     Send the offer by Friday',
      'for Anna, anna.lindqvist@lumenharbor.example',
      'Contact  Rachel / Adeyemi, rachel.adeyemi@kestrel-logistics.example',
      'no second task is created',
      'The API key is not in the app’s logs',
      'Success: ',
    ];
    const places = milestones.map((milestone) => told.indexOf(milestone));
    expect(places).not.toContain(-1);
    expect(places).toStrictEqual([...places].sort((a, b) => a - b));
    expect(told).not.toContain('✗');
    expect(told + aside).not.toContain('sandbox_everything');
    expect(code).toBe(0);
  });

  it('tours the service of BASE_URL without changing anything', async () => {
    const service = await startService();
    const { aside, code, told } = await start({
      BASE_URL: service.baseUrl,
      API_KEY: service.keys.everything,
    });
    for (const milestone of [
      'Zapier lists it as “Lumen Harbor”',
      '13 found: Clients · Clients / Asia',
      '1 found: yuki.mori@lumenharbor.example',
      '1 found: Lumen Harbor',
      'requests, all of them GETs',
    ]) {
      expect(told).toContain(milestone);
    }
    expect(new Set(service.requests.map(({ method }) => method))).toStrictEqual(new Set(['GET']));
    expect(service.requests.length).toBeGreaterThan(14);
    expect(told + aside).not.toContain(service.keys.everything);
    expect(code).toBe(0);
  });

  it('looks at the rest if the key may not read everything, and says which scope it lacks', async () => {
    const service = await startService();
    const { code, told } = await start({ BASE_URL: service.baseUrl, API_KEY: service.keys.notesOnly });
    expect(told).toContain('✗ Folders');
    expect(told).toContain('The step needs an API key with the "folders" scope');
    expect(told).toContain('✓ Find Note');
    expect(told).toMatch(/Something went wrong\. \d+ of \d+ steps failed\./);
    expect(code).toBe(1);
  });

  it('says so if the service of BASE_URL rejects the key', async () => {
    const service = await startService();
    const { code, told } = await start({ BASE_URL: service.baseUrl, API_KEY: service.keys.revoked });
    expect(told).toContain('The API key is missing, invalid, or revoked.');
    expect(code).toBe(1);
  });

  it('asks for the API key if only BASE_URL is set', async () => {
    const { code, told } = await start({ BASE_URL: 'https://service.example' });
    expect(told).toContain('BASE_URL is set, but API_KEY is not.');
    expect(code).toBe(1);
  });
});

describe('npm start fails and says why', () => {
  it.each<{ what: string; breakIt: (stage: Stage) => void; step: string; sentence: RegExp }>([
    {
      what: 'the key is revoked',
      breakIt: ({ workspace }) => workspace.revokeKey(workspace.keys.everything),
      step: '✗ A user connects',
      sentence: /The API key is missing, invalid, or revoked\./,
    },
    {
      what: 'the service answers 500',
      breakIt: ({ workspace }) =>
        workspace.faults.add({ method: 'PATCH', fault: { kind: 'status', status: 500 } }),
      step: '✗ Update Note adds a line',
      sentence: /having trouble/,
    },
    {
      what: 'the Zap fires twice',
      breakIt: ({ zapier }) => {
        zapier.cache.mode = 'fails';
      },
      step: '✗ The same notification arrives again',
      sentence: /The Zap fired twice for the same note\./,
    },
    {
      what: 'the service keeps the address of a Zap that is off',
      breakIt: ({ workspace }) =>
        workspace.faults.add({
          method: 'DELETE',
          fault: { kind: 'status', status: 200, body: { status: 'success' } },
        }),
      step: '✗ The Zap is turned off',
      sentence: /still has the address/,
    },
    {
      what: 'the service repeats the key',
      breakIt: ({ workspace }) =>
        workspace.faults.add({
          path: '/v1/folders',
          fault: { kind: 'status', status: 400, body: { message: `Bad key ${workspace.keys.everything}` } },
        }),
      step: '✗ In the editor',
      sentence: /The error message is not shown, because it contains the API key/,
    },
  ])('if $what', async ({ breakIt, sentence, step }) => {
    const { code, told } = await tellOn(breakIt);
    expect(told).toContain(step);
    expect(told).toMatch(sentence);
    expect(told).toContain('Something went wrong.');
    expect(told).not.toContain('sandbox_everything');
    expect(code).toBe(1);
  });

  it('if no notification arrives', async () => {
    const { code, told } = await tellOn(() => undefined, { trustedCertificates: [] });
    expect(told).toContain('✗ A meeting ends');
    expect(told).toContain('self-signed certificate');
    expect(told).toContain('No notification of the workspace reached Zapier:');
    expect(code).toBe(1);
  });

  it('if a log entry contains the key', () => {
    const entry = { message: 'GET', data: { request_headers: 'authorization: Bearer k3y' } };
    expect(() => mustNotHold([entry], 'k3y')).toThrow('The API key is in 1 of the app’s log entries.');
    expect(() => mustNotHold([entry], 'other')).not.toThrow();
  });
});
