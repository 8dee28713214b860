import { describe, expect, it } from '@jest/globals';

import type { Dialect } from '../../sandbox/workspace/index.ts';
import type { InputData, Zap } from '../../sandbox/zapier/index.ts';
import type { App } from './support/app.ts';
import { settled } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { furnish, hoursAgo, reset } from './support/office.ts';

let app: App;
beforeEachInOffice((opened) => ({ app } = opened));

const turnOn = (trigger: string, input: InputData = {}) => app.zapier.turnOn(app.connection, trigger, input);

async function notified(...ids: string[]): Promise<void> {
  for (const id of ids) app.workspace.notify(id);
  await settled(app);
}

/** Ids of the notes a Zap has fired for, in order. */
const fired = (zap: Zap) => zap.runs.map(({ id }) => id);

describe('a Zap does not fire before the summary is there', () => {
  it('with New Completed Note', async () => {
    const zap = await turnOn('note_completed');
    const { id } = app.workspace.endMeeting();
    expect(await app.zapier.poll(zap)).toStrictEqual([]);
    app.workspace.advance(id);
    expect(await app.zapier.poll(zap)).toStrictEqual([]);
    app.workspace.advance(id);
    const [run] = await app.zapier.poll(zap);
    expect(run).toMatchObject({ id, summaryText: expect.stringContaining('the next steps') });
    expect(run?.transcripts).not.toStrictEqual([]);
  });

  it('with New Note in Status for completed notes', async () => {
    const zap = await turnOn('note_status_changed');
    const { id } = app.workspace.endMeeting();
    app.workspace.advance(id);
    await settled(app);
    expect(zap.runs).toStrictEqual([]);
    app.workspace.advance(id);
    await settled(app);
    expect(zap.runs.map(({ id, status }) => [id, status])).toStrictEqual([[id, 'completed']]);
  });
});

describe('a Zap fires once for a note', () => {
  it('of which it is notified again and again, edited in between', async () => {
    app.workspace.dialect.webhookOnEdit = true;
    const zap = await turnOn('new_note');
    const { id } = app.workspace.addNote();
    await notified(id, id);
    await app.zapier.create(app.connection, 'update_note', { noteId: id, title: 'Another' });
    await notified(id);
    expect(fired(zap)).toStrictEqual([id]);
    expect(zap.errors).toStrictEqual([]);
  });

  it('and each of the chosen statuses', async () => {
    const zap = await turnOn('note_status_changed', { statuses: ['summarizing', 'completed'] });
    const { id } = app.workspace.endMeeting();
    await notified(id);
    app.workspace.advance(id);
    await notified(id);
    app.workspace.advance(id);
    await notified(id);
    expect(zap.runs.map(({ status }) => status)).toStrictEqual(['summarizing', 'completed']);
  });

  it('even if another Zap for the same notes is turned off', async () => {
    const [first, second] = [await turnOn('new_note'), await turnOn('new_note')];
    const one = app.workspace.addNote();
    await notified(one.id);
    await app.zapier.turnOff(first);
    const two = app.workspace.addNote();
    await notified(two.id);
    expect([fired(first), fired(second)]).toStrictEqual([[one.id], [one.id, two.id]]);
  });
});

describe('New or Updated Note', () => {
  it('fires for each version of a note, also when it becomes what it was before', async () => {
    const { id } = app.workspace.addNote({ visibility: 'workspace' });
    const zap = await turnOn('note_updated', { parts: ['visibility'] });
    for (const visibility of ['public', 'workspace', 'public'] as const) {
      app.workspace.editNote(id, { visibility, title: visibility });
      expect(await app.zapier.poll(zap)).toMatchObject([{ id, visibility, changedParts: 'visibility' }]);
      expect(await app.zapier.poll(zap)).toStrictEqual([]);
    }
    expect(new Set(zap.runs.map(({ version }) => version)).size).toBe(3);
  });

  it('runs two Zaps that add to the note that started them once each', async () => {
    const { id } = app.workspace.addNote();
    const zaps = [await turnOn('note_updated'), await turnOn('note_updated', { parts: ['written-notes'] })];
    app.workspace.editNote(id, { userWrittenNote: 'Mine.' });
    for (let round = 0; round < 10; round += 1)
      for (const zap of zaps)
        for (const { id: noteId } of await app.zapier.poll(zap)) {
          const input = { noteId, userWrittenNote: `In round ${round}.`, contentMode: 'append' };
          await app.zapier.create(app.connection, 'update_note', input);
        }
    expect(zaps.map(fired)).toStrictEqual([[id], [id]]);
    expect(app.workspace.notes.get(id)?.userWrittenNote).toBe('Mine.\n\nIn round 0.\n\nIn round 0.');
  });
});

describe('a Zap misses no note', () => {
  it.each<Partial<Dialect>>([
    { listOrder: 'oldest-first', paginationForm: 'total' },
    { listOrder: 'oldest-first', maxPageSize: 25 },
    { listOrder: 'unordered', maxPageSize: 25 },
    { listOrder: 'updated-first', maxPageSize: 25 },
  ])('whether polled or notified without an ID, with lists in %j', async (dialect) => {
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

  it('that is completed long after newer ones', async () => {
    app.workspace.addNotes(120, (index) => ({ createdAt: hoursAgo(index) }));
    const late = app.workspace.addNote({ createdAt: hoursAgo(50), status: 'summarizing' });
    const zap = await turnOn('note_completed');
    app.workspace.editNote(late.id, { status: 'completed' });
    await app.zapier.poll(zap);
    expect(fired(zap)).toStrictEqual([late.id]);
  });
});

it('a Zap does not fire for what was there when it was turned on', async () => {
  furnish(app, 150);
  const zaps = [await turnOn('note_completed'), await turnOn('new_member')];
  for (const zap of zaps) expect(await app.zapier.poll(zap)).toStrictEqual([]);
});
