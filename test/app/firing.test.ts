import { describe, expect, it } from '@jest/globals';

import type { Dialect, Note } from '../../sandbox/workspace/index.ts';
import type { InputData, Zap } from '../../sandbox/zapier/index.ts';

import { settled } from './support/app.ts';
import type { App } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { annaAsParticipant, furnish, hoursAgo, person, rachel, reset } from './support/office.ts';
import type { Office } from './support/office.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const turnOn = (trigger: string, input: InputData = {}) => app.zapier.turnOn(app.connection, trigger, input);

async function notified(...ids: string[]): Promise<void> {
  for (const id of ids) app.workspace.notify(id);
  await settled(app);
}

/** Ids of the notes a Zap has fired for, in order. */
const fired = (zap: Zap) => zap.runs.map(({ item }) => item.id);

describe('no Zap fires before the summary is there', () => {
  it('with New Completed Note', async () => {
    const zap = await turnOn('note_completed');
    const { id } = app.workspace.endMeeting();
    expect(await app.zapier.poll(zap)).toStrictEqual([]);
    app.workspace.advance(id);
    expect(await app.zapier.poll(zap)).toStrictEqual([]);
    app.workspace.advance(id);
    const [run] = await app.zapier.poll(zap);
    expect(run?.item).toMatchObject({ id, summaryText: expect.stringContaining('the next steps') });
    expect(run?.item.transcripts).not.toStrictEqual([]);
  });

  it('with New Note in Status for completed notes', async () => {
    const zap = await turnOn('note_status_changed');
    const { id } = app.workspace.endMeeting();
    app.workspace.advance(id);
    await settled(app);
    expect(zap.runs).toStrictEqual([]);
    app.workspace.advance(id);
    await settled(app);
    expect(zap.runs.map(({ item }) => [item.id, item.status])).toStrictEqual([[id, 'completed']]);
  });
});

describe('a Zap fires once for a note', () => {
  it('that is notified again and again, edited in between', async () => {
    app.workspace.dialect.webhookOnEdit = true;
    const zap = await turnOn('new_note');
    const { id } = app.workspace.addNote();
    await notified(id, id);
    await app.zapier.create(app.connection, 'update_note', { noteId: id, title: 'Another' });
    await notified(id);
    expect(fired(zap)).toStrictEqual([id]);
    expect(zap.errors).toStrictEqual([]);
  });

  it('when notifications that name no note come on top', async () => {
    const zap = await turnOn('new_note');
    const { id } = app.workspace.addNote();
    await notified(id);
    app.workspace.notifyRaw('{"hello":"there"}');
    await settled(app);
    expect(fired(zap)).toStrictEqual([id]);
  });

  it('and status, of several statuses', async () => {
    const zap = await turnOn('note_status_changed', { statuses: ['summarizing', 'completed'] });
    const { id } = app.workspace.endMeeting();
    await notified(id);
    app.workspace.advance(id);
    await notified(id);
    app.workspace.advance(id);
    await notified(id);
    expect(zap.runs.map(({ item }) => item.status)).toStrictEqual(['summarizing', 'completed']);
  });

  it('in a run that failed and was replayed', async () => {
    const zap = await turnOn('new_note');
    const { id } = app.workspace.addNote();
    const other = app.workspace.addNote();
    app.workspace.faults.add({
      path: `/v1/notes/${other.id}`,
      times: 1,
      fault: { kind: 'status', status: 503 },
    });
    app.workspace.notifyRaw(JSON.stringify([{ id }, { id: other.id }]));
    await settled(app);
    expect(zap.runs).toStrictEqual([]);
    expect(zap.errors).toMatchObject([
      { name: 'AppError', message: expect.stringContaining('having trouble') },
    ]);

    app.workspace.notifyRaw(JSON.stringify([{ id }, { id: other.id }]));
    await settled(app);
    expect(fired(zap)).toStrictEqual([id, other.id]);
  });

  it('and so does every other Zap beside it, even after one is turned off', async () => {
    const [first, second] = [await turnOn('new_note'), await turnOn('new_note')];
    const one = app.workspace.addNote();
    await notified(one.id);
    await app.zapier.turnOff(first);
    const two = app.workspace.addNote();
    await notified(two.id);
    expect([fired(first), fired(second)]).toStrictEqual([[one.id], [one.id, two.id]]);
  });

  it.each(['fails', 'hangs'] as const)(
    'or twice rather than never, where Zapier’s memory %s',
    async (mode) => {
      const zap = await turnOn('new_note');
      app.zapier.cache.mode = mode;
      const { id } = app.workspace.addNote();
      await notified(id);
      expect(fired(zap)).toStrictEqual([id]);
    },
  );
});

describe('a Zap passes over', () => {
  it('a note that has vanished', async () => {
    const zap = await turnOn('new_note');
    await notified('note_of_nobody');
    expect([zap.runs, zap.errors]).toStrictEqual([[], []]);
  });

  it('an old note that is merely edited', async () => {
    const zaps = [await turnOn('new_note'), await turnOn('note_status_changed')];
    await notified(office.renewal.id);
    expect(zaps.flatMap(fired)).toStrictEqual([]);
  });

  it.each(['..', '%2e%2e', '', 'x'.repeat(10_000), 7, null])(
    'a notification with %j for an id, and asks for no such note',
    async (id) => {
      const zap = await turnOn('new_note');
      app.workspace.clearRequests();
      app.workspace.notifyRaw(JSON.stringify({ noteId: id }));
      await settled(app);
      expect([zap.runs, zap.errors]).toStrictEqual([[], []]);
      expect(app.requests()).toStrictEqual(['GET /v1/notes?limit=100']);
    },
  );
});

describe('no note is missed', () => {
  it.each<Partial<Dialect>>([
    { listOrder: 'oldest-first' },
    { listOrder: 'oldest-first', paginationForm: 'total' },
    { listOrder: 'oldest-first', maxPageSize: 25 },
    { listOrder: 'unordered', maxPageSize: 25 },
    { listOrder: 'updated-first', maxPageSize: 25 },
  ])('by polls or by notifications without an id, with lists in %j', async (dialect) => {
    reset(app, { ...dialect, webhookPayload: 'empty' });
    furnish(app, 230);
    const [polling, instant] = [await turnOn('note_completed'), await turnOn('new_note')];
    const notes = app.workspace.addNotes(3, (index) => ({
      title: `New ${index}`,
      createdAt: hoursAgo(-index / 60),
    }));
    const ids = notes.map(({ id }) => id);
    await app.zapier.poll(polling);
    await notified(...ids.slice(0, 1));
    expect(fired(polling)).toStrictEqual(ids);
    expect(fired(instant).toSorted()).toStrictEqual(ids);
    expect(await app.zapier.poll(polling)).toStrictEqual([]);
  });

  it('when it is completed long after newer ones', async () => {
    app.workspace.addNotes(120, (index) => ({ createdAt: hoursAgo(index) }));
    const late = app.workspace.addNote({ createdAt: hoursAgo(50), status: 'summarizing' });
    const zap = await turnOn('note_completed');
    app.workspace.editNote(late.id, { status: 'completed' });
    await app.zapier.poll(zap);
    expect(fired(zap)).toStrictEqual([late.id]);
  });
});

describe('a Zap listens only to', () => {
  const folder = () => ({ tags: [app.workspace.tag(office.hiring.id)] });
  const withPeople = (...emails: string[]) => ({
    participants: [annaAsParticipant, ...emails.map((email) => person('Guest', email))],
  });

  it.each<[string, () => InputData, () => Partial<Note>, () => Partial<Note>]>([
    ['its folders', () => ({ folderIds: [office.clients.id, office.hiring.id] }), folder, () => ({})],
    [
      'its titles',
      () => ({ titleContains: 'BOARD' }),
      () => ({ title: 'The board, again' }),
      () => ({ title: 'Bored' }),
    ],
    [
      'a person',
      () => ({ participant: 'Rachel@eu.kestrel.example' }),
      () => ({ participants: [rachel] }),
      () => withPeople('rachel@kestrel.example'),
    ],
    [
      'a domain and those below it',
      () => ({ participant: 'kestrel.example' }),
      () => withPeople('x@eu.kestrel.example'),
      () => withPeople('x@mykestrel.example'),
    ],
    [
      'meetings with someone from outside',
      () => ({ externalOnly: 'true' }),
      () => withPeople('x@kestrel.example'),
      () => withPeople('ben@lumen-labs.example'),
    ],
    [
      'meetings with someone from outside of the domains named',
      () => ({ externalOnly: 'true', internalDomains: ['kestrel.example', '@lumenharbor.example'] }),
      () => withPeople('ben@lumen-labs.example'),
      () => withPeople('x@eu.kestrel.example'),
    ],
    [
      'meetings of some length',
      () => ({ minDurationMinutes: '15' }),
      () => ({ totalDurationSec: 900 }),
      () => ({ totalDurationSec: 899 }),
    ],
    [
      'its kinds',
      () => ({ kinds: ['podcast', 'In-person meeting'] }),
      () => ({ kind: 'in-person' }),
      () => ({ kind: 'online' }),
    ],
    [
      'its visibilities',
      () => ({ visibilities: ['public'] }),
      () => ({ visibility: 'public' }),
      () => ({ visibility: 'only-me' }),
    ],
    [
      'its languages',
      () => ({ languages: ['de'] }),
      () => ({ inputLanguage: 'de-AT' }),
      () => ({ inputLanguage: 'den' }),
    ],
  ])('%s', async (_what, input, wanted, unwanted) => {
    const polling = await turnOn('note_completed', input());
    const zaps = [await turnOn('new_note', input()), await turnOn('note_status_changed', input()), polling];
    const notes = [app.workspace.addNote(unwanted()), app.workspace.addNote(wanted())];
    await notified(...notes.map(({ id }) => id));
    await app.zapier.poll(polling);
    expect(zaps.flatMap(({ errors }) => errors)).toStrictEqual([]);
    expect(zaps.map(fired)).toStrictEqual([1, 2, 3].map(() => [notes[1]?.id]));
  });

  it('notes from the moment on at which they match', async () => {
    const zap = await turnOn('new_note', { titleContains: 'board' });
    const { id } = app.workspace.addNote({ title: 'Untitled' });
    await notified(id);
    app.workspace.editNote(id, { title: 'Board' });
    await notified(id, id);
    expect(fired(zap)).toStrictEqual([id]);
  });
});

describe('turning a Zap off', () => {
  it.each([200, 404, 410] as const)(
    'succeeds when its hook is already gone and the service says %d',
    async (unknownHookStatus) => {
      app.workspace.dialect.unknownHookStatus = unknownHookStatus;
      const zap = await turnOn('new_note');
      app.workspace.hooks.clear();
      await app.zapier.turnOff(zap);
      expect(app.requests().at(-1)).toBe('DELETE /v1/integrations/zapier/webhook');
    },
  );
});

describe('turning a Zap on', () => {
  it('refuses what could never fire, and registers nothing', async () => {
    app.workspace.dialect.workspaceDomains = 'none';
    await expect(turnOn('new_note', { externalOnly: 'true' })).rejects.toThrow('Fill in "Internal Domains".');
    await expect(turnOn('new_note', { participant: 'Rachel' })).rejects.toThrow('Participant: “Rachel”');
    expect(app.workspace.hooks).toStrictEqual(new Set());
  });

  it('fires for no note that was there already', async () => {
    furnish(app, 150);
    const zaps = [await turnOn('note_completed'), await turnOn('new_member')];
    for (const zap of zaps) expect(await app.zapier.poll(zap)).toStrictEqual([]);
  });
});
