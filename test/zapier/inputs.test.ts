import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';

import {
  number,
  boolean,
  choice,
  file,
  type Input,
  inputFields,
  list,
  text,
  datetime,
  readInputs,
  required,
  string,
  exactString,
} from '../../src/zapier/inputs.ts';
import { UserError } from '../../src/api/user_error.ts';

const CHOICES = { 'only-me': 'Only me', workspace: 'Everyone in the workspace' } as const;
const refusal = (input: Input<unknown>, raw: unknown) => () => input.read(raw);

const EMPTY = [undefined, null, '', '  ', '\n', [], [''], [null]];

describe('what counts as not filled in', () => {
  const inputs: [string, Input<unknown>][] = [
    ['a term', string({ label: 'T' })],
    ['a text', exactString({ label: 'T' })],
    ['a long text', text({ label: 'T' })],
    ['a choice', choice({ label: 'T', choices: CHOICES })],
    ['a check box', boolean({ label: 'T' })],
    ['a number', number({ label: 'T' })],
    ['a date and time', datetime({ label: 'T' })],
    ['a file', file({ label: 'T' })],
  ];
  it.each(inputs)('is the same for %s', (_, input) => {
    for (const raw of EMPTY) expect(input.read(raw)).toBeUndefined();
  });

  it.each(inputs)('is refused for %s that is required', (_, input) => {
    for (const raw of EMPTY) expect(refusal(required(input), raw)).toThrow('T: fill in this field.');
    expect(required(input).field.required).toBe(true);
  });

  it.each(inputs)('is an empty list of %s', (_, input) => {
    for (const raw of EMPTY) expect(list(input).read(raw)).toStrictEqual([]);
  });

  it('leaves its kind to what the editor shows', () => {
    expect(inputs.map(([, { field }]) => field.type)).toStrictEqual([
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

  it.each(inputs)('is nothing that has several values, of %s', (_, input) => {
    expect(refusal(input, ['a', 'b'])).toThrow('T: use a single value, not a list.');
    expect(refusal(input, { a: 1 })).toThrow('T: use a single value, not a list.');
  });
});

describe('a term', () => {
  it('is taken without the blanks around it', () => {
    expect(string({ label: 'T' }).read('  weekly call\n')).toBe('weekly call');
    expect(string({ label: 'T' }).read(['x'])).toBe('x');
    expect(string({ label: 'T' }).read(7)).toBe('7');
  });
});

describe('a file', () => {
  it('is an address without the blanks around it', () => {
    expect(file({ label: 'T' }).read(' https://files.example/a.mp3\n')).toBe('https://files.example/a.mp3');
  });
});

describe('all fields of a step', () => {
  it('are read under their keys', () => {
    const values = readInputs(
      { ids: list(string({ label: 'Ids' })), count: number({ label: 'Count' }) },
      { ids: 'a,b' },
    );
    expect(values).toStrictEqual({ ids: ['a', 'b'], count: undefined });
  });
});

describe('a text', () => {
  it.each([' a\r\n\tb ', '{{curly}}', '😀', '0', 'false', '-'])('%p is kept byte for byte', (value) => {
    expect(exactString({ label: 'T' }).read(value)).toBe(value);
    expect(text({ label: 'T' }).read(value)).toBe(value);
  });
});

describe('a choice', () => {
  const visibility = choice({ label: 'Visible To', choices: CHOICES, default: 'workspace' });

  it.each(['only-me', 'ONLY-ME', 'Only me', ' only ME '])('%p is understood', (raw) => {
    expect(visibility.read(raw)).toBe('only-me');
  });

  it('is the default where nothing was chosen', () => {
    expect(visibility.read('')).toBe('workspace');
    expect(visibility.field.default).toBe('workspace');
  });

  it.each(['private', 'toString', '__proto__'])('%p is refused with the names to choose from', (raw) => {
    expect(refusal(visibility, raw)).toThrow(
      'Visible To: choose one of “Only me”, “Everyone in the workspace”.',
    );
  });
});

describe('a check box', () => {
  it.each([
    [true, true],
    ['true', true],
    ['Yes', true],
    [' 1 ', true],
    [1, true],
    ['on', true],
    ['y', true],
    ['T', true],
    [false, false],
    ['False', false],
    ['no', false],
    ['0', false],
    ['off', false],
    ['n', false],
    ['f', false],
  ])('%p is %p', (raw, expected) => {
    expect(boolean({ label: 'T' }).read(raw)).toBe(expected);
  });

  it('is refused where it says neither', () => {
    expect(refusal(boolean({ label: 'T' }), 'maybe')).toThrow('T: use true or false.');
  });
});

describe('a number', () => {
  it.each([
    ['30', 30],
    [' 2.5 ', 2.5],
    [0, 0],
    ['1e3', 1000],
  ])('%p is %d', (raw, expected) => {
    expect(number({ label: 'T' }).read(raw)).toBe(expected);
  });

  it.each(['-1', '1,5', 'ten', 'NaN', 'Infinity'])('%p is refused', (raw) => {
    expect(refusal(number({ label: 'T' }), raw)).toThrow('T: use a number of 0 or more, such as 30.');
  });
});

describe('a date and time', () => {
  it.each([
    ['2026-03-31', '2026-03-30T22:00:00.000Z'],
    ['2026-03-31T09:30', '2026-03-31T07:30:00.000Z'],
    ['2026-03-31 09:30:00', '2026-03-31T07:30:00.000Z'],
    ['2026-01-31T09:30:00', '2026-01-31T08:30:00.000Z'],
    ['2026-03-31T09:30:00Z', '2026-03-31T09:30:00.000Z'],
    ['2026-03-31T09:30:00+03:00', '2026-03-31T06:30:00.000Z'],
    ['2026-03-31T09:30:00.123Z', '2026-03-31T09:30:00.123Z'],
  ])('%p, in Berlin, is %p', (raw, expected) => {
    const instant = datetime({ label: 'T' }).read(raw)?.('Europe/Berlin') ?? Number.NaN;
    expect(new Date(instant).toISOString()).toBe(expected);
  });

  it.each(['tomorrow', '31.03.2026', '2026-02-30', '2026-13-01', '1774000000', '2026-03-31T25:00:00Z'])(
    '%p is refused',
    (raw) => {
      expect(refusal(datetime({ label: 'T' }), raw)).toThrow(/^T: use a date or a date and time/);
    },
  );
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
  ])('%j is %j', (raw, expected) => {
    expect(ids.read(raw)).toStrictEqual(expected);
  });

  it('that is required needs one value', () => {
    expect(refusal(required(ids), [' '])).toThrow('T: fill in this field.');
    expect(required(ids).read('a')).toStrictEqual(['a']);
  });
});

describe('fields', () => {
  it('have their key, and what the editor shows', () => {
    expect(
      inputFields({
        visibility: choice({ label: 'Visible To', choices: CHOICES }),
        ids: list(string({ label: 'Ids' })),
      }),
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
});

describe('whatever a Zap maps into a field', () => {
  const anyText = fc.string({ unit: 'binary' });
  const anything = fc.oneof(
    fc.jsonValue(),
    anyText,
    fc.constantFrom('\0', '\ud800', '\u202eabc', '__proto__', '1e999'),
  );
  const kinds: [string, Input<unknown>, (value: unknown) => boolean][] = [
    ['a term', string({ label: 'T' }), (value) => typeof value === 'string'],
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
    [
      'a moment',
      datetime({ label: 'T' }),
      (value) => value instanceof Date && !Number.isNaN(value.getTime()),
    ],
  ];

  it.each(kinds)('is, as %s, a value, nothing, or an error that names the field', (_, input, isValue) => {
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
  });

  it.each(kinds)('is, as a list of %s, values of which each is there once', (_, input, isValue) => {
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

  it('stays byte for byte what it was, as a text', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        expect(text({ label: 'T' }).read(raw)).toBe(raw.trim() === '' ? undefined : raw);
      }),
    );
  });

  it('is the instant it names, however it is written', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (date) => {
        const utc = date.toISOString();
        const forms = [utc, utc.replace('T', ' '), utc.slice(0, -1), utc.replace('Z', '+00:00'), ` ${utc}\n`];
        for (const form of forms) {
          expect(datetime({ label: 'T' }).read(form)?.('UTC')).toBe(date.getTime());
        }
      }),
    );
  });
});
