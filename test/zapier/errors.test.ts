import { describe, expect, it } from '@jest/globals';
import { errors } from 'zapier-platform-core';

import { refusedKey } from '../../src/api/errors.ts';
import { ServiceError } from '../../src/api/service_error.ts';
import { HaltedRun, UserError } from '../../src/api/user_error.ts';
import { zapierError } from '../../src/zapier/errors.ts';
import { API_KEY } from '../support/account.ts';
import { failureOf } from '../support/zapier.ts';

const z = { errors };

/** What a step did before it failed. */
interface Circumstances {
  changes?: boolean;
  effects?: string[];
  apiKey?: string;
}

/** The error of a step that failed with `error` under these circumstances. */
const endOf = (error: unknown, { changes = false, effects = [], apiKey = API_KEY }: Circumstances = {}) =>
  failureOf(
    Promise.resolve().then(() => {
      throw zapierError(z, error, { changes, effects, apiKey });
    }),
  );
const messageOf = async (error: unknown, circumstances?: Circumstances) =>
  (await endOf(error, circumstances)).message;

const refused = new ServiceError('rejected', 'Too long.');
const lost = new ServiceError('unavailable', 'No answer.', { uncertainty: 'It may have happened.' });
const throttled = new ServiceError('throttled', 'Wait.', { retryAfterSec: 17 });

describe('the class of an error', () => {
  it.each<[string, Error, string]>([
    ['ends the run if the service rejects the step', new ServiceError('rejected', 'No.'), 'AppError'],
    ['ends the run if the user has to act', new UserError('No.'), 'AppError'],
    ['stops the run without an error if there is nothing to do', new HaltedRun('No.'), 'HaltedError'],
  ])('%s', async (_, error, name) => {
    expect(await endOf(error)).toStrictEqual({ name, message: 'No.' });
  });

  it('is unchanged if the error is unexpected', () => {
    const bug = new RangeError('a bug');
    expect(zapierError(z, bug, { changes: true, effects: ['a was b'], apiKey: API_KEY })).toBe(bug);
  });
});

describe('the message of an error', () => {
  const hidden = 'The error message is not shown, because it contains the API key.';

  it.each<[string, Error, string]>([
    [
      'a value',
      new UserError(`Color: "${API_KEY.slice(0, 12)}" is not a hex color. Use "A" or “B”.`),
      'Color: "•••" is not a hex color. Use "A" or “B”. Before that, a was b.',
    ],
    ['what is not in quotes', new UserError(`Use ${API_KEY}.`), `${hidden} Before that, a was b.`],
    ['a value with a quote', new UserError(`"a"${API_KEY}" is no color.`), `${hidden} Before that, a was b.`],
    ['a bug', new TypeError(`Invalid character in header ["Bearer ${API_KEY}"]`), hidden],
  ])('never shows the key: %s', async (_, error, message) => {
    expect(await messageOf(error, { effects: ['a was b'] })).toBe(message);
  });

  it('does not show the key in what it says about an uncertain write', async () => {
    const error = new ServiceError('unavailable', 'No answer.', { uncertainty: `Look for "${API_KEY}".` });
    expect(await messageOf(error)).toBe('No answer. Look for "•••".');
  });

  it.each([
    'test-api-key',
    'API_KEY',
    'apikey',
    'key',
    'key-notes-only',
    'notes-workspace',
    'zapier123',
    'your-api-key-here',
  ])('shows all of its own words to somebody who made up the key %s', async (apiKey) => {
    const refused = refusedKey();
    expect(await messageOf(refused, { apiKey })).toBe(refused.message);
    const unknown = new UserError(`Folders: there is no folder "The ${apiKey}". Reconnect the account.`);
    expect(await messageOf(unknown, { apiKey })).toBe(
      'Folders: there is no folder "•••". Reconnect the account.',
    );
  });

  it('is short, however long the value of a field is', async () => {
    const message = await messageOf(new UserError('x'.repeat(1_000_000)), { effects: ['a was b'] });
    expect(message).toMatch(/^x{1000}… Before that, a was b\.$/);
  });
});

describe('the end of an error message', () => {
  const effects = ['the note was created', 'its tags were set'];
  const before = 'Before that, the note was created, and its tags were set.';

  it.each<[string, Error, Circumstances, string]>([
    ['nothing was changed', refused, { changes: true }, 'Too long. Nothing was changed.'],
    ['nothing more if the step only reads', refused, {}, 'Too long.'],
    ['a write is uncertain', lost, { changes: true }, 'No answer. It may have happened.'],
    ['which writes succeeded', refused, { changes: true, effects }, `Too long. ${before}`],
    [
      'which writes succeeded, and that another is uncertain',
      lost,
      { changes: true, effects },
      `No answer. ${before} It may have happened.`,
    ],
    ['which writes succeeded before the run is held', throttled, { effects }, `Wait. ${before}`],
  ])('says %s', async (_, error, circumstances, message) => {
    expect(await messageOf(error, circumstances)).toBe(message);
  });
});
