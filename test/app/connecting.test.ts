import { describe, expect, it } from '@jest/globals';

import type { Dialect, KeyRing } from '../../sandbox/workspace/index.ts';

import type { App } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';
import type { Office } from './support/office.ts';
import { product } from '../../src/product.ts';

let app: App;
let office: Office;
beforeEachInOffice((opened) => ({ app, office } = opened));

const connect = (key: keyof KeyRing) => app.zapier.connect({ apiKey: app.workspace.keys[key] });

describe('an account whose key may not read the workspace', () => {
  it.each<[Dialect['meShape'], string]>([
    ['user', 'Anna Lindqvist'],
    ['wrapped-user', 'Anna Lindqvist'],
    ['wrapped-workspace', 'Lumen Harbor'],
    ['key', 'Automation'],
    ['empty-object', `${product.name} workspace`],
    ['array', 'Anna Lindqvist'],
    ['text', `${product.name} workspace`],
    ['no-content', `${product.name} workspace`],
  ])('is known by what /v1/me tells (%s)', async (meShape, label) => {
    Object.assign(app.workspace.dialect, { meShape, workspaceDomains: 'forbidden' });
    expect((await connect('everything')).label).toBe(label);
  });
});

describe('a key', () => {
  it('without scopes connects, and no part of it is in the label', async () => {
    app.workspace.dialect.workspaceScope = 'users';
    const { label } = await connect('noScopes');
    expect(label).toBe('Anna Lindqvist');
  });

  it.each(['revoked', 'unknown'])('that is %s asks to reconnect', async (kind) => {
    const apiKey = kind === 'revoked' ? app.workspace.keys.revoked : 'nothing_of_ours';
    await expect(app.zapier.connect({ apiKey })).rejects.toMatchObject({
      name: 'ExpiredAuthError',
      message: expect.stringMatching(
        /^The API key is missing, invalid, or revoked\. Create a new key .* reconnect/,
      ),
    });
  });

  it('that was revoked fails the steps of a Zap the same way', async () => {
    const connection = { ...app.connection, authData: { apiKey: app.workspace.keys.revoked } };
    await expect(app.zapier.search(connection, 'find_folder', { name: 'X' })).rejects.toMatchObject({
      name: 'ExpiredAuthError',
    });
  });

  it.each([
    ['find_note', { titleContains: 'X' }, '"notes" scope'],
    ['find_folder', { name: 'X' }, '"folders" scope'],
    ['find_member', { name: 'X' }, '"users" scope'],
    ['find_invite', { email: 'x@y.example' }, '"users" scope'],
  ])('without the scope for %s is told which', async (step, input, scope) => {
    const connection = await connect('noScopes');
    await expect(app.zapier.search(connection, step, input)).rejects.toMatchObject({
      name: 'AppError',
      message: expect.stringContaining(scope),
    });
  });

  it('for notes alone gives notes, with nobody told apart from anybody', async () => {
    app.workspace.dialect.workspaceScope = 'users';
    const connection = await connect('notesOnly');
    const [note] = await app.zapier.search(connection, 'get_note', { noteId: office.renewal.id });
    expect(note).toMatchObject({
      participants: [{ isExternal: null }, { isExternal: null }, { isExternal: null }],
      participantNames: 'Anna Lindqvist, Rachel van der Adeyemi, Speaker from Rotterdam',
      externalEmails: null,
    });
    await expect(app.zapier.search(connection, 'find_note', { externalOnly: 'true' })).rejects.toThrow(
      'Fill in "Internal Domains".',
    );
  });

  it('is in no log and no error', async () => {
    app.workspace.faults.add({ times: 1, path: '/v1/folders', fault: { kind: 'html' } });
    const failure: unknown = await app.zapier
      .search(app.connection, 'find_folder', { name: 'X' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify([failure, Object.entries(failure as Error), app.zapier.logs])).not.toContain(
      app.workspace.keys.everything,
    );
  });
});

describe('BASE_URL', () => {
  it.each([
    ['', 'The environment variable BASE_URL is missing.'],
    ['notes.example', 'The environment variable BASE_URL is not a web address.'],
    ['http://notes.example', 'The environment variable BASE_URL must begin with https://.'],
    ['ftp://127.0.0.1', 'The environment variable BASE_URL must begin with https://.'],
    ['https://user:word@notes.example', 'must consist of an origin and an optional path'],
    ['https://notes.example/api/v1/', 'The environment variable BASE_URL must not end with /v1'],
    ['https://notes.example?x=1', 'must consist of an origin and an optional path'],
  ])('%j is refused with one sentence that says how to set it', async (value, sentence) => {
    app.environment.BASE_URL = value;
    await expect(connect('everything')).rejects.toMatchObject({ message: expect.stringContaining(sentence) });
    await expect(connect('everything')).rejects.toThrow(/zapier-platform env:set .* `\.env`/);
    expect(app.workspace.requests).toStrictEqual([]);
  });

  it('may end with slashes', async () => {
    app.environment.BASE_URL = `${app.workspace.baseUrl}//`;
    expect((await connect('everything')).label).toBe('Lumen Harbor');
    expect(app.workspace.requests.map(({ path }) => path)).toStrictEqual(['/v1/me', '/v1/workspace']);
  });
});
