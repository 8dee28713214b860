import { describe, expect, it } from '@jest/globals';

import { assigneeEmail, isAssignedTo, isGroup, peopleOf } from '../../src/action_items/people.ts';

const participants = [
  { name: 'Anna Weber', email: 'anna.weber@acme.example' },
  { name: 'Anna Schmidt', email: 'aschmidt@acme.example' },
  { name: 'Ben Cole', email: 'Ben@acme.example' },
  { name: 'Cole, Dana', email: 'd.cole@acme.example' },
  { name: 'José Núñez', email: 'jose@acme.example' },
  { name: 'Łukasz Sørensen', email: 'lukasz@acme.example' },
  { name: '김민수', email: 'minsu@acme.example' },
  { name: '田中 太郎', email: 'tanaka@acme.example' },
  { name: '森 健', email: 'mori@acme.example' },
  { name: '佐藤花子', email: 'sato@acme.example' },
  { name: 'リー・ウェイ', email: 'li@acme.example' },
  { name: '林怡君', email: 'lin@acme.example' },
  { name: null, email: 'eva-maria.blum@acme.example' },
  { name: 'Finn Olsen', email: null },
];

describe('the email address of an assignee', () => {
  it.each(['J. Becker', 'J.Becker', 'Becker'])('is not found by %s if two can be meant', (assignee) => {
    const people = [
      { name: 'Jonas', email: 'j.becker@acme.example' },
      { name: 'Julia Becker', email: 'julia@acme.example' },
    ];
    expect(assigneeEmail(assignee, peopleOf(people))).toBeNull();
    const named = [{ name: 'Jonas Becker', email: 'j.becker@acme.example' }, ...people.slice(1)];
    expect(assigneeEmail(assignee, peopleOf(named))).toBeNull();
  });

  it('is not found by the initials of two people', () => {
    const two = [...participants, { name: 'Bo Carlsson', email: 'bo@acme.example' }];
    expect(assigneeEmail('BC', peopleOf(two))).toBeNull();
  });

  it.each([
    ['a full name with a comma', 'Cole, Dana', 'd.cole@acme.example'],
    ['a handle with other signs', 'd_cole', 'd.cole@acme.example'],
    ['a Japanese family name', '佐藤さん', 'sato@acme.example'],
    ['parts of an address without a name', 'Eva B.', 'eva-maria.blum@acme.example'],
    ['the initials of one person alone', 'B. C.', 'Ben@acme.example'],
    ['the same person twice', 'Ben / Ben Cole;', 'Ben@acme.example'],
  ])('is found by %s', (_what, assignee, email) => {
    expect(assigneeEmail(assignee, peopleOf(participants))).toBe(email);
  });

  it.each([
    ['somebody and somebody unknown', 'Ben and Zoe'],
    ['the same word twice', 'Ben Ben'],
    ['a part of a word', 'Jos'],
    ['the beginning of a family name', 'Anna Web'],
    ['a single syllable', '김'],
  ])('is not found by %s', (_what, assignee) => {
    expect(assigneeEmail(assignee, peopleOf(participants))).toBeNull();
  });

  it('belongs to the exact full name, even if another name contains it', () => {
    const both = peopleOf([
      { name: 'Sam Lee', email: 'lee@acme.example' },
      { name: 'Sam Lee Jones', email: 'jones@acme.example' },
    ]);
    expect(assigneeEmail('Sam Lee', both)).toBe('lee@acme.example');
    expect(assigneeEmail('Sam', both)).toBeNull();
    const alone = peopleOf([
      { name: 'Sam', email: 'sam@acme.example' },
      { name: 'Sam Lee', email: 'lee@acme.example' },
    ]);
    expect(assigneeEmail('Sam', alone)).toBeNull();
  });

  it('is found for someone listed twice, but not for two people with the same name', () => {
    const twice = [
      { name: null, email: 'ben@acme.example' },
      { name: 'Ben Cole', email: 'BEN@acme.example ' },
    ];
    for (const name of ['Ben', 'Cole', 'ben@acme.example']) {
      expect(assigneeEmail(name, peopleOf(twice))).toBe('BEN@acme.example');
    }
    expect(assigneeEmail('Cole', peopleOf(twice.toReversed()))).toBe('BEN@acme.example');
    const namesakes = [{ name: 'Finn Olsen', email: null }, { name: 'Ben Cole', email: null }, ...twice];
    expect(assigneeEmail('Ben Cole', peopleOf(namesakes))).toBeNull();
  });

  it('is found among thousands of participants, by names of 60 characters at most', () => {
    const crowd = Array.from({ length: 6000 }, (_, index) => ({
      name: `Guest Number${index}`,
      email: `${index}@a.example`,
    }));
    const people = peopleOf(crowd);
    expect(assigneeEmail('Number5999', people)).toBe('5999@a.example');
    expect(assigneeEmail('Guest Number5999', people)).toBe('5999@a.example');
    expect(assigneeEmail('Guest', people)).toBeNull();
    const longest = 'x'.repeat(60);
    const person = { name: `${longest}x`, email: `${longest}x@a.example` };
    expect(assigneeEmail(longest, peopleOf([person]))).toBe(person.email);
    expect(assigneeEmail(`${longest}x`, peopleOf([person]))).toBeNull();
  });
});

it('a team with a name is a group', () => expect(isGroup('Customer success team')).toBe(true));

describe('the Assignee filter', () => {
  it.each([
    ['Anna Weber', '@anna.weber'],
    ['ben@acme.example', 'Zoe, Ben'],
    ['"Cole, Ben" <ben@acme.example>', 'Zoe, Ben'],
    ['Finn Olsen <finn@acme.example>', 'Finn Olsen'],
    ['Zoe', 'Zoe Unknown'],
    ['김민수', '민수'],
    ['@Zoe  Unknown', 'Zoe Unknown'],
  ])('%p matches an item of %p', (wanted, assignee) => {
    expect(isAssignedTo(wanted, assignee, peopleOf(participants))).toBe(true);
  });

  it.each([
    ['Anna Weber', 'Anna'],
    ['Ben', null],
    ['Ben', 'Benjamin'],
    ['Dana <ben@acme.example>', 'Dana'],
    ['@', 'Finn'],
  ])('%p does not match an item of %p', (wanted, assignee) => {
    expect(isAssignedTo(wanted, assignee, peopleOf(participants))).toBe(false);
  });
});

it.each([
  ['老王', [{ name: '王小明', email: 'wang@a.example' }], 'wang@a.example'],
  ['小王', [{ name: '老王', email: 'wang@a.example' }], null],
])('%s has the address of nobody else: %j', (assignee, people, email) =>
  expect(assigneeEmail(assignee, peopleOf(people))).toBe(email),
);
