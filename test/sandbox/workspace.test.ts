import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import {
  type KeyRing,
  startWorkspace,
  type Workspace,
  type WorkspaceOptions,
} from '../../sandbox/workspace/index.ts';

/**
 * Where the embedded workspace is too lenient, every other test still passes: so these show that it refuses what the API document
 * doesn't allow. What it gives is tested by the app's tests, and by `test/learn`, which finds each switch of its dialects.
 */
let workspace: Workspace;
const running: Workspace[] = [];
const start = async (options: WorkspaceOptions = {}) => {
  workspace = await startWorkspace({ data: 'empty', processing: 'manual', ...options });
  running.push(workspace);
};
beforeEach(() => start());
afterEach(() => Promise.all(running.splice(0).map((each) => each.close())));

/** Sends `METHOD /path`, with the key that may do everything unless another is given. */
async function send(endpoint: string, body?: unknown, key = workspace.keys.everything) {
  const [method = '', path = ''] = endpoint.split(' ');
  const headers = {
    authorization: `Bearer ${key}`,
    ...(body !== undefined && { 'content-type': JSON_TYPE }),
  };
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(workspace.baseUrl + path, { method, headers, ...sent });
  return { status: response.status, text: await response.text() };
}

const JSON_TYPE = 'application/json';
const HOOK = '/v1/integrations/zapier/webhook';
const UPLOAD_URL = '/v1/notes/from-audio/generate-upload-url';

type Refusal = [status: number, endpoint: string, body?: unknown, names?: string];

const refusals: Refusal[] = [
  ...['sort=createdAt', 'limit=0', 'limit=ten', 'offset=-1', 'status=postprocessing'].map(
    (query): Refusal => [400, `GET /v1/notes?${query}`, undefined, query.replace(/=.*/, '')],
  ),
  [400, 'GET /v1/workspace/members?limit=101', undefined, 'limit'],
  [400, 'GET /v1/folders?limit=10', undefined, 'limit'],
  [404, 'GET /v1/notes/nowhere'],
  [404, 'DELETE /v1/notes/NOTE'],
  ...[{ title: 7 }, { visibility: 'secret' }, { summary: 'mine' }, { tagIds: 'one' }, [], '{"title":'].map(
    (body): Refusal => [400, 'PATCH /v1/notes/NOTE', body],
  ),
  [422, 'PATCH /v1/notes/NOTE', { tagIds: ['nowhere'] }, 'tagIds'],
  ...Object.entries({ name: '', isPrivate: 'yes', color: 'blue' }).map(([key, value]): Refusal => [
    400,
    'POST /v1/folders',
    { name: 'X', ownerUserId: 'USER', [key]: value },
    key,
  ]),
  ...Object.entries({ ownerUserId: 'MEMBER', parentFolderId: 'nowhere' }).map(([key, value]): Refusal => [
    422,
    'POST /v1/folders',
    { name: 'X', ownerUserId: 'USER', [key]: value },
    key,
  ]),
  [404, 'PATCH /v1/workspace/members/nobody', { groupIds: [] }],
  ...['http://hooks.example/1', 'hooks.example', '', 7].map((hookUrl): Refusal => [
    400,
    `POST ${HOOK}`,
    { hookUrl },
    'hookUrl',
  ]),
  [400, `POST ${UPLOAD_URL}`, { fileExtension: 'ogg', duration: 60 }, 'fileExtension'],
  [400, `POST ${UPLOAD_URL}`, { fileExtension: 'mp3', duration: 14_401 }, 'duration'],
  [400, `POST ${UPLOAD_URL}`, { fileExtension: 'mp3' }, 'duration'],
  [422, 'POST /v1/notes/from-audio', { audioUrl: 'https://elsewhere.example/a.mp3' }, 'audioUrl'],
];

describe('the workspace', () => {
  it.each(
    refusals.map(([status, endpoint, body, names = '']) => {
      const given = body === undefined ? '' : ` ${JSON.stringify(body)}`;
      return { status, endpoint, body, names, given };
    }),
  )('responds with $status to $endpoint$given', async ({ status, endpoint, body, names }) => {
    const [note, member] = [workspace.addNote(), workspace.addMember()];
    const ids: Record<string, string> = { NOTE: note.id, MEMBER: member.id, USER: member.userId };
    const withIds = (text: string) => text.replace(/\b(NOTE|MEMBER|USER)\b/, (name) => ids[name] ?? '');
    const sent: unknown = typeof body === 'object' ? JSON.parse(withIds(JSON.stringify(body))) : body;

    const response = await send(withIds(endpoint), sent);

    expect(response.status).toBe(status);
    expect(response.text).toContain(names);
    expect(workspace.notes.get(note.id)).toStrictEqual(note);
    expect([workspace.folders.size, workspace.notes.size, workspace.hooks.size]).toStrictEqual([0, 1, 0]);
  });

  it.each<[endpoint: string, body: unknown, allowed: (keyof KeyRing)[], refused: (keyof KeyRing)[]]>([
    ['GET /v1/workspace', undefined, ['noScopes'], []],
    ['GET /v1/notes', undefined, ['notesOnly'], ['foldersOnly', 'usersOnly', 'noScopes']],
    ['GET /v1/folders', undefined, ['foldersOnly'], ['notesOnly', 'noScopes']],
    ['GET /v1/workspace/members', undefined, ['usersOnly'], ['notesOnly', 'noScopes']],
    ['GET /v1/invites', undefined, ['usersOnly'], ['foldersOnly', 'noScopes']],
    [`DELETE ${HOOK}`, { hookUrl: 'https://hooks.example/1' }, ['notesOnly'], ['foldersOnly', 'noScopes']],
    [`POST ${UPLOAD_URL}`, { fileExtension: 'mp3', duration: 60 }, ['notesOnly'], ['professional']],
    ['POST /v1/notes/from-audio', {}, [], ['professional', 'usersOnly']],
  ])('responds to %s for the keys of its scope and plan only', async (endpoint, body, allowed, refused) => {
    const statusFor = async (key: string) => (await send(endpoint, body, key)).status;
    for (const name of allowed) expect(await statusFor(workspace.keys[name])).toBe(200);
    for (const name of refused) expect(await statusFor(workspace.keys[name])).toBe(403);
    for (const key of ['unknown', workspace.keys.revoked]) expect(await statusFor(key)).toBe(401);
  });

  it('is under its path only', async () => {
    workspace.dialect.pathPrefix = '/team';
    expect((await send('GET /v1/me')).status).toBe(200);
    expect((await fetch(new URL('/v1/me', workspace.baseUrl))).status).toBe(404);
  });

  it('leaves out of its responses what the dialect leaves out', async () => {
    Object.assign(workspace.dialect, { changeAnswer: 'short', contentType: false });
    const { id } = workspace.addNote({ enhancedNote: 'X' });
    expect((await send(`PATCH /v1/notes/${id}`, { title: 'New' })).text).not.toContain('enhancedNote');
    const { text } = await send(`POST ${UPLOAD_URL}`, { fileExtension: 'mp3', duration: 60 });
    expect(text).not.toContain('contentType');
  });

  it.each([404, 410] as const)('responds with %d to the removal of an unknown hook', async (status) => {
    workspace.dialect.unknownHookStatus = status;
    expect((await send(`DELETE ${HOOK}`, { hookUrl: 'https://hooks.example/gone' })).status).toBe(status);
  });

  it('notifies of an edit in a dialect that does, four times if the address never responds', async () => {
    workspace.hooks.add('https://127.0.0.1:1/');
    const { id } = workspace.addNote();
    await send(`PATCH /v1/notes/${id}`, { title: 'New' });
    workspace.dialect.webhookOnEdit = true;
    await send(`PATCH /v1/notes/${id}`, { title: 'Newer' });
    await workspace.settled();
    expect(workspace.deliveries.map(({ attempt }) => attempt)).toStrictEqual([1, 2, 3, 4]);
  });
});

describe('the upload server', () => {
  const uploadUrl = async (): Promise<string> => {
    const { text } = await send(`POST ${UPLOAD_URL}`, { fileExtension: 'mp3', duration: 61.5 });
    return zod.object({ presignedUrl: zod.string() }).parse(JSON.parse(text)).presignedUrl;
  };
  const upload = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'PUT', body: 'sound', headers: { 'content-type': 'audio/mpeg', ...headers } });

  it.each<[number, string, change: (url: string) => string, headers?: Record<string, string>]>([
    [200, 'the signed content type', (url) => url],
    [403, 'another content type', (url) => url, { 'content-type': 'audio/mp3' }],
    [400, 'an API key', (url) => url, { authorization: 'Bearer key' }],
    [403, 'no signature', (url) => url.replace(/\?.*/, '')],
    [403, 'the signature of another file', (url) => url.replace('0001', '0002')],
  ])('responds with %d to an upload with %s', async (status, _what, change, ...[headers]) => {
    expect((await upload(change(await uploadUrl()), headers)).status).toBe(status);
    expect(workspace.store.objects()).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each<[number, string, useChunkedEncodingByDefault: boolean]>([
    [501, 'in chunks', true],
    [411, 'of unknown length', false],
  ])('responds with %d to an upload %s', async (status, _what, useChunkedEncodingByDefault) => {
    const sent = request(await uploadUrl(), { method: 'PUT', headers: { 'content-type': 'audio/mpeg' } });
    Object.assign(sent, { useChunkedEncodingByDefault });
    if (useChunkedEncodingByDefault) sent.write('sound');
    else sent.removeHeader('transfer-encoding');
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(status);
  });

  it('lets a URL expire after ten minutes', async () => {
    let now = Date.UTC(2026, 0, 1);
    await start({ now: () => new Date(now) });
    const url = await uploadUrl();
    now += 599_000;
    expect((await upload(url)).status).toBe(200);
    now += 2_000;
    expect((await upload(url)).status).toBe(403);
  });
});

describe('npm run sandbox', () => {
  it('prints the address and a key, and ends when told to', async () => {
    const child = spawn(process.execPath, ['sandbox/workspace/main.ts'], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let printed = '';
    for await (const chunk of child.stdout) {
      printed += String(chunk);
      if (printed.includes('Ctrl-C')) break;
    }
    const [, baseUrl = ''] = /^BASE_URL=(\S+)$/m.exec(printed) ?? [];
    const [, key = ''] = /^API_KEY=(\S+)$/m.exec(printed) ?? [];
    try {
      const response = await fetch(`${baseUrl}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
      expect(response.status).toBe(200);
    } finally {
      child.kill('SIGINT');
    }
    expect(await ended).toStrictEqual([0, null]);
  });
});
