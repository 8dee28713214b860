import { afterEach, describe, expect, it } from '@jest/globals';

import { baseUrl, baseUrlIsLoopback } from '../../src/api/base_url.ts';

const before = process.env.BASE_URL;
afterEach(() => {
  if (before === undefined) delete process.env.BASE_URL;
  else process.env.BASE_URL = before;
});

function baseUrlFor(value: string): string {
  process.env.BASE_URL = value;
  return baseUrl();
}

describe('BASE_URL', () => {
  it.each([
    ['https://api.example', 'https://api.example'],
    [' https://api.example/ ', 'https://api.example'],
    ['https://api.example:8443/team/a//', 'https://api.example:8443/team/a'],
    ['https://api.example/v1/team', 'https://api.example/v1/team'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://127.100.20.3', 'http://127.100.20.3'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%p is used as %p', (value, expected) => {
    expect(baseUrlFor(value)).toBe(expected);
  });

  it.each([
    '',
    'api.example',
    'http://api.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://10.127.0.1',
    'http://x.127.0.0.1',
    'ftp://localhost',
    'https://user@api.example',
    'https://user:pass@api.example',
    'https://api.example/?a=1',
    'https://api.example/#a',
    'https://api.example/v1',
  ])('%p is rejected with an error that says how to set the variable', (value) => {
    expect(() => baseUrlFor(value)).toThrow(
      /environment variable BASE_URL .*zapier-platform env:set .*\.env/s,
    );
  });

  it('is required', () => {
    delete process.env.BASE_URL;
    expect(() => baseUrl()).toThrow(/BASE_URL is missing/);
    expect(() => baseUrlFor(' ')).toThrow(/BASE_URL is missing/);
    expect(() => baseUrlFor('http://api.example')).toThrow(/BASE_URL must begin with https:/);
  });

  it.each([
    ['http://localhost:1', true],
    ['https://127.0.0.1', true],
    ['https://api.example', false],
  ])('%p counts as this machine: %p', (value, expected) => {
    process.env.BASE_URL = value;
    expect(baseUrlIsLoopback()).toBe(expected);
  });
});
