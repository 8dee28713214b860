import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultDialect, dialects, startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Dialect, ErrorBody, Workspace } from '../../../sandbox/workspace/index.ts';
import { call, list, withWorkspace } from './client.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await startWorkspace({ data: 'empty' });
});
afterEach(() => workspace.close());

async function readNote(id: string): Promise<Record<string, unknown>> {
  const { text } = await call(workspace, `GET /v1/notes/${encodeURIComponent(id)}`);
  return (JSON.parse(text) as { note: Record<string, unknown> }).note;
}

describe('dialects', () => {
  it.each(dialects)('start and answer: $name', async ({ dialect }) => {
    await withWorkspace({ data: 'empty', dialect }, async (spoken) => {
      spoken.addFolder();
      spoken.addNote();
      expect((await call(spoken, 'GET /v1/notes?limit=1')).status).toBe(200);
      expect((await call(spoken, 'GET /v1/folders')).status).toBe(200);
    });
  });

  it('turn each away from the default in one switch', () => {
    for (const { dialect } of dialects) {
      const [[name, value] = ['', undefined], ...others] = Object.entries(dialect);
      expect(others).toStrictEqual([]);
      expect(Object.entries(defaultDialect).find(([key]) => key === name)?.[1]).not.toStrictEqual(value);
    }
  });

  it('can put everything under a path', async () => {
    workspace.dialect.pathPrefix = '/team';
    expect(workspace.baseUrl).toMatch(/\/team$/);
    expect((await call(workspace, 'GET /v1/me')).status).toBe(200);
    expect(workspace.requests.at(-1)?.path).toBe('/team/v1/me');
    expect((await fetch(new URL('/v1/me', workspace.baseUrl))).status).toBe(404);
  });

  it('can make ids that need escaping, and find them again', async () => {
    workspace.dialect.oddIds = true;
    const folder = workspace.addFolder();
    const note = workspace.addNote({ tags: [workspace.tag(folder.id)] });
    expect(note.id).toMatch(/[/ %?#]/);
    expect(await readNote(note.id)).toMatchObject({ id: note.id });
    const { items } = await list(workspace, `/v1/notes?folderIds=${encodeURIComponent(folder.id)}`);
    expect(items.map(({ id }) => id)).toStrictEqual([note.id]);
  });

  it.each<[Dialect['timestampLayout'], string[]]>([
    ['stored', ['00:59:59', '01:00:01.5']],
    ['mm:ss', ['59:59', '60:01']],
    ['hh:mm:ss', ['00:59:59', '01:00:01']],
    ['hh:mm:ss.mmm', ['00:59:59.000', '01:00:01.500']],
    ['mixed', ['59:59', '01:00:01']],
  ])('write transcript timestamps as %s', async (layout, expected) => {
    const segment = (startTimestamp: string) => ({
      speaker: null,
      text: 'Hm',
      startTimestamp,
      endTimestamp: null,
    });
    const { id } = workspace.addNote({ transcripts: ['00:59:59', '01:00:01.5'].map(segment) });
    workspace.dialect.timestampLayout = layout;
    const { transcripts } = await readNote(id);
    expect(transcripts).toMatchObject(expected.map(segment));
  });

  it('can leave out fields that are null', async () => {
    workspace.dialect.absentFields = true;
    const { id } = workspace.addNote({ participants: [person({ name: 'Anna' })] });
    const note = await readNote(id);
    expect(note).not.toHaveProperty('summary');
    expect(note.participants).toStrictEqual([{ name: 'Anna' }]);
  });

  it('can add fields that no document knows', async () => {
    workspace.dialect.extraFields = true;
    expect(await readNote(workspace.addNote().id)).toHaveProperty('reactions');
  });

  it('can shorten the answer to an update', async () => {
    workspace.dialect.shortPatchAnswers = true;
    const { id } = workspace.addNote();
    const { body } = await call(workspace, `PATCH /v1/notes/${id}`, { body: { title: 'New' } });
    expect(body).toMatchObject({ note: { id, title: 'New' } });
    expect(body).not.toHaveProperty('note.enhancedNote');
    expect(await readNote(id)).toHaveProperty('enhancedNote');
  });

  it('can give any shape to a calendar event and a meeting app', async () => {
    const { id } = workspace.addNote();
    workspace.dialect.calendarEvent = 'array';
    workspace.dialect.meetingApp = 'object';
    expect(await readNote(id)).toMatchObject({ calendarEvent: [{}], meetingApp: { name: 'Video call' } });
  });

  it('can leave parts out of members and folders', async () => {
    workspace.addMember();
    workspace.addFolder();
    const member = async () => (await list(workspace, '/v1/workspace/members')).items[0];
    expect(Object.keys((await member()) ?? {})).toStrictEqual(
      expect.arrayContaining(['userId', 'folders', 'groups']),
    );
    Object.assign(workspace.dialect, {
      memberUserId: false,
      memberFolders: false,
      memberGroups: false,
      folderMemberCount: false,
    });
    expect(Object.keys((await member()) ?? {})).not.toStrictEqual(expect.arrayContaining(['userId']));
    expect(Object.keys((await member()) ?? {})).not.toStrictEqual(expect.arrayContaining(['folders']));
    expect(Object.keys((await member()) ?? {})).not.toStrictEqual(expect.arrayContaining(['groups']));
    expect((await call(workspace, 'GET /v1/folders')).body).not.toHaveProperty('folders.0.memberCount');
  });

  it('can give folders parents that do not exist, and parents in a circle', async () => {
    workspace.dialect.folderCycle = true;
    workspace.dialect.listOrder = 'oldest-first';
    const [, second, third] = ['a', 'b', 'c'].map((name) => workspace.addFolder({ name }));
    expect((await call(workspace, 'GET /v1/folders')).body).toMatchObject({
      folders: [
        { parentFolderId: 'folder_gone' },
        { parentFolderId: third?.id },
        { parentFolderId: second?.id },
      ],
    });
  });

  it('can keep the domains of the workspace back', async () => {
    workspace.dialect.workspaceDomains = 'none';
    expect((await call(workspace, 'GET /v1/workspace')).body).toMatchObject({
      workspace: { name: 'Lumen Harbor', allowedEmailDomains: [] },
    });
    workspace.dialect.workspaceDomains = 'forbidden';
    expect((await call(workspace, 'GET /v1/workspace')).status).toBe(403);
  });

  it.each<[Dialect['meShape'], number, RegExp]>([
    ['user', 200, /^\{"id"/],
    ['wrapped-user', 200, /^\{"user"/],
    ['wrapped-workspace', 200, /^\{"workspace"/],
    ['key', 200, /^\{"apiKey"/],
    ['empty-object', 200, /^\{\}$/],
    ['array', 200, /^\[/],
    ['text', 200, /^ok$/],
    ['no-content', 204, /^$/],
  ])('answer who I am as %s', async (shape, expectedStatus, expected) => {
    workspace.dialect.meShape = shape;
    const { status, text } = await call(workspace, 'GET /v1/me');
    expect(status).toBe(expectedStatus);
    expect(text).toMatch(expected);
  });

  it.each<[ErrorBody, object]>([
    ['error.message', { error: { message: 'limit: must be 1 or more', field: 'limit' } }],
    ['message', { message: 'limit: must be 1 or more' }],
    ['error', { error: 'limit: must be 1 or more' }],
    ['errors[]', { errors: [{ field: 'limit', message: 'limit: must be 1 or more' }] }],
    ['errors-map', { errors: { limit: ['limit: must be 1 or more'] } }],
    ['detail', { detail: 'limit: must be 1 or more' }],
    ['detail[]', { detail: [{ msg: 'limit: must be 1 or more' }] }],
  ])('refuse in the form %s', async (form, expected) => {
    workspace.dialect.errorBody = form;
    const { body, status } = await call(workspace, 'GET /v1/notes?limit=0');
    expect(status).toBe(400);
    expect(body).toMatchObject(expected);
  });

  it.each<[ErrorBody, string, string]>([
    ['text', 'text/plain', 'limit: must be 1 or more'],
    ['html', 'text/html', '<html><body><h1>limit: must be 1 or more</h1></body></html>'],
    ['empty', 'text/plain', ''],
  ])('refuse in %s', async (form, contentType, expected) => {
    workspace.dialect.errorBody = form;
    const { headers, text } = await call(workspace, 'GET /v1/notes?limit=0');
    expect(headers.get('content-type')).toContain(contentType);
    expect(text).toBe(expected);
  });

  it('can limit the rate', async () => {
    workspace.dialect.rateLimit = { requests: 2, perMs: 60_000, retryAfter: 'seconds' };
    const answers = [1, 2, 3].map(() => call(workspace, 'GET /v1/me'));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toStrictEqual([200, 200, 429]);
    const { headers } = await call(workspace, 'GET /v1/me');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    workspace.dialect.rateLimit.retryAfter = 'date';
    const dated = await call(workspace, 'GET /v1/me');
    expect(Date.parse(dated.headers.get('retry-after') ?? '')).toBeGreaterThan(Date.now());
    workspace.dialect.rateLimit.retryAfter = 'absent';
    expect((await call(workspace, 'GET /v1/me')).headers.get('retry-after')).toBeNull();
  });
});

describe('a note that is distorted', () => {
  it('comes with whatever fields it was given, and without those taken away', async () => {
    const { id } = workspace.addNote();
    workspace.distortions.set(id, { title: 42, transcripts: undefined, surprise: [1] });
    const note = await readNote(id);
    expect(note).toMatchObject({ title: 42, surprise: [1] });
    expect(note).not.toHaveProperty('transcripts');
  });
});

function person(known: { name: string }) {
  return {
    email: null,
    profileImageUrl: null,
    accountName: null,
    accountDomain: null,
    accountImageUrl: null,
    ...known,
  };
}
