import { domainToASCII } from 'node:url';

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

/** Tries each word once: a long one without an `@` would otherwise be tried from each of its letters. */
const ADDRESS = /(?<![^\s@<>()[\]",;:])[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+/g;

/**
 * The email addresses and domains in a text, as people and calendars write them: `anna@client.com`, `client.com`, `Berg,
 * Anna <anna@client.com>; Luis Romero (luis@client.com)`. Names beside addresses are left out.
 *
 * @param reject is called for what is neither.
 */
export function addressesAndDomains(text: string, reject: (part: string) => never): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return parts.flatMap((part, index) => {
    if (part === '') return [];
    const addresses = part.match(ADDRESS)?.map((address) => address.replace(/^'|'$/g, '')) ?? [];
    if (addresses.length > 0)
      return addresses.every((each) => emailDomain(each) !== null) ? addresses : reject(part);
    // In `Berg, Anna <anna@client.com>`, the comma belongs to the name.
    if (/^[^<]+<[^<]+@/.test(parts[index + 1] ?? '')) return [];
    const domain = /\s/.test(part) ? null : normalizeDomain(part);
    return domain?.includes('.') ? [domain] : reject(part);
  });
}

function validDomain(text: string): string | null {
  const domain = bare(text);
  return domain.length <= LONGEST_DOMAIN && DOMAIN.test(domain) ? domain : null;
}

/**
 * Whether `domain` is `wanted` or a subdomain of it: `eu.client.com` matches `client.com`, `myclient.com` does not.
 * The international and the `xn--` form of a domain are equal.
 */
export function domainMatches(domain: string | null, wanted: string): boolean {
  if (domain === null) return false;
  const inner = comparable(domain);
  const outer = comparable(wanted);
  return outer !== '' && (inner === outer || inner.endsWith(`.${outer}`));
}

function comparable(domain: string): string {
  const name = bare(domain);
  return (name.length <= LONGEST_DOMAIN && domainToASCII(name)) || name;
}

function bare(domain: string): string {
  const name = domain.trim().toLowerCase();
  return name.slice(name.startsWith('@') ? 1 : 0, name.endsWith('.') ? -1 : undefined);
}
