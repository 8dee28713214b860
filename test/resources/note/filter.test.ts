import { describe, expect, it } from '@jest/globals';

import { noteFilter, noteFilters } from '../../../src/resources/note/filter.ts';
import type { Note } from '../../../src/resources/note/note.ts';
import { readInputs } from '../../../src/zapier/inputs.ts';
import * as fc from '../../support/properties.ts';
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
  it.each([{}, { titleContains: '  ', folderIds: [], kinds: [''], externalOnly: 'false' }])(
    'that is not filled in accepts every note: %j',
    (filledIn) => {
      expect(passes(filledIn, { title: null, kind: null, totalDurationSec: null })).toBe(true);
    },
  );
});

describe('Title Contains', () => {
  it.each([
    [' weekly ', 'The WEEKLY', true],
    ['weekly', 'week ly', false],
    ['weekly', null, false],
  ])('%p with the title %p: %p', (titleContains, title, expected) => {
    expect(passes({ titleContains }, { title })).toBe(expected);
  });
});

describe('Participant', () => {
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
  ])('%p with the participant %j: %p', (participant, person, expected) => {
    expect(passes({ participant }, withPeople({ email: 'other@else.example' }, person))).toBe(expected);
  });

  it.each(['anna', 'a@', 'client com', 'Anna Berg anna@client.com'])('rejects %p', (participant) => {
    expect(() => filterOf({ participant })).toThrow(
      /^Participant: “.*” is neither an email address nor a domain/,
    );
  });

  it('rejects a note without participants', () => {
    expect(passes({ participant: 'client.com' }, {})).toBe(false);
  });
});

describe('External Meetings Only', () => {
  const externalOnly = { externalOnly: true };

  it.each<[string, Partial<Note>, boolean]>([
    ['an external participant', withPeople({ email: 'a@acme.example' }, { email: 'b@client.com' }), true],
    ['colleagues only', withPeople({ email: 'a@acme.example' }, { email: 'b@eu.acme.example' }), false],
    ['a participant without an email address', withPeople({}), false],
    ['no participants', {}, false],
  ])('with %s: %p', (_, note, expected) => {
    expect(passes(externalOnly, note)).toBe(expected);
  });

  it('asks the user to fill in Internal Domains if the domains are not known', () => {
    expect(() => passes(externalOnly, {}, null)).toThrow(/Fill in "Internal Domains"/);
  });

  it('is the only filter that needs the internal domains', () => {
    expect(filterOf(externalOnly).needsDomains).toBe(true);
    expect(
      filterOf({ externalOnly: 'false', participant: 'client.com', internalDomains: 'acme.example' })
        .needsDomains,
    ).toBe(false);
  });
});

describe('Internal Domains', () => {
  it('can be typed as email addresses and URLs', () => {
    expect(
      filterOf({ internalDomains: ['@Acme.example', 'https://www.acme.com/x', 'b@acme.net'] })
        .internalDomains,
    ).toStrictEqual(['acme.example', 'acme.com', 'acme.net']);
  });

  it('reject what is not a domain', () => {
    expect(() => filterOf({ internalDomains: ['not a domain'] })).toThrow(
      /^Internal Domains: “not a domain” is not a domain/,
    );
  });
});

describe('Minimum Duration', () => {
  it.each([
    [1800, true],
    [1799.9, false],
    [null, false],
  ])('of 30 minutes with a note of %p seconds: %p', (totalDurationSec, expected) => {
    expect(passes({ minDurationMinutes: 30 }, { totalDurationSec })).toBe(expected);
  });

  it('of 0 still requires a duration', () => {
    expect(passes({ minDurationMinutes: '0' }, { totalDurationSec: 0 })).toBe(true);
    expect(passes({ minDurationMinutes: '0' }, { totalDurationSec: null })).toBe(false);
  });
});

describe('Kinds', () => {
  it('accept a note of any chosen kind', () => {
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
    ['public', 'private', false],
    ['public', null, false],
  ])('%p with a note that is %p: %p', (wanted, visibility, expected) => {
    expect(passes({ visibilities: [wanted, 'workspace'] }, { visibility })).toBe(expected);
  });
});

describe('Spoken Languages', () => {
  it.each([
    ['EN', 'en_us', true],
    ['en-us', 'en-US', true],
    ['en-US', 'en', false],
    ['en', 'enm', false],
    ['de', 'en-DE', false],
    ['en', null, false],
  ])('%p with a note in %p: %p', (wanted, inputLanguage, expected) => {
    expect(passes({ languages: [wanted, 'fr'] }, { inputLanguage })).toBe(expected);
  });
});

describe('Folders', () => {
  it('match the tags of a note', () => {
    const filter = filterOf({ folderIds: ['a', 'b'] });
    expect(filter.isInFolders(aNote({ tags: [aTag('x'), aTag('b')] }))).toBe(true);
    expect(filter.isInFolders(aNote({ tags: [aTag('x')] }))).toBe(false);
    expect(filter.isInFolders(aNote({ tags: [] }))).toBe(false);
  });

  it('accept every note if none is chosen', () => {
    expect(filterOf({}).isInFolders(aNote())).toBe(true);
  });
});

describe('several filters', () => {
  it('accept exactly the notes that each of them accepts', () => {
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
