import { describe, expect, it } from '@jest/globals';

import { UserError } from '../../src/api/user_error.ts';
import {
  boolean,
  choice,
  datetime,
  exactString,
  file,
  type Input,
  list,
  LONGEST,
  MOST_VALUES,
  number,
  readInputs,
  required,
  string,
  text,
  wholeNumber,
} from '../../src/zapier/inputs.ts';
import * as fc from '../support/properties.ts';

const T = { label: 'T' };
const CHOICES = { 'only-me': 'Only me', workspace: 'Everyone in the workspace' } as const;
const aliases = new Map([['private', 'only-me'] as const]);
const EMPTY = [undefined, null, '', '  ', '\n', [], [''], [null]];

/** Each kind of field, the type that the editor expects, and what it is read as. */
const kinds: [string, Input<unknown>, type: string, isValue: (value: unknown) => boolean][] = [
  ['a string', string(T), 'string', (value) => typeof value === 'string'],
  ['a text', exactString(T), 'string', (value) => typeof value === 'string'],
  ['a long text', text(T), 'text', (value) => typeof value === 'string'],
  ['a file', file(T), 'file', (value) => typeof value === 'string'],
  ['a choice', choice({ ...T, choices: CHOICES }), 'string', (value) => String(value) in CHOICES],
  ['a check box', boolean(T), 'boolean', (value) => typeof value === 'boolean'],
  ['a number', number(T), 'number', (value) => typeof value === 'number' && value >= 0 && value < Infinity],
  ['a date and time', datetime(T), 'datetime', (value) => typeof value === 'function'],
];

describe.each(kinds)('a field for %s', (_, input, type) => {
  it('is undefined if it is empty, and an empty list if it takes several', () => {
    for (const raw of EMPTY) expect([input.read(raw), list(input).read(raw)]).toStrictEqual([undefined, []]);
  });

  it('must not be empty if it is required', () => {
    for (const raw of EMPTY)
      for (const each of [input, list(input)])
        expect(() => required(each).read(raw)).toThrow('T: fill in this field.');
    expect(required(input).field.required).toBe(true);
  });

  it.each([
    [['a', 'b'], '"a, b"'],
    [{ a: 1 }, '"{"a":1}"'],
  ])('rejects %j', (raw, shown) => {
    const named = type === 'file' ? 'the link' : shown;
    expect(() => input.read(raw)).toThrow(`T: ${named} is not a single value. Map a single value.`);
  });

  it('has its type in the editor', () => {
    expect(input.field.type).toBe(type);
  });
});

const visibility = choice({ label: 'Visible To', choices: CHOICES, default: 'workspace', aliases });
const twoToHundred = wholeNumber({ ...T, least: 2, most: 100, default: '20' });
const ids = list(string(T));

describe('a value', () => {
  const checked = (answer: boolean, ...values: unknown[]) =>
    values.map((raw) => ['a check box', raw, answer, boolean(T)] as const);

  it.each<readonly [string, unknown, unknown, Input<unknown>]>([
    ['a string', '  weekly call\n', 'weekly call', string(T)],
    ['a string', 7, '7', string(T)],
    ['a file', ' https://files.example/a.mp3\n', 'https://files.example/a.mp3', file(T)],
    ['a choice', 'only-me', 'only-me', visibility],
    ['a choice with another name', ' Private ', 'only-me', visibility],
    ['a choice with a default', '', 'workspace', visibility],
    ...checked(true, true, 'true', 'Yes', ' 1 ', 1, 'on', 'y', 'T'),
    ...checked(false, false, 'False', 'no', '0', 'off', 'n', 'f'),
    ['a number', '30', 30, number(T)],
    ['a number', ' 2.5 ', 2.5, number(T)],
    ['a number', '1e3', 1000, number(T)],
    ['a whole number', '2', 2, twoToHundred],
    ['a whole number with a default', '', 20, twoToHundred],
    ['a list', ['a', 'b'], ['a', 'b'], ids],
    ['a list', 'a', ['a'], ids],
    ['a list', 'a,b, c', ['a', 'b', 'c'], ids],
    ['a list', ['a,b', 'c'], ['a,b', 'c'], ids],
    ['a list', ['a', '', null, 'a'], ['a'], ids],
    ['a required list', 'a', ['a'], required(ids)],
  ])('of %s, %j, is read as %j', (_, raw, expected, input) => {
    expect(input.read(raw)).toStrictEqual(expected);
  });

  it.each<[string, string, Input<unknown>]>([
    [
      'secret',
      'Visible To: "secret" is not one of the choices. Choose "Only me" or "Everyone in the workspace".',
      visibility,
    ],
    ['toString', 'Visible To: "toString" is not one of the choices.', visibility],
    ['maybe', 'T: "maybe" is not yes or no. Enter "yes" or "no".', boolean(T)],
    ['-1', 'T: "-1" is not a number. Enter 0 or more, such as 30.', number(T)],
    ['1,5', 'T: "1,5" is not a number', number(T)],
    ['Infinity', 'T: "Infinity" is not a number', number(T)],
    ['1', 'T: "1" is not a whole number from 2 to 100. Use one such as', twoToHundred],
    ['2.5', 'T: "2.5" is not a whole number', twoToHundred],
    [
      'tomorrow',
      'T: "tomorrow" is not a date. Use one such as 2026-03-31, or with a time, 2026-03-31T09:30:00Z.',
      datetime(T),
    ],
    [`${'9'.repeat(49)}😀9`, `T: "${'9'.repeat(49)}😀…" is not a date`, datetime(T)],
    ['2026-02-30', 'T: "2026-02-30" is not a date', datetime(T)],
    ['3/31/2026', 'T: "3/31/2026" is not a date', datetime(T)],
    ['3.31.2026', 'T: "3.31.2026" is not a date', datetime(T)],
    ['2026-03-31T25:00:00Z', 'T: "2026-03-31T25:00:00Z" is not a date', datetime(T)],
  ])('like "%s" is an error that says: %s', (raw, message, input) => {
    expect(() => input.read(raw)).toThrow(message);
  });

  it.each([
    ['2026-03-31', '2026-03-30T22:00:00.000Z'],
    ['2026-03-31T09:30', '2026-03-31T07:30:00.000Z'],
    [' 2026-03-31 09:30:00\n', '2026-03-31T07:30:00.000Z'],
    ['2026-03-31T09:30:00Z', '2026-03-31T09:30:00.000Z'],
    ['2026-03-31T09:30:00+03:00', '2026-03-31T06:30:00.000Z'],
    ['2026-03-31T09:30:00.123Z', '2026-03-31T09:30:00.123Z'],
    ['31.3.2026', '2026-03-30T22:00:00.000Z'],
    ['31.03.2026, 09:30', '2026-03-31T07:30:00.000Z'],
    ['2026/3/31', '2026-03-30T22:00:00.000Z'],
  ])('of a date and time, %p in Berlin, is read as %p', (raw, expected) => {
    const instant = datetime(T).read(raw)?.('Europe/Berlin') ?? Number.NaN;
    expect(new Date(instant).toISOString()).toBe(expected);
  });

  it('is read by the key of its field', () => {
    expect(readInputs({ ids, count: number(T) }, { ids: 'a,b' })).toStrictEqual({
      ids: ['a', 'b'],
      count: undefined,
    });
  });
});

describe('any value that a Zap maps into a field', () => {
  const anyText = fc.anyText();
  const anything = fc.oneof(
    fc.jsonValue(),
    anyText,
    fc.constantFrom('\0', '\ud800', '\u202eabc', '__proto__', '1e999'),
  );
  it.each(kinds)(
    'read as %s is a value, undefined, or an error that names the field',
    (_, input, _type, isValue) => {
      fc.assert(
        fc.property(anything, (raw) => {
          try {
            const value = input.read(raw);
            expect(value === undefined || isValue(value)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(UserError);
            expect(String(error)).toMatch(/^UserError: T: [^\0\ud800\u202e]*\.$/u);
          }
        }),
      );
    },
  );

  it.each(kinds)(
    'read as a list of %s is a list without duplicates, or an error',
    (_, input, _type, isValue) => {
      fc.assert(
        fc.property(fc.array(anything), (raw) => {
          try {
            const values = list(input).read(raw);
            expect(values.every(isValue)).toBe(true);
            expect(new Set(values).size).toBe(values.length);
          } catch (error) {
            expect(error).toBeInstanceOf(UserError);
          }
        }),
      );
    },
  );

  it('read as a text is unchanged byte for byte', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        for (const input of [text(T), exactString(T)])
          expect(input.read(raw)).toBe(raw.trim() === '' ? undefined : raw);
      }),
    );
  });
});

describe('a value that somebody mapped by mistake', () => {
  const long: [string, Input<unknown>, string, string][] = [
    ...[
      string(T),
      exactString(T),
      choice({ ...T, choices: CHOICES }),
      number(T),
      boolean(T),
      datetime(T),
    ].map((input): [string, Input<unknown>, string, string] => [
      String(input.field.type),
      input,
      'a'.repeat(LONGEST.other + 1),
      `T: "${'a'.repeat(50)}…" has 1,001 characters. Use at most 1,000.`,
    ]),
    ['file', file(T), 'a'.repeat(2e6), 'T: the link has 2,000,000 characters. Use at most 10,000.'],
    [
      'text',
      text(T),
      'é'.repeat(LONGEST.text / 2) + 'a',
      `T: "${'é'.repeat(50)}…" has 1,000,001 bytes. Use at most 1,000,000.`,
    ],
  ];

  it.each(long)('of type %s is refused if it is too long, also in a list', (_type, input, value, message) => {
    expect(() => input.read(value)).toThrow(new UserError(message));
    expect(() => list(input).read(['', value])).toThrow(new UserError(message));
    const shorter = value.slice(1);
    if (input.field.type === 'text') expect(input.read(shorter)).toBe(shorter);
  });

  it('is refused if it has too many parts, before any of them is read', () => {
    let reads = 0;
    const counted = { ...string(T), read: () => (reads += 1) };
    fc.assert(
      fc.property(fc.integer({ min: MOST_VALUES + 1, max: 20_000 }), fc.boolean(), (count, isText) => {
        const values = Array.from({ length: count }, (_, index) => String(index));
        expect(() => list(counted).read(isText ? values.join(',') : values)).toThrow(
          `, 13, 14, …" has ${count.toLocaleString('en')} values. Use at most ${MOST_VALUES}.`,
        );
      }),
    );
    expect(reads).toBe(0);
    expect(
      list(string(T)).read(Array.from({ length: MOST_VALUES }, (_, index) => String(index))),
    ).toHaveLength(MOST_VALUES);
  });
});

describe('a value that Zapier did not fill in', () => {
  const unfilled = '{{123__title}}';

  it.each<[string, Input<unknown>]>([
    ['a search term', string({ label: 'Title' })],
    ['one of several', list(string({ label: 'Title' }))],
    ['a choice with others', choice({ label: 'Title', choices: { a: 'A' }, others: true })],
    ['a file', file({ label: 'Title' })],
  ])('is refused as %s', (_, input) => {
    expect(() => input.read(unfilled)).toThrow(
      /^Title: .* was not replaced by the value from an earlier step\. Map the value again\.$|is not one of the choices/,
    );
  });

  it('stays in a text, and so do other braces in a search term', () => {
    expect(text({ label: 'Text' }).read(unfilled)).toBe(unfilled);
    expect(string({ label: 'Title' }).read('{{name}}')).toBe('{{name}}');
  });
});
