import { expect, it } from '@jest/globals';
import * as zod from 'zod';

import type { Note } from '../../sandbox/workspace/index.ts';
import type { Zap } from '../../sandbox/zapier/index.ts';
import { type App, settled } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { annaAsParticipant as anna, hoursAgo, type Office, person, rachel } from './support/office.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const luis = person('Luis Romero', 'luis@kestrel.example');
const withPeople = (...participants: Note['participants']) => ({ participants });
const inFolder = (name: 'kestrel' | 'hiring') => ({ tags: [app.workspace.tag(office[name].id)] });

it('polls, notifications, searches, and digests find the same notes with all filters', async () => {
  const { connection, workspace, zapier } = app;
  // The office has notes of its own.
  for (const id of [...workspace.notes.keys()]) workspace.deleteNote(id);
  const wanted = {
    ...inFolder('kestrel'),
    ...withPeople(anna, luis),
    title: 'A weekly call',
    totalDurationSec: 900,
    kind: 'podcast' as const,
    visibility: 'only-me' as const,
    inputLanguage: 'es_MX',
  };
  const input = {
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
  };
  const eva = person('Eva', 'eva@eu.client.example');
  const pass: Partial<Note>[] = [wanted, { ...wanted, ...withPeople(eva), kind: 'in-person' }];
  // Each fails one filter only.
  const fail: Partial<Note>[] = [
    inFolder('hiring'),
    { title: 'A call' },
    { title: 'A weekly 1:1' },
    withPeople(anna, rachel),
    { totalDurationSec: 899.9 },
    { kind: 'online' },
    { visibility: 'workspace' },
    { inputLanguage: 'en' },
  ];
  const zaps: Zap[] = [];
  for (const key of ['note_completed', 'new_note', 'note_status_changed'])
    zaps.push(await zapier.turnOn(connection, key, input));
  const added = (notes: readonly Partial<Note>[]) =>
    notes.map((note) => workspace.addNote({ ...wanted, status: 'completed', ...note }).id);
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

const noted = zod.array(zod.looseObject({ id: zod.string() }));
const ids = (notes: unknown) =>
  noted
    .parse(notes)
    .map(({ id }) => id)
    .sort();
