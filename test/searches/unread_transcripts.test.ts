import { describe, expect, it } from '@jest/globals';

import { speakersIn } from '../../src/service/note.ts';
import * as fc from '../support/properties.ts';
import { aNote, aPage, aParticipant, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runSearch } from '../support/zapier.ts';

const service = useService();
/** Parsing this would be too much for a step. */
const words = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`word ${index}`, 0]));
const transcripts = [{}, { speaker: 'Milo Hart', words }];
const note = {
  ...aNote({ summary: '## Action items\n- [ ] Anna: Call' }),
  participants: [aParticipant({ name: 'Luis Romero', email: 'luis@client.example' })],
  transcripts,
};
const find = (key: string, inputData: object) =>
  runSearch(key, { internalDomains: ['acme.example'], createdAfter: '2026-01-01', ...inputData });

describe('a search parses no transcript', () => {
  it.each([
    ['find_note_summaries', {}],
    ['find_note_summaries', { participant: ['client.example'], order: 'oldest-first' }],
    ['find_note_summaries', { participant: ['Luis'] }],
    ['find_note_totals', { audience: 'external' }],
    ['find_participants', { participant: ['Luis'] }],
    ['find_action_items', { titleContains: 'a' }],
    ['find_quotes', { text: 'call', where: 'note' }],
  ])('of what %s finds with %j', async (key, inputData) => {
    service.list('/v1/notes', () => aPage([{ ...note, title: 'A call' }]));
    expect(await find(key, inputData)).toHaveLength(1);
  });

  it.each([
    ['find_note', { titleContains: 'another' }],
    ['find_note', { participant: ['Zoe'] }],
    ['find_quotes', { text: 'call', kinds: ['podcast'] }],
  ])('of what %s leaves out with %j', async (key, inputData) => {
    service.list('/v1/notes', () => aPage([note]));
    expect(await find(key, inputData)).toStrictEqual([]);
  });
});

it('a search parses the transcript if only that can show that somebody was there', async () => {
  let listed: object = { ...note, transcripts: [{}, segment('Milo Hart', 'Hi.', '00:00:00', '00:00:01')] };
  service.list('/v1/notes', () => aPage([listed]));
  expect(await find('find_note_summaries', { participant: ['milo'] })).toHaveLength(1);
  listed = note;
  expect((await failureOf(find('find_note_summaries', { participant: ['milo'] }))).message).toContain(
    'too large for a step to read',
  );
});

it('the speakers in the JSON of a transcript are those of its segments', () => {
  const text = fc.oneof(fc.constantFrom('"speaker":"x"', '\\', 'speaker', ':'), fc.anyText());
  const speaker = fc.oneof(text, fc.constant(null));
  const segments = fc.array(fc.record({ speaker, text }, { requiredKeys: [] }));
  fc.assert(
    fc.property(segments, fc.nat(2), (all, space) => {
      const expected = new Set(all.flatMap((each) => ('speaker' in each ? [each.speaker] : [])));
      expect(speakersIn(JSON.stringify(all, null, space))).toStrictEqual([...expected]);
    }),
  );
  for (const odd of [{}, [], 7, true])
    expect(speakersIn(JSON.stringify([{ speaker: 'Anna' }, { speaker: odd }]))).toBeNull();
});
