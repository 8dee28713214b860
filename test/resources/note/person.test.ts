import { describe, expect, it } from '@jest/globals';

import { isExternal, participantDomain } from '../../../src/resources/note/person.ts';
import { aParticipant } from '../../support/records.ts';

const DOMAINS = ['acme.example'];

describe('a participant', () => {
  it.each<[Parameters<typeof aParticipant>[0], readonly string[] | null, boolean | null]>([
    [{ email: 'a@client.com' }, DOMAINS, true],
    [{ email: 'a@eu.acme.example' }, DOMAINS, false],
    [{ email: 'a@client.com' }, null, null],
    [{}, DOMAINS, null],
    [{ email: 'a@client.com' }, [], true],
  ])('%j is external to %j: %p', (person, domains, expected) => {
    expect(isExternal(aParticipant(person), domains)).toBe(expected);
  });

  it('belongs to the domain of the email address rather than that of the account', () => {
    expect(participantDomain({ email: 'a@B.example', accountDomain: 'c.example' })).toBe('b.example');
    expect(participantDomain({ email: null, accountDomain: 'C.example' })).toBe('c.example');
    expect(participantDomain({ email: 'no address', accountDomain: null })).toBeNull();
  });
});
