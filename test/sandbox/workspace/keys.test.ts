import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { KeyRing, Workspace } from '../../../sandbox/workspace/index.ts';
import { call, withWorkspace } from './client.ts';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await startWorkspace();
});
afterAll(() => workspace.close());

const hook = { hookUrl: 'https://hooks.example/1' };
const audio = { fileExtension: 'mp3', duration: 0 };

describe('keys', () => {
  it.each<[string, unknown, (keyof KeyRing)[], (keyof KeyRing)[]]>([
    ['GET /v1/me', undefined, ['everything', 'noScopes', 'professional'], []],
    ['GET /v1/workspace', undefined, ['everything', 'noScopes'], []],
    ['GET /v1/notes', undefined, ['everything', 'notesOnly'], ['foldersOnly', 'usersOnly', 'noScopes']],
    ['GET /v1/folders', undefined, ['everything', 'foldersOnly'], ['notesOnly', 'noScopes']],
    ['GET /v1/workspace/members', undefined, ['everything', 'usersOnly'], ['notesOnly', 'noScopes']],
    ['GET /v1/invites', undefined, ['everything', 'usersOnly'], ['foldersOnly', 'noScopes']],
    ['POST /v1/integrations/zapier/webhook', hook, ['everything', 'notesOnly'], ['foldersOnly', 'noScopes']],
  ])('%s is answered to the keys of its scope alone', async (endpoint, body, allowed, refused) => {
    for (const name of allowed) {
      expect((await call(workspace, endpoint, { body, key: workspace.keys[name] })).status).toBe(200);
    }
    for (const name of refused) {
      expect((await call(workspace, endpoint, { body, key: workspace.keys[name] })).status).toBe(403);
    }
  });

  it.each(['POST /v1/notes/from-audio', 'POST /v1/notes/from-audio/generate-upload-url'])(
    '%s needs an Enterprise plan',
    async (endpoint) => {
      const asked = (name: keyof KeyRing) =>
        call(workspace, endpoint, { body: audio, key: workspace.keys[name] });
      expect((await asked('professional')).status).toBe(403);
      expect((await asked('everything')).status).toBe(400);
    },
  );

  it('answers 401 without a key, with an unknown one and with a revoked one', async () => {
    for (const key of [null, 'unknown', workspace.keys.revoked]) {
      expect((await call(workspace, 'GET /v1/me', { key })).status).toBe(401);
    }
  });

  it('stops answering to a key once it is revoked', async () => {
    await withWorkspace({ data: 'empty' }, async (own) => {
      expect((await call(own, 'GET /v1/notes')).status).toBe(200);
      own.revokeKey(own.keys.everything);
      expect((await call(own, 'GET /v1/notes')).status).toBe(401);
    });
  });

  it('can demand a scope for the workspace', async () => {
    workspace.dialect.workspaceScope = 'users';
    const asked = (key: string) => call(workspace, 'GET /v1/workspace', { key });
    expect((await asked(workspace.keys.notesOnly)).status).toBe(403);
    expect((await asked(workspace.keys.usersOnly)).status).toBe(200);
    workspace.dialect.workspaceScope = null;
  });
});
