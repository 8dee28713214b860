import { fold } from './compare.ts';
import { emailDomain, validAddress } from './domains.ts';
import { sharedList } from './shared_lists.ts';

/** The addresses at these domains are those of rooms, calendars, and mailing lists. */
const NO_PERSONS_DOMAIN =
  /(?:^|\.)(?:calendar\.google\.com|googlegroups\.com|groups\.io)$|^(?:lists?|groups?)\./;
const NO_REPLY =
  /^(?:.*[-._+])?(?:no[-._]?reply|do[-._]?not[-._]?reply|mailer-daemon|notifications?|postmaster)(?:[-._+]|$)/;
const ROOM = /^(?:.*[-._])?(?:board|conf|conference|huddle|meeting)?rooms?\d*(?:[-._]|$)/;
/** What says in any part of an address that several people read it: `sales-team@`. */
const GROUP_WORDS = ['all', 'everybody', 'everyone', 'group', 'list', 'staff', 'team', 'teams'];
const NOTE_TAKERS = new Set(sharedList('note_takers'));
const GROUP_ADDRESSES = new Set(sharedList('group_addresses'));
const SEPARATORS = /[\s.,_+-]+/;

/** Made at first use. */
let noPeople: RegExp | undefined;

/**
 * Whether a participant is no person, but a room, a calendar, a note taker, a group, or an address that nobody reads. A
 * person's name counts more than an address that several people can have: `Maria Costa <info@costa.example>`.
 */
export function isNobody({ name, email }: { name: string | null; email: string | null }): boolean {
  const called = fold(name ?? '').trim();
  noPeople ??= wholePhrases([...sharedList('no_people'), ...NOTE_TAKERS]);
  if (noPeople.test(called)) return true;
  const address = fold(validAddress(email) ?? '');
  const local = address.replace(/@.*/s, '');
  const domain = emailDomain(address) ?? '';
  if (NO_PERSONS_DOMAIN.test(domain) || NO_REPLY.test(local)) return true;
  const [isNoteTaker, words] = [NOTE_TAKERS.has(domain), local.split(SEPARATORS)];
  const isShared =
    GROUP_ADDRESSES.has(local) || ROOM.test(local) || words.some((word) => GROUP_WORDS.includes(word));
  if (!isNoteTaker && !isShared) return false;
  const others = isNoteTaker ? domain.split('.') : [...words, ...GROUP_WORDS];
  const names = called.split(SEPARATORS).filter((word) => word !== '');
  return names.length < 2 || names.some((word) => others.includes(word));
}

/** A test for folded texts that have one of some phrases as whole words, or begin as the names of rooms do. */
function wholePhrases(phrases: readonly string[]): RegExp {
  const any = phrases.map((phrase) => fold(phrase).replace(/[.*+?|()[\]{}\\^$]/g, '\\$&')).join('|');
  return new RegExp(`^(?:room|raum|salle) |(?<!\\p{Script=Latin})(?:${any})(?!\\p{Script=Latin})`, 'u');
}
