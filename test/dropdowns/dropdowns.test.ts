import { describe, expect, it } from '@jest/globals';

import { aFolder, aMember, aNote, aPage, frontOf, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { idsOf, runTrigger } from '../support/zapier.ts';

const service = useService();
const listed = (path: string, items: object[], nextOffset: number | null = null) =>
  service.on('GET', path).reply(200, aPage(items, nextOffset));

/** Opens a dropdown and scrolls through its pages. */
async function scroll(key: string, pages: number) {
  const shown: Record<string, unknown>[][] = [];
  for (let page = 0; page < pages; page += 1) shown.push(await runTrigger(key, { meta: { page } }));
  return shown;
}

describe('the dropdown of notes', () => {
  it('shows titles and dates', async () => {
    listed('/v1/notes?limit=100', [
      aNote({ id: 'a', title: 'Weekly', createdAt: '2026-03-12T13:30:00Z' }),
      aNote({ id: 'b', title: null, createdAt: null }),
    ]);
    expect(await runTrigger('note_list')).toStrictEqual([
      { id: 'a', label: 'Weekly (2026-03-12)', title: 'Weekly', createdAt: '2026-03-12T13:30:00Z' },
      { id: 'b', label: 'Untitled note', title: null, createdAt: null },
    ]);
  });

  it('shows a hundred choices at a time, even if the pages of the service are smaller', async () => {
    const notes = notesInOrder(160).toReversed();
    service.list('/v1/notes', pagesOf(notes, 25));
    const shown = await scroll('note_list', 3);
    expect(shown.map((page) => page.length)).toStrictEqual([100, 60, 0]);
    expect(idsOf(shown.flat())).toStrictEqual(idsOf(notes));
    expect(service.requests).toHaveLength(18);
  });

  it('shows the newest notes first, even if the service lists the oldest first', async () => {
    const notes = notesInOrder(250);
    service.list('/v1/notes', pagesOf(notes));
    expect(idsOf((await scroll('note_list', 4)).flat())).toStrictEqual(idsOf(notes.toReversed()));
  });
});

describe('the dropdown of members', () => {
  it('shows names and email addresses in alphabetical order, with both IDs', async () => {
    listed('/v1/workspace/members?limit=100', [
      aMember({ id: 'b', name: 'Mei', email: null, userId: null }),
      aMember({ id: 'a', userId: 'u', name: 'Anna', email: 'anna@acme.example' }),
      aMember({ id: 'c', name: null, email: 'x@acme.example' }),
      aMember({ id: 'd', name: null, email: null }),
    ]);
    expect(await runTrigger('member_list', { inputData: {} })).toStrictEqual([
      { id: 'a', label: 'Anna (anna@acme.example)', ownerUserId: 'u' },
      { id: 'd', label: 'd', ownerUserId: 'usr-1' },
      { id: 'b', label: 'Mei', ownerUserId: 'b' },
      { id: 'c', label: 'x@acme.example', ownerUserId: 'usr-1' },
    ]);
  });
});

describe('the dropdown of folders', () => {
  it('shows paths in alphabetical order', async () => {
    service.on('GET', '/v1/folders').reply(200, {
      folders: [
        aFolder({ id: 'b', name: 'Europe', parentFolderId: 'a' }),
        aFolder({ id: 'c', name: 'Archive' }),
        aFolder({ id: 'a', name: 'Clients' }),
      ],
    });
    const paths = (await runTrigger('folder_list')).map(({ path }) => path);
    expect(paths).toStrictEqual(['Archive', 'Clients', 'Clients / Europe']);
  });
});

describe('the dropdown of groups', () => {
  it('shows each group that any member is in once, from all pages, if it has an ID', async () => {
    const group = (id: string | null, name: string | null) => ({ id, name });
    const inTwo = aMember({ id: 'a', groups: [group('g2', 'Sales'), group('g1', 'Legal')] });
    const inNone = aMember({ id: 'b', groups: null });
    const inOthers = aMember({
      id: 'c',
      groups: [group('g2', 'Sales'), group('g3', null), group(null, 'X')],
    });
    listed('/v1/workspace/members?limit=100', [inTwo, inNone], 2);
    listed('/v1/workspace/members?limit=100&offset=1', [inNone, inOthers]);
    const log: string[] = [];
    expect(await runTrigger('group_list', {}, { log })).toStrictEqual([
      { id: 'g3', name: 'g3' },
      { id: 'g1', name: 'Legal' },
      { id: 'g2', name: 'Sales' },
    ]);
    expect(log).toStrictEqual([]);
  });

  it('logs that not all members could be read', async () => {
    service.list('/v1/workspace/members', frontOf([aMember(), aMember({ id: 'b' })]));
    const log: string[] = [];
    await runTrigger('group_list', {}, { log });
    expect(log).toStrictEqual(['Not all members could be read, so some groups may be missing.']);
  });
});

it.each(['folder_list', 'group_list'])('the dropdown %s has one page', async (key) => {
  expect(await runTrigger(key, { meta: { page: 1 } })).toStrictEqual([]);
});
