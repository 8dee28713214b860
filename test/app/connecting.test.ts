import { describe, expect, it } from '@jest/globals';

import type { KeyRing } from '../../sandbox/workspace/index.ts';
import type { App } from './support/app.ts';
import { beforeEachInOffice } from './support/in_office.ts';

let app: App;
beforeEachInOffice((opened) => ({ app } = opened));

const connect = (key: keyof KeyRing) => app.zapier.connect({ apiKey: app.workspace.keys[key] });

describe('a key', () => {
  it('that was revoked asks the user to reconnect', async () => {
    const apiKey = app.workspace.keys.revoked;
    const error = {
      name: 'ExpiredAuthError',
      message: expect.stringMatching(
        /^The API key is missing, invalid, or revoked\. Create a new key .* reconnect/,
      ),
    };
    const connection = { ...app.connection, authData: { apiKey } };
    await expect(app.zapier.search(connection, 'find_folder', { name: 'X' })).rejects.toMatchObject(error);
  });

  it('is in no log and no error', async () => {
    app.workspace.faults.add({ times: 1, path: '/v1/folders', fault: { kind: 'html' } });
    const failure: unknown = await app.zapier
      .search(app.connection, 'find_folder', { name: 'X' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify([failure, Object.entries(failure ?? {}), app.zapier.logs])).not.toContain(
      app.workspace.keys.everything,
    );
  });
});

describe('BASE_URL', () => {
  it.each([
    ['', 'The environment variable BASE_URL is missing.'],
    ['http://notes.example', 'The environment variable BASE_URL must begin with https://.'],
  ])('%j is refused with a sentence that says how to set it', async (value, sentence) => {
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
