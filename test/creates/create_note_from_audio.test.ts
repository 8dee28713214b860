import { describe, expect, it } from '@jest/globals';
import nock from 'nock';

import { wav } from '../audio/corpus.ts';
import { useService } from '../support/service.ts';
import { failureOf, runCreate, sampleKeys } from '../support/zapier.ts';

const SOURCE = 'https://93.184.216.34';
const ADDRESSES = '/v1/notes/from-audio/generate-upload-url';
const NOTES = '/v1/notes/from-audio';

const service = useService();
const sourceOf = (content: Buffer) => nock(SOURCE).get('/meeting').reply(200, content);
const presignedUrl = 'https://store.example/key?signature=secret';
const audioUrl = 'https://audio.example/key';
const addressing = () => service.on('POST', ADDRESSES).reply(200, { presignedUrl, audioUrl });
const creating = () => service.on('POST', NOTES).reply(200, { noteId: 'n1' });

const create = (inputData: Record<string, unknown> = {}) =>
  runCreate(
    'create_note_from_audio',
    { audio: `${SOURCE}/meeting`, ...inputData },
    { upload: () => Promise.resolve({ status: 200 }) },
  );
const sent = () => service.bodies.map((body) => JSON.parse(body) as unknown);

describe('Create Note From Audio', () => {
  it('says what the file is and makes a note of it', async () => {
    sourceOf(wav());
    addressing();
    creating();
    const note = await create({ title: '', tagIds: [], existingNoteId: '' });
    expect(service.requests).toStrictEqual([`POST ${ADDRESSES}`, `POST ${NOTES}`]);
    expect(sent()).toStrictEqual([
      { fileExtension: 'wav', duration: 1 },
      { audioUrl, kind: 'in-person' },
    ]);
    expect(note).toStrictEqual({
      id: 'n1',
      noteId: 'n1',
      status: 'transcript-processing',
      title: null,
      kind: 'in-person',
      fileExtension: 'wav',
      durationSec: 1,
      sizeBytes: wav().length,
    });
    expect(Object.keys(note).sort()).toStrictEqual(sampleKeys('creates', 'create_note_from_audio'));
  });

  it('sends what was filled in', async () => {
    sourceOf(wav());
    addressing();
    creating();
    const note = await create({
      title: 'Site visit',
      kind: 'podcast',
      tagIds: ['t1', 't2'],
      existingNoteId: 'n1',
      durationSec: '90.5',
      fileExtension: 'mp3',
    });
    expect(sent()).toStrictEqual([
      { fileExtension: 'mp3', duration: 90.5 },
      { audioUrl, title: 'Site visit', tags: ['t1', 't2'], kind: 'podcast', existingNoteId: 'n1' },
    ]);
    expect(note).toMatchObject({ title: 'Site visit', kind: 'podcast', durationSec: 90.5 });
  });

  it('asks the service for nothing where the link leads into a private network', async () => {
    expect((await failureOf(create({ audio: 'http://127.0.0.1:9/meeting' }))).message).toContain(
      'private network',
    );
    expect(service.requests).toStrictEqual([]);
  });

  it('asks for the file where none is given', async () => {
    expect((await failureOf(create({ audio: ' ' }))).message).toBe('Audio: fill in this field.');
  });

  it('says which plan it takes', async () => {
    sourceOf(wav());
    service.on('POST', ADDRESSES).reply(403, {});
    expect((await failureOf(create())).message).toContain('Enterprise');
  });

  it('says what is not there any more: the note, or one of the tags', async () => {
    sourceOf(wav());
    addressing();
    service.on('POST', NOTES).reply(404, {});
    expect((await failureOf(create({ existingNoteId: 'gone' }))).message).toContain(
      'note or one of the tags',
    );
  });

  it.each([{ presignedUrl }, { audioUrl }, { presignedUrl: 'key', audioUrl }])(
    'uploads nothing where the service gives no address: %j',
    async (answer) => {
      sourceOf(wav());
      service.on('POST', ADDRESSES).reply(200, answer);
      expect((await failureOf(create())).message).toContain('unexpected');
    },
  );

  it('says that it is not known whether there is a note, where the answer does not come', async () => {
    sourceOf(wav());
    addressing();
    service.on('POST', NOTES).reply(500);
    expect((await failureOf(create())).message).toContain(
      'It is not known whether the note was created. Check before you run the step again.',
    );
  });
});
