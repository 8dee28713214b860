import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Dialect, Workspace, WorkspaceOptions } from '../../../sandbox/workspace/index.ts';
import { call } from './client.ts';
import { startReceiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';

const path = '/v1/integrations/zapier/webhook';

let receiver: Receiver;
let workspace: Workspace;
beforeEach(async () => {
  receiver = await startReceiver();
  workspace = await start();
});
afterEach(async () => {
  await workspace.close();
  await receiver.close();
});

const start = (options: WorkspaceOptions = {}) =>
  startWorkspace({
    data: 'empty',
    trustedCertificates: [receiver.certificate],
    webhookRetryPausesMs: [1, 2],
    ...options,
  });

const subscribe = (hookUrl: string) => call(workspace, `POST ${path}`, { body: { hookUrl } });
const unsubscribe = (hookUrl: string) => call(workspace, `DELETE ${path}`, { body: { hookUrl } });

describe('webhook addresses', () => {
  it('stand side by side, and are removed one by one', async () => {
    expect((await subscribe(`${receiver.url}a`)).body).toStrictEqual({ status: 'success' });
    await subscribe(`${receiver.url}b`);
    await subscribe(`${receiver.url}b`);
    await unsubscribe(`${receiver.url}a`);
    expect([...workspace.hooks]).toStrictEqual([`${receiver.url}b`]);
  });

  it.each(['http://hooks.example/1', 'hooks.example', '', 7])('are not %j', async (hookUrl) => {
    const { status, text } = await call(workspace, `POST ${path}`, { body: { hookUrl } });
    expect(status).toBe(400);
    expect(text).toContain('hookUrl');
  });

  it('that are unknown are removed as the dialect says', async () => {
    expect((await unsubscribe('https://hooks.example/gone')).body).toStrictEqual({ status: 'success' });
    workspace.dialect.unknownHookStatus = 410;
    expect((await unsubscribe('https://hooks.example/gone')).status).toBe(410);
  });
});

describe('notifications', () => {
  it('tell every state of a meeting that ended', async () => {
    await subscribe(receiver.url);
    await workspace.close();
    workspace = await start({ processing: { transcribeMs: 1, summarizeMs: 1 } });
    await subscribe(receiver.url);
    const note = workspace.endMeeting({ title: 'Kick-off' });
    await workspace.settled();
    const states = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(states.sort()).toStrictEqual(['note.completed', 'note.summarizing', 'note.transcript-processing']);
    expect(workspace.notes.get(note.id)).toMatchObject({ title: 'Kick-off', status: 'completed' });
  });

  it('wait for the hand that moves a note, where processing is manual', async () => {
    await workspace.close();
    workspace = await start({ processing: 'manual' });
    const note = workspace.endMeeting({ summary: 'All good.' });
    await workspace.settled();
    expect(workspace.notes.get(note.id)).toMatchObject({ status: 'transcript-processing', transcripts: [] });
    expect(workspace.advance(note.id)).toMatchObject({ status: 'summarizing', summary: null });
    expect(workspace.advance(note.id)).toMatchObject({ status: 'completed', summary: 'All good.' });
    expect(() => workspace.advance(note.id)).toThrow('not being processed');
  });

  it('are sent again, each time later, until they are taken', async () => {
    await subscribe(receiver.url);
    receiver.answers.push(
      () => 500,
      () => 503,
    );
    workspace.notify(workspace.addNote().id);
    await workspace.settled();
    expect(workspace.deliveries.map(({ attempt, status }) => [attempt, status])).toStrictEqual([
      [1, 500],
      [2, 503],
      [3, 200],
    ]);
  });

  it('end at once for an address that is removed', async () => {
    await subscribe(receiver.url);
    receiver.answers.push(() => {
      workspace.hooks.delete(receiver.url);
      return 500;
    });
    workspace.notify(workspace.addNote().id);
    await workspace.settled();
    expect(workspace.deliveries.map(({ status }) => status)).toStrictEqual([500]);
  });

  it('that are never answered count as failed, and do not hold up the end of the workspace', async () => {
    await workspace.close();
    workspace = await start({ webhookTimeoutMs: 200, webhookRetryPausesMs: [] });
    await subscribe(receiver.url);
    const { id } = workspace.addNote();
    receiver.answers.push(() => null);
    workspace.notify(id);
    await workspace.settled();
    expect(workspace.deliveries).toMatchObject([{ status: null, error: 'no answer within 200 ms' }]);

    await workspace.close();
    workspace = await start({ webhookTimeoutMs: 60_000 });
    await subscribe(receiver.url);
    receiver.answers.push(() => null);
    workspace.notify(id);
    await workspace.close();
    expect(workspace.deliveries).not.toContainEqual(expect.objectContaining({ status: 200 }));
  });

  it('go to no address whose certificate is not trusted', async () => {
    await workspace.close();
    workspace = await start({ trustedCertificates: [] });
    await subscribe(receiver.url);
    workspace.notify(workspace.addNote().id);
    await workspace.settled();
    expect(receiver.received).toStrictEqual([]);
    expect(workspace.deliveries).toHaveLength(3);
    expect(workspace.deliveries[0]).toMatchObject({
      status: null,
      error: expect.stringContaining('certificate'),
    });
  });

  it('can be any body at all', async () => {
    await subscribe(receiver.url);
    workspace.notifyRaw('<xml/>', 'text/xml');
    await workspace.settled();
    expect(receiver.received).toMatchObject([{ body: '<xml/>', headers: { 'content-type': 'text/xml' } }]);
  });

  it('follow an edit where the dialect says so', async () => {
    await subscribe(receiver.url);
    const note = workspace.addNote();
    const edit = () => call(workspace, `PATCH /v1/notes/${note.id}`, { body: { title: 'New' } });
    await edit();
    await workspace.settled();
    expect(receiver.received).toStrictEqual([]);
    workspace.dialect.webhookOnEdit = true;
    await edit();
    await workspace.settled();
    expect(receiver.received).toHaveLength(1);
  });

  it.each<[Dialect['webhookPayload'], (id: string) => object]>([
    ['note', (id) => ({ id, title: 'Hook' })],
    ['wrapped-note', (id) => ({ note: { id, title: 'Hook' } })],
    ['data', (id) => ({ data: { id, title: 'Hook' } })],
    ['data-id', (id) => ({ data: { id } })],
    ['payload', (id) => ({ payload: { id, title: 'Hook' } })],
    ['payload-note', (id) => ({ payload: { note: { id, title: 'Hook' } } })],
    ['noteId', (id) => ({ noteId: id })],
    ['id', (id) => ({ id })],
    ['type-payload', (id) => ({ type: 'note.completed', payload: { note: { id } } })],
    ['type-data', (id) => ({ type: 'note.completed', data: { noteId: id } })],
    ['event-payload', (id) => ({ event: 'note.completed', payload: { id } })],
    ['event-data', (id) => ({ event: 'note.completed', data: { note: { id } } })],
    ['array', (id) => [{ id, title: 'Hook' }]],
    ['array-of-events', (id) => [{ type: 'note.completed', payload: { noteId: id } }]],
  ])('come in the shape %s', async (shape, expected) => {
    workspace.dialect.webhookPayload = shape;
    await subscribe(receiver.url);
    const note = workspace.addNote({ title: 'Hook' });
    workspace.notify(note.id);
    await workspace.settled();
    expect(JSON.parse(receiver.received[0]?.body ?? 'null')).toMatchObject(expected(note.id));
  });

  it.each<[Dialect['webhookPayload'], string, (id: string) => string]>([
    ['json-string', 'application/json', (id) => JSON.stringify(JSON.stringify({ noteId: id }))],
    ['form', 'application/x-www-form-urlencoded', (id) => `event=note.completed&noteId=${id}`],
    ['empty', 'application/json', () => ''],
  ])('come as %s', async (shape, contentType, expected) => {
    workspace.dialect.webhookPayload = shape;
    await subscribe(receiver.url);
    const note = workspace.addNote();
    workspace.notify(note.id);
    await workspace.settled();
    expect(receiver.received).toMatchObject([
      { body: expected(note.id), headers: { 'content-type': contentType } },
    ]);
  });
});
