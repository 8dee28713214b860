import { describe, expect, it } from '@jest/globals';
import type { Bundle } from 'zapier-platform-core';

import { getNote } from '../../src/resources/note/note.ts';
import { list, number, string } from '../../src/zapier/inputs.ts';
import { byKey, create, dropdown, hookTrigger, pollingTrigger, search } from '../../src/zapier/operations.ts';
import type { PollPurpose, Step } from '../../src/zapier/step.ts';
import { useService } from '../support/service.ts';
import { failureOf, running } from '../support/zapier.ts';

const service = useService();

const output = { outputFields: [{ key: 'id', label: 'ID', type: 'string' as const }], sample: { id: 'x' } };
const described = { key: 'try', noun: 'Try', label: 'Try It', description: 'Tries it.', output };
const inputs = { name: string({ label: 'Name' }), count: number({ label: 'Count' }) };
const declared = { ...described, inputs };

/** Runs an operation as Zapier does. */
const run = ({ operation }: { operation: object }, given: Parameters<ReturnType<typeof running>>[0] = {}) =>
  running(Reflect.get(operation, 'perform'))(given);

const readNote = async ({ client }: Step) => ({ id: (await getNote(client, 'n1')).id });
const readNotes = async (step: Step) => [await readNote(step)];

/** The functions of an instant trigger, each of which returns what it was given. */
const hook = {
  subscribe: (_: Step, input: object, { targetUrl }: Bundle) => Promise.resolve({ input, targetUrl }),
  unsubscribe: (_: Step, { targetUrl }: Bundle) => Promise.resolve({ targetUrl }),
  list: (_: Step, input: object) => Promise.resolve([{ id: 'listed', input }]),
  perform: (_: Step, input: object, { targetUrl }: Bundle) =>
    Promise.resolve([{ id: 'x', input, targetUrl }]),
};

describe('every operation', () => {
  it.each([
    ['action', () => create({ ...declared, perform: () => Promise.resolve({ id: 'x' }) })],
    ['search', () => search({ ...declared, perform: () => Promise.resolve([]) })],
    ['polling trigger', () => pollingTrigger({ ...declared, perform: () => Promise.resolve([]) })],
    ['instant trigger', () => hookTrigger({ ...declared, ...hook })],
  ])('has the texts and fields that it declares: %s', (_, declare) => {
    expect(declare()).toMatchObject({
      key: 'try',
      noun: 'Try',
      display: { label: 'Try It', description: 'Tries it.' },
      operation: {
        inputFields: [
          { key: 'name', type: 'string', label: 'Name' },
          { key: 'count', type: 'number', label: 'Count' },
        ],
        cleanInputData: false,
        ...output,
      },
    });
  });

  it('is polled if it is a polling trigger, and notified if it is an instant one', () => {
    const { operation } = pollingTrigger({ ...declared, perform: () => Promise.resolve([]) });
    expect(operation).toMatchObject({ type: 'polling' });
    expect(hookTrigger({ ...declared, ...hook }).operation).toMatchObject({ type: 'hook' });
  });

  it('is listed under its key', () => {
    const other = { key: 'other' };
    expect(byKey([{ key: 'try' }, other])).toStrictEqual({ try: { key: 'try' }, other });
  });
});

describe('an input value', () => {
  const inputData = { name: ' Anna ', count: '7' };
  const read = { name: 'Anna', count: 7 };

  it('is parsed for an action', async () => {
    const operation = create({
      ...declared,
      perform: (_, input) => Promise.resolve({ id: 'x', input }),
    });
    expect(await run(operation, { inputData })).toStrictEqual({ id: 'x', input: read });
  });

  it.each([
    ['search', search],
    ['polling trigger', pollingTrigger],
  ])('is parsed for a %s', async (_, declare) => {
    const operation = declare({ ...declared, perform: (_, input) => Promise.resolve([{ id: 'x', input }]) });
    expect(await run(operation, { inputData })).toStrictEqual([{ id: 'x', input: read }]);
  });

  it('is parsed for an instant trigger, except to turn it off', async () => {
    const { operation } = hookTrigger({ ...declared, ...hook });
    const targetUrl = 'https://hook.example';
    const call = (name: string, raw: object) =>
      running(Reflect.get(operation, name))({ inputData: { ...raw }, targetUrl });
    expect(await call('performSubscribe', inputData)).toStrictEqual({ input: read, targetUrl });
    expect(await call('performList', inputData)).toStrictEqual([{ id: 'listed', input: read }]);
    expect(await call('perform', inputData)).toStrictEqual([{ id: 'x', input: read, targetUrl }]);
    expect(await call('performUnsubscribe', { count: 'many' })).toStrictEqual({ targetUrl });
  });
});

describe('a search with a value of an earlier step', () => {
  const operation = search({ ...declared, perform: (_, input) => Promise.resolve([{ id: 'x', input }]) });
  const mapped = (name: string) =>
    run(operation, {
      inputData: { name, count: '' },
      inputDataRaw: { name: '{{1__name}}', count: '' },
    });

  it('ends the run if the value is empty, rather than find anything', async () => {
    expect(await failureOf(mapped(''))).toMatchObject({
      name: 'HaltedError',
      message: expect.stringContaining('Name: the value from an earlier step is empty, so the Zap stopped'),
    });
  });

  it('finds what it names if it is not', async () => {
    expect(await mapped('Anna')).toStrictEqual([{ id: 'x', input: { name: 'Anna', count: undefined } }]);
  });
});

describe('a search with a list from an earlier step', () => {
  const operation = search({
    ...described,
    inputs: { ids: list(string({ label: 'IDs' })) },
    perform: (_, { ids }) => Promise.resolve([{ id: ids.join() }]),
  });
  const mapped = (ids: string[]) =>
    run(operation, { inputData: { ids }, inputDataRaw: { ids: '{{1__ids}}' } });

  it('ends the run only if the list is empty', async () => {
    expect((await failureOf(mapped(['']))).message).toMatch(/^IDs: the value from an earlier step is empty/);
    expect(await mapped(['a', 'b'])).toStrictEqual([{ id: 'a,b' }]);
  });
});

describe('a failure', () => {
  it('that the service explains by a key names the field of the step', async () => {
    service.on('GET', '/v1/notes/n1').reply(422, { errors: [{ field: 'name', message: 'is too long' }] });
    const { message } = await failureOf(run(create({ ...declared, perform: readNote })));
    expect(message).toContain('is too long (field: Name)');
  });

  it('of an action says that nothing was changed', async () => {
    service.on('GET', '/v1/notes/n1').reply(404);
    const operation = create({ ...declared, perform: readNote });
    expect((await failureOf(run(operation))).message).toMatch(
      /^The note was not found.*Nothing was changed\.$/,
    );
  });

  it.each([
    ['search', () => search({ ...declared, perform: readNotes })],
    ['polling trigger', () => pollingTrigger({ ...declared, perform: readNotes })],
    ['instant trigger', () => hookTrigger({ ...declared, ...hook, perform: readNotes })],
    ['dropdown', () => dropdown({ ...described, perform: readNotes })],
  ])('of a %s does not say so, because it never changes anything', async (_, declare) => {
    service.on('GET', '/v1/notes/n1').reply(404);
    expect((await failureOf(run(declare()))).message).toMatch(
      /^The note was not found.*belongs to another workspace\.$/,
    );
  });
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

  it('is absent unless the action declares one', () => {
    expect(create({ ...declared, perform }).operation).not.toHaveProperty('lock');
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
    [{ isLoadingSample: false, isPopulatingDedupe: false }, 'new-items'],
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

  it('is a hidden trigger that Zapier polls page by page', () => {
    expect(declare()).toMatchObject({
      key: 'try',
      noun: 'Big Group',
      display: {
        label: 'Big Group List',
        description: 'Triggers when the choices of a big group dropdown are needed.',
        hidden: true,
      },
      operation: { type: 'polling', canPaginate: true, cleanInputData: false, ...output },
    });
  });

  it.each<[unknown, number]>([
    [undefined, 0],
    [0, 0],
    [3, 3],
    [-1, 0],
    [1.5, 0],
    ['2', 0],
  ])('that is asked for page %p returns page %d', async (page, given) => {
    expect(await run(declare(), { meta: { page: page as number } })).toStrictEqual([{ id: `page ${given}` }]);
  });
});
