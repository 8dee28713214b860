import { describe, expect, it } from '@jest/globals';

import { noteFilter, noteFilters } from '../../../src/resources/note/filter.ts';
import type { Note } from '../../../src/resources/note/note.ts';
import { domainTest } from '../../../src/text/domains.ts';
import { readInputs } from '../../../src/zapier/inputs.ts';
import type { Step } from '../../../src/zapier/step.ts';
import { aNote, aParticipant } from '../../support/records.ts';

const DOMAINS = ['acme.example'];
/** Without folders, a filter takes nothing of its step before the domains are looked up. */
const filterOf = (filledIn: Record<string, unknown>) =>
  noteFilter({} as Step, readInputs(noteFilters, filledIn));
const passes = (
  filledIn: Record<string, unknown>,
  note: Partial<Note>,
  domains: readonly string[] | null = DOMAINS,
) => filterOf(filledIn).matches(aNote(note), domains && domainTest(domains));
const withPeople = (...people: Parameters<typeof aParticipant>[0][]) => ({
  participants: people.map(aParticipant),
});

describe('a filter', () => {
  it.each([{}, { titleContains: '  ', folderIds: [], kinds: [''], audience: '', titleExcludes: [] }])(
    'that is not filled in accepts every note: %j',
    async (filledIn) => {
      expect(await passes(filledIn, { title: null, kind: null, totalDurationSec: null })).toBe(true);
    },
  );
});

describe('Title Contains', () => {
  it.each([
    [' weekly ', 'The WEEKLY', true],
    ['weekly', 'week ly', false],
    ['weekly', null, false],
  ])('%p with the title %p: %p', async (titleContains, title, expected) => {
    expect(await passes({ titleContains }, { title })).toBe(expected);
  });
});

describe('Title Excludes', () => {
  it.each([
    [['1:1', ' hr '], 'Anna / Ben 1:1', false],
    [['1:1', ' hr '], 'Hiring', true],
    [['1:1', ' hr '], 'Hiring (HR)', false],
    [['1:1', 'hr'], 'Standup 11:15 on Christmas', true],
    [['do not share', 'café'], 'CAFE', false],
    [['do not share', 'café'], 'Prices (Do  Not Share)', false],
    [['面接'], '一次面接の記録', false],
    [['interview'], 'Interviews, part 2', false],
    [['\u200b'], 'Weekly', true],
    [['1:1'], null, true],
  ])('%j with the title %p: %p', async (titleExcludes, title, expected) => {
    expect(await passes({ titleExcludes }, { title })).toBe(expected);
  });

  it('rejects a phrase that is too long to look for, instead of leaving out nothing', () => {
    expect(() => filterOf({ titleExcludes: ['hr', 'x'.repeat(1001)] })).toThrow(
      `Title Excludes: "${'x'.repeat(50)}…" has 1,001 characters. Use at most 1,000.`,
    );
  });

  it('rejects what Title Contains asks for', () => {
    expect(() => filterOf({ titleContains: 'Weekly HR call', titleExcludes: ['x', 'hr'] })).toThrow(
      'Title Excludes: "hr" leaves out titles with "Weekly HR call"',
    );
  });
});

describe('Participants', () => {
  it.each<[string, Parameters<typeof aParticipant>[0], boolean]>([
    ['client.com', { email: 'anna@client.com' }, true],
    ['client.com', { email: 'anna@eu.client.com' }, true],
    ['client.com', { email: 'anna@myclient.com' }, false],
    ['https://www.client.com/', { email: 'anna@client.com' }, true],
    ['client.com', { accountDomain: 'eu.client.com' }, true],
    ['client.com', { email: 'anna@gmail.com', accountDomain: 'client.com' }, false],
    ['client.com', {}, false],
    ['anna@client.com', { email: ' ANNA@client.com ' }, true],
    ['anna@client.com', { email: 'joanna@client.com' }, false],
    ['anna@client.com', { email: 'anna@eu.client.com' }, false],
    ['anna@client.com', { accountDomain: 'client.com' }, false],
  ])('%p with the participant %j: %p', async (participant, person, expected) => {
    expect(await passes({ participant }, withPeople({ email: 'other@else.example' }, person))).toBe(expected);
  });

  it.each<[unknown]>([
    ['x@x.example, anna@client.com'],
    [['x.example', 'anna@client.com']],
    [['Luis Romero <luis@x.example>, "Berg, Anna" <anna@client.com>']],
    ['Romero, Luis <luis@x.example>; Berg, Anna <anna@client.com>'],
    ['luis@x.example\nanna@client.com'],
  ])('match anyone in %j', async (participant) => {
    expect(await passes({ participant }, withPeople({ email: 'anna@client.com' }))).toBe(true);
    expect(await passes({ participant }, withPeople({ email: 'berg@else.example' }))).toBe(false);
  });

  it.each<[string, string | null, boolean]>([
    ['Noah', 'Noah Lee', true],
    ['lee', 'Noah Lee', true],
    ['noah  LEE', 'Noah A. Lee', true],
    ['Noah Lee', 'Lee, Noah', true],
    ['Müller', 'Eva Muller', true],
    ['muller', 'Eva MÜLLER', true],
    ['Ann', 'Anna Berg', false],
    ['Noah Lee', 'Noah Berg', false],
    ['佐藤', '佐藤太郎', true],
    ['佐藤太郎', '佐藤 太郎', true],
    ['Noah', null, false],
  ])('%p with somebody named %p: %p', async (participant, name, expected) => {
    expect(
      await passes({ participant }, withPeople({ name: 'Mei', email: 'x@else.example' }, { name })),
    ).toBe(expected);
    const segment = {
      speaker: name,
      text: 'Noah Lee, Müller, Ann, 佐藤',
      startTimestamp: null,
      endTimestamp: null,
    };
    expect(await passes({ participant }, { transcripts: [segment, segment] })).toBe(expected);
  });

  it.each<[string, Parameters<typeof aParticipant>[0], boolean]>([
    ['kestrel', { accountName: 'Kestrel Shipping' }, true],
    ['Kestrel, Inc.', { accountName: 'Kestrel' }, true],
    ['Noah Kestrel', { name: 'Noah', accountName: 'Kestrel' }, false],
    ['Kestrel', { email: 'noah@kestrel.example' }, true],
    ['Noah', { name: null, email: 'noah.lee@kestrel.example' }, true],
    ['Lee', { name: 'Ana', email: 'noah.lee@kestrel.example' }, false],
    ['Kestrel', { accountName: 'Other', email: 'noah@kestrel.example' }, false],
  ])('%p with the participant %j: %p', async (participant, person, expected) => {
    expect(await passes({ participant }, withPeople(person))).toBe(expected);
  });

  it('can be people and companies at once', async () => {
    const filledIn = { participant: 'Noah, client.com, Berg, Eva <eva@x.example>' };
    expect(await passes(filledIn, withPeople({ email: 'a@client.com' }))).toBe(true);
    expect(await passes(filledIn, withPeople({ name: 'Noah' }))).toBe(true);
    expect(await passes(filledIn, withPeople({ name: 'Eva Berg' }))).toBe(false);
  });

  it.each([
    ['a@', /^Participants: "a@" is not an email address\. Use one such as anna@client\.com/],
    ['anna@client.com, @@', /^Participants: "@@" is not an email address/],
    ['{{1__name}}', /^Participants: a value from an earlier step is missing/],
    ['\u200b', /^Participants: "" has nothing to look for\. Use a word or phrase such as/],
  ])('reject %p', (participant, message) => {
    expect(() => filterOf({ participant })).toThrow(message);
  });

  it('reject a note without participants', async () => {
    expect(await passes({ participant: 'client.com' }, {})).toBe(false);
  });
});

describe('External or Internal', () => {
  it.each<[string, Partial<Note>, 'external' | 'internal' | null]>([
    ['a guest', withPeople({ email: 'a@acme.example' }, { email: 'b@client.com' }), 'external'],
    ['a guest known by company', withPeople({ accountDomain: 'client.com' }), 'external'],
    ['colleagues only', withPeople({ email: 'a@acme.example' }, { email: 'b@eu.acme.example' }), 'internal'],
    ['a colleague and somebody unknown', withPeople({ email: 'a@acme.example' }, {}), 'internal'],
    ['somebody unknown', withPeople({}), null],
    ['nobody', {}, null],
  ])('with %s', async (_, note, expected) => {
    expect(await passes({ audience: 'external' }, note)).toBe(expected === 'external');
    expect(await passes({ audience: 'internal' }, note)).toBe(expected === 'internal');
  });

  it.each(['external', 'internal'])(
    '%s asks for Internal Domains if the domains are not known',
    async (audience) => {
      await expect(passes({ audience }, {}, null)).rejects.toThrow(/Fill in "Internal Domains"/);
    },
  );

  it('is the only filter that needs the internal domains', () => {
    expect(filterOf({ audience: 'internal' }).needsDomains).toBe(true);
    expect(filterOf({ participant: 'client.com', internalDomains: 'acme.example' }).needsDomains).toBe(false);
  });
});

describe('Internal Domains', () => {
  it('can be typed as email addresses and URLs', () => {
    expect(
      filterOf({ internalDomains: ['@Acme.example', 'https://www.acme.com/x', 'b@acme.net'] }).domains.named,
    ).toStrictEqual(['acme.example', 'acme.com', 'acme.net']);
  });

  it('reject what is not a domain', () => {
    expect(() => filterOf({ internalDomains: ['not a domain'] })).toThrow(
      /^Internal Domains: "not a domain" is not a domain/,
    );
  });
});

describe('Minimum Duration', () => {
  it.each([
    [1800, true],
    [1799.9, false],
    [null, false],
  ])('of 30 minutes with a note of %p seconds: %p', async (totalDurationSec, expected) => {
    expect(await passes({ minDurationMinutes: 30 }, { totalDurationSec })).toBe(expected);
  });

  it('of 0 still requires a duration', async () => {
    expect(await passes({ minDurationMinutes: '0' }, { totalDurationSec: 0 })).toBe(true);
    expect(await passes({ minDurationMinutes: '0' }, { totalDurationSec: null })).toBe(false);
  });
});

describe('Kinds', () => {
  it('accept a note of any chosen kind', async () => {
    const filledIn = { kinds: ['online', 'podcast'] };
    const passed = ['online', 'podcast', 'in-person', null].map((kind) => passes(filledIn, { kind }));
    expect(await Promise.all(passed)).toStrictEqual([true, true, false, false]);
  });
});

describe('Note Visibility', () => {
  it.each([
    ['only-me', 'only-me', true],
    ['only-me', 'private', true],
    ['public', 'shared', true],
    ['public', 'public', true],
    ['public', 'private', false],
    ['public', null, false],
  ])('%p with a note that is %p: %p', async (wanted, visibility, expected) => {
    expect(await passes({ visibilities: [wanted, 'workspace'] }, { visibility })).toBe(expected);
  });
});

describe('Spoken Languages', () => {
  it.each([
    ['EN', 'en_us', true],
    ['en-us', 'en-US', true],
    ['en-US', 'en', false],
    ['zh-TW', 'zh-Hant-TW', true],
    ['en', 'enm', false],
    ['de', 'en-DE', false],
    ['Spanish', 'es-MX', true],
    ['spanish ', 'spa', true],
    ['Spanish', 'pt', false],
    ['en', 'multi', false],
    ['en', '', false],
    ['en', null, false],
  ])('%p with a note in %p: %p', async (wanted, inputLanguage, expected) => {
    expect(await passes({ languages: [wanted, 'fr'] }, { inputLanguage })).toBe(expected);
  });

  it.each(['Spanisch', 'xx', 'e', 'en US', '{{1__lang}}'])('reject %p', (wanted) => {
    expect(() => filterOf({ languages: ['en', wanted] })).toThrow(
      /^Spoken Languages: ".*" is not a language\./,
    );
  });
});
