import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Folder, Group, Member, Note, Workspace } from '../../../sandbox/workspace/index.ts';
import { call } from './client.ts';

let workspace: Workspace;
let note: Note;
let folder: Folder;
let member: Member;
let group: Group;
beforeEach(async () => {
  workspace = await startWorkspace({ data: 'empty' });
  folder = workspace.addFolder({ name: 'Clients', color: '#2f80ed' });
  note = workspace.addNote({ title: 'Before', createdAt: '2020-01-01T00:00:00.000Z' });
  member = workspace.addMember({ name: 'Anna' });
  group = workspace.addGroup({ name: 'Sales' });
});
afterEach(() => workspace.close());

describe('a note that is updated', () => {
  const patch = (body: unknown, id = note.id) => call(workspace, `PATCH /v1/notes/${id}`, { body });

  it('changes in the fields sent and no others', async () => {
    const { status, body } = await patch({ title: 'After' });
    expect(status).toBe(200);
    expect(body).toStrictEqual({ note: workspace.notes.get(note.id) });
    const { updatedAt } = workspace.notes.get(note.id) ?? note;
    expect(workspace.notes.get(note.id)).toStrictEqual({ ...note, title: 'After', updatedAt });
    expect(updatedAt > note.updatedAt).toBe(true);
  });

  it.each([
    ['private', 'only-me'],
    ['shared', 'public'],
    ['workspace', 'workspace'],
  ])('takes the visibility %s as %s', async (sent, kept) => {
    await patch({ visibility: sent });
    expect(workspace.notes.get(note.id)?.visibility).toBe(kept);
  });

  it('carries the folders it is tagged with', async () => {
    await patch({ tagIds: [folder.id] });
    expect(workspace.notes.get(note.id)?.tags).toStrictEqual([
      { id: folder.id, name: 'Clients', color: '#2f80ed' },
    ]);
  });

  it('is left alone when a tag is unknown', async () => {
    const { status, text } = await patch({ title: 'After', tagIds: ['nowhere'] });
    expect(status).toBe(422);
    expect(text).toContain('tagIds');
    expect(workspace.notes.get(note.id)).toStrictEqual(note);
  });

  it.each([{ title: 7 }, { visibility: 'secret' }, { summary: 'mine' }, { tagIds: 'one' }, []])(
    'refuses %j',
    async (body) => {
      expect((await patch(body)).status).toBe(400);
      expect(workspace.notes.get(note.id)).toStrictEqual(note);
    },
  );

  it('has to exist', async () => {
    expect((await patch({ title: 'After' }, 'nowhere')).status).toBe(404);
    expect((await call(workspace, 'GET /v1/notes/nowhere')).status).toBe(404);
  });
});

describe('a folder that is created', () => {
  const create = (body: unknown) => call(workspace, 'POST /v1/folders', { body });

  it('is answered in the five documented fields and listed with its members', async () => {
    const { body } = await create({ name: 'Nested', ownerUserId: member.userId, parentFolderId: folder.id });
    const created = [...workspace.folders.values()].at(-1);
    expect(body).toStrictEqual({
      folder: {
        id: created?.id,
        name: 'Nested',
        icon: null,
        parentFolderId: folder.id,
        createdAt: created?.createdAt,
      },
    });
    const { body: listed } = await call(workspace, 'GET /v1/folders');
    expect(listed).toMatchObject({
      folders: expect.arrayContaining([expect.objectContaining({ memberCount: 1 })]),
    });
  });

  it.each([
    [400, 'name', { name: '' }],
    [400, 'name', { name: undefined }],
    [400, 'isPrivate', { isPrivate: 'yes' }],
    [422, 'ownerUserId', { ownerUserId: 'nobody' }],
    [422, 'parentFolderId', { parentFolderId: 'nowhere' }],
    [422, 'color', { color: 'blue' }],
  ])('is refused with %d for its %s', async (expected, field, change) => {
    const { status, text } = await create({ name: 'New', ownerUserId: member.userId, ...change });
    expect(status).toBe(expected);
    expect(text).toContain(field);
    expect(workspace.folders.size).toBe(1);
  });

  it('is owned by a member id only where members have no user id', async () => {
    expect((await create({ name: 'New', ownerUserId: member.id })).status).toBe(422);
    workspace.dialect.memberUserId = false;
    expect((await create({ name: 'New', ownerUserId: member.id })).status).toBe(200);
  });
});

describe('a member whose groups are set', () => {
  const set = (body: unknown, id = member.id) =>
    call(workspace, `PATCH /v1/workspace/members/${id}`, { body });

  it('is in these groups and no others', async () => {
    const { body } = await set({ groupIds: [group.id] });
    expect(body).toMatchObject({ member: { id: member.id, groups: [{ id: group.id, name: 'Sales' }] } });
    await set({ groupIds: [] });
    expect(workspace.members.get(member.id)?.groups).toStrictEqual([]);
  });

  it('is left alone when a group is unknown, or none are given', async () => {
    await set({ groupIds: [group.id] });
    expect((await set({ groupIds: ['nothing'] })).status).toBe(422);
    expect((await set({})).status).toBe(400);
    expect((await set({ groupIds: [] }, 'nobody')).status).toBe(404);
    expect(workspace.members.get(member.id)?.groups).toStrictEqual([group]);
  });
});

describe('what is sent', () => {
  it('is recorded with its query in order, its body and the status answered', async () => {
    await call(workspace, 'GET /v1/notes?folderIds=b&limit=5&folderIds=a');
    await call(workspace, `PATCH /v1/notes/${note.id}`, { body: { title: '{{x}} 🎉' } });
    expect(workspace.requests).toMatchObject([
      {
        method: 'GET',
        path: '/v1/notes',
        query: [
          ['folderIds', 'b'],
          ['limit', '5'],
          ['folderIds', 'a'],
        ],
        body: undefined,
        status: 200,
      },
      { method: 'PATCH', bodyText: '{"title":"{{x}} 🎉"}', body: { title: '{{x}} 🎉' }, status: 200 },
    ]);
    workspace.clearRequests();
    expect(workspace.requests).toStrictEqual([]);
  });

  it('is refused when it is no JSON', async () => {
    const send = (body: string, contentType: string) =>
      fetch(`${workspace.baseUrl}/v1/notes/${note.id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${workspace.keys.everything}`, 'content-type': contentType },
        body,
      });
    expect((await send('{"title":', 'application/json')).status).toBe(400);
    expect((await send('title=After', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect(workspace.requests.map(({ bodyText }) => bodyText)).toStrictEqual(['{"title":', 'title=After']);
  });

  it('to no endpoint is answered 404', async () => {
    expect((await call(workspace, 'GET /v1/templates')).status).toBe(404);
    expect((await call(workspace, `DELETE /v1/notes/${note.id}`)).status).toBe(404);
  });
});
