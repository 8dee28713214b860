import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import type { Note } from '../../sandbox/workspace/index.ts';
import type { InputData } from '../../sandbox/zapier/index.ts';
import { type App, settled } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { annaAsParticipant as anna, hoursAgo, type Office, person, rachel } from './support/office.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const ben = person('Ben Whitfield', 'ben@lumenharbor.example');
const luis = person('Luis Romero', 'luis@kestrel.example');
const unknown = person('Speaker 3', null);
const withPeople = (...participants: Note['participants']) => ({ participants });
const inFolders = (...folders: ('clients' | 'kestrel' | 'hiring')[]) => ({
  tags: folders.map((name) => app.workspace.tag(office[name].id)),
});

/** The notes that pass a filter, and those that don't. */
interface Row {
  input: InputData;
  pass: Partial<Note>[];
  fail: Partial<Note>[];
}

/** Made when a test runs: the folders have other IDs in each. */
const rows: Readonly<Record<string, () => Row>> = {
  'no filter': () => ({ input: {}, pass: [{ title: null }, withPeople(), { tags: [] }], fail: [] }),
  Folders: () => ({
    input: { folderIds: [office.clients.id, office.hiring.id] },
    pass: [inFolders('hiring'), inFolders('kestrel', 'clients')],
    fail: [inFolders('kestrel'), inFolders()],
  }),
  'Include Subfolders': () => ({
    input: { folderIds: [office.clients.id], includeSubfolders: 'true' },
    pass: [inFolders('clients'), inFolders('kestrel'), inFolders('hiring', 'kestrel')],
    fail: [inFolders('hiring'), inFolders()],
  }),
  'External meetings': () => ({
    input: { audience: 'external' },
    pass: [withPeople(anna, rachel), withPeople(person('Eva', null, { accountDomain: 'kestrel.example' }))],
    fail: [withPeople(anna, ben), withPeople(unknown), withPeople()],
  }),
  'Internal meetings': () => ({
    input: { audience: 'internal' },
    pass: [withPeople(anna, ben), withPeople(anna, unknown)],
    fail: [withPeople(anna, rachel), withPeople(unknown), withPeople()],
  }),
  'Internal Domains': () => ({
    input: { audience: 'external', internalDomains: ['kestrel.example'] },
    pass: [withPeople(anna)],
    fail: [withPeople(rachel, luis)],
  }),
  'all filters': () => {
    const wanted = {
      ...inFolders('kestrel'),
      ...withPeople(anna, luis),
      title: 'A weekly call',
      totalDurationSec: 900,
      kind: 'podcast' as const,
      visibility: 'only-me' as const,
      inputLanguage: 'es_MX',
    };
    return {
      input: {
        folderIds: [office.clients.id],
        includeSubfolders: 'true',
        titleContains: 'WEEKLY',
        titleExcludes: ['1:1'],
        audience: 'external',
        participant: ['"Romero, Luis" <LUIS@kestrel.example>; client.example'],
        minDurationMinutes: '15',
        kinds: ['podcast', 'In-person meeting'],
        visibilities: ['only-me'],
        languages: ['Spanish'],
      },
      pass: [wanted, { ...wanted, ...withPeople(person('Eva', 'eva@eu.client.example')), kind: 'in-person' }],
      // Each fails one filter only.
      fail: [
        { ...wanted, ...inFolders('hiring') },
        { ...wanted, title: 'A call' },
        { ...wanted, title: 'A weekly 1:1' },
        { ...wanted, ...withPeople(anna, rachel) },
        { ...wanted, totalDurationSec: 899.9 },
        { ...wanted, kind: 'online' },
        { ...wanted, visibility: 'workspace' },
        { ...wanted, inputLanguage: 'en' },
      ],
    };
  },
};

describe('polls, notifications, searches, and digests find the same notes with', () => {
  it.each(Object.keys(rows))('%s', async (name) => {
    const row = rows[name]?.();
    if (row === undefined) throw new Error(`There is no row ${name}.`);
    const { connection, workspace, zapier } = app;
    // The office has notes of its own.
    for (const id of [...workspace.notes.keys()]) workspace.deleteNote(id);
    const zaps = await Promise.all(
      ['note_completed', 'new_note', 'note_status_changed'].map((key) =>
        zapier.turnOn(connection, key, row.input),
      ),
    );
    const added = (notes: readonly Partial<Note>[]) =>
      notes.map((note) => workspace.addNote({ status: 'completed', ...note }).id);
    const [failing, passing] = [added(row.fail), added(row.pass)];
    for (const id of [...failing, ...passing]) workspace.notify(id);
    await settled(app);
    await Promise.all(zaps.filter(({ hookUrl }) => hookUrl === undefined).map((zap) => zapier.poll(zap)));

    const since = { createdAfter: hoursAgo(1) };
    const found = await zapier.search(connection, 'find_note', { ...row.input, ...since });
    const digest = await zapier.create(connection, 'create_digest', {
      ...row.input,
      ...since,
      period: 'custom',
    });
    const wanted = passing.toSorted();
    expect(zaps.flatMap(({ errors }) => errors)).toStrictEqual([]);
    expect({
      ...Object.fromEntries(zaps.map(({ triggerKey, runs }) => [triggerKey, ids(runs)])),
      find_note: ids(found),
      create_digest: ids(digest.notes),
    }).toStrictEqual({
      note_completed: wanted,
      new_note: wanted,
      note_status_changed: wanted,
      find_note: wanted,
      create_digest: wanted,
    });
  });
});

describe('polls and digests find the same action items of', () => {
  it.each<[string, InputData, string[]]>([
    ['everyone', {}, ['Ask Luis', 'Book a room', 'Write']],
    ['someone by first name', { assignee: 'anna' }, ['Write']],
    ['someone by address', { assignee: 'ben@lumenharbor.example' }, ['Book a room']],
  ])('%s', async (_, input, expected) => {
    const { connection, workspace, zapier } = app;
    for (const id of [...workspace.notes.keys()]) workspace.deleteNote(id);
    const zap = await zapier.turnOn(connection, 'new_action_item', input);
    workspace.addNote({
      ...withPeople(anna, ben, luis),
      status: 'completed',
      summary: '- [ ] Anna: Write\n- [ ] Ben: Book a room\n- [ ] Ask Luis\n- [x] Anna: Read',
    });
    const runs = await zapier.poll(zap);
    expect(runs.map(({ text }) => text).toSorted()).toStrictEqual(expected);
    const digest = await zapier.create(connection, 'create_digest', {
      ...input,
      period: 'custom',
      createdAfter: hoursAgo(1),
      include: ['openActionItems'],
    });
    for (const text of expected) expect(digest.text).toContain(text);
    expect(digest.openActionItemCount).toBe(expected.length);
  });

  it('nobody, for a Zap that wants only unassigned ones', async () => {
    const { connection, workspace, zapier } = app;
    const zap = await zapier.turnOn(connection, 'new_action_item', { unassigned: 'true' });
    workspace.addNote({ status: 'completed', summary: '- [ ] Anna: Write\n- [ ] Ask Luis\n- [x] Read' });
    expect((await zapier.poll(zap)).map(({ text }) => text)).toStrictEqual(['Ask Luis']);
  });

  it('nobody and someone, which is an error', async () => {
    const both = { assignee: 'anna', unassigned: 'true' };
    await expect(app.zapier.turnOn(app.connection, 'new_action_item', both)).rejects.toThrow(
      '"Assigned To" is filled in, but "Unassigned Only" is on',
    );
  });
});

const noted = zod.array(zod.looseObject({ id: zod.string() }));

function ids(notes: unknown): string[] {
  return noted
    .parse(notes)
    .map(({ id }) => id)
    .sort();
}
