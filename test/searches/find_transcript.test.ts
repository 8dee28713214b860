import { describe, expect, it } from '@jest/globals';

import { noteRows } from '../../src/answers/output.ts';
import { presentTranscript, transcriptPartOutput } from '../../src/answers/transcript_part.ts';
import { aNote, aParticipant, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, runSearch } from '../support/zapier.ts';

const service = useService();
const transcripts = [
  segment('Anna Berg', 'a'.repeat(300), '00:00', '00:05'),
  segment('José Núñez', 'b'.repeat(300), '00:05', '00:09'),
  segment(null, 'c', '00:09', '00:10'),
];
const find = async (input: object, note: object = { transcripts }) => {
  service.on('GET', '/v1/notes/n').reply(200, { note: aNote({ id: 'n', title: 'Board', ...note }) });
  return await runSearch('find_transcript', { noteId: 'n', ...input });
};

describe('Find Transcript', () => {
  it('returns all parts, each with the number of the next', async () => {
    const note = { noteId: 'n', noteTitle: 'Board', partCount: 2 };
    const texts = [
      `[00:00:00] Anna Berg: ${'a'.repeat(300)}`,
      `[00:00:05] José Núñez: ${'b'.repeat(300)}\n\n[00:00:09] c`,
    ];
    expect(await find({ maxCharacters: 500 })).toStrictEqual([
      { ...note, id: 'n-1', part: 1, nextPart: 2, text: texts[0], startSec: 0, endSec: 5 },
      { ...note, id: 'n-2', part: 2, nextPart: null, text: texts[1], startSec: 5, endSec: 10 },
    ]);
    expect(await find({ maxCharacters: '' })).toMatchObject([{ partCount: 1 }]);
  });

  it('returns one part alone', async () => {
    expect(await find({ maxCharacters: 500, part: 2 })).toMatchObject([{ id: 'n-2', partCount: 2 }]);
    expect(await find({ maxCharacters: 500, part: 3 })).toStrictEqual([]);
  });

  it("returns one person's words alone, by whole words of the name", async () => {
    expect(await find({ speaker: 'jose nunez' })).toMatchObject([
      { text: `[00:00:05] José Núñez: ${'b'.repeat(300)}`, partCount: 1 },
    ]);
    expect(await find({ speaker: 'Ann' })).toStrictEqual([]);
  });

  it.each([
    ['anna@acme.example', 'a'],
    ['A. Berg <anna@acme.example>', 'a'],
    ['Anna Berg ‹jose@acme.example›', 'b'],
    ['José Núñez <nunez@home.example>', 'b'],
  ])("returns one person's words alone: %s", async (speaker, said) => {
    const participants = [
      aParticipant({ name: 'Berg, Anna', email: 'anna@acme.example' }),
      aParticipant({ name: 'José Núñez', email: 'jose@acme.example' }),
    ];
    const found = await find({ speaker }, { transcripts, participants });
    expect(found).toMatchObject([{ text: expect.stringMatching(`: ${said.repeat(300)}$`) }]);
  });

  it('does not take a transcript that is not ready for an empty one', async () => {
    expect((await failureOf(find({}, { status: 'summarizing', transcripts: [] }))).message).toBe(
      'This note has no transcript yet: its status is "summarizing". Try again once it is completed, or start the Zap with New Completed Note.',
    );
    expect(await find({}, { status: 'completed', transcripts: [] })).toStrictEqual([]);
  });

  it('rejects a speaker without a letter, and finds nothing in a note that does not exist', async () => {
    expect((await failureOf(find({ speaker: '\u0301' }))).message).toMatch(
      /^Speaker: .* such as Anna Berg\.$/,
    );
    service.on('GET', '/v1/notes/x').reply(404, {});
    expect(await runSearch('find_transcript', { noteId: 'x' })).toStrictEqual([]);
  });

  it('has the sample that the sample note gives', async () => {
    const { id, title, transcripts } = noteRows;
    const note = aNote({ id: id[1], title: title[1], transcripts: transcripts[1].slice(0, 3) });
    const [part] = await presentTranscript(note, { speaker: undefined, part: 1, maxCharacters: 190 });
    expect(part).toStrictEqual({ ...transcriptPartOutput.sample });
  });
});
