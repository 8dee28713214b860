import * as zod from 'zod/mini';

import { incompleteKey, refusedKey } from './errors.ts';

const connection = zod.lazy(() => zod.object({ authData: zod.object({ apiKey: zod.string() }) }));

/** The key of a run's connection; empty if there is none that is a text, whatever the platform's types promise. */
export function keyOf(bundle: unknown): string {
  return connection.safeParse(bundle).data?.authData.apiKey ?? '';
}

/**
 * A key as it is sent: without the blanks around it.
 *
 * @throws {ServiceError} for a key that is missing or can't be sent. Node rejects a header with a character that isn't
 * visible ASCII (a typographic dash, an invisible space from a chat), and its error quotes the key.
 */
export function usableKey(apiKey: string): string {
  const trimmed = apiKey.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (trimmed === '') throw refusedKey();
  if (!/^[\x21-\x7e]+$/.test(trimmed) || trimmed.length > LONGEST_KEY) throw incompleteKey();
  return trimmed;
}

/** Servers accept headers of 8 to 16 KB. */
const LONGEST_KEY = 4_000;

/** What is said in place of words that are not shown. */
export const HIDDEN = 'The error message is not shown, because it contains the API key.';
const QUOTATION = /"[^"]*"|“[^”]*”/g;

/**
 * A message or a line of the log without a key. Of what it quotes, and of the service's words, anything may be a part of
 * the key. The app's own words around that are no secret, even if somebody made up a key of such words.
 */
export function withoutKey(text: string, apiKey: string): string {
  if (!showsKey(text, apiKey)) return text;
  const shown = text.replace(QUOTATION, (quotation) => (showsKey(quotation, apiKey) ? '"•••"' : quotation));
  return showsKey(shown, apiKey, isUnlikeOwnWords) ? HIDDEN : shown;
}

/** The app's own words have no digits, and no key of this length runs through them. */
const isUnlikeOwnWords = (part: string): boolean => /\d/.test(part) || part.length >= 16;

/** A text that shares this many consecutive characters with a key reveals a part of it. */
const TELLTALE_LENGTH = 6;
/** Services identify keys by their first or last few characters. */
const SHORTEST_END = 4;
/** `acme_live_`: what a vendor puts before the secret. */
const PREFIX = /^(?:[a-z]+[_-])+(?=.{8})/i;

/**
 * Whether a text contains a key or a part of it: as it is, escaped (JSON, URL, HTML), in Base64 or hex, in another case,
 * or broken up by other characters.
 *
 * @param isTelling whether such a part shows the key, in lowercase letters and digits.
 */
export function showsKey(
  text: string,
  apiKey: string,
  isTelling: (part: string) => boolean = () => true,
): boolean {
  const key = apiKey.trim().slice(0, LONGEST_KEY);
  if (key.length < TELLTALE_LENGTH) return key !== '' && isTelling(key) && text.includes(key);
  const words = unescaped(text).toLowerCase();
  const characters = words.replace(NEITHER_LETTER_NOR_DIGIT, '');
  const secret = key.replace(PREFIX, '').replace(NEITHER_LETTER_NOR_DIGIT, '').toLowerCase();
  return (
    [key, ...encodings(key)].flatMap(telltales).some((run) => isTelling(run) && characters.includes(run)) ||
    words
      .split(NEITHER_LETTER_NOR_DIGIT)
      .filter((word) => word.length >= SHORTEST_END && isTelling(word))
      .some((word) => secret.startsWith(word) || secret.endsWith(word))
  );
}

const NEITHER_LETTER_NOR_DIGIT = /[^a-z0-9]+/gi;

/** All of a key, and all runs of its letters and digits that reveal it, in lowercase, except those that may be words. */
function telltales(key: string): string[] {
  const characters = key.replace(NEITHER_LETTER_NOR_DIGIT, '');
  const runs = Array.from({ length: Math.max(1, characters.length - TELLTALE_LENGTH + 1) }, (_, start) =>
    characters.slice(start, start + TELLTALE_LENGTH),
  );
  const unlikeWords = runs.filter((run) => /[^a-z]/.test(run));
  const telling = unlikeWords.length > 0 ? unlikeWords : runs;
  return [characters, ...telling].map((run) => run.toLowerCase());
}

/** Base64 has three forms, depending on how many bytes come before the key, as in `Bearer …`. */
function encodings(key: string): string[] {
  const base64 = [0, 1, 2].map((before) => Buffer.from(' '.repeat(before) + key).toString('base64'));
  return [...base64, Buffer.from(key).toString('hex')];
}

const ESCAPED =
  /%([0-9a-f]{2})|\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})|&#x([0-9a-f]{1,6});?|&#(\d{1,7});?/gi;
const MOST_ROUNDS = 4;
/** Not a character: what a number beyond it stands for. */
const LAST_CODE_POINT = 0x10ffff;

/** The text with its escapes resolved, also those that were escaped again. */
function unescaped(text: string, rounds = MOST_ROUNDS): string {
  if (rounds === 0) return text;
  const once = text.replace(ESCAPED, (_, ...groups: (string | undefined)[]) => {
    const hex = groups.slice(0, 4).find((digits) => digits !== undefined);
    const code = hex === undefined ? Number(groups[4]) : Number.parseInt(hex, 16);
    return String.fromCodePoint(Math.min(code, LAST_CODE_POINT));
  });
  return unescaped(once, rounds - 1);
}
