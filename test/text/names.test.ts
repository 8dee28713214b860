import { describe, expect, it, jest } from '@jest/globals';

import { domainTest, emailDomain, normalizeDomain, registrableDomain } from '../../src/text/domains.ts';
import { splitName } from '../../src/text/names.ts';
import * as fc from '../support/properties.ts';

describe('splitName', () => {
  it.each([
    ['Anna Smith', 'Anna', 'Smith'],
    ['  Anna   Maria  Smith ', 'Anna', 'Maria Smith'],
    ['Smith, Anna', 'Anna', 'Smith'],
    ['Smith, Anna Maria, PhD', 'Anna Maria', 'Smith'],
    ['Anna Smith, MBA', 'Anna', 'Smith'],
    ['Anna Smith,', 'Anna', 'Smith'],
    ['Anna Smith PhD', 'Anna', 'Smith'],
    ['Anna Smith, MPhil, PhD', 'Anna', 'Smith'],
    ['Kestrel Inc', 'Kestrel', 'Inc'],
    ['John Smith, Jr.', 'John', 'Smith Jr.'],
    ['John Smith III', 'John', 'Smith III'],
    ['Prof. Dr. Anna Smith', 'Anna', 'Smith'],
    ['Dr. med. dent. Anna Smith', 'Anna', 'Smith'],
    ['Smith, Dr. Anna', 'Anna', 'Smith'],
    ['Dr. Smith', null, 'Smith'],
    ['Dr.', 'Dr.', null],
    ['"Smith, Anna"', 'Anna', 'Smith'],
    ["'Anna Smith'", 'Anna', 'Smith'],
    ["Anna O'Brien", 'Anna', "O'Brien"],
    ['Anna "Ann" Smith', 'Anna', 'Smith'],
    ['Anna Smith (Guest)', 'Anna', 'Smith'],
    ['Anna Smith (Gue', 'Anna', 'Smith'],
    ['Anna Smith [she/her]', 'Anna', 'Smith'],
    ['Anna Smith | Client', 'Anna', 'Smith'],
    ['Anna Smith – Acme', 'Anna', 'Smith'],
    ['Anna-Maria Smith-Berg', 'Anna-Maria', 'Smith-Berg'],
    ['(Anna Smith)', 'Anna', 'Smith'],
    ['anna@client.com', null, null],
    ['+49 170 1234567', null, null],
    ['+1 (555) 010-0100 ext. 3', null, null],
    [', Anna', 'Anna', null],
    ['Smith, Anna,', 'Anna', 'Smith'],
    ['Smith, , Anna', 'Smith', 'Anna'],
    ['Smith, Anna, Maria', 'Smith', 'Anna Maria'],
    ['김민수', '민수', '김'],
    ['남궁민수', '민수', '남궁'],
    ['김 민수', '민수', '김'],
    ['민수 김', '민수', '김'],
    ['회의실', '회의실', null],
    ['김AB', '김AB', null],
    ['김 민수 박', '김', '민수 박'],
    ['김 Anna', '김', 'Anna'],
    ['山田 Taro', '山田', 'Taro'],
    ['山田 エミ', 'エミ', '山田'],
    ['森ノ エミ', 'エミ', '森ノ'],
    ['A山 エミ', 'A山', 'エミ'],
    ['王小明', '王小明', null],
    ['ジョン スミス', 'ジョン', 'スミス'],
    ['', null, null],
    [' , ', null, null],
    [null, null, null],
  ])('splits %p into %p and %p', (name, firstName, lastName) => {
    expect(splitName(name)).toStrictEqual({ firstName, lastName });
  });

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
