import { beforeAll, describe, expect, it } from '@jest/globals';

import { recipeAddresses, type Step, stepsOf } from '../../sandbox/preview/steps.ts';
import { addressOf, readAddress, withStep } from '../../sandbox/preview/zap.ts';
import { fill, REPEATS, runsOf, tokensIn } from '../../sandbox/zapier/mapping.ts';
import { readDefinition } from '../../scripts/definition.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import * as fc from '../support/properties.ts';

let steps: Step[];

beforeAll(async () => {
  steps = stepsOf(await readDefinition(builtAppDirectory()));
});

const noList = () => false;

describe('an address', () => {
  it('shows the Zap that it was made from', () => {
    const rows = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 });
    const step = fc.record(
      {
        id: fc.constantFrom('find_note', '~Slack: Send a/b?c'),
        input: fc.dictionary(fc.stringMatching(/^[a-zA-Z ]{1,9}$/), rows, { noNullPrototype: true }),
      },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (zap) => {
        expect(readAddress(addressOf(zap), (id) => id === 'find_note')).toStrictEqual(zap);
      }),
    );
  });

  it('leaves out steps that the app does not have', () => {
    expect(readAddress('#gone?a=b/find_note', (id) => id === 'find_note')).toStrictEqual([
      { id: 'find_note', input: {} },
    ]);
  });
});

describe('a value of an earlier step', () => {
  const outputs = [{ title: 'Weekly', count: 3, lines: [{ who: 'Ada' }, { who: 'Bo' }], tags: ['x', 'y'] }];

  it('keeps its type where it stands alone, and is text among text', () => {
    expect(fill({ a: ['{{1__count}}'], b: ['{{1__title}}: {{1__count}}'] }, outputs, noList)).toStrictEqual({
      a: 3,
      b: 'Weekly: 3',
    });
  });

  it('becomes the rows of a list, and a text with commas elsewhere', () => {
    const input = { rows: ['{{1__lines[]who}}', 'Cy'], text: ['{{1__tags}}'], none: ['{{2__gone}}'] };
    expect(fill(input, outputs, (key) => key === 'rows')).toStrictEqual({
      rows: ['Ada', 'Bo', 'Cy'],
      text: 'x,y',
    });
  });

  it('is one line item after the other in a loop', () => {
    const input = { who: ['{{1__lines[]who}} {{1__tags}}'], [REPEATS]: ['yes'] };
    expect(runsOf(input, outputs).map((each) => fill(input, each, noList))).toStrictEqual([
      { who: 'Ada x' },
      { who: 'Bo y' },
    ]);
  });

  it('keeps to its step while others come and go', () => {
    const zap = [
      { id: 'a', input: {} },
      { id: 'b', input: {} },
      { id: 'c', input: { text: ['{{1__x}} {{2__y}}'] } },
    ];
    expect(withStep(zap, 0, { id: 'new', input: {} }).at(-1)?.input).toStrictEqual({
      text: ['{{2__x}} {{3__y}}'],
    });
    expect(withStep(zap, 0).at(-1)?.input).toStrictEqual({ text: ['{{0__x}} {{1__y}}'] });
  });
});

it('every recipe opens as a Zap whose fields and values exist', () => {
  const missing = recipeAddresses(steps).flatMap(({ title, address }) => {
    const zap = readAddress(address, (id) => steps.some((step) => step.id === id));
    const declared = zap.map(({ id }) => steps.find((step) => step.id === id));
    return zap.flatMap(({ input }, place) => [
      ...Object.keys(input)
        .filter((key) => declared[place]?.fields.every((field) => field.key !== key))
        .map((key) => `${title}: field ${key}`),
      ...tokensIn(input)
        .filter(
          ({ number, keys: [key] }) => !declared[number - 1]?.outputFields.some((field) => field.key === key),
        )
        .map(({ number, keys }) => `${title}: value ${number}__${keys.join('__')}`),
    ]);
  });
  expect(missing).toStrictEqual([]);
  expect(recipeAddresses(steps).filter(({ address }) => !/#\w+\?.*\/|#\w+\/|#~/.test(address))).toStrictEqual(
    [],
  );
});

it('every trigger says whether it is instant, when it fires, and what is ready then', () => {
  const told = steps.filter(({ kind }) => kind === 'triggers').map(({ timing }) => timing);
  expect(told.filter((text) => !/^(Instant|Polling): .*\. .* ready/.test(text))).toStrictEqual([]);
});
