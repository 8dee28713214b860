import { describe, expect, it, jest } from '@jest/globals';

import { domainTest, emailDomain, normalizeDomain, registrableDomain } from '../../src/text/domains.ts';
import { splitName } from '../../src/text/names.ts';
import * as fc from '../support/properties.ts';
import { rows } from '../support/rows.ts';

describe('splitName', () => {
  it.each(rows<[string | null, string | null, string | null]>('names'))(
    'splits %p into %p and %p',
    (name, firstName, lastName) => {
      expect(splitName(name)).toStrictEqual({ firstName, lastName });
    },
  );

  it('uses only letters of the name', () => {
    fc.assert(
      fc.property(fc.anyText(), (name) => {
        const { firstName, lastName } = splitName(name);
        const used = Array.from(`${firstName ?? ''}${lastName ?? ''}`.replace(/\s/gu, ''));
        expect(used.filter((letter) => !name.includes(letter))).toStrictEqual([]);
      }),
    );
  });

  it('does not move all other suffixes for each suffix of a long name', () => {
    const moves = (['shift', 'unshift', 'splice'] as const).map((method) =>
      jest.spyOn(Array.prototype, method),
    );
    const suffixes = ', jr'.repeat(1000);
    const name = splitName(`Anna Smith${suffixes}`);
    const moved = moves.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    jest.restoreAllMocks();
    expect(name).toStrictEqual({ firstName: 'Anna', lastName: `Smith${suffixes.replaceAll(',', '')}` });
    expect(moved).toBeLessThan(10);
  });
});

describe('emailDomain', () => {
  it.each([
    ['anna@Client.COM', 'client.com'],
    [' anna@eu.client.com. ', 'eu.client.com'],
    ['"a@b"@client.com', 'client.com'],
    ['jürgen@bücher.example', 'bücher.example'],
    [`a@${'x'.repeat(249)}.com`, `${'x'.repeat(249)}.com`],
    [`a@${'x'.repeat(250)}.com`, null],
    ['anna', null],
    ['anna@', null],
    ['anna@exa mple.com', null],
    ['anna@client.com\u202e', null],
    [null, null],
  ])('reads from %p the domain %p', (email, domain) => {
    expect(emailDomain(email)).toBe(domain);
  });
});

describe('normalizeDomain', () => {
  it.each([
    'client.com',
    ' @Client.com ',
    ' https://client.com',
    'anna@client.com',
    'mailto:anna@client.com',
    '*.client.com',
    'client.com.',
  ])('reads %p as client.com', (text) => {
    expect(normalizeDomain(text)).toBe('client.com');
  });

  it.each(['@', 'https://', 'not a domain', 'client:80x.com', '-client.com', null])(
    'returns null for %p',
    (text) => {
      expect(normalizeDomain(text)).toBeNull();
    },
  );
});

describe('a domain', () => {
  it.each([
    ['client.com', 'client.com'],
    ['eu.client.com', 'client.com'],
    ['EU.Client.com.', '@client.COM'],
    ['xn--bcher-kva.example', 'bücher.example'],
    ['mail.bücher.example', 'xn--bcher-kva.example'],
  ])('%p is within %p', (domain, wanted) => {
    expect(domainTest(['other.example', wanted])(domain)).toBe(true);
  });

  it.each([
    ['myclient.com', 'client.com'],
    ['client.com', 'eu.client.com'],
    ['client.com.evil.org', 'client.com'],
    ['.', '.'],
    [null, 'client.com'],
  ])('%p is not within %p', (domain, wanted) => {
    expect(domainTest(['other.example', wanted])(domain)).toBe(false);
  });
});

it.each([
  ['client.com', 'client.com'],
  ['eu.client.com', 'client.com'],
  ['mail.eu.client.co.uk', 'client.co.uk'],
  ['client.com.br', 'client.com.br'],
  ['vertrieb.firma.de', 'firma.de'],
  ['go.com', 'go.com'],
  ['co.uk', 'co.uk'],
  ['intranet', 'intranet'],
])('of %s, a company registered %s', (domain, registrable) => {
  expect(registrableDomain(domain)).toBe(registrable);
});
