import { describe, expect, it } from '@jest/globals';

import { presentPerson } from '../../../src/resources/note/person.ts';
import { internalSpeakers } from '../../../src/resources/note/speakers.ts';
import { aParticipant } from '../../support/records.ts';

describe('whether a speaker is internal', () => {
  const people = [
    aParticipant({ name: 'Anna Berg', email: 'anna@acme.example', accountDomain: null }),
    aParticipant({ name: 'Luis Romero', email: 'luis@client.example', accountDomain: null }),
    aParticipant({ name: 'Anna Client', email: 'a@client.example', accountDomain: null }),
    aParticipant({ name: 'Mei', email: null, accountDomain: null }),
  ];
  const of = (domains: string[] | null) =>
    internalSpeakers(people.map((person) => presentPerson(person, domains)));

  it.each([
    ['Anna Berg', true],
    ['luis', false],
    ['Anna', null],
    ['Mei', null],
    ['Speaker 3', null],
    [null, null],
  ])('is known for %j: %j', (speaker, isInternal) => {
    expect(of(['acme.example'])(speaker)).toBe(isInternal);
  });

  it('is unknown for everyone if the domains are', () => {
    expect(of(null)('Anna Berg')).toBeNull();
  });
});
