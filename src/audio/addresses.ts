import dns, { type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

/** A host that is not on the public internet. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** IPv4 addresses written as IPv6, which are never public (RFC 4291, 2.5.5.1), although ipaddr.js says so. */
const IPV4_COMPATIBLE = ipaddr.parseCIDR('::/96');

/**
 * Whether an IP address is on the public internet: not private, loopback, link-local (cloud metadata), carrier-grade NAT,
 * multicast, or reserved, nor an IPv6 form of such an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || !parsed.match(IPV4_COMPATIBLE));
}

/** Rejects a host that is an IP address and not public. Names are checked when they are resolved. */
export function refusePrivateHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError();
}

/**
 * Resolves a name for a connection and rejects it if any of its addresses is not public. The connection uses exactly the
 * addresses that were checked, so DNS rebinding does not help an attacker.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = error === null ? found : [];
    if (first === undefined) callback(error ?? new Error('The name has no address'), []);
    else if (!found.every(({ address }) => isPublicAddress(address))) callback(new PrivateAddressError(), []);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
