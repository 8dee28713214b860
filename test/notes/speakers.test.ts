import { describe, expect, it } from '@jest/globals';

import { presentPerson } from '../../src/notes/person.ts';
import { speakersAmong } from '../../src/notes/speakers.ts';
import { domainTest } from '../../src/text/domains.ts';
import { aParticipant } from '../support/records.ts';

describe('whether a speaker is internal', () => {
  const people = [
    aParticipant({ name: 'Anna Berg', email: 'anna@acme.example', accountDomain: null }),
    aParticipant({ name: 'Luis Romero', email: 'luis@client.example', accountDomain: null }),
    aParticipant({ name: 'Anna Client', email: 'a@client.example', accountDomain: null }),
    aParticipant({ name: 'Mei', email: null, accountDomain: null }),
  ];
  const of = (domains: string[] | null) =>
    speakersAmong(people.map((person) => presentPerson(person, domains && domainTest(domains)))).isInternal;

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

  it.each([
    ['Luis', { email: 'luis@client.example', isExternal: true }],
    ['Mei', { email: null, isExternal: null }],
    ['Anna', { email: null, isExternal: null }],
    [null, { email: null, isExternal: null }],
  ])('and the address of %j are those of the only participant with the name', (speaker, known) => {
    const presented = people.map((person) => presentPerson(person, domainTest(['acme.example'])));
    expect(speakersAmong(presented).known(speaker)).toStrictEqual(known);
  });

  it('is unknown for everyone if the domains are', () => {
    expect(of(null)('Anna Berg')).toBeNull();
  });
});
