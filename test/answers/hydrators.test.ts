import { describe, expect, it } from '@jest/globals';
import type { Bundle, ZObject } from 'zapier-platform-core';

import App from '../../index.ts';
import { noteFile, notePart } from '../../src/answers/presenter.ts';
import { aNote, aParticipant } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, makeFile, running } from '../support/zapier.ts';

const service = useService();
const TRANSCRIPTS = [{ speaker: 'Anna', text: 'Größe 😀', startTimestamp: '00:01', endTimestamp: '00:02' }];
const note = (differing = {}) =>
  service
    .on('GET', '/v1/notes/n%2F1')
    .reply(200, { note: aNote({ id: 'n/1', title: 'Weekly', transcripts: TRANSCRIPTS, ...differing }) });

/** To the end of the sentence: a step that only reads does not say that nothing was changed. */
const GONE = /^No note has the ID "n\/1"\./;

const makeNoteFile = (file: string) => makeFile(noteFile, { noteId: 'n/1', file, updatedAt: 'x' });

describe('a file of a note', () => {
  it.each([
    ['transcriptFile', '2026-03-12 Weekly.txt', 'text/plain; charset=utf-8', /^\[00:00:01\] Anna: Größe 😀/],
    [
      'subtitlesFile',
      '2026-03-12 Weekly.srt',
      'application/x-subrip; charset=utf-8',
      /00:00:01,000 --> 00:00:02,000/,
    ],
    ['webvttFile', '2026-03-12 Weekly.vtt', 'text/vtt; charset=utf-8', /^WEBVTT/],
    ['noteFile', '2026-03-12 Weekly.md', 'text/markdown; charset=utf-8', /^# Weekly\n/],
  ])('for %s is made from the current note and named %s', async (file, name, type, content) => {
    note();
    const stashed = await makeNoteFile(file);
    expect(stashed).toMatchObject({ name, type });
    expect(stashed.text).toMatch(content);
    expect(stashed.size).toBe(Buffer.byteLength(stashed.text));
  });

  it.each([
    ['a/b\\c:d*e?"f<g>h|i', 'a b c d e f g h i.md'],
    [' .. .secret', 'secret.md'],
    ['v1.2 of the plan...', 'v1.2 of the plan....md'],
    ['line\nbreak\u0000\u202e', 'line break.md'],
    ['x'.repeat(200), `${'x'.repeat(80)}.md`],
    [`${'x'.repeat(79)}😀`, `${'x'.repeat(79)}.md`],
    ['会議メモ 🚀', '会議メモ 🚀.md'],
    ['???', 'Note n1.md'],
    [null, 'Note n1.md'],
  ])('for a note titled %p is named by the day and %p', async (title, name) => {
    note({ title });
    expect((await makeNoteFile('noteFile')).name).toBe(`2026-03-12 ${name}`);
  });

  it('that Zapier cannot store fails with a sentence, whatever the platform says', async () => {
    note();
    const stashFile = () =>
      Promise.reject(new TypeError("Cannot read properties of null (reading 'fields')"));
    const perform = (z: ZObject, bundle: Bundle) =>
      noteFile.perform({ ...z, stashFile: stashFile as unknown as ZObject['stashFile'] }, bundle);
    const inputData = { noteId: 'n/1', file: 'noteFile', updatedAt: 'x' };
    expect((await failureOf(running(perform)({ inputData }))).message).toBe(
      'Zapier could not store the file. Try again in a few minutes.',
    );
  });

  it('has the day in the time zone of the Zap in its name, or none if it is not known', async () => {
    note({ createdAt: '2026-11-22T03:28:00Z' });
    const pointed = { noteId: 'n/1', file: 'noteFile', updatedAt: 'x' };
    expect((await makeFile(noteFile, pointed, { timezone: 'America/New_York' })).name).toBe(
      '2026-11-21 Weekly.md',
    );
    note({ createdAt: null });
    expect((await makeNoteFile('noteFile')).name).toBe('Weekly.md');
  });

  it.each([{}, { noteId: { id: 'n/1' }, file: 'noteFile' }, { noteId: 'n/1', file: 7 }])(
    'fails with an explanation if its pointer was changed: %j',
    async (pointer) => {
      expect((await failureOf(makeFile(noteFile, pointer))).message).toBe(
        'This value can no longer be loaded. Test the step that returned it again, then map the value again.',
      );
    },
  );

  it('fails with an explanation if the note is gone', async () => {
    service.on('GET', '/v1/notes/n%2F1').reply(404);
    expect((await failureOf(makeNoteFile('noteFile'))).message).toMatch(GONE);
  });

  it('fails with an explanation if a note has no such file', async () => {
    note();
    expect((await failureOf(makeNoteFile('audioFile'))).message).toMatch(
      /no such file\. Map the file again\.$/,
    );
  });
});

describe('a part of a note', () => {
  const load = (part: string, internalDomains: string[] = []) =>
    running((z: ZObject, bundle: Bundle) => notePart.perform(z, bundle).then((value) => ({ value })))({
      inputData: { noteId: 'n/1', updatedAt: 'x', part, internalDomains },
    });

  it('has the value it would have in a whole note', async () => {
    note();
    expect(await load('transcriptText')).toStrictEqual({ value: '[00:00:01] Anna: Größe 😀' });
    note();
    expect(await load('transcripts')).toStrictEqual({
      value: [{ ...TRANSCRIPTS[0], startSec: 1, endSec: 2, speakerEmail: null, isExternal: null }],
    });
  });

  it('uses the internal domains the user entered, or else those of the workspace', async () => {
    const participants = [aParticipant({ email: 'a@b.example' })];
    note({ participants });
    expect(await load('externalEmails', ['acme.example'])).toStrictEqual({ value: 'a@b.example' });
    note({ participants });
    const workspace = { id: 'w', allowedEmailDomains: ['acme.example'] };
    service.on('GET', '/v1/workspace').reply(200, { workspace });
    expect(await load('participants')).toMatchObject({ value: [{ isExternal: true }] });
  });

  it('takes at most 5 MB, whoever takes part', async () => {
    const participants = Array.from({ length: 5000 }, () => aParticipant({ accountName: 'x'.repeat(1000) }));
    note({ participants: participants.map((each) => ({ ...each, remarks: 'x'.repeat(1000) })) });
    const loaded = await load('participants', ['acme.example']);
    expect(Buffer.byteLength(JSON.stringify(loaded))).toBeLessThan(5_000_000);
    expect(loaded).toHaveProperty('value.0.email');
  });

  it.each(['nothing', 'constructor', '__proto__'])('is null if there is none called %p', async (part) => {
    note();
    expect(await load(part)).toStrictEqual({ value: null });
  });
});

it('the app registers the hydrators of files and parts', () => {
  expect(Object.values(App.hydrators ?? {})).toStrictEqual(
    expect.arrayContaining([noteFile.perform, notePart.perform]),
  );
});
