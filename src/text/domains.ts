import { domainToASCII } from 'node:url';

import { isSuffix } from './names.ts';
import { sharedList } from './shared_lists.ts';

/** The longest name that DNS knows. */
const LONGEST_DOMAIN = 253;
const DOMAIN = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]*$/u;

/** The domain of an email address in lowercase, an international one as written; null if there is none. */
export function emailDomain(email: string | null | undefined): string | null {
  if (!email?.includes('@')) return null;
  return validDomain(email.slice(email.lastIndexOf('@') + 1));
}

/** The domain in a user's input: `client.com`, `@client.com`, `https://www.client.com/` or `anna@client.com`. */
export function normalizeDomain(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null;
  const host = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]{0,20}:\/\//i, '')
    .replace(/[/?#].*/s, '');
  return validDomain(
    host
      .slice(host.lastIndexOf('@') + 1)
      .replace(/:\d{1,5}$/, '')
      .replace(/^(?:www|\*)\./i, ''),
  );
}

/** No address is longer. */
const LONGEST_ADDRESS = 254;

/** An email address without what may surround it, as written; null if it is none. */
export function validAddress(email: string | null | undefined): string | null {
  const address = (email ?? '').trim().replace(/^mailto:/i, '');
  const isAddress = address.length <= LONGEST_ADDRESS && /^[^@\s]+@[^@\s]+$/.test(address);
  return isAddress && emailDomain(address) !== null ? address : null;
}

/** What countries register names under, as in `client.co.uk`. A library that knows them all would be 93 kB at every start. */
const SECOND_LEVEL =
  /^(?:ac|adv|asso|co|com|edu|eng|gen|go|gob|gouv|gov|govt|gv|id|ind|ltd|me|mil|ne|net|nom|or|org|plc|sch)$/;

/** The part of a domain that a company registers: of `eu.client.com`, `client.com`; of `www.client.co.uk`, `client.co.uk`. */
export function registrableDomain(domain: string): string {
  const labels = domain.split('.');
  const isCountry = labels.at(-1)?.length === 2;
  return labels.slice(isCountry && SECOND_LEVEL.test(labels.at(-2) ?? '') ? -3 : -2).join('.');
}

const MAIL_PROVIDERS = new Set(sharedList('mail_providers'));

/** Whether anyone can get an address at a domain, so that it names no company. Some have one in many countries: `gmx.*`. */
export function isMailProvider(domain: string): boolean {
  const international = domain.replace(/\.(?:com?\.)?[a-z]{2,3}$/, '.*');
  return MAIL_PROVIDERS.has(domain) || MAIL_PROVIDERS.has(international);
}

/** Tries each word once: a long one without an `@` would otherwise be tried from each of its letters. */
const ADDRESS = /(?<![^\s@<>()[\]",;:])[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:?]+/g;

/** What looks like an address in a text. */
const addressesIn = (text: string): string[] =>
  text.match(ADDRESS)?.map((address) => address.replace(/^'|'$/g, '')) ?? [];

/** With plain brackets in place of those that web pages and word processors put around an address. */
const plainBrackets = (text: string): string => text.replace(/[‹«〈＜]/g, '<').replace(/[›»〉＞]/g, '>');

/**
 * A person as people and programs write one: `Anna Berg`, `anna@client.com`, `"Berg, Anna" <anna@client.com>`,
 * `mailto:anna@client.com`. A text with several addresses counts as a name.
 */
export function writtenPerson(text: string): { name: string | null; email: string | null } {
  const written = plainBrackets(text);
  const [email, ...others] = new Set(addressesIn(written));
  if (email === undefined || others.length > 0 || emailDomain(email) === null)
    return { name: text.trim() || null, email: null };
  const around = written.split(email).map((part) => part.replace(/mailto:$/i, '').replace(AT_ENDS, ''));
  return { name: around.find((part) => part !== '') ?? null, email };
}
const AT_ENDS = /^[\s<>()[\]"',;]+|(?<![\s<>()[\]"',;])[\s<>()[\]"',;]+$/g;

/** What to look for to find the person that a text means: the address, if it has one. */
export const soughtPerson = (text: string): string => writtenPerson(text).email ?? text;

/** Whom a text can mean. */
export type Called = { address: string } | { domain: string } | { name: string };

/**
 * The people and companies in a text, as people and calendars write them: `anna@client.com`, `client.com`, `Berg, Anna
 * <anna@client.com>; Luis Romero (luis@client.com)`, `Kestrel, Inc.`. Names beside addresses are left out.
 *
 * @param reject is called for an address that is none.
 */
export function peopleAndCompanies(text: string, reject: (part: string) => never): Called[] {
  const parts = plainBrackets(text)
    .split(/[,;\n]/)
    .map((part) => part.trim());
  return parts.flatMap((part, index): Called[] => {
    if (part === '' || (index > 0 && isSuffix(part))) return [];
    const addresses = addressesIn(part);
    if (addresses.some((address) => emailDomain(address) === null)) reject(part);
    if (addresses.length > 0) return addresses.map((address) => ({ address }));
    // In `Berg, Anna <anna@client.com>`, the comma belongs to the name.
    if (/^[^<]+<[^<]+@/.test(parts[index + 1] ?? '')) return [];
    const domain = /\s/.test(part) ? null : normalizeDomain(part);
    if (domain?.includes('.')) return [{ domain }];
    return part.includes('@') ? reject(part) : [{ name: part }];
  });
}

function validDomain(text: string): string | null {
  const domain = bare(text);
  return domain.length <= LONGEST_DOMAIN && DOMAIN.test(domain) ? domain : null;
}

/**
 * A test for domains that are one of `wanted` or a subdomain of one: `eu.client.com` is within `client.com`, `myclient.com`
 * is not. The international and the `xn--` form of a domain are equal.
 */
export function domainTest(wanted: readonly string[]): (domain: string | null) => boolean {
  const all = new Set(wanted.map(domainKey));
  return (domain) => {
    let rest = domain === null ? '' : domainKey(domain);
    while (rest !== '' && !all.has(rest)) rest = rest.slice(rest.indexOf('.') + 1 || rest.length);
    return rest !== '';
  };
}

/** The form of a domain in which equal ones are the same text. */
export function domainKey(domain: string): string {
  const name = bare(domain);
  if (/^[a-z0-9._-]*$/.test(name)) return name;
  return (name.length <= LONGEST_DOMAIN && domainToASCII(name)) || name;
}

function bare(domain: string): string {
  const name = domain.trim().toLowerCase();
  return name.slice(name.startsWith('@') ? 1 : 0, name.endsWith('.') ? -1 : undefined);
}
