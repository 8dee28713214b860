import { describe, expect, it } from '@jest/globals';

import type { Dialect } from '../../sandbox/workspace/index.ts';
import type { InputData } from '../../sandbox/zapier/index.ts';

import type { App } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { daysAgo, furnish, hoursAgo, reset, segment } from './support/office.ts';
import type { Office } from './support/office.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const find = (key: string, input: InputData) => app.zapier.search(app.connection, key, input);

async function titles(input: InputData) {
  return (await find('find_note', input)).map(({ title }) => title);
}

describe('no search takes a near miss for a match', () => {
  it.each<[string, InputData]>([
    ['find_folder', { name: 'Kestre' }],
    ['find_folder', { name: 'Kestrel  East' }],
    ['find_member', { email: 'ben@lumenharbor' }],
    ['find_member', { email: 'n@lumenharbor.example' }],
    ['find_member', { email: 'ben@lumenharbor.example', role: 'admin' }],
    ['find_invite', { email: 'maya@lumenharbor' }],
    ['find_invite', { email: 'maya@lumenharbor.example', role: 'member' }],
    ['find_workspace', { name: 'Lumen' }],
    ['get_note', { noteId: 'note_' }],
    ['find_note', { titleContains: 'Kestrel renewal' }],
    ['find_note', { titleContains: 'Kestrel', status: 'summarizing' }],
    ['find_note', { participant: 'strel.example' }],
  ])('%s %j', async (key, input) => {
    expect(await find(key, input)).toStrictEqual([]);
  });

  it('a prefix is no match beside a folder of that very name', async () => {
    expect((await find('find_folder', { name: ' KESTREL ' })).map(({ name }) => name)).toStrictEqual([
      'Kestrel',
    ]);
  });
});

describe('Find Note', () => {
  it('gives all matches: the exact title first, then the newest', async () => {
    app.workspace.addNote({ title: 'Retro', createdAt: daysAgo(20) });
    app.workspace.addNote({ title: 'retro of the year', createdAt: daysAgo(1) });
    app.workspace.addNote({ title: 'Our RETRO', createdAt: daysAgo(10) });
    expect(await titles({ titleContains: 'retro' })).toStrictEqual([
      'Retro',
      'retro of the year',
      'Our RETRO',
    ]);
  });

  it('gives the newest 100 of more, whatever the order', async () => {
    app.workspace.addNotes(130, (index) => ({ title: `Retro ${index}`, createdAt: hoursAgo(index) }));
    for (const listOrder of ['newest-first', 'oldest-first', 'unordered'] as const) {
      app.workspace.dialect.listOrder = listOrder;
      const found = await titles({ titleContains: 'retro' });
      expect(found).toStrictEqual(Array.from({ length: 100 }, (_, index) => `Retro ${index}`));
    }
  });

  it.each<[string, () => string]>([
    ['the summary', () => app.workspace.addNote({ summary: 'about the Übersee deal' }).id],
    ['the enhanced note', () => app.workspace.addNote({ enhancedNote: 'the ÜBERSEE deal' }).id],
    ['one’s own text', () => app.workspace.addNote({ userWrittenNote: 'U\u0308bersee' }).id],
    [
      'the transcript',
      () => app.workspace.addNote({ transcripts: [segment('A', 'to übersee', '0:00', '0:05')] }).id,
    ],
  ])('finds text in %s', async (_where, add) => {
    const id = add();
    expect(await find('find_note', { textContains: 'übersee' })).toMatchObject([{ id }]);
  });

  it('finds by date, taking dates without a zone for UTC', async () => {
    app.workspace.addNote({ title: 'June', createdAt: '2020-06-15T10:00:00.000Z' });
    const june = { createdBefore: '2020-06-15T10:00:01' };
    expect(await titles({ createdAfter: '2020-06-15', ...june })).toStrictEqual(['June']);
    expect(await titles({ createdAfter: '2020-06-15T12:30:00+02:00', ...june })).toStrictEqual([]);
    expect(await titles({ updatedAfter: daysAgo(2.5) })).toStrictEqual(['Kestrel: renewal']);
  });

  it('stops reading where the order rules out more', async () => {
    app.workspace.addNotes(500, (index) => ({ createdAt: daysAgo(10 + index) }));
    app.workspace.clearRequests();
    await find('find_note', { createdAfter: daysAgo(3) });
    expect(app.requests()).toStrictEqual(['GET /v1/notes?limit=100']);
  });
});

describe('“not found” is only said after looking everywhere', () => {
  it.each<Partial<Dialect>>([
    { ignoresOffset: true },
    { ignoresOffset: true, paginationForm: 'total' },
    { repeatsPages: true },
    { repeatsPages: true, maxPageSize: 25 },
  ])('with lists in %j', async (dialect) => {
    reset(app, dialect);
    furnish(app, 150);
    await expect(find('find_note', { titleContains: 'No such thing' })).rejects.toThrow(
      /^The search read \d+ notes without a match, but .* did not show all of them\. To narrow it, choose a folder in "Folders"\.$/,
    );
    await expect(find('find_member', { role: 'owner' })).rejects.toThrow(
      /^The search read \d+ members without a match, but .* To narrow it, fill in "Email" or "Name Contains"\.$/,
    );
  });

  it('and not when the list breaks off', async () => {
    furnish(app, 150);
    app.workspace.faults.add({ path: '/v1/notes', skip: 1, fault: { kind: 'truncated-json' } });
    await expect(find('find_note', { titleContains: 'No such thing' })).rejects.toThrow(
      'does not understand',
    );
  });
});

describe('one clear sentence, without a request, for', () => {
  it.each<[string, string, InputData, string]>([
    ['no criteria', 'find_note', {}, 'There is nothing to search for. Fill in at least one of the fields'],
    ['blanks', 'find_note', { titleContains: '  ', folderIds: [''] }, 'There is nothing to search for.'],
    ['a check box left off', 'find_note', { externalOnly: 'false' }, 'There is nothing to search for.'],
    ['domains alone', 'find_note', { internalDomains: ['a.example'] }, 'There is nothing to search for.'],
    [
      'no member',
      'find_member',
      {},
      'Fill in at least one of "Email", "Name Contains", "Role", and "Group".',
    ],
    ['no folder', 'find_folder', { name: '' }, 'Fill in at least one of "Name" and "Parent Folder".'],
    ['no invite', 'find_invite', {}, 'Fill in at least one of "Email" and "Role".'],
    [
      'a date that is none',
      'find_note',
      { createdAfter: 'last Tuesday' },
      'Created After: use a date or a date and time, such as 2026-03-31 or 2026-03-31T09:30:00Z.',
    ],
    ['a day there is not', 'find_note', { updatedAfter: '2026-02-30' }, 'Updated After: use a date'],
    [
      'a participant that is neither a person nor a domain',
      'find_note',
      { participant: 'Rachel' },
      'Participant: “Rachel” is neither an email address nor a domain.',
    ],
    ['a status there is not', 'find_note', { status: 'done' }, 'Status: choose one of “Idle”'],
    ['an odd id', 'get_note', { noteId: '../members' + '\ud800' }, 'This is not the ID of a note.'],
    ['an id that leads elsewhere', 'get_note', { noteId: '%2e%2e' }, 'This is not the ID of a note.'],
  ])('%s', async (_what, key, input, sentence) => {
    await expect(find(key, input)).rejects.toMatchObject({
      name: 'AppError',
      message: expect.stringContaining(sentence),
    });
    expect(app.workspace.requests).toStrictEqual([]);
  });
});

it('an id with a slash is one id, not a path', async () => {
  app.workspace.addNote();
  expect(await find('get_note', { noteId: `${office.renewal.id}/../x?y#z` })).toStrictEqual([]);
  expect(app.requests()).toStrictEqual([`GET /v1/notes/${office.renewal.id}%2F..%2Fx%3Fy%23z`]);
});
