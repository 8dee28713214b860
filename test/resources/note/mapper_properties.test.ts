import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { isUsableId } from '../../../src/api/endpoint.ts';
import type { InternalDomains } from '../../../src/resources/internal_domains.ts';
import { type Note, noteSchema } from '../../../src/resources/note/note.ts';
import { noteOutput } from '../../../src/resources/note/output.ts';
import { misfits } from '../../review/items.ts';
import { hostileMarkdown } from '../../support/markdown.ts';
import { presentNote } from '../../support/present.ts';
import * as fc from '../../support/properties.ts';

const present = (note: Note, domains: InternalDomains, timeZone = 'Europe/Berlin') =>
  presentNote(note, { domains, timeZone }, { file: () => 'hydrate|||x|||hydrate' });

/** Unusual and harmful text. */
const anyText = fc.oneof(
  fc.anyText({ maxLength: 40, size: 'max' }),
  fc.string({ unit: 'grapheme', maxLength: 40, size: 'max' }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    '\udc00a',
    '\u202e\u2066abc',
    '\ufeff',
    '-->',
    '{{bundle.authData}}',
    'hydrate|||x|||hydrate',
    'null',
    'NaN',
  ),
);
const timestamp = fc.oneof(
  anyText,
  fc
    .tuple(fc.nat(400), fc.nat(70), fc.nat(70), fc.nat(999))
    .chain(([hours, minutes, seconds, ms]) =>
      fc.constantFrom(
        `${minutes}:${seconds}`,
        `${hours}:${minutes}:${seconds}`,
        `0${minutes}:0${seconds}.${ms}`,
        `${hours}:00:00,${ms}`,
      ),
    ),
);
const dateTime = fc
  .date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') })
  .chain((date) =>
    fc.constantFrom(date.toISOString(), date.toISOString().slice(0, -1), date.toISOString().slice(0, 19)),
  );

/** A record in which each of `fields` may be absent or null, with any other fields. */
function recordOf(fields: Record<string, fc.Arbitrary<unknown>>) {
  return fc
    .tuple(
      fc.dictionary(anyText, fc.jsonValue(), { maxKeys: 3 }),
      fc.record(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fc.option(value)])), {
        requiredKeys: [],
      }),
    )
    .map(([further, known]) => ({ ...further, ...known }));
}
const identified = (ids: fc.Arbitrary<string>, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(recordOf(fields), ids).map(([known, id]) => ({ ...known, id }));

const noteInput = identified(anyText.filter(isUsableId), {
  title: anyText,
  kind: anyText,
  status: anyText,
  createdAt: fc.oneof(dateTime, anyText),
  updatedAt: fc.oneof(dateTime, anyText),
  visibility: anyText,
  tags: fc.array(identified(anyText, { name: anyText, color: anyText }), { maxLength: 3 }),
  participants: fc.array(
    recordOf({
      name: anyText,
      email: fc.oneof(anyText, fc.emailAddress()),
      profileImageUrl: anyText,
      accountName: anyText,
      accountDomain: fc.oneof(anyText, fc.domain()),
      accountImageUrl: anyText,
    }),
    { maxLength: 4 },
  ),
  totalDurationSec: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
  userWrittenNote: hostileMarkdown,
  enhancedNote: hostileMarkdown,
  summary: hostileMarkdown,
  transcripts: fc.array(
    recordOf({ speaker: anyText, text: anyText, startTimestamp: timestamp, endTimestamp: timestamp }),
    { maxLength: 6 },
  ),
  calendarEvent: fc.jsonValue(),
  inputLanguage: anyText,
  translationLanguage: anyText,
  meetingApp: fc.jsonValue(),
});
const internalDomains = fc.option(fc.array(fc.oneof(fc.domain(), anyText), { maxLength: 2 }));

/** A note as JSON from the service, and what a Zap gets from it. */
const presented = fc.tuple(noteInput, internalDomains).map(([input, domains]) => {
  const note: unknown = JSON.parse(JSON.stringify(input));
  const parsed = noteSchema.safeParse(note);
  return parsed.success ? { note, shown: present(parsed.data, domains) } : { note, shown: null };
});

const record = zod.record(zod.string(), zod.unknown());
/** The keys in the order of the service. Only one is left out, because merging it pollutes prototypes. */
const keysOf = (given: unknown) => Object.keys(record.parse(given)).filter((key) => key !== '__proto__');

describe('any note the service may send', () => {
  it('has the declared fields, of the declared types, at any depth', () => {
    fc.assert(
      fc.property(presented, ({ shown }) => {
        const problems = misfits(record.parse(shown), noteOutput.outputFields);
        expect(problems.filter((problem) => !problem.endsWith('is not an output field'))).toStrictEqual([]);
      }),
    );
  });

  it('keeps what the service has added, in line items, too', () => {
    fc.assert(
      fc.property(presented, ({ note, shown }) => {
        const [sources, made] = [record.parse(note), record.parse(shown)];
        expect(Object.keys(made)).toStrictEqual(expect.arrayContaining(keysOf(sources)));
        for (const key of ['participants', 'tags', 'transcripts']) {
          const items = zod.array(record).parse(made[key]).map(Object.keys);
          const given = zod.array(record).nullish().parse(sources[key]) ?? [];
          expect(items).toStrictEqual(given.map((item) => expect.arrayContaining(keysOf(item))));
        }
      }),
    );
  });

  it('has as external participants exactly those participants marked as external', () => {
    fc.assert(
      fc.property(presented, ({ shown }) => {
        const { participants = [], externalParticipants = [], externalCount = null } = shown ?? {};
        expect(externalParticipants).toStrictEqual(
          participants.filter((person) => person.isExternal === true),
        );
        expect(externalCount ?? externalParticipants.length).toBe(externalParticipants.length);
      }),
    );
  });

  it('can’t pollute the prototypes of objects', () => {
    const note: unknown = JSON.parse(
      '{"id":"n","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"participants":[{"name":"a","__proto__":{"polluted":1}}]}',
    );
    const shown = present(noteSchema.parse(note), []);
    expect('polluted' in {}).toBe(false);
    expect('polluted' in shown).toBe(false);
    expect('polluted' in (shown.participants[0] ?? {})).toBe(false);
  });
});
