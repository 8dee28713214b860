import { describe, expect, it } from '@jest/globals';
import * as zod from 'zod';

import { isUsableId } from '../../../src/api/endpoint.ts';
import type { InternalDomains } from '../../../src/resources/internal_domains.ts';
import { type Note, noteSchema } from '../../../src/resources/note/note.ts';
import { noteOutput } from '../../../src/resources/note/output.ts';
import { hostileMarkdown } from '../../support/markdown.ts';
import { presentNote } from '../../support/present.ts';
import * as fc from '../../support/properties.ts';

const present = (note: Note, domains: InternalDomains, timeZone = 'Europe/Berlin') =>
  presentNote(note, { domains, timeZone }, { file: () => 'pointer' });

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
const fields = noteOutput.outputFields;
const keysOf = (children: readonly { key: string }[]) => children.map(({ key }) => key).sort();

describe('any note the service may send', () => {
  it('has exactly the declared keys, and those the service has added', () => {
    fc.assert(
      fc.property(presented, ({ note, shown }) => {
        // The only key that is left out, because merging it pollutes prototypes.
        const added = Object.keys(record.parse(note)).filter((key) => key !== '__proto__');
        expect(Object.keys(shown ?? {}).sort()).toStrictEqual(
          [...new Set([...keysOf(fields), ...added])].sort(),
        );
      }),
    );
  });

  it('has values of the declared types', () => {
    const fits: Record<string, zod.ZodType> = {
      string: zod.string().nullable(),
      datetime: zod.string().nullable(),
      file: zod.string().nullable(),
      number: zod.number().nullable(),
      integer: zod.int().nullable(),
      boolean: zod.boolean().nullable(),
    };
    fc.assert(
      fc.property(presented, ({ shown }) => {
        for (const { key, type, list, children } of fields) {
          const value = record.parse(shown)[key];
          if (children) {
            for (const item of zod.array(record).parse(value)) {
              for (const child of children)
                expect([child.key, fits[child.type ?? '']?.safeParse(item[child.key]).success]).toStrictEqual(
                  [child.key, true],
                );
            }
          } else if (list) expect(zod.array(zod.string()).safeParse(value).success).toBe(true);
          else if (type) expect([key, fits[type]?.safeParse(value).success]).toStrictEqual([key, true]);
          else expect(value).not.toBeUndefined();
        }
      }),
    );
  });

  it('has line items with exactly the declared keys, and those the service has added', () => {
    fc.assert(
      fc.property(presented, ({ note, shown }) => {
        const sources = record.parse(note);
        for (const { key, children } of fields) {
          // A selection of the participants, which are checked themselves.
          if (!children || key === 'externalParticipants') continue;
          const items = zod.array(record).parse(record.parse(shown)[key]);
          const given = zod.array(record).nullish().parse(sources[key]) ?? [];
          for (const [index, item] of items.entries()) {
            const added = Object.keys(given[index] ?? {}).filter((name) => name !== '__proto__');
            expect(Object.keys(item).sort()).toStrictEqual(
              [...new Set([...keysOf(children), ...added])].sort(),
            );
          }
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
