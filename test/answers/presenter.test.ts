import { describe, expect, it, jest } from '@jest/globals';
import * as zod from 'zod';

import { noteOutput } from '../../src/answers/output.ts';
import { textsOf } from '../../src/answers/parts.ts';
import { type NotePresenter, notePresenter, type NoteRecords } from '../../src/answers/presenter.ts';
import { STEP_MS } from '../../src/api/budgets.ts';
import { internalDomains } from '../../src/service/internal_domains.ts';
import { type Note, noteSchema } from '../../src/service/note.ts';
import type { Presented } from '../../src/zapier/output.ts';
import type { Step } from '../../src/zapier/step.ts';
import { aNote, aParticipant, aTag } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { inStep } from '../support/zapier.ts';

const service = useService();

/** Presents in one step. A pointer becomes a text that shows what it points to. */
const presenting = <Result>(
  work: (presenter: NotePresenter) => Promise<Result>,
  named: readonly string[] = [],
  log: string[] = [],
): Promise<Result> =>
  inStep((step) => {
    const pointTo: Step['pointTo'] = ({ key }, inputData) =>
      `pointer:${JSON.stringify({ key, ...inputData })}`;
    return work(
      notePresenter(
        { ...step, pointTo, log: (line) => log.push(line) },
        { domains: internalDomains(step, named), folders: { matched: ({ tags }) => Promise.resolve(tags) } },
      ),
    );
  });

const present = (notes: readonly Note[], named?: readonly string[]): Promise<Presented[]> =>
  presenting(async (presenter) => {
    const held: NoteRecords[] = [];
    for (const note of notes) held.push(await presenter.present(note));
    expect(weight(held.map(({ shared }) => shared))).toBeLessThan(5_000_000);
    return presenter.fitted(held);
  }, named);

const pointer = zod.string().startsWith('pointer:');
const pointed = (value: unknown): unknown => JSON.parse(pointer.parse(value).replace('pointer:', ''));
const weight = (notes: readonly object[]) => Buffer.byteLength(JSON.stringify(notes));
const heavy = (id: string, megabytes: number) =>
  aNote({
    id,
    transcripts: [
      { speaker: 'A', text: 'x'.repeat(megabytes * 500_000), startTimestamp: '00:00', endTimestamp: '01:00' },
    ],
  });

describe('a presented note', () => {
  const outputKeys = noteOutput.outputFields.map(({ key }) => key).sort();

  it('has the keys of the sample and of the output fields, however little the service gives', async () => {
    const [note] = await present([aNote()]);
    expect(Object.keys(note ?? {}).sort()).toStrictEqual(outputKeys);
    expect(Object.keys(noteOutput.sample).sort()).toStrictEqual(outputKeys);
  });

  it('has pointers to its files, those of the transcript only if there is one', async () => {
    const [without, withOne] = await present([
      aNote({ id: 'a', transcripts: [] }),
      aNote({ id: 'b', transcripts: heavy('b', 0).transcripts }),
    ]);
    expect(without).toMatchObject({ transcriptFile: null, subtitlesFile: null, webvttFile: null });
    expect(pointed(without?.noteFile)).toMatchObject({ noteId: 'a', file: 'noteFile' });
    for (const file of ['transcriptFile', 'subtitlesFile', 'webvttFile', 'noteFile']) {
      expect(pointed(withOne?.[file])).toMatchObject({
        noteId: 'b',
        updatedAt: '2026-03-12T14:21:07Z',
        file,
      });
    }
  });

  it('equals the sample if it is made from the sample', async () => {
    service
      .on('GET', '/v1/workspace')
      .reply(200, { workspace: { id: 'w', allowedEmailDomains: ['acme.example'] } });
    const [note] = await present([noteSchema.parse(noteOutput.sample)]);
    const { transcriptFile, subtitlesFile, webvttFile, noteFile, ...rest } = noteOutput.sample;
    expect([transcriptFile, subtitlesFile, webvttFile, noteFile]).toHaveLength(4);
    expect(note).toMatchObject(rest);
  });

  it('costs no request if no participant has a domain', async () => {
    await present([aNote({ participants: [aParticipant()] })]);
    expect(service.requests).toStrictEqual([]);
  });
});

describe('a result', () => {
  it('is complete if it is small', async () => {
    for (const { transcriptText } of await present([heavy('a', 1), heavy('b', 1)]))
      expect(String(transcriptText).length).toBeGreaterThan(400_000);
  });

  it('of one huge note consists of pointers under the same keys', async () => {
    const [note] = await present([heavy('a', 8)], ['acme.example']);
    expect(pointed(note?.transcripts)).toStrictEqual({
      key: 'notePart',
      noteId: 'a',
      updatedAt: '2026-03-12T14:21:07Z',
      part: 'transcripts',
      internalDomains: ['acme.example'],
    });
    expect(pointed(note?.transcriptText)).toMatchObject({ part: 'transcriptText' });
    expect(note).toMatchObject({ id: 'a', title: 'Weekly meeting', tags: [] });
    expect(Object.keys(note ?? {}).sort()).toStrictEqual(Object.keys(noteOutput.sample).sort());
    expect(weight([note ?? { id: '' }])).toBeLessThan(10_000);
  });

  it('has pointers from its first note on if it grows beyond 5 MB', async () => {
    const notes = await present(Array.from({ length: 12 }, (_, i) => heavy(`n${i}`, 1)));
    expect(weight(notes)).toBeLessThan(200_000);
    for (const note of notes) expect(pointed(note.transcriptText)).toMatchObject({ noteId: note.id });
  });

  it('has pointers to long undocumented fields, too, in the notes before and after the one too many', async () => {
    const mood = 'm'.repeat(5000);
    const notes = await present(
      [heavy('a', 1), heavy('b', 8), heavy('c', 1)].map((note) => ({ ...note, mood })),
    );
    for (const note of notes) expect(pointed(note.mood)).toMatchObject({ noteId: note.id, part: 'mood' });
  });

  it('does not spend time on a transcript that it only points to', async () => {
    let written = 0;
    const segment = {
      speaker: 'A',
      text: 'word',
      startTimestamp: '00:00',
      endTimestamp: '00:01',
      toJSON: () => (written += 1),
    };
    const [, note] = await present([
      heavy('a', 8),
      aNote({ id: 'b', transcripts: Array.from({ length: 2000 }, () => segment) }),
    ]);
    expect(pointed(note?.transcripts)).toMatchObject({ noteId: 'b' });
    expect(pointed(note?.transcriptText)).toMatchObject({ noteId: 'b' });
    expect(written).toBe(0);
  });

  it('never has a pointer instead of an ID, or of what only the step knows, however long', async () => {
    const id = 'i'.repeat(5000);
    const [note] = await present([{ ...heavy(id, 8), tags: [aTag(id)] }]);
    expect(note).toMatchObject({ id, matchedFolderIds: [id], matchedFolderNames: [`Tag ${id}`] });
    expect(pointed(note?.tagIds)).toMatchObject({ part: 'tagIds' });
  });
});

describe('the items of a note', () => {
  const summary = 'A sentence. '.repeat(100);
  const itemsOf = (note: Note, count: number, isLean = false, text = 'x') => {
    const own = Array.from({ length: count }, (_, i) => ({ id: `${note.id}-${i}`, text }));
    return (presenter: NotePresenter) =>
      presenter.records(textsOf(note, 'UTC'), { own, shows: 'origin', isLean });
  };
  const fitted = (...all: ReturnType<typeof itemsOf>[]) =>
    presenting(async (presenter) => {
      const held: NoteRecords[] = [];
      for (const records of all) held.push(await records(presenter));
      return presenter.fitted(held);
    });

  it('each have what they show of their note', async () => {
    const items = await fitted(itemsOf(aNote({ summary }), 2));
    expect(items).toHaveLength(2);
    expect(items[1]).toMatchObject({
      id: 'note-1-1',
      text: 'x',
      noteTitle: 'Weekly meeting',
      noteId: 'note-1',
    });
    expect(items[1]?.summaryText).toMatch(/^A sentence/);
    expect(items[1]).not.toHaveProperty('transcripts');
  });

  it('have pointers to the bulky values of their note, if only that one is known to the Zap', async () => {
    const [known, other] = await fitted(
      itemsOf(aNote({ summary }), 1, true),
      itemsOf(aNote({ id: 'new', summary }), 1),
    );
    expect(pointed(known?.summaryText)).toMatchObject({ noteId: 'note-1', part: 'summaryText' });
    expect(known).toMatchObject({ noteTitle: 'Weekly meeting', tagNames: [] });
    expect(other?.summaryText).toMatch(/^A sentence/);
  });

  it.each([
    ['copies of their note', itemsOf(aNote({ summary }), 2500), itemsOf(aNote({ id: 'b', summary }), 1)],
    ['copies of a known note', itemsOf(aNote({ summary }), 1), itemsOf(aNote({ id: 'b' }), 20_000, true)],
    ['they', itemsOf(aNote({ summary }), 1), itemsOf(aNote({ id: 'b' }), 6, true, 'x'.repeat(900_000))],
  ])('all have pointers if %s together exceed 5 MB', async (_, ...all) => {
    const items = await fitted(...all);
    expect(pointed(items[0]?.summaryText)).toMatchObject({ noteId: 'note-1' });
  });
});

it('a pointer holds only the internal domains that matter for its note, however many there are', async () => {
  const named = Array.from({ length: 400 }, (_, i) => `subsidiary-${i}.example`);
  const participants = [aParticipant({ email: 'a@eu.subsidiary-7.example' })];
  const [other] = await present([heavy('a', 6)], named);
  expect(pointed(other?.transcripts)).toMatchObject({ internalDomains: ['subsidiary-0.example'] });
  const [shown] = await present([{ ...heavy('a', 6), participants }], named);
  expect(pointed(shown?.transcripts)).toMatchObject({ internalDomains: ['subsidiary-7.example'] });
  expect(pointed(shown?.transcriptText)).toMatchObject({ internalDomains: [] });
});

it('has pointers to long texts that there is no time to render', async () => {
  const note = aNote({ summary: 'A sentence. '.repeat(200) });
  const found = await presenting(async (presenter) => {
    const late = performance.now() + STEP_MS;
    jest.spyOn(performance, 'now').mockReturnValue(late);
    return presenter.fitted([await presenter.present(note)]);
  });
  expect(pointed(found[0]?.summaryHtml)).toMatchObject({ part: 'summaryHtml' });
  expect(found[0]).toMatchObject({ id: note.id, title: note.title });
});
