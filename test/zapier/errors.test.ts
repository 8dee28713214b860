import { describe, expect, it } from '@jest/globals';
import { errors, type ZObject } from 'zapier-platform-core';

import { ServiceError } from '../../src/api/service_error.ts';
import { UserError } from '../../src/api/user_error.ts';
import { zapierError } from '../../src/zapier/errors.ts';
import { API_KEY } from '../support/account.ts';
import { failureOf } from '../support/zapier.ts';

const z = { errors } as unknown as ZObject;

interface Circumstances {
  changes?: boolean;
  effects?: string[];
}

/** The error of a step that failed with `error` under these circumstances. */
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

describe('the class of an error', () => {
  it('asks for a new connection if the key is rejected', async () => {
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

  it.each<[string, () => Error]>([
    ['the service rejects the step', () => new ServiceError('rejected', 'No.')],
    ['the user has to act', () => new UserError('No.')],
  ])('ends the run if %s', async (_, error) => {
    expect(await endOf(error())).toStrictEqual({ name: 'AppError', message: 'No.' });
  });

  it('is unchanged if the error is unexpected', () => {
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

  it('is short, however long the value of a field is', async () => {
    const message = await messageOf(new UserError('x'.repeat(1_000_000)), { effects: ['a was b'] });
    expect(message).toMatch(/^x{1000}… Before that, a was b\.$/);
  });
});

describe('the end of an error message', () => {
  it('says that nothing was changed only if the step changes something', async () => {
    expect(await messageOf(refused(), { changes: true })).toBe('Too long. Nothing was changed.');
    expect(await messageOf(refused())).toBe('Too long.');
  });

  it('says that a write is uncertain rather than that nothing was changed', async () => {
    expect(await messageOf(lost(), { changes: true })).toBe('No answer. It may have happened.');
  });

  it('names each write that succeeded, in order', async () => {
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

  it('names the writes of a step that is held for later', async () => {
    expect(
      await endOf(new ServiceError('throttled', 'Wait.', { retryAfterSec: 17 }), {
        effects: ['the note was created'],
      }),
    ).toMatchObject({ message: 'Wait. Before that, the note was created.', delay: 17 });
  });
});
