import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod/mini';

import { noteOutput } from '../../src/answers/output.ts';
import type { InternalDomains } from '../../src/service/internal_domains.ts';
import { type Note, noteSchema } from '../../src/service/note.ts';
import { domainTest } from '../../src/text/domains.ts';
import { misfits } from '../review/items.ts';
import { hostileMarkdown } from '../support/markdown.ts';
import { oddly } from '../support/odd_records.ts';
import { presentNote } from '../support/present.ts';
import * as fc from '../support/properties.ts';
import { aNote, aParticipant, aTag } from '../support/records.ts';

const present = (note: Note, domains: InternalDomains, timeZone = 'Europe/Berlin') =>
  presentNote(note, { domains, timeZone }, { file: () => 'hydrate|||x|||hydrate' });

/** Harmful text, and text that looks like something else. */
const anyText = fc.oneof(
  hostileMarkdown,
  fc.string({ unit: 'grapheme', maxLength: 40, size: 'max' }),
  fc.constantFrom(
    '',
    '\u202e\u2066abc',
    '\ufeff',
    '-->',
    '{{bundle.authData}}',
    'hydrate|||x|||hydrate',
    'NaN',
  ),
);
const time = fc.tuple(fc.nat(400), fc.nat(70), fc.nat(999));
const timestamp = fc.oneof(
  time.map(([minutes, seconds]) => `${minutes}:${seconds}`),
  time.map(([hours, seconds, ms]) => `${hours}:00:${seconds}.${ms}`),
  anyText,
);
const dateTime = fc
  .date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') })
  .map((date) => date.toISOString().slice(0, 19));
const domain = fc.oneof(fc.domain(), anyText);

const person = fc
  .record({ name: anyText, email: fc.oneof(fc.emailAddress(), anyText), accountDomain: domain })
  .map(aParticipant);
const segment = fc.record({
  speaker: anyText,
  text: anyText,
  startTimestamp: timestamp,
  endTimestamp: timestamp,
});

/** A note of the service with at most one odd value. */
const anyNote = fc
  .record({
    title: anyText,
    createdAt: fc.oneof(dateTime, anyText),
    totalDurationSec: fc.double({ noNaN: true, noDefaultInfinity: true }),
    participants: fc.array(person, { maxLength: 4 }),
    transcripts: fc.array(segment, { maxLength: 6 }),
    userWrittenNote: hostileMarkdown,
    enhancedNote: hostileMarkdown,
    summary: hostileMarkdown,
  })
  .chain((fields) => oddly(aNote({ ...fields, tags: [aTag('a')], calendarEvent: { id: 'c' } })))
  .filter((note) => noteSchema.safeParse(note).success);
const internalDomains = fc.option(fc.array(domain, { maxLength: 2 }).map(domainTest));

/** A note as JSON from the service, and what a Zap gets from it. */
const presented = fc
  .tuple(anyNote, internalDomains)
  .map(([note, domains]) => ({ note, shown: present(noteSchema.parse(note), domains) }));

const record = zod.record(zod.string(), zod.unknown());
const records = zod.catch(zod.array(zod.unknown()), []);
/** The keys in the order of the service. Only one is left out, because merging it pollutes prototypes. */
const keysOf = (given: unknown) =>
  Object.keys(record.safeParse(given).data ?? {}).filter((key) => key !== '__proto__');

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
        expect(Object.keys(shown)).toStrictEqual(expect.arrayContaining(keysOf(note)));
        for (const key of ['participants', 'tags', 'transcripts'] as const) {
          const given = records.parse(record.parse(note)[key]).flatMap(keysOf);
          expect(records.parse(shown[key]).flatMap(keysOf)).toStrictEqual(expect.arrayContaining(given));
        }
      }),
    );
  });

  it('has as external participants those participants marked as external, each once', () => {
    fc.assert(
      fc.property(presented, ({ shown }) => {
        const { participants, externalParticipants, externalCount } = shown;
        const external = participants.filter((person) => person.isExternal === true);
        for (const person of externalParticipants) expect(external).toContainEqual(person);
        const addresses = (people: { email: string | null }[]) =>
          new Set(people.map(({ email }) => email?.toLowerCase()));
        expect(addresses(externalParticipants)).toStrictEqual(addresses(external));
        expect(externalCount ?? externalParticipants.length).toBe(externalParticipants.length);
      }),
    );
  });

  it('can’t pollute the prototypes of objects', () => {
    const note: unknown = JSON.parse(
      '{"id":"n","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"participants":[{"name":"a","__proto__":{"polluted":1}}]}',
    );
    const shown = present(noteSchema.parse(note), null);
    expect('polluted' in {}).toBe(false);
    expect('polluted' in shown).toBe(false);
    expect('polluted' in (shown.participants[0] ?? {})).toBe(false);
  });
});
