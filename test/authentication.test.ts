import { describe, expect, it } from '@jest/globals';

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
    ['/v1/me', 404, 'was not found at'],
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

  it('asks for an API key in a password field, with a link and the scopes', () => {
    const [field] = authentication.fields;
    expect(field).toMatchObject({ key: 'apiKey', type: 'password', required: true });
    expect(field?.helpText).toMatch(/\]\(https:\/\/.*`notes`, `folders`, and `users`/);
  });
});
