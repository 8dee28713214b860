import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultDialect, startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Workspace } from '../../../sandbox/workspace/index.ts';
import { call, list, withWorkspace } from './client.ts';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await startWorkspace();
});
beforeEach(() => {
  Object.assign(workspace.dialect, defaultDialect);
});
afterAll(() => workspace.close());

/** Every id that following the pages gives, and how many pages that took; stops after 20 pages. */
async function readAll(path: string): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let pages = 0;
  for (let offset: number | null = 0; offset !== null && pages < 20; pages += 1) {
    const page = await list(workspace, `${path}&offset=${offset}`);
    ids.push(...page.items.map((item) => item.id));
    offset = page.pagination.nextOffset;
  }
  return { ids, pages };
}

describe('note list', () => {
  it('gives every note once over its pages', async () => {
    const { ids, pages } = await readAll('/v1/notes?limit=25');
    expect(new Set(ids)).toStrictEqual(new Set(workspace.notes.keys()));
    expect(ids).toHaveLength(workspace.notes.size);
    expect(pages).toBe(3);
  });

  it('holds 20 where no limit is sent and at most 100', async () => {
    await withWorkspace({ data: 'empty' }, async (full) => {
      full.addNotes(150, (index) => ({ title: `Note ${index}` }));
      expect((await list(full, '/v1/notes')).items).toHaveLength(20);
      expect((await list(full, '/v1/notes?limit=500')).items).toHaveLength(100);
    });
  });

  it('filters by status', async () => {
    const { items } = await list(workspace, '/v1/notes?status=summarizing');
    expect(items.map(({ id }) => workspace.notes.get(id)?.status)).toStrictEqual(['summarizing']);
  });

  it.each<[typeof defaultDialect.folderIdsForm, string, boolean]>([
    ['repeated', 'folderIds=A&folderIds=B', true],
    ['repeated', 'folderIds=A,B', false],
    ['comma-separated', 'folderIds=A,B', true],
    ['first-only', 'folderIds=A&folderIds=B', false],
  ])('reads several folders as %s: %s', async (form, query, findsSecond) => {
    workspace.dialect.folderIdsForm = form;
    const [first, second] = ['Hiring', 'Podcast'].map((name) => {
      const folder = [...workspace.folders.values()].find((candidate) => candidate.name === name);
      return folder?.id ?? '';
    });
    const { items } = await list(
      workspace,
      `/v1/notes?limit=100&${query.replace('A', first ?? '').replace('B', second ?? '')}`,
    );
    const found = items.some(({ id }) => workspace.notes.get(id)?.tags.some((tag) => tag.id === second));
    expect(found).toBe(findsSecond);
  });

  it.each(['sort=createdAt', 'limit=0', 'limit=ten', 'offset=-1', 'status=postprocessing', 'kind=online'])(
    'refuses %s and names it',
    async (query) => {
      const { status, text } = await call(workspace, `GET /v1/notes?${query}`);
      expect(status).toBe(400);
      expect(text).toContain(query.split('=')[0]);
    },
  );

  it('passes over unknown parameters where it is not strict', async () => {
    workspace.dialect.strict = false;
    expect((await call(workspace, 'GET /v1/notes?sort=createdAt')).status).toBe(200);
  });

  it('comes in the order of the dialect', async () => {
    const ids = async () => (await list(workspace, '/v1/notes?limit=100')).items.map(({ id }) => id);
    const newestFirst = await ids();
    const times = newestFirst.map((id) => workspace.notes.get(id)?.createdAt ?? '');
    expect(times).toStrictEqual([...times].sort().reverse());

    workspace.dialect.listOrder = 'oldest-first';
    expect(new Set(await ids())).toStrictEqual(new Set(newestFirst));
    expect((await ids())[0]).toBe(newestFirst.at(-1));

    workspace.dialect.listOrder = 'unordered';
    expect(await ids()).not.toStrictEqual(newestFirst);

    workspace.dialect.listOrder = 'updated-first';
    const [, , third = ''] = newestFirst;
    workspace.editNote(third, { title: 'Edited' });
    expect((await ids())[0]).toBe(third);
  });

  it('shows a changed, a new and a deleted note at once', async () => {
    const note = workspace.addNote({ title: 'Fresh' });
    const titles = async () => (await list(workspace, '/v1/notes?limit=1')).items.map(({ title }) => title);
    expect(await titles()).toStrictEqual(['Fresh']);
    workspace.editNote(note.id, { title: 'Fresher' });
    expect(await titles()).toStrictEqual(['Fresher']);
    workspace.deleteNote(note.id);
    expect(await titles()).not.toStrictEqual(['Fresher']);
  });
});

describe('pages in other dialects', () => {
  it('can tell the total instead of the next offset', async () => {
    workspace.dialect.paginationForm = 'total';
    const { body } = await call(workspace, 'GET /v1/notes?limit=10&offset=50');
    expect(body).toMatchObject({ pagination: { limit: 10, offset: 50, total: workspace.notes.size } });
  });

  it('can be smaller than asked', async () => {
    workspace.dialect.maxPageSize = 25;
    const page = await list(workspace, '/v1/notes?limit=100');
    expect(page.items).toHaveLength(25);
    expect(page.pagination).toStrictEqual({ limit: 25, nextOffset: 25, isLast: false });
  });

  it('can ignore the offset', async () => {
    workspace.dialect.ignoresOffset = true;
    expect(await list(workspace, '/v1/notes?limit=10&offset=20')).toStrictEqual(
      await list(workspace, '/v1/notes?limit=10'),
    );
  });

  it('can repeat the last page for ever', async () => {
    workspace.dialect.repeatsPages = true;
    const last = await list(workspace, '/v1/notes?limit=40&offset=40');
    const after = await list(workspace, '/v1/notes?limit=40&offset=400');
    expect(after.items).toStrictEqual(last.items);
    expect(after.pagination).toStrictEqual({ limit: 40, nextOffset: 440, isLast: false });
  });
});

describe('member and invite lists', () => {
  it('searches members by name and by address, in any case', async () => {
    const emails = async (search: string) =>
      (await list(workspace, `/v1/workspace/members?search=${search}`)).items.map(({ email }) => email);
    expect(await emails('LINDQVIST')).toStrictEqual(['anna.lindqvist@lumenharbor.example']);
    expect(await emails('lumen-labs')).toHaveLength(4);
    expect(await emails('nobody')).toStrictEqual([]);
  });

  it('takes 1 to 100 members a page', async () => {
    expect((await list(workspace, '/v1/workspace/members?limit=100')).items).toHaveLength(25);
    expect((await call(workspace, 'GET /v1/workspace/members?limit=101')).status).toBe(400);
    expect((await call(workspace, 'GET /v1/workspace/members?limit=0')).status).toBe(400);
  });

  it('pages through members and invites', async () => {
    expect((await readAll('/v1/workspace/members?limit=10')).ids.sort()).toStrictEqual(
      [...workspace.members.keys()].sort(),
    );
    expect((await readAll('/v1/invites?limit=4')).ids.sort()).toStrictEqual(
      [...workspace.invites.keys()].sort(),
    );
  });
});
