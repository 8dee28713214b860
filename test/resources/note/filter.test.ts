import { describe, expect, it } from '@jest/globals';
import * as fc from '../../support/properties.ts';

import type { Note } from '../../../src/resources/note/note.ts';
import {
  isExternal,
  noteFilter,
  noteFilters,
  participantDomain,
} from '../../../src/resources/note/filter.ts';
import { readInputs } from '../../../src/zapier/inputs.ts';
import { aNote, aParticipant, aTag } from '../../support/records.ts';

const DOMAINS = ['acme.example'];
const filterOf = (filledIn: Record<string, unknown>) => noteFilter(readInputs(noteFilters, filledIn));
const passes = (
  filledIn: Record<string, unknown>,
  note: Partial<Note>,
  domains: readonly string[] | null = DOMAINS,
) => filterOf(filledIn).matches(aNote(note), domains);
const withPeople = (...people: Parameters<typeof aParticipant>[0][]) => ({
  participants: people.map(aParticipant),
});

describe('a filter', () => {
  it.each([
    {},
    { titleContains: '' },
    { titleContains: '  ', folderIds: [], kinds: [''], externalOnly: 'false' },
  ])('that is not filled in, %j, lets every note pass', (filledIn) => {
    expect(passes(filledIn, {})).toBe(true);
    expect(passes(filledIn, { title: null, kind: null, totalDurationSec: null })).toBe(true);
  });

  it('of several is passed by what passes each', () => {
    const filledIn = { titleContains: 'weekly', minDurationMinutes: '30' };
    expect(passes(filledIn, { title: 'Weekly', totalDurationSec: 1800 })).toBe(true);
    expect(passes(filledIn, { title: 'Weekly', totalDurationSec: 1799 })).toBe(false);
    expect(passes(filledIn, { title: 'Daily', totalDurationSec: 1800 })).toBe(false);
  });
});

describe('Title Contains', () => {
  it.each([
    ['weekly', 'The WEEKLY call', true],
    [' weekly ', 'weekly', true],
    ['ÜBER', 'Über uns', true],
    ['cafe\u0301', 'Café', true],
    ['weekly', 'week ly', false],
    ['a.b', 'aXb', false],
    ['weekly', null, false],
  ])('%p in %p: %p', (titleContains, title, expected) => {
    expect(passes({ titleContains }, { title })).toBe(expected);
  });
});

describe('Participant', () => {
  it.each<[string, Parameters<typeof aParticipant>[0], boolean]>([
    ['client.com', { email: 'anna@client.com' }, true],
    ['client.com', { email: 'anna@eu.client.com' }, true],
    ['client.com', { email: 'anna@myclient.com' }, false],
    ['client.com', { email: 'anna@client.com.evil.example' }, false],
    ['eu.client.com', { email: 'anna@client.com' }, false],
    ['CLIENT.com', { email: 'Anna@Client.COM' }, true],
    ['@client.com', { email: 'anna@client.com' }, true],
    ['https://www.client.com/', { email: 'anna@client.com' }, true],
    ['client.com', { accountDomain: 'client.com' }, true],
    ['client.com', { accountDomain: 'eu.client.com' }, true],
    ['client.com', { accountDomain: 'myclient.com' }, false],
    ['client.com', { email: 'anna@gmail.com', accountDomain: 'client.com' }, false],
    ['client.com', {}, false],
    ['anna@client.com', { email: ' ANNA@client.com ' }, true],
    ['anna@client.com', { email: 'joanna@client.com' }, false],
    ['anna@client.com', { email: 'anna@eu.client.com' }, false],
    ['anna@client.com', { accountDomain: 'client.com' }, false],
  ])('%p for %j: %p', (participant, person, expected) => {
    expect(passes({ participant }, withPeople({ email: 'other@else.example' }, person))).toBe(expected);
  });

  it.each([
    'anna',
    'anna berg',
    'a@',
    'client com',
    'anna@client.com, ben@client.com',
    'Anna Berg anna@client.com',
  ])('%p is refused', (participant) => {
    expect(() => filterOf({ participant })).toThrow(
      /^Participant: “.*” is neither an email address nor a domain/,
    );
  });

  it('is nobody in a note without participants', () => {
    expect(passes({ participant: 'client.com' }, {})).toBe(false);
  });
});

describe('External Meetings Only', () => {
  const externalOnly = { externalOnly: true };

  it.each<[string, Partial<Note>, boolean]>([
    ['someone from outside', withPeople({ email: 'a@acme.example' }, { email: 'b@client.com' }), true],
    ['someone from outside, by the account', withPeople({ accountDomain: 'client.com' }), true],
    ['someone whose domain only ends like ours', withPeople({ email: 'b@notacme.example' }), true],
    ['our own people', withPeople({ email: 'a@acme.example' }, { email: 'b@eu.acme.example' }), false],
    ['someone of whom nothing is known', withPeople({}), false],
    ['nobody', {}, false],
  ])('for %s: passes %s', (_, note, expected) => {
    expect(passes(externalOnly, note)).toBe(expected);
  });

  it('is an error that asks for Internal Domains where the domains are not known', () => {
    expect(() => passes(externalOnly, withPeople({ email: 'b@client.com' }), null)).toThrow(
      /Fill in "Internal Domains"/,
    );
    expect(() => passes(externalOnly, {}, null)).toThrow(/Fill in "Internal Domains"/);
  });

  it('needs the domains, and nothing else does', () => {
    expect(filterOf(externalOnly).needsDomains).toBe(true);
    expect(
      filterOf({ externalOnly: 'false', participant: 'client.com', internalDomains: 'acme.example' })
        .needsDomains,
    ).toBe(false);
  });
});

describe('Internal Domains', () => {
  it('are understood in the forms people type', () => {
    expect(
      filterOf({ internalDomains: ['@Acme.example', 'https://www.acme.com/x', 'b@acme.net'] })
        .internalDomains,
    ).toStrictEqual(['acme.example', 'acme.com', 'acme.net']);
  });

  it('are refused where they are none', () => {
    expect(() => filterOf({ internalDomains: ['not a domain'] })).toThrow(
      /^Internal Domains: “not a domain” is not a domain/,
    );
  });
});

describe('who is external', () => {
  it.each<[Parameters<typeof aParticipant>[0], readonly string[] | null, boolean | null]>([
    [{ email: 'a@client.com' }, DOMAINS, true],
    [{ email: 'a@eu.acme.example' }, DOMAINS, false],
    [{ email: 'a@client.com' }, null, null],
    [{}, DOMAINS, null],
    [{ email: 'a@client.com' }, [], true],
  ])('%j among %j: %p', (person, domains, expected) => {
    expect(isExternal(aParticipant(person), domains)).toBe(expected);
  });

  it('is told by the address before the account', () => {
    expect(participantDomain({ email: 'a@B.example', accountDomain: 'c.example' })).toBe('b.example');
    expect(participantDomain({ email: null, accountDomain: 'C.example' })).toBe('c.example');
    expect(participantDomain({ email: 'no address', accountDomain: null })).toBeNull();
  });
});

describe('Minimum Duration', () => {
  it.each([
    [1800, true],
    [1799.9, false],
    [null, false],
  ])('30 minutes of %p seconds: %p', (totalDurationSec, expected) => {
    expect(passes({ minDurationMinutes: 30 }, { totalDurationSec })).toBe(expected);
  });

  it('of 0 needs a duration', () => {
    expect(passes({ minDurationMinutes: '0' }, { totalDurationSec: 0 })).toBe(true);
    expect(passes({ minDurationMinutes: '0' }, { totalDurationSec: null })).toBe(false);
  });
});

describe('Kinds', () => {
  it('are any of those chosen', () => {
    const filledIn = { kinds: ['online', 'podcast'] };
    expect(['online', 'podcast', 'in-person', null].map((kind) => passes(filledIn, { kind }))).toStrictEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('Visible To', () => {
  it.each([
    ['only-me', 'only-me', true],
    ['only-me', 'private', true],
    ['public', 'shared', true],
    ['public', 'public', true],
    ['workspace', 'workspace', true],
    ['workspace', 'private', false],
    ['public', 'private', false],
    ['public', null, false],
  ])('%p, of a note that is %p: %p', (wanted, visibility, expected) => {
    expect(passes({ visibilities: [wanted] }, { visibility })).toBe(expected);
  });

  it('is any of those chosen', () => {
    expect(passes({ visibilities: ['only-me', 'public'] }, { visibility: 'private' })).toBe(true);
  });
});

describe('Spoken Languages', () => {
  it.each([
    ['en', 'en', true],
    ['en', 'en-US', true],
    ['EN', 'en_us', true],
    ['en-us', 'en-US', true],
    ['en-US', 'en', false],
    ['en', 'enm', false],
    ['de', 'en-DE', false],
    ['en', null, false],
  ])('%p, of a note in %p: %p', (wanted, inputLanguage, expected) => {
    expect(passes({ languages: [wanted] }, { inputLanguage })).toBe(expected);
  });

  it('are any of those named', () => {
    expect(passes({ languages: ['de', 'en'] }, { inputLanguage: 'en-GB' })).toBe(true);
  });
});

describe('Folders', () => {
  it('are told by the tags of a note', () => {
    const filter = filterOf({ folderIds: ['a', 'b'] });
    expect(filter.isInFolders(aNote({ tags: [aTag('x'), aTag('b')] }))).toBe(true);
    expect(filter.isInFolders(aNote({ tags: [aTag('x')] }))).toBe(false);
    expect(filter.isInFolders(aNote({ tags: [] }))).toBe(false);
  });

  it('that are not chosen exclude nothing', () => {
    expect(filterOf({}).isInFolders(aNote())).toBe(true);
  });
});

describe('filters', () => {
  it('never let more pass than each of them alone', () => {
    const some = fc.record(
      {
        titleContains: fc.constantFrom('week', 'x'),
        participant: fc.constantFrom('client.com', 'a@client.com'),
        externalOnly: fc.boolean(),
        minDurationMinutes: fc.constantFrom('0', '30', '90'),
        kinds: fc.subarray(['online', 'podcast']),
        visibilities: fc.subarray(['only-me', 'public']),
        languages: fc.subarray(['en', 'de']),
      },
      { requiredKeys: [] },
    );
    const note = fc.record({
      title: fc.constantFrom('Weekly', 'x', null),
      kind: fc.constantFrom('online', 'podcast', null),
      visibility: fc.constantFrom('private', 'shared', 'workspace'),
      inputLanguage: fc.constantFrom('en-US', 'de', null),
      totalDurationSec: fc.constantFrom(null, 0, 1800, 6000),
      participants: fc.subarray([
        aParticipant({ email: 'a@client.com' }),
        aParticipant({ email: 'b@acme.example' }),
      ]),
    });
    fc.assert(
      fc.property(some, note, (filledIn, shown) => {
        const alone = Object.entries(filledIn).map(([key, value]) => passes({ [key]: value }, shown));
        expect(passes(filledIn, shown)).toBe(alone.every((each) => each));
      }),
    );
  });
});
