import { createRequire } from 'node:module';

import { describe, expect, it } from '@jest/globals';

import App from '../index.ts';
import authentication from '../src/authentication.ts';
import { product } from '../src/product.ts';
import { API_KEY } from './support/account.ts';
import { BASE_URL, useService } from './support/service.ts';
import { failureOf, running } from './support/zapier.ts';

const service = useService();
const test = () => running(authentication.test)();
const me = (body: unknown) => service.on('GET', '/v1/me').reply(200, JSON.stringify(body));
const workspace = (name: string | null) =>
  service.on('GET', '/v1/workspace').reply(200, { workspace: { id: 'w', name } });
const noWorkspace = () => service.on('GET', '/v1/workspace').reply(403);

describe('a connection', () => {
  it('is named after the workspace rather than the person', async () => {
    me({ name: 'Anna' });
    workspace(' Acme ');
    expect(await test()).toStrictEqual({ connectionName: 'Acme' });
    expect(service.requests).toStrictEqual(['GET /v1/me', 'GET /v1/workspace']);
    expect(authentication.connectionLabel).toBe('{{connectionName}}');
  });

  it.each<[string, unknown, string]>([
    ['a name', { name: 'Anna', email: 'anna@acme.example' }, 'Anna'],
    ['an email address', { email: 'anna@acme.example' }, 'anna@acme.example'],
    ['a user inside', { user: { fullName: 'Anna Berg' } }, 'Anna Berg'],
    ['data inside', { data: { displayName: 'Anna' } }, 'Anna'],
    ['a blank name', { name: ' ', email: 'anna@acme.example' }, 'anna@acme.example'],
    ['a name of another type', { name: 7, email: 'anna@acme.example' }, 'anna@acme.example'],
    ['nothing of use', { id: 'u1' }, `${product.name} workspace`],
    ['a list', [1], `${product.name} workspace`],
    ['null', null, `${product.name} workspace`],
  ])('is named by /v1/me if the workspace cannot be read: %s', async (_, body, connectionName) => {
    me(body);
    noWorkspace();
    expect(await test()).toStrictEqual({ connectionName });
  });

  it.each([API_KEY, `Key ${API_KEY}`])('is never named after the key: %s', async (name) => {
    me({ name });
    noWorkspace();
    expect(await test()).toStrictEqual({ connectionName: `${product.name} workspace` });
  });

  it('is named after the person if the workspace has no name', async () => {
    me({ name: 'Anna' });
    workspace(null);
    expect(await test()).toStrictEqual({ connectionName: 'Anna' });
  });

  it('works without /v1/me if the workspace can be read', async () => {
    service.on('GET', '/v1/me').reply(404);
    workspace('Acme');
    expect(await test()).toStrictEqual({ connectionName: 'Acme' });
  });

  it.each([404, 403])('fails without /v1/me if the workspace cannot be read (%d)', async (status) => {
    service.on('GET', '/v1/me').reply(404);
    service.on('GET', '/v1/workspace').reply(status);
    expect((await failureOf(test())).message).toContain(`${product.name} was not found at ${BASE_URL}.`);
  });

  it('works if /v1/me returns no JSON', async () => {
    service.on('GET', '/v1/me').reply(204);
    workspace('Acme');
    expect(await test()).toStrictEqual({ connectionName: 'Acme' });
  });

  it('fails on a 401 without another request', async () => {
    service.on('GET', '/v1/me').reply(401, { message: `bad key ${API_KEY}` });
    const failure = await failureOf(test());
    expect(failure.name).toBe('ExpiredAuthError');
    expect(failure.message).not.toContain(API_KEY);
  });

  it.each(['/v1/me', '/v1/workspace'])('fails if %s is down', async (path) => {
    if (path === '/v1/workspace') me({});
    service.on('GET', path).reply(500);
    // The whole sentence: a test of a connection does not say that nothing was changed.
    expect((await failureOf(test())).message).toMatch(/is having trouble.*Try again later\.$/);
  });

  it.each([
    ['/v1/me', 'ENOTFOUND', 'could not be reached at'],
    ['/v1/me', 'ECONNREFUSED', 'could not be reached at'],
    ['/v1/workspace', 404, 'was not found at'],
  ])('fails with a hint at BASE_URL if %s returns %s', async (path, problem, what) => {
    if (path === '/v1/workspace') me({});
    const request = service.on('GET', path);
    if (typeof problem === 'number') request.reply(problem);
    else request.replyWithError(Object.assign(new Error('no'), { code: problem }));
    const { name, message } = await failureOf(test());
    expect(name).toBe('AppError');
    expect(message).toContain(`${product.name} ${what} ${BASE_URL}.`);
    expect(message).toContain('environment variable BASE_URL');
  });

  it.each([{ workspace: { name: 'Acme' } }, { workspace: null }, { status: 'ok' }])(
    'fails without blaming the address if no workspace is in the answer: %j',
    async (body) => {
      me({});
      service.on('GET', '/v1/workspace').reply(200, body);
      expect((await failureOf(test())).message).toContain(
        'responded to GET /v1/workspace with no workspace that has an ID',
      );
    },
  );

  it.each([7, { a: 1 }, null])('fails without a request if the key is no text: %j', async (apiKey) => {
    const failure = await failureOf(running(authentication.test)({ authData: { apiKey: apiKey as never } }));
    expect(failure.name).toBe('ExpiredAuthError');
    expect(service.requests).toStrictEqual([]);
  });

  it('asks for an API key in a password field, with a link and the scopes', () => {
    const [field] = authentication.fields;
    expect(field).toMatchObject({ key: 'apiKey', type: 'password', required: true });
    expect(field?.helpText).toMatch(/\]\(https:\/\/.*`notes`, `folders`, and `users`/);
  });
});

describe("Zapier's own requests with a connection", () => {
  type Command = (app: object, input: object) => Promise<Record<string, unknown>>;
  const load = createRequire(import.meta.url);
  const command = (name: string) =>
    load(`../node_modules/zapier-platform-core/src/auth-template/${name}.js`) as Command;
  const rendered = (targetRequest?: object, apiKey = API_KEY) =>
    command('render-auth-template')(App, {
      _zapier: { app: App, event: { bundle: { authData: { apiKey }, targetRequest } } },
    });
  const template = () =>
    command('get-auth-template')(App, { _zapier: { app: App, event: { bundle: { authData: {} } } } });
  const { host } = new URL(BASE_URL);

  it.each([
    { url: BASE_URL },
    { url: `${BASE_URL.toUpperCase()}/V1/X?y=1` },
    { url: `https://${host}:443/v1/me` },
    { url: `${BASE_URL}/v1/notes`, method: 'POST', body: '{"a":1}', headers: { 'content-type': 'text/x' } },
    { url: `${BASE_URL}/v1/notes`, headers: { Authorization: 'Bearer other', AUTHORIZATION: 'x' } },
  ])('get the key for the service, whatever the method, body, and headers: %j', async (target) => {
    const { template } = (await rendered(target)) as { template: { headers: Record<string, string> } };
    const keys = Object.entries(template.headers).filter(([name]) => /^authorization$/i.test(name));
    expect(keys).toStrictEqual([['authorization', `Bearer ${API_KEY}`]]);
  });

  it.each([
    'https://evil.example/',
    `http://${host}/v1/me`,
    `https://${host}:8443/`,
    `https://${host}.evil.example/`,
    `https://evil-${host}/`,
    `https://x.${host}/`,
    `https://${host}@evil.example/`,
    `https://anna:secret@${host}/`,
    `https://evil.example/${BASE_URL}`,
    `https://evil.example\\@${host}/`,
    `https://${host}\\@evil.example/`,
    `https://${host}.`,
    `//${host}/`,
    '/v1/me',
    '',
  ])('are refused for %j', async (url) => {
    for (const more of [{}, { method: 'PUT', body: 'x', headers: { a: 'b' } }]) {
      const answer = await rendered({ url, ...more });
      expect(answer).toMatchObject({ error: expect.stringContaining('Only requests to'), template: {} });
      expect(JSON.stringify(answer)).not.toContain(API_KEY);
    }
  });

  it('are refused without a target, without a BASE_URL, and with a key that cannot be sent', async () => {
    expect(await rendered()).toMatchObject({ error: expect.anything(), template: {} });
    expect(await rendered({ url: BASE_URL }, 'sk_…')).toMatchObject({
      error: expect.anything(),
      template: {},
    });
    expect(await template()).toMatchObject({ supported: true });
    delete process.env.BASE_URL;
    expect(await rendered({ url: BASE_URL })).toMatchObject({
      error: expect.stringContaining('BASE_URL is missing'),
      template: {},
    });
    expect(await template()).toMatchObject({ supported: false });
  });

  it('have a template with the place of the key', async () => {
    expect(await template()).toMatchObject({
      supported: true,
      template: { headers: { authorization: 'Bearer {{bundle.authData.apiKey}}' } },
    });
  });
});
