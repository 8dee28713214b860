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
    ['http://127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://127.100.20.3', 'http://127.100.20.3'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%p is %p', (value, expected) => {
    expect(baseUrlFor(value)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    'api.example',
    'not a url',
    'http://api.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://10.0.0.1',
    'http://x.127.0.0.1',
    'ftp://localhost',
    'https://user@api.example',
    'ftp://api.example',
    'https://user:pass@api.example',
    'https://api.example/?a=1',
    'https://api.example/#a',
    'https://api.example/v1',
    'https://api.example/team/v1//',
  ])('%p is refused by a sentence that names the variable and how to set it', (value) => {
    expect(() => baseUrlFor(value)).toThrow(
      /environment variable BASE_URL .*zapier-platform env:set .*\.env/s,
    );
  });

  it('is refused where it is not set at all', () => {
    delete process.env.BASE_URL;
    expect(() => baseUrl()).toThrow(/BASE_URL is missing/);
  });

  it('is read anew each time', () => {
    expect([baseUrlFor('https://one.example'), baseUrlFor('https://two.example')]).toStrictEqual([
      'https://one.example',
      'https://two.example',
    ]);
  });

  it.each([
    ['http://localhost:1', true],
    ['https://127.0.0.1', true],
    ['https://api.example', false],
  ])('%p is on this machine: %p', (value, expected) => {
    process.env.BASE_URL = value;
    expect(baseUrlIsLoopback()).toBe(expected);
  });
});
