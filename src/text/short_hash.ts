import { hash } from 'node:crypto';

/** A short text that stands for a value of JSON: six bits a character, at most 43. */
export function shortHash(value: unknown, length: number): string {
  return hash('sha256', JSON.stringify(value), 'base64url').slice(0, length);
}
