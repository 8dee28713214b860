import { describe, expect, it } from '@jest/globals';

import { noteSchema } from '../../src/service/note.ts';
import { workspaceSchema } from '../../src/service/workspace.ts';

describe('a participant that is a text', () => {
  const personIn = (text: string) => noteSchema.parse({ id: 'n', participants: [text] }).participants[0];

  it.each([
    ['Anna Berg', 'Anna Berg', null],
    [' anna@acme.example ', null, 'anna@acme.example'],
    ['Anna Berg <anna@acme.example>', 'Anna Berg', 'anna@acme.example'],
    ['<anna@acme.example>', null, 'anna@acme.example'],
    ['anna@acme.example <anna@acme.example>', null, 'anna@acme.example'],
    ['"Berg, Anna" <mailto:anna@acme.example?subject=Hi>', 'Berg, Anna', 'anna@acme.example'],
    ['Anna Berg ‹anna@acme.example›', 'Anna Berg', 'anna@acme.example'],
    ['anna@acme.example (Anna Berg)', 'Anna Berg', 'anna@acme.example'],
    ['Anna <acme> Berg', 'Anna <acme> Berg', null],
  ])('is a name, an address, or both: %j', (text, name, email) => {
    expect(personIn(text)).toStrictEqual({
      name,
      email,
      profileImageUrl: null,
      accountName: null,
      accountDomain: null,
      accountImageUrl: null,
    });
  });
});

it('a note keeps a tag without an ID and one that is a plain ID, and leaves out what is no record', () => {
  const { tags, participants, transcripts } = noteSchema.parse({
    id: 'n',
    tags: [{ name: 'Sales' }, 'x', { id: 7 }, true, null],
    participants: [{ name: 7 }, 8, null],
    transcripts: { 0: { text: 'x' } },
  });
  expect(tags).toStrictEqual([
    { id: null, name: 'Sales', color: null },
    { id: 'x', name: null, color: null },
    { id: '7', name: null, color: null },
    { id: null, name: null, color: null },
  ]);
  expect(participants).toMatchObject([{ name: '7' }]);
  expect(transcripts).toStrictEqual([]);
});

it.each([undefined, null, 'x', []])('a workspace with the settings %j has none', (settings) => {
  expect(workspaceSchema.parse({ id: 'w', settings })).toMatchObject({
    settings: null,
  });
});

describe('a value in another form', () => {
  const read = (fields: object) => noteSchema.parse({ id: 'n', ...fields });

  it.each([
    [{ summary: { format: 'markdown', content: '# Summary' } }, { summary: '# Summary' }],
    [{ title: { text: 'Kickoff' } }, { title: 'Kickoff' }],
    [{ status: 'COMPLETED' }, { status: 'completed' }],
    [{ status: 'TRANSCRIPT_PROCESSING' }, { status: 'transcript-processing' }],
    [{ status: 'TranscriptProcessing' }, { status: 'transcript-processing' }],
    [{ status: 'Archived' }, { status: 'Archived' }],
    [
      { kind: 'IN_PERSON', visibility: 'ONLY_ME' },
      { kind: 'in-person', visibility: 'only-me' },
    ],
    [{ createdAt: '20260331T093000Z' }, { createdAt: '2026-03-31T09:30:00Z' }],
    [{ tags: {} }, { tags: [] }],
    [{ tags: [{}, null] }, { tags: [] }],
    [{ tags: { id: 'f' } }, { tags: [{ id: 'f', name: null, color: null }] }],
    [
      { transcripts: [{ speaker: { name: 'Anna' }, text: 'Hi', startTimestamp: 12.5, endTimestamp: 14 }] },
      { transcripts: [{ speaker: 'Anna', text: 'Hi', startTimestamp: '12.5', endTimestamp: '14' }] },
    ],
  ])('is understood: %j', (given, expected) => {
    expect(read(given)).toMatchObject(expected);
  });

  it('keeps both ends of a name of a megabyte, and no part of an address of that length', () => {
    const long = `a${'x'.repeat(1_000_000)}z`;
    const [person] = read({ participants: [{ name: long, email: long }] }).participants;
    expect(person?.name).toHaveLength(1000);
    expect(person?.name).toMatch(/^ax+…x+z$/);
    expect(person?.email).toBeNull();
  });
});
