import { describe, expect, it } from '@jest/globals';
import type { Bundle } from 'zapier-platform-core';

import { getNote } from '../../src/service/note.ts';
import { list, number, string } from '../../src/zapier/inputs.ts';
import { create, dropdown, hookTrigger, pollingTrigger, search } from '../../src/zapier/operations.ts';
import * as pickers from '../../src/zapier/pickers.ts';
import type { PollPurpose, Step } from '../../src/zapier/step.ts';
import { useService } from '../support/service.ts';
import { failureOf, running } from '../support/zapier.ts';

const service = useService();

const output = { outputFields: [{ key: 'id', label: 'ID', type: 'string' as const }], sample: { id: 'x' } };
const described = { key: 'try', noun: 'Try', label: 'Try It', description: 'Tries it.', output };
const inputs = { name: string({ label: 'Name' }), count: number({ label: 'Count' }) };
const declared = { ...described, inputs };

/** Runs one of an operation's functions as Zapier does. */
const run = (
  { operation }: { operation: object },
  given: Parameters<ReturnType<typeof running>>[0] = {},
  name = 'perform',
) => running(Reflect.get(operation, name))(given);

/** The functions of an instant trigger, each of which returns what it was given. */
const hook = {
  subscribe: (_: Step, input: object, { targetUrl }: Bundle) => Promise.resolve({ input, targetUrl }),
  unsubscribe: (_: Step, { targetUrl }: Bundle) => Promise.resolve({ targetUrl }),
  list: (_: Step, input: object) => Promise.resolve([{ id: 'listed', input }]),
};

/** An operation of each kind that does the same with its input. */
const kinds = (perform: (step: Step, input: object) => Promise<{ id: string }>) => {
  const performAll = async (step: Step, input: object) => [await perform(step, input)];
  return {
    action: create({ ...declared, perform }),
    search: search({ ...declared, perform: performAll }),
    'polling trigger': pollingTrigger({ ...declared, perform: performAll }),
    'instant trigger': hookTrigger({ ...declared, ...hook, perform: performAll }),
    dropdown: dropdown({ ...described, perform: (step) => performAll(step, {}) }),
  };
};
type Kind = keyof ReturnType<typeof kinds>;
const KINDS: Kind[] = ['action', 'search', 'polling trigger', 'instant trigger'];
const echo = kinds((_, input) => Promise.resolve({ id: 'x', input }));
const reading = kinds(async ({ client }) => ({ id: (await getNote(client, 'n1')).id }));

it.each([...KINDS, 'dropdown'] as const)('an answer of a %s has at most 5 MB', async (kind) => {
  const big = kinds(() => Promise.resolve({ id: 'x', text: 'x'.repeat(6_000_000) }));
  const result = [await run(big[kind])].flat();
  expect(result).toStrictEqual([{ id: 'x', text: expect.stringContaining('…') }]);
  expect(JSON.stringify(result).length).toBeLessThanOrEqual(5_000_000);
});

describe('an input value', () => {
  const inputData = { name: ' Anna ', count: '7' };
  const input = { name: 'Anna', count: 7 };
  const result = { id: 'x', input };

  it.each(KINDS)('is parsed for the %s', async (kind) => {
    expect(await run(echo[kind], { inputData })).toStrictEqual(kind === 'action' ? result : [result]);
  });

  it('is parsed for the other functions of an instant trigger, except to turn it off', async () => {
    const targetUrl = 'https://hook.example';
    const call = (name: string, raw: object) =>
      run(echo['instant trigger'], { inputData: { ...raw }, targetUrl }, name);
    expect(await call('performSubscribe', inputData)).toStrictEqual({ input, targetUrl });
    expect(await call('performList', inputData)).toStrictEqual([{ id: 'listed', input }]);
    expect(await call('performUnsubscribe', { count: 'many' })).toStrictEqual({ targetUrl });
  });
});

describe('a search with a value of an earlier step', () => {
  const inputs = { name: string({ label: 'Name' }), ids: list(string({ label: 'IDs' })) };
  const operation = search({
    ...described,
    inputs,
    perform: (_, input) => Promise.resolve([{ id: 'x', input }]),
  });
  const mapped = (inputData: { name: string; ids: string[] }) =>
    run(operation, { inputData, inputDataRaw: { name: '{{1__name}}', ids: '{{1__ids}}' } });

  it.each([
    ['Name', { name: '', ids: ['a'] }],
    ['IDs', { name: 'Anna', ids: [''] }],
  ])('ends the run if the value of %s is empty, rather than find anything', async (label, inputData) => {
    const { name, message } = await failureOf(mapped(inputData));
    expect(name).toBe('HaltedError');
    expect(message).toContain(`${label}: the value from an earlier step is empty, so the Zap stopped here.`);
  });

  it('finds what it names if it is not', async () => {
    const input = { name: 'Anna', ids: ['a', 'b'] };
    expect(await mapped(input)).toStrictEqual([{ id: 'x', input }]);
  });
});

describe('an action with the ID of an earlier step', () => {
  const inputs = { folder: pickers.folder({ label: 'Folder' }), note: string({ label: 'Note' }) };
  const perform = (_: unknown, input: object) => Promise.resolve({ id: 'x', input });
  const operation = create({ ...described, inputs, perform });
  const mapped = (inputData: Record<string, unknown>) =>
    run(operation, { inputData, inputDataRaw: { folder: '{{1__id}}', note: '{{1__text}}' } });

  it('fails if the ID is empty, rather than change something else', async () => {
    expect(await failureOf(mapped({ folder: '', note: 'x' }))).toMatchObject({
      message:
        'Folder: the value from an earlier step is empty. Map one that always has a value, or leave the field empty.',
    });
  });

  it.each<[unknown, unknown, boolean]>([
    [['{{1__a}}', '{{2__b}}'], ['a', ''], false],
    [['{{1__a}}', '{{2__b}}'], ['a'], false],
    [['{{1__a}}', '{{2__b}}'], ['a', 'c', null], false],
    [['a', '{{2__b}}'], ['a', ''], false],
    ['{{1__a}},{{2__b}}', 'a,', false],
    [['{{1__a}}', '{{2__b}}'], ['a', 'b'], true],
    [['{{1__a}}', ''], ['a', ''], true],
    [['{{1__all}}'], ['a', 'b'], true],
    ['{{1__all, named}}', 'a,b,', true],
    ['{{1__last, first}}', 'a', true],
  ])('takes several IDs %j that came out as %j only if none is empty: %p', async (raw, value, isTaken) => {
    const several = create({
      ...described,
      inputs: { folders: list(pickers.folder({ label: 'Folders' })) },
      perform,
    });
    // The platform's type knows only texts, although a list arrives as one.
    const step = run(several, { inputData: { folders: value }, inputDataRaw: { folders: raw as string } });
    const outcome = await step.then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    expect(outcome).toMatch(isTaken ? /^taken$/ : /Folders: the value from an earlier step is empty\./);
  });

  it('takes an empty text for one that was not filled in', async () => {
    expect(await mapped({ folder: 'f', note: '' })).toMatchObject({ input: { folder: 'f' } });
  });
});

describe('a failure', () => {
  it('that the service explains by a key names the field of the step', async () => {
    service.on('GET', '/v1/notes/n1').reply(422, { errors: [{ field: 'name', message: 'is too long' }] });
    const { message } = await failureOf(run(reading.action));
    expect(message).toContain('is too long (field: Name)');
  });

  it.each([...KINDS, 'dropdown'] as const)(
    'says that nothing was changed only if the operation, a %s, could change something',
    async (kind) => {
      service.on('GET', '/v1/notes/n1').reply(404);
      const { message } = await failureOf(run(reading[kind]));
      const end = kind === 'action' ? 'Nothing was changed.' : 'that another step returned.';
      expect(message).toMatch(new RegExp(`^No note has the ID "n1"\\..* ${end}$`));
    },
  );
});

describe('a lock', () => {
  const perform = () => Promise.resolve({ id: 'x' });

  it('is held per connection, for as long as a step may take', () => {
    expect(create({ ...declared, lock: 'name', perform }).operation.lock).toStrictEqual({
      key: `${declared.key}-{{bundle.inputData.name}}`,
      scope: ['auth'],
      timeout: 30,
    });
  });
});

describe('the purpose of a poll', () => {
  const purposeAt = async (meta: object) => {
    const purposes: PollPurpose[] = [];
    const operation = pollingTrigger({
      ...declared,
      perform: (_, __, purpose) => {
        purposes.push(purpose);
        return Promise.resolve([]);
      },
    });
    await run(operation, { meta });
    return purposes;
  };

  it.each<[object, PollPurpose]>([
    [{ isLoadingSample: true }, 'sample'],
    [{ isLoadingSample: true, isPopulatingDedupe: true }, 'sample'],
    [{ isPopulatingDedupe: true }, 'known-items'],
    [{}, 'new-items'],
    [{ isLoadingSample: 'yes', isPopulatingDedupe: null }, 'new-items'],
  ])('is derived from %j: %s', async (meta, purpose) => {
    expect(await purposeAt(meta)).toStrictEqual([purpose]);
  });
});

describe('a dropdown', () => {
  const declare = () =>
    dropdown({
      ...described,
      noun: 'Big Group',
      perform: (_, page) => Promise.resolve([{ id: `page ${page}` }]),
    });

  it.each<[unknown, number]>([
    [undefined, 0],
    [3, 3],
    [-1, 0],
    [1.5, 0],
    ['2', 0],
  ])('that is asked for page %p returns page %d', async (page, given) => {
    const meta: object = { page };
    expect(await run(declare(), { meta })).toStrictEqual([{ id: `page ${given}` }]);
  });
});
