import { describe, expect, it } from '@jest/globals';

import type { Fault } from '../../sandbox/workspace/index.ts';

import type { App } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import { furnish } from './support/office.ts';
import type { Office } from './support/office.ts';
import { product } from '../../src/product.ts';
import { loopbackServer } from '../support/loopback_server.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const getNote = () => app.zapier.search(app.connection, 'get_note', { noteId: office.renewal.id });
const findNote = () => app.zapier.search(app.connection, 'find_note', { titleContains: 'kestrel' });
const strike = (fault: Fault, times = Infinity) =>
  app.workspace.faults.add({ path: /^\/v1\/notes/, fault, times });

describe.each([
  ['one record', getNote],
  ['a list', findNote],
])('the service, asked for %s,', (_what, read) => {
  it('drops the connection once: nobody notices', async () => {
    strike({ kind: 'reset' }, 1);
    expect(await read()).toMatchObject([{ id: office.renewal.id }]);
    expect(app.requests()).toHaveLength(2);
  });

  it.each<[string, Fault, string]>([
    [
      'drops every connection',
      { kind: 'reset' },
      `${product.name} is having trouble: it dropped the connection`,
    ],
    [
      'answers 500',
      { kind: 'status', status: 500 },
      `${product.name} is having trouble: it returned a server error.`,
    ],
    [
      'answers a web page',
      { kind: 'html' },
      'with something other than JSON, which this app does not understand.',
    ],
    [
      'answers nothing',
      { kind: 'empty' },
      'with something other than JSON, which this app does not understand.',
    ],
    ['answers half a JSON text', { kind: 'truncated-json' }, 'with something other than JSON'],
    ['answers another shape', { kind: 'wrong-shape' }, 'an unexpected value in the field "'],
    ['answers JSON of another kind', { kind: 'wrong-shape', body: [1] }, 'another kind of JSON value'],
    ['redirects', { kind: 'redirect', to: 'https://elsewhere.example' }, 'with a redirect'],
  ])('%s: one sentence, and nothing of the answer in it', async (_what, fault, sentence) => {
    strike(fault);
    await expect(read()).rejects.toMatchObject({
      name: 'AppError',
      message: expect.stringContaining(sentence),
    });
    await expect(read()).rejects.not.toThrow(/doctype|unexpected":|Simulated/);
  });

  it.each([
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': '0' }, 60],
    [{ 'retry-after': '86400' }, 3600],
    [{}, 60],
  ])('is asked too often %j: the step is run again later', async (headers, delay) => {
    strike({ kind: 'status', status: 429, headers });
    await expect(read()).rejects.toMatchObject({ name: 'ThrottledError', delay });
  });
});

it('a redirect to another port does not take the key along', async () => {
  const visits: unknown[] = [];
  const elsewhere = await loopbackServer((request, response) => {
    visits.push(request.headers);
    response.end('{}');
  });
  try {
    strike({ kind: 'redirect', to: `${elsewhere.url}/v1/notes`, status: 307 });
    await expect(findNote()).rejects.toThrow('with a redirect');
    expect(visits).toStrictEqual([]);
  } finally {
    await elsewhere.close();
  }
});

it('a field of an unexpected type is named, its value is not', async () => {
  app.workspace.distortions.set(office.renewal.id, { title: { secret: 'plan' } });
  await expect(findNote()).rejects.toThrow(
    'GET /v1/notes with an unexpected value in the field "items.title"',
  );
  await expect(getNote()).rejects.toThrow(
    'GET /v1/notes/{id} with an unexpected value in the field "note.title"',
  );
});

it('lists that repeat themselves end: for polls, for dropdowns, for samples', async () => {
  Object.assign(app.workspace.dialect, { repeatsPages: true, maxPageSize: 25 });
  furnish(app, 60);
  const zap = await app.zapier.turnOn(app.connection, 'note_completed', {});
  const { id } = app.workspace.addNote();
  expect((await app.zapier.poll(zap)).map(({ item }) => item.id)).toStrictEqual([id]);
  expect(app.requests().length).toBeLessThan(20);
});
