import { describe, expect, it } from '@jest/globals';

import { showsKey, usableKey } from '../../src/api/api_key.ts';
import { isServiceError } from '../../src/api/service_error.ts';
import * as fc from '../support/properties.ts';

const KEY = 'acme_live_q7Zr2LkX9v0TbW4y';

describe('an API key', () => {
  it.each([KEY, ` ${KEY}`, `${KEY}\t`, `\r\n${KEY}\n`])(
    'is sent without the white space around it: %j',
    (key) => {
      expect(usableKey(key)).toBe(KEY);
    },
  );

  it.each([
    ['a blank', 'acme 7Zr2LkX9'],
    ['a no-break space at its end', 'acme-7Zr2LkX9\u00a0'],
    ['a typographic dash', 'acme–7Zr2LkX9'],
    ['an ellipsis, because it was cut', 'acme-7Zr2…'],
    ['a whole document', `acme-7Zr2${'x'.repeat(4_000)}`],
  ])('is rejected, and not quoted, if it contains %s', (_, key) => {
    let failure: unknown;
    try {
      usableKey(key);
    } catch (error) {
      failure = error;
    }
    expect(isServiceError(failure, 'expired-auth')).toBe(true);
    expect(String(failure)).toContain(
      "The API key is not valid: it is too long or contains a character that keys don't have",
    );
    expect(String(failure)).not.toContain('7Zr2');
  });

  it('is missing if it is empty', () => {
    expect(() => usableKey(' ')).toThrow('The API key is missing, invalid, or revoked.');
  });
});

const toHex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0');
const each = (form: (character: string) => string) => (text: string) => text.replace(/./g, form);

const forms: [string, (key: string) => string][] = [
  ['as it is', (key) => key],
  ['in capitals', (key) => key.toUpperCase()],
  ['in JSON escapes', each((character) => `\\u00${toHex(character)}`)],
  ['in JSON escapes, escaped again', (key) => JSON.stringify(each((c) => `\\u00${toHex(c)}`)(key))],
  ['in URL escapes', each((character) => `%${toHex(character)}`)],
  ['in URL escapes, escaped again', (key) => encodeURIComponent(each((c) => `%${toHex(c)}`)(key))],
  ['in decimal HTML entities', each((character) => `&#${character.charCodeAt(0)};`)],
  ['in hexadecimal HTML entities', each((character) => `&#x${toHex(character)};`)],
  ['in JavaScript escapes', each((character) => `\\x${toHex(character)}`)],
  ['in Base64', (key) => Buffer.from(key).toString('base64')],
  ['in Base64 after a word', (key) => Buffer.from(`Bearer ${key}`).toString('base64url')],
  ['in hex', (key) => Buffer.from(key).toString('hex')],
  ['in groups', (key) => key.replace(/.{4}/g, '$& ')],
  ['with invisible spaces', each((character) => `${character}\u200b`)],
];

describe('a text that quotes a key', () => {
  it.each([
    ['the last four characters', 'Key ****bW4y', ` ${KEY}==\n`],
    ['the first characters of the secret', 'Key q7Zr…', ` ${KEY}==\n`],
    ['the prefix and the first characters', 'acme_live_q7Z…', KEY],
    ['letters only, as it has no digits', 'Key …HorseBatt…', 'CorrectHorseBattery'],
    ['all three characters it has', 'Key q7Z', 'q7Z'],
  ])('is recognized by a part of the key: %s', (_, text, key) => {
    expect(showsKey(text, key)).toBe(true);
  });

  it.each([
    'Wait for it...',
    'The *** Agency',
    'Dots • and • dots',
    'Acme Live',
    'acme_live',
    '',
    'The folder "Acme" was not found: 404 (100%, \\u0041, \\u{110000}, &amp;, %zz)',
  ])('is not confused with a text that has only similar characters: %j', (text) => {
    expect(showsKey(text, KEY)).toBe(false);
    expect(showsKey(text, '')).toBe(false);
  });

  it.each(forms)('is recognized wherever it quotes any key %s', (_, form) => {
    const character = fc.constantFrom(
      ...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.~+/='),
    );
    const keys = fc
      .string({ unit: character, minLength: 16, maxLength: 64 })
      .filter((key) => /[a-z0-9]{6}/i.test(key));
    fc.assert(
      fc.property(keys, fc.string(), fc.string(), (key, before, after) =>
        showsKey(`${before} ${form(key)} ${after}`, key),
      ),
    );
  });
});
