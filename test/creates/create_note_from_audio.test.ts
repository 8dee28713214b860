import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { wav } from '../audio/corpus.ts';
import { API_KEY } from '../support/account.ts';
import { type LoopbackServer, loopbackServer } from '../support/loopback_server.ts';
import { failureOf, runCreate } from '../support/zapier.ts';

const SOURCE = 'GET /meeting';
const FOLDERS = 'GET /v1/folders';
const UPLOAD_URLS = 'POST /v1/notes/from-audio/generate-upload-url';
const STORE = 'PUT /store/key?signature=secret';
const NOTES = 'POST /v1/notes/from-audio';
const audioUrl = 'https://audio.example/key';

interface Exchange {
  request: string;
  authorization: string | undefined;
  body: Buffer;
}

/** The user's file, the service, and its store in one: nock can't take a streamed upload. */
let server: LoopbackServer;
let responses: Record<string, { status?: number; json?: unknown }>;
const exchanges: Exchange[] = [];
beforeAll(async () => {
  server = await loopbackServer((message, response) => {
    void buffer(message).then((body) => {
      const request = `${message.method ?? ''} ${message.url ?? ''}`;
      exchanges.push({ request, authorization: message.headers.authorization, body });
      const { status = 200, json } = responses[request] ?? {};
      response.writeHead(status).end(request === SOURCE ? wav() : JSON.stringify(json));
    });
  });
});
beforeEach(() => {
  process.env.BASE_URL = server.url;
  exchanges.length = 0;
  responses = {
    [FOLDERS]: { json: { folders: [{ id: 't1', name: 'Visits' }, { id: 't2' }] } },
    [UPLOAD_URLS]: { json: { presignedUrl: `${server.url}/store/key?signature=secret`, audioUrl } },
    [NOTES]: { json: { noteId: 'n1' } },
  };
});
afterAll(() => server.close());

const create = (inputData: Record<string, unknown> = {}) =>
  runCreate('create_note_from_audio', { audio: `${server.url}/meeting`, ...inputData });
const requests = () => exchanges.map(({ request }) => request);
const sent = () =>
  exchanges
    .filter(({ request }) => request.startsWith('POST'))
    .map(({ body }) => JSON.parse(body.toString()) as unknown);

describe('Create Note From Audio', () => {
  it('describes the recording, uploads it, and creates a note', async () => {
    const note = await create({ title: '', tagIds: [], existingNoteId: '' });
    expect(requests()).toStrictEqual([SOURCE, UPLOAD_URLS, STORE, NOTES]);
    expect(sent()).toStrictEqual([
      { fileExtension: 'wav', duration: 1 },
      { audioUrl, kind: 'in-person' },
    ]);
    expect(exchanges[2]?.body.equals(wav())).toBe(true);
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
  });

  it('sends the key to the service only, not to the host of the file or the upload URL', async () => {
    await create();
    const key = `Bearer ${API_KEY}`;
    expect(exchanges.map(({ authorization }) => authorization)).toStrictEqual([
      undefined,
      key,
      undefined,
      key,
    ]);
  });

  it('sends every field that is filled in', async () => {
    const note = await create({
      title: 'Site visit',
      kind: 'podcast',
      tagIds: ['visits', 't2'],
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

  it('succeeds if the service adds the recording to a note and returns nothing', async () => {
    responses[NOTES] = { status: 204 };
    expect(await create({ existingNoteId: 'n7' })).toMatchObject({ id: 'n7', noteId: 'n7' });
  });

  it.each([{ id: 'n7' }, { note: { id: 'n7' } }, { data: { noteId: 'n7' } }])(
    'finds the ID of the new note in %j',
    async (json) => {
      responses[NOTES] = { json };
      expect(await create()).toMatchObject({ id: 'n7', noteId: 'n7', status: 'transcript-processing' });
    },
  );

  it('says what to look for if the service does not say which note it created', async () => {
    responses[NOTES] = { status: 204 };
    expect((await failureOf(create({ title: 'Site visit' }))).message).toMatch(
      /with no ID of what was created\. It is not known whether the note was created\. Before you replay the run, look for the note "Site visit", created at about .+ [AP]M\.$/,
    );
  });

  it('uploads nothing for a folder that does not exist', async () => {
    expect((await failureOf(create({ tagIds: ['t3'] }))).message).toMatch(
      /^Folders: there is no folder "t3"\. /,
    );
    expect(requests()).toStrictEqual([SOURCE, FOLDERS, 'GET /v1/workspace']);
  });

  it('uploads nothing to a URL that contains the key', async () => {
    responses[UPLOAD_URLS] = { json: { presignedUrl: `${server.url}/store/key?token=${API_KEY}`, audioUrl } };
    expect((await failureOf(create())).message).toContain('without the API key');
    expect(requests()).toStrictEqual([SOURCE, UPLOAD_URLS]);
  });

  it.each([{ presignedUrl: audioUrl }, { audioUrl }, { presignedUrl: 'key', audioUrl }])(
    'uploads nothing if the service returns no usable URL: %j',
    async (json) => {
      responses[UPLOAD_URLS] = { json };
      expect((await failureOf(create())).message).toContain('unexpected');
      expect(requests()).toStrictEqual([SOURCE, UPLOAD_URLS]);
    },
  );
});
