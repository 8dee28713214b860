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

it.each([undefined, null, 'x', []])('a workspace with the settings %j has empty ones', (settings) => {
  expect(workspaceSchema.parse({ id: 'w', settings })).toMatchObject({
    settings: { keyterms: [], audio_location: null, meeting_default_permission: null },
  });
});
