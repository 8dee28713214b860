import { beforeEach, describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import type { Note } from '../../sandbox/workspace/index.ts';
import type { InputData, Zap } from '../../sandbox/zapier/index.ts';
import { type App, settled } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { annaAsParticipant as anna, hoursAgo, type Office, person, rachel } from './support/office.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const ben = person('Ben Whitfield', 'ben@lumenharbor.example');
const luis = person('Luis Romero', 'luis@kestrel.example');
const withPeople = (...participants: Note['participants']) => ({ participants });
const inFolder = (name: 'kestrel' | 'hiring') => ({ tags: [app.workspace.tag(office[name].id)] });

/** The notes that pass a filter, and those that don't. `test/resources/note/filter.test.ts` has each filter alone. */
interface Row {
  input: InputData;
  pass: Partial<Note>[];
  fail: Partial<Note>[];
}

/** Made when a test runs: the folders have other IDs in each. */
const rows: Readonly<Record<string, () => Row>> = {
  'no filter': () => ({ input: {}, pass: [{ title: null }, withPeople(), { tags: [] }], fail: [] }),
  'a domain that is internal, too': () => ({
    input: { audience: 'external', internalDomains: ['kestrel.example'] },
    pass: [withPeople(anna)],
    fail: [withPeople(rachel, luis)],
  }),
  'all filters': () => {
    const wanted = {
      ...inFolder('kestrel'),
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
        inFolder('hiring'),
        { title: 'A call' },
        { title: 'A weekly 1:1' },
        withPeople(anna, rachel),
        { totalDurationSec: 899.9 },
        { kind: 'online' },
        { visibility: 'workspace' },
        { inputLanguage: 'en' },
      ].map((differing) => ({ ...wanted, ...differing })),
    };
  },
};

/** The office has notes of its own. */
beforeEach(() => {
  for (const id of [...app.workspace.notes.keys()]) app.workspace.deleteNote(id);
});

describe('polls, notifications, searches, and digests find the same notes with', () => {
  it.each(Object.entries(rows))('%s', async (_, row) => {
    const { input, pass, fail } = row();
    const { connection, workspace, zapier } = app;
    const triggers = ['note_completed', 'new_note', 'note_status_changed'];
    const zaps: Zap[] = [];
    for (const key of triggers) zaps.push(await zapier.turnOn(connection, key, input));
    const added = (notes: readonly Partial<Note>[]) =>
      notes.map((note) => workspace.addNote({ status: 'completed', ...note }).id);
    const [failing, passing] = [added(fail), added(pass).toSorted()];
    for (const id of [...failing, ...passing]) workspace.notify(id);
    await settled(app);
    for (const zap of zaps) if (zap.hookUrl === undefined) await zapier.poll(zap);
    const since = { ...input, createdAfter: hoursAgo(1) };
    const found = await zapier.search(connection, 'find_note', since);
    const digest = await zapier.create(connection, 'create_digest', { ...since, period: 'custom' });
    expect(zaps.flatMap(({ errors }) => errors)).toStrictEqual([]);
    const results = [...zaps.map(({ runs }) => runs), found, digest.notes];
    expect(results.map(ids)).toStrictEqual(results.map(() => passing));
  });
});

describe('polls and digests find the same action items of', () => {
  it.each<[string, InputData, string[]]>([
    ['everyone', {}, ['Ask Luis', 'Book a room', 'Write']],
    ['someone by first name', { assignee: 'anna' }, ['Write']],
    ['someone by address', { assignee: 'ben@lumenharbor.example' }, ['Book a room']],
  ])('%s', async (_, input, expected) => {
    const { connection, workspace, zapier } = app;
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
const ids = (notes: unknown) =>
  noted
    .parse(notes)
    .map(({ id }) => id)
    .sort();
