import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { Fault, Workspace } from '../../../sandbox/workspace/index.ts';
import { call, list } from './client.ts';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await startWorkspace({ data: 'empty' });
  workspace.addNotes(3, (index) => ({ title: `Note ${index}` }));
});
afterEach(() => {
  workspace.faults.clear();
  workspace.clearRequests();
});
afterAll(() => workspace.close());

const notes = () => call(workspace, 'GET /v1/notes');
const strike = (fault: Fault) => workspace.faults.add({ fault, times: 1 });

describe('faults', () => {
  it('hit the requests of their method and path, after those they let pass, as often as they say', async () => {
    workspace.faults.add({
      method: 'GET',
      path: /^\/v1\/notes/,
      skip: 1,
      times: 2,
      fault: { kind: 'status', status: 503 },
    });
    expect((await call(workspace, 'GET /v1/me')).status).toBe(200);
    const statuses = [await notes(), await notes(), await notes(), await notes()].map(({ status }) => status);
    expect(statuses).toStrictEqual([200, 503, 503, 200]);
  });

  it('last until they are cleared', async () => {
    workspace.faults.add({ path: '/v1/notes', fault: { kind: 'empty' } });
    expect((await notes()).text).toBe('');
    expect((await notes()).text).toBe('');
    workspace.faults.clear();
    expect((await notes()).status).toBe(200);
    expect((await notes()).text).not.toBe('');
  });

  it('give any status, with headers and body', async () => {
    strike({ kind: 'status', status: 429, headers: { 'retry-after': '7' }, body: { code: 'slow' } });
    const { body, headers, status } = await notes();
    expect([status, headers.get('retry-after'), body]).toStrictEqual([429, '7', { code: 'slow' }]);
  });

  it.each<[Fault, RegExp]>([
    [{ kind: 'html' }, /^<!doctype html>/],
    [{ kind: 'empty' }, /^$/],
    [{ kind: 'wrong-shape' }, /^\{"unexpected":true\}$/],
    [{ kind: 'wrong-shape', body: { items: 7 } }, /^\{"items":7\}$/],
    [{ kind: 'truncated-json' }, /^\{"items":\[\{"id":.*[^}]$/],
  ])('answer 200 with %j', async (fault, expected) => {
    strike(fault);
    const { status, text } = await notes();
    expect(status).toBe(200);
    expect(text).toMatch(expected);
  });

  it('blow up a real answer', async () => {
    strike({ kind: 'huge-json', megabytes: 3 });
    const { body, text } = await notes();
    expect(text.length).toBeGreaterThan(3_000_000);
    expect(body).toMatchObject({ items: [{}, {}, {}] });
  });

  it('redirect', async () => {
    strike({ kind: 'redirect', to: 'http://127.0.0.1:1/elsewhere' });
    const { headers, status } = await notes();
    expect([status, headers.get('location')]).toStrictEqual([302, 'http://127.0.0.1:1/elsewhere']);
  });

  it('break the connection before the request has an effect', async () => {
    strike({ kind: 'reset' });
    const [note] = workspace.notes.values();
    await expect(
      call(workspace, `PATCH /v1/notes/${note?.id ?? ''}`, { body: { title: 'X' } }),
    ).rejects.toThrow();
    expect(workspace.notes.get(note?.id ?? '')).toStrictEqual(note);
    expect(workspace.requests).toMatchObject([{ method: 'PATCH', body: { title: 'X' }, status: null }]);
  });

  it('lose the answer after the request had its effect', async () => {
    strike({ kind: 'lost-answer' });
    const [note] = workspace.notes.values();
    await expect(
      call(workspace, `PATCH /v1/notes/${note?.id ?? ''}`, { body: { title: 'X' } }),
    ).rejects.toThrow();
    expect(workspace.notes.get(note?.id ?? '')?.title).toBe('X');
    expect(workspace.requests).toMatchObject([{ method: 'PATCH', status: null }]);
  });

  it('break the connection in the middle of the body', async () => {
    strike({ kind: 'reset-mid-body' });
    const response = await fetch(`${workspace.baseUrl}/v1/notes`, {
      headers: { authorization: `Bearer ${workspace.keys.everything}` },
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('slow the whole answer, or its body, down', async () => {
    const whole = await notes();
    for (const fault of [
      { kind: 'slow-body', msPerChunk: 10, chunks: 5 },
      { kind: 'delay', ms: 50 },
    ] as const) {
      strike(fault);
      const started = performance.now();
      expect((await notes()).text).toBe(whole.text);
      expect(performance.now() - started).toBeGreaterThan(40);
    }
  });

  it('hang until the workspace is closed', async () => {
    const own = await startWorkspace({ data: 'empty' });
    own.faults.add({ fault: { kind: 'hang' } });
    const hanging = list(own, '/v1/notes').then(
      () => 'answered',
      () => 'broken off',
    );
    while (own.requests.length === 0) await new Promise(setImmediate);
    await own.close();
    await own.close();
    expect(await hanging).toBe('broken off');
  });
});
