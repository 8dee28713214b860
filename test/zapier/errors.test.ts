import { describe, expect, it } from '@jest/globals';
import { errors, type ZObject } from 'zapier-platform-core';

import { type FailureKind, ServiceError } from '../../src/api/service_error.ts';
import { UserError } from '../../src/api/user_error.ts';
import { zapierError } from '../../src/zapier/errors.ts';
import { API_KEY } from '../support/account.ts';
import { failureOf } from '../support/zapier.ts';

const z = { errors } as unknown as ZObject;

interface Circumstances {
  changes?: boolean;
  effects?: string[];
}

/** What a step ends with that failed with `error`, after it had these effects. */
const endOf = (error: unknown, { changes = false, effects = [] }: Circumstances = {}) =>
  failureOf(
    Promise.resolve().then(() => {
      throw zapierError(z, error, { changes, effects, apiKey: API_KEY });
    }),
  );
const messageOf = async (error: unknown, circumstances?: Circumstances) =>
  (await endOf(error, circumstances)).message;

const refused = () => new ServiceError('rejected', 'Too long.');
const lost = () => new ServiceError('unavailable', 'No answer.', { uncertainty: 'It may have happened.' });

describe('the class of an error, which decides what becomes of the run', () => {
  it('has the connection renewed where the key is refused', async () => {
    expect(await endOf(new ServiceError('expired-auth', 'Reconnect.'))).toStrictEqual({
      name: 'ExpiredAuthError',
      message: 'Reconnect.',
    });
  });

  it('holds the run for as long as the service asks', async () => {
    expect(await endOf(new ServiceError('throttled', 'Wait.', { retryAfterSec: 17 }))).toStrictEqual({
      name: 'ThrottledError',
      message: 'Wait.',
      delay: 17,
    });
  });

  it.each<FailureKind>([
    'forbidden',
    'not-found',
    'rejected',
    'unreachable',
    'unavailable',
    'unexpected-answer',
  ])('ends the run where the service failed: %s', async (kind) => {
    expect(await endOf(new ServiceError(kind, 'No.'))).toStrictEqual({ name: 'AppError', message: 'No.' });
  });

  it('ends the run where the user has to do something', async () => {
    expect(await endOf(new UserError('Fill in "Name".'))).toStrictEqual({
      name: 'AppError',
      message: 'Fill in "Name".',
    });
  });

  it('is left as it is where the app did not foresee the error', () => {
    const bug = new RangeError('a bug');
    expect(zapierError(z, bug, { changes: true, effects: ['the note was updated'], apiKey: API_KEY })).toBe(
      bug,
    );
  });
});

describe('the message of an error', () => {
  it.each<[string, () => Error, string]>([
    [
      'a known error',
      () => new UserError(`Color: “${API_KEY}” is not a hex color.`),
      ' Before that, a was b.',
    ],
    ['a bug', () => new TypeError(`Invalid character in header ["Bearer ${API_KEY}"]`), ''],
  ])('never quotes the key: %s', async (_, error, end) => {
    expect(await messageOf(error(), { effects: ['a was b'] })).toBe(
      `The error message is not shown, because it contains the API key.${end}`,
    );
  });

  it('is short, whatever was typed or mapped into a field', async () => {
    const message = await messageOf(new UserError('x'.repeat(1_000_000)), { effects: ['a was b'] });
    expect(message).toMatch(/^x{1000}… Before that, a was b\.$/);
  });
});

describe('what was and was not done', () => {
  it('is nothing, said of a step that changes things and no other', async () => {
    expect(await messageOf(refused(), { changes: true })).toBe('Too long. Nothing was changed.');
    expect(await messageOf(refused())).toBe('Too long.');
  });

  it('is said to be uncertain where it is, and then never to be nothing', async () => {
    expect(await messageOf(lost(), { changes: true })).toBe('No answer. It may have happened.');
  });

  it('is each write that went through, in the order they were made', async () => {
    const effects = ['the note was created', 'its tags were set'];
    const before = 'Before that, the note was created, and its tags were set.';
    expect(await messageOf(refused(), { changes: true, effects })).toBe(`Too long. ${before}`);
    expect(await messageOf(lost(), { changes: true, effects })).toBe(
      `No answer. ${before} It may have happened.`,
    );
    expect(await messageOf(new UserError('Choose a folder.'), { changes: true, effects })).toBe(
      `Choose a folder. ${before}`,
    );
  });

  it('is said of a step held for later too', async () => {
    expect(
      await endOf(new ServiceError('throttled', 'Wait.', { retryAfterSec: 17 }), {
        effects: ['the note was created'],
      }),
    ).toMatchObject({ message: 'Wait. Before that, the note was created.', delay: 17 });
  });
});
