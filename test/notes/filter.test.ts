import { describe, expect, it, jest } from '@jest/globals';

import { noteFilter, noteFilters } from '../../src/notes/filter.ts';
import type { Note } from '../../src/service/note.ts';
import { domainTest } from '../../src/text/domains.ts';
import { readInputs } from '../../src/zapier/inputs.ts';
import type { Step } from '../../src/zapier/step.ts';
import { aNote, aParticipant, segment } from '../support/records.ts';

type Person = Parameters<typeof aParticipant>[0];

/** Without folders, a filter takes nothing of its step before the domains are looked up. */
const filterOf = (filledIn: Record<string, unknown>) =>
  noteFilter({} as Step, readInputs(noteFilters, filledIn));
const passes = (filledIn: object, note: Partial<Note>, domains: string[] | null = ['acme.example']) => {
  const filter = filterOf({ ...filledIn });
  jest.spyOn(filter.domains, 'find').mockResolvedValue(domains && domainTest(domains));
  return filter.matches(aNote(note));
};
const people = (...all: Person[]) => ({ participants: all.map(aParticipant) });
const withEmail = (...emails: string[]) => people(...emails.map((email) => ({ email })));

const nothing = { titleContains: '  ', folderIds: [], kinds: [''], audience: '', titleExcludes: [] };
const oneToOnes = { titleExcludes: ['1:1', ' hr '] };
const secrets = { titleExcludes: ['do not share', 'café'] };
const client = { participant: 'client.com' };
const annaOfClient = { participant: 'anna@client.com' };
const halfAnHour = { minDurationMinutes: 30 };
const kinds = { kinds: ['online', 'podcast'] };
const visible = (visibility: string) => ({ visibilities: [visibility, 'workspace'] });
const spoken = (language: string) => ({ languages: [language, 'fr'] });

it.each<[object, Partial<Note>, boolean]>([
  [{}, { title: null, kind: null, totalDurationSec: null }, true],
  [nothing, { title: null, kind: null, totalDurationSec: null }, true],
  [{ titleContains: ' weekly ' }, { title: 'The WEEKLY' }, true],
  [{ titleContains: 'weekly' }, { title: 'week ly' }, false],
  [{ titleContains: 'weekly' }, { title: null }, false],
  [oneToOnes, { title: 'Anna / Ben 1:1' }, false],
  [oneToOnes, { title: 'Hiring' }, true],
  [oneToOnes, { title: 'Hiring (HR)' }, false],
  [oneToOnes, { title: 'Standup 11:15' }, true],
  [oneToOnes, { title: null }, true],
  [oneToOnes, { title: `${'x '.repeat(6000)}HR` }, false],
  [secrets, { title: 'CAFE' }, false],
  [secrets, { title: 'Prices (Do  Not Share)' }, false],
  [{ titleExcludes: ['面接'] }, { title: '一次面接の記録' }, false],
  [{ titleExcludes: ['interview'] }, { title: 'Interviews, part 2' }, false],
  [{ titleExcludes: ['\u200b'] }, { title: 'Weekly' }, true],
  [client, {}, false],
  [client, withEmail('x@else.example', 'anna@client.com'), true],
  [client, withEmail('anna@eu.client.com'), true],
  [client, withEmail('anna@myclient.com'), false],
  [client, people({ accountDomain: 'eu.client.com' }), true],
  [client, people({ email: 'anna@gmail.com', accountDomain: 'client.com' }), false],
  [{ participant: 'https://www.client.com/' }, withEmail('anna@client.com'), true],
  [annaOfClient, withEmail(' ANNA@client.com '), true],
  [annaOfClient, withEmail('joanna@client.com', 'anna@eu.client.com'), false],
  [annaOfClient, people({ accountDomain: 'client.com' }), false],
  [{ participant: 'kestrel' }, people({ accountName: 'Kestrel Shipping' }), true],
  [{ participant: ['reimann', 'Liam Brandt <liam@x.example>'] }, people({ name: 'Klaus Reimann' }), true],
  [
    { participant: 'Reimann, Klaus <k@x.example>' },
    people({ name: 'Klaus Reimann', email: 'z@z.example' }),
    false,
  ],
  [{ participant: 'Kestrel, Inc.' }, people({ accountName: 'Kestrel' }), true],
  [{ participant: 'Noah Kestrel' }, people({ name: 'Noah', accountName: 'Kestrel' }), false],
  [{ participant: 'Kestrel' }, withEmail('noah@kestrel.example'), true],
  [{ participant: 'Noah' }, people({ name: null, email: 'noah.lee@kestrel.example' }), true],
  [{ participant: 'Lee' }, people({ name: 'Ana', email: 'noah.lee@kestrel.example' }), false],
  [{ participant: 'Kestrel' }, people({ accountName: 'Other', email: 'noah@kestrel.example' }), false],
  [halfAnHour, { totalDurationSec: 1800 }, true],
  [halfAnHour, { totalDurationSec: 1799.9 }, false],
  [halfAnHour, { totalDurationSec: null }, false],
  [{ minDurationMinutes: '0' }, { totalDurationSec: 0 }, true],
  [{ minDurationMinutes: '0' }, { totalDurationSec: null }, false],
  [kinds, { kind: 'podcast' }, true],
  [kinds, { kind: 'in-person' }, false],
  [kinds, { kind: null }, false],
  [visible('only-me'), { visibility: 'only-me' }, true],
  [visible('only-me'), { visibility: 'private' }, true],
  [visible('public'), { visibility: 'shared' }, true],
  [visible('public'), { visibility: 'private' }, false],
  [visible('public'), { visibility: null }, false],
  [spoken('EN'), { inputLanguage: 'en_us' }, true],
  [spoken('en-us'), { inputLanguage: 'en-US' }, true],
  [spoken('en-US'), { inputLanguage: 'en' }, false],
  [spoken('zh-TW'), { inputLanguage: 'zh-Hant-TW' }, true],
  [spoken('en'), { inputLanguage: 'enm' }, false],
  [spoken('de'), { inputLanguage: 'en-DE' }, false],
  [spoken('Spanish'), { inputLanguage: 'es-MX' }, true],
  [spoken('spanish '), { inputLanguage: 'spa' }, true],
  [spoken('en'), { inputLanguage: 'multi' }, false],
  [spoken('en'), { inputLanguage: '' }, false],
  [spoken('en'), { inputLanguage: null }, false],
])('the filter %j with a note that has %j: %p', async (filledIn, note, expected) => {
  expect(await passes(filledIn, note)).toBe(expected);
});

it.each<[object, string | RegExp]>([
  [
    { titleExcludes: ['hr', 'x'.repeat(1001)] },
    `Title Excludes: "${'x'.repeat(50)}…" has 1,001 characters. Use at most 1,000.`,
  ],
  [
    { titleContains: 'Weekly HR call', titleExcludes: ['x', 'hr'] },
    'Title Excludes: "hr" leaves out titles with "Weekly HR call"',
  ],
  [{ participant: 'a@' }, /^Participants: "a@" is not an email address\. Use one such as anna@client\.com/],
  [{ participant: 'anna@client.com, @@' }, /^Participants: "@@" is not an email address/],
  [{ participant: '{{1__name}}' }, /^Participants: .* was not replaced by the value from an earlier step/],
  [
    { participant: '\u200b' },
    /^Participants: "" contains no word to search for\. Enter a word or phrase, such as/,
  ],
  [{ participant: ['Anna', '.'] }, /^Participants: "\." contains no word to search for/],
  ...['not a domain', '12/11/2026', '2026-02-30', '1.5', 'undefined', 'false'].map(
    (domain): [object, string] => [
      { internalDomains: ['acme.example', domain] },
      `Internal Domains: "${domain}" is not a domain. Use a domain such as example.com.`,
    ],
  ),
  ...['Spanisch', 'xx', 'e', 'en US', '{{lang}}'].map((language): [object, RegExp] => [
    { languages: ['en', language] },
    /^Spoken Languages: ".*" is not a language\./,
  ]),
])('a filter rejects %j', (filledIn, message) => {
  expect(() => filterOf({ ...filledIn })).toThrow(message);
});

describe('Participants', () => {
  it.each<[unknown]>([
    ['x@x.example, anna@client.com'],
    [['x.example', 'anna@client.com']],
    [['Luis Romero <luis@x.example>, "Berg, Anna" <anna@client.com>']],
    [['"Berg, Anna" ‹anna@client.com›']],
    ['Romero, Luis <luis@x.example>; Berg, Anna <anna@client.com>'],
    ['luis@x.example\nanna@client.com'],
  ])('match anyone in %j', async (participant) => {
    expect(await passes({ participant }, withEmail('anna@client.com'))).toBe(true);
    expect(await passes({ participant }, withEmail('berg@else.example'))).toBe(false);
  });

  it.each<[string, string | null, boolean]>([
    ['lee', 'Noah Lee', true],
    ['noah  LEE', 'Noah A. Lee', true],
    ['Noah Lee', 'Lee, Noah', true],
    ['muller', 'Eva MÜLLER', true],
    ['Ann', 'Anna Berg', false],
    ['Noah Lee', 'Noah Berg', false],
    ['佐藤', '佐藤太郎', true],
    ['佐藤太郎', '佐藤 太郎', true],
    ['Noah', null, false],
  ])('%p with a participant, or a speaker, named %p: %p', async (participant, name, expected) => {
    expect(await passes({ participant }, people({ name: 'Mei', email: 'x@else.example' }, { name }))).toBe(
      expected,
    );
    const said = segment(name, 'Noah Lee, Müller, Ann, 佐藤', null, null);
    expect(await passes({ participant }, { transcripts: [said, said] })).toBe(expected);
  });

  it.each([
    ['Kestrel', true],
    ['Ai', false],
    ['kestrel.ai', true],
  ])('%p with somebody at kestrel.ai: %p', async (participant, expected) => {
    expect(await passes({ participant }, withEmail('bob@eu.kestrel.ai'))).toBe(expected);
  });

  it('can be people and companies at once', async () => {
    const filledIn = { participant: 'Noah, client.com, Berg, Eva <eva@x.example>' };
    expect(await passes(filledIn, withEmail('a@client.com'))).toBe(true);
    expect(await passes(filledIn, people({ name: 'Noah' }))).toBe(true);
    expect(await passes(filledIn, people({ name: 'Eva Berg' }))).toBe(false);
  });
});

describe('External or Internal Meetings', () => {
  it.each<[string, Partial<Note>, 'external' | 'internal' | null]>([
    ['a guest', withEmail('a@acme.example', 'b@client.com'), 'external'],
    ['a guest known by company', people({ accountDomain: 'client.com' }), 'external'],
    ['colleagues only', withEmail('a@acme.example', 'b@eu.acme.example'), 'internal'],
    ['a colleague and somebody unknown', people({ email: 'a@acme.example' }, {}), 'internal'],
    ['somebody unknown', people({}), null],
    ['nobody', {}, null],
  ])('with %s', async (_, note, expected) => {
    for (const audience of ['external', 'internal'])
      expect(await passes({ audience }, note)).toBe(expected === audience);
  });

  it('asks for Internal Domains if the domains are not known, which no other filter needs', async () => {
    for (const audience of ['external', 'internal'])
      await expect(passes({ audience }, {}, null)).rejects.toThrow(/Enter them in "Internal Domains"/);
    expect(filterOf({ audience: 'internal' }).needsDomains).toBe(true);
    expect(filterOf({ participant: 'client.com', internalDomains: 'acme.example' }).needsDomains).toBe(false);
  });

  it('takes domains typed as email addresses and URLs', () => {
    const internalDomains = ['@Acme.example', 'https://www.acme.com/x', 'b@acme.net'];
    expect(filterOf({ internalDomains }).domains.named).toStrictEqual([
      'acme.example',
      'acme.com',
      'acme.net',
    ]);
  });
});
