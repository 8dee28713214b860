import { describe, expect, it } from '@jest/globals';

import { UserError } from '../../src/api/user_error.ts';
import {
  boolean,
  choice,
  datetime,
  exactString,
  file,
  inGroup,
  type Input,
  inputFields,
  list,
  number,
  readInputs,
  required,
  string,
  text,
  wholeNumber,
} from '../../src/zapier/inputs.ts';
import * as fc from '../support/properties.ts';

const CHOICES = { 'only-me': 'Only me', workspace: 'Everyone in the workspace' } as const;
const refusal = (input: Input<unknown>, raw: unknown) => () => input.read(raw);

const EMPTY = [undefined, null, '', '  ', '\n', [], [''], [null]];

describe('an input', () => {
  const inputs: [string, () => Input<unknown>][] = [
    ['a string', () => string({ label: 'T' })],
    ['a text', () => exactString({ label: 'T' })],
    ['a long text', () => text({ label: 'T' })],
    ['a choice', () => choice({ label: 'T', choices: CHOICES })],
    ['a check box', () => boolean({ label: 'T' })],
    ['a number', () => number({ label: 'T' })],
    ['a date and time', () => datetime({ label: 'T' })],
    ['a file', () => file({ label: 'T' })],
  ];
  it.each(inputs)('for %s reads every empty value as undefined', (_, declare) => {
    const input = declare();
    for (const raw of EMPTY) expect(input.read(raw)).toBeUndefined();
  });

  it.each(inputs)('for %s that is required rejects every empty value', (_, declare) => {
    const input = declare();
    for (const raw of EMPTY) expect(refusal(required(input), raw)).toThrow('T: fill in this field.');
    expect(required(input).field.required).toBe(true);
  });

  it.each(inputs)('for a list of %s reads every empty value as an empty list', (_, declare) => {
    const input = declare();
    for (const raw of EMPTY) expect(list(input).read(raw)).toStrictEqual([]);
  });

  it('has the type that the editor expects', () => {
    expect(inputs.map(([, declare]) => declare().field.type)).toStrictEqual([
      'string',
      'string',
      'text',
      'string',
      'boolean',
      'number',
      'datetime',
      'file',
    ]);
  });

  it.each(inputs)('for %s rejects a list and an object', (_, declare) => {
    const input = declare();
    expect(refusal(input, ['a', 'b'])).toThrow('T: use a single value, not a list.');
    expect(refusal(input, { a: 1 })).toThrow('T: use a single value, not a list.');
  });
});

describe('a string or a file', () => {
  it('is read without the white space around it', () => {
    expect(string({ label: 'T' }).read('  weekly call\n')).toBe('weekly call');
    expect(string({ label: 'T' }).read(['x'])).toBe('x');
    expect(string({ label: 'T' }).read(7)).toBe('7');
    expect(file({ label: 'T' }).read(' https://files.example/a.mp3\n')).toBe('https://files.example/a.mp3');
  });
});

describe('all fields of a step', () => {
  it('are read by their keys', () => {
    const values = readInputs(
      { ids: list(string({ label: 'Ids' })), count: number({ label: 'Count' }) },
      { ids: 'a,b' },
    );
    expect(values).toStrictEqual({ ids: ['a', 'b'], count: undefined });
  });
});

describe('a choice', () => {
  const visibility = choice({ label: 'Visible To', choices: CHOICES, default: 'workspace' });

  it.each(['only-me', ' only ME '])('accepts %p', (raw) => {
    expect(visibility.read(raw)).toBe('only-me');
  });

  it('is the default if nothing is chosen', () => {
    expect(visibility.read('')).toBe('workspace');
    expect(visibility.field.default).toBe('workspace');
  });

  it('accepts other names for a value, in any case', () => {
    const named = choice({
      label: 'T',
      choices: CHOICES,
      aliases: new Map([['private', 'only-me'] as const]),
    });
    expect([' Private ', 'workspace'].map(named.read)).toStrictEqual(['only-me', 'workspace']);
  });

  it.each(['private', 'toString', '__proto__'])('rejects %p with the names to choose from', (raw) => {
    expect(refusal(visibility, raw)).toThrow(
      'Visible To: choose one of "Only me", "Everyone in the workspace".',
    );
  });
});

describe('a check box', () => {
  it.each([
    [true, [true, 'true', 'Yes', ' 1 ', 1, 'on', 'y', 'T']],
    [false, [false, 'False', 'no', '0', 'off', 'n', 'f']],
  ])('reads every spelling of %p', (expected, values) => {
    for (const raw of values) expect(boolean({ label: 'T' }).read(raw)).toBe(expected);
  });

  it('rejects any other value', () => {
    expect(refusal(boolean({ label: 'T' }), 'maybe')).toThrow('T: use yes or no.');
  });
});

describe('a number', () => {
  it.each([
    ['30', 30],
    [' 2.5 ', 2.5],
    [0, 0],
    ['1e3', 1000],
  ])('reads %p as %d', (raw, expected) => {
    expect(number({ label: 'T' }).read(raw)).toBe(expected);
  });

  it.each(['-1', '1,5', 'Infinity'])('rejects %p', (raw) => {
    expect(refusal(number({ label: 'T' }), raw)).toThrow('T: use a number of 0 or more, such as 30.');
  });
});

describe('a whole number', () => {
  const most = wholeNumber({ label: 'T', least: 2, most: 100, default: '20' });

  it('is an integer for the editor, with its default', () => {
    expect(most.field).toStrictEqual({ type: 'integer', label: 'T', default: '20' });
  });

  it.each([
    ['2', 2],
    [' 100 ', 100],
    [7, 7],
    ['', 20],
    [undefined, 20],
  ])('reads %p as %d', (raw, expected) => {
    expect(most.read(raw)).toBe(expected);
  });

  it.each(['1', '101', '2.5', 'many', '-5'])('rejects %p with its limits', (raw) => {
    expect(refusal(most, raw)).toThrow('T: use a whole number from 2 to 100.');
  });
});

describe('a date and time', () => {
  it.each([
    ['2026-03-31', '2026-03-30T22:00:00.000Z'],
    ['2026-03-31T09:30', '2026-03-31T07:30:00.000Z'],
    [' 2026-03-31 09:30:00\n', '2026-03-31T07:30:00.000Z'],
    ['2026-01-31T09:30:00', '2026-01-31T08:30:00.000Z'],
    ['2026-03-31T09:30:00Z', '2026-03-31T09:30:00.000Z'],
    ['2026-03-31T09:30:00+03:00', '2026-03-31T06:30:00.000Z'],
    ['2026-03-31T09:30:00.123Z', '2026-03-31T09:30:00.123Z'],
  ])('reads %p in Berlin as %p', (raw, expected) => {
    const instant = datetime({ label: 'T' }).read(raw)?.('Europe/Berlin') ?? Number.NaN;
    expect(new Date(instant).toISOString()).toBe(expected);
  });

  it.each(['tomorrow', '2026-02-30', '2026-03-31T25:00:00Z'])('rejects %p', (raw) => {
    expect(refusal(datetime({ label: 'T' }), raw)).toThrow(/^T: use a date or a date and time/);
  });
});

describe('a list', () => {
  const ids = list(string({ label: 'T' }));

  it.each<[unknown, string[]]>([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    ['a,b, c', ['a', 'b', 'c']],
    [
      ['a,b', 'c'],
      ['a,b', 'c'],
    ],
    [['a', '', null, 'a'], ['a']],
    [7, ['7']],
  ])('reads %j as %j', (raw, expected) => {
    expect(ids.read(raw)).toStrictEqual(expected);
  });

  it('that is required must have a value', () => {
    expect(refusal(required(ids), [' '])).toThrow('T: fill in this field.');
    expect(required(ids).read('a')).toStrictEqual(['a']);
  });
});

describe('fields', () => {
  it('have their key and what the editor shows', () => {
    expect(
      inputFields({
        visibility: choice({ label: 'Visible To', choices: CHOICES }),
        ids: list(string({ label: 'Ids' })),
      }).inputFields.map((field) => ({ ...field })),
    ).toStrictEqual([
      {
        key: 'visibility',
        type: 'string',
        label: 'Visible To',
        choices: [
          { value: 'only-me', sample: 'only-me', label: 'Only me' },
          { value: 'workspace', sample: 'workspace', label: 'Everyone in the workspace' },
        ],
      },
      { key: 'ids', type: 'string', label: 'Ids', list: true },
    ]);
  });

  it('are shown group by group, below those without one', () => {
    const field = string({ label: 'T' });
    const { inputFields: fields, inputFieldGroups: groups } = inputFields({
      ...inGroup('advanced', { a: field }),
      b: field,
      ...inGroup('people', { c: field }),
      d: field,
    });
    expect(fields.map(({ key, group }) => [key, group])).toStrictEqual([
      ['b', undefined],
      ['d', undefined],
      ['c', 'people'],
      ['a', 'advanced'],
    ]);
    expect(groups.map(({ key, label }) => [key, label])).toStrictEqual([
      ['people', 'People'],
      ['advanced', 'Advanced'],
    ]);
  });
});

describe('any value that a Zap maps into a field', () => {
  const anyText = fc.anyText();
  const anything = fc.oneof(
    fc.jsonValue(),
    anyText,
    fc.constantFrom('\0', '\ud800', '\u202eabc', '__proto__', '1e999'),
  );
  const kinds: [string, Input<unknown>, (value: unknown) => boolean][] = [
    ['a string', string({ label: 'T' }), (value) => typeof value === 'string'],
    ['a long text', text({ label: 'T' }), (value) => typeof value === 'string'],
    ['a file', file({ label: 'T' }), (value) => typeof value === 'string'],
    [
      'a choice',
      choice({ label: 'T', choices: CHOICES }),
      (value) => Object.keys(CHOICES).includes(String(value)),
    ],
    ['a check box', boolean({ label: 'T' }), (value) => typeof value === 'boolean'],
    [
      'a number',
      number({ label: 'T' }),
      (value) => typeof value === 'number' && value >= 0 && value < Infinity,
    ],
    ['a date and time', datetime({ label: 'T' }), (value) => typeof value === 'function'],
  ];

  it.each(kinds)(
    'read as %s is a value, undefined, or an error that names the field',
    (_, input, isValue) => {
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

  it.each(kinds)('read as a list of %s is a list without duplicates, or an error', (_, input, isValue) => {
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
  });

  it('read as a text is unchanged byte for byte', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        for (const input of [text({ label: 'T' }), exactString({ label: 'T' })])
          expect(input.read(raw)).toBe(raw.trim() === '' ? undefined : raw);
      }),
    );
  });
});
