import { once } from 'node:events';
import http from 'node:http';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultDialect, startWorkspace } from '../../../sandbox/workspace/index.ts';
import type { StoreFault, Workspace } from '../../../sandbox/workspace/index.ts';
import { call } from './client.ts';

let clock = Date.now();
let workspace: Workspace;
beforeAll(async () => {
  workspace = await startWorkspace({
    data: 'empty',
    processing: 'manual',
    now: () => new Date(clock),
  });
});
beforeEach(() => {
  clock = Date.now();
  Object.assign(workspace.dialect, defaultDialect);
  workspace.store.faults.clear();
});
afterAll(() => workspace.close());

const file = Buffer.from('a recording, as far as the store is concerned');

interface Address {
  presignedUrl: string;
  audioUrl: string;
  contentType?: string;
}

async function newAddress(fileExtension = 'mp3', of = workspace): Promise<Address> {
  const { text } = await call(of, 'POST /v1/notes/from-audio/generate-upload-url', {
    body: { fileExtension, duration: 61.5 },
  });
  return JSON.parse(text) as Address;
}

const upload = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'PUT',
    redirect: 'manual',
    body: file,
    headers: { 'content-type': 'audio/mpeg', ...headers },
  });

async function uploaded(): Promise<string> {
  const { audioUrl, presignedUrl } = await newAddress();
  await upload(presignedUrl);
  return audioUrl;
}

const createNote = (body: unknown) => call(workspace, 'POST /v1/notes/from-audio', { body });

describe('upload addresses', () => {
  it.each([
    ['m4a', 'audio/mp4'],
    ['mp3', 'audio/mpeg'],
    ['wav', 'audio/wav'],
    ['aac', 'audio/aac'],
  ])('of %s files are for %s', async (fileExtension, contentType) => {
    expect(await newAddress(fileExtension)).toStrictEqual({
      presignedUrl: expect.stringContaining('X-Amz-SignedHeaders=content-type'),
      audioUrl: expect.stringMatching(new RegExp(`\\.${fileExtension}$`)),
      contentType,
    });
  });

  it('can come without a content type', async () => {
    workspace.dialect.contentType = false;
    expect(Object.keys(await newAddress()).sort()).toStrictEqual(['audioUrl', 'presignedUrl']);
  });

  it.each([
    ['fileExtension', { fileExtension: 'ogg', duration: 60 }],
    ['duration', { fileExtension: 'mp3', duration: 14_401 }],
    ['duration', { fileExtension: 'mp3' }],
  ])('are refused for their %s: %j', async (field, body) => {
    const { status, text } = await call(workspace, 'POST /v1/notes/from-audio/generate-upload-url', { body });
    expect(status).toBe(400);
    expect(text).toContain(field);
  });

  it('take the file, byte for byte', async () => {
    const { presignedUrl } = await newAddress();
    expect((await upload(presignedUrl)).status).toBe(200);
    const stored = workspace.store.objects().at(-1);
    expect(stored).toMatchObject({
      size: file.length,
      contentType: 'audio/mpeg',
      sha256: createHash('sha256').update(file).digest('hex'),
    });
    expect(workspace.store.requests.at(-1)).toMatchObject({ method: 'PUT', key: stored?.key, status: 200 });
  });

  it('refuse another content type than the signed one', async () => {
    const { audioUrl, presignedUrl } = await newAddress();
    const response = await upload(presignedUrl, { 'content-type': 'audio/mp3' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('SignatureDoesNotMatch');
    expect((await createNote({ audioUrl })).status).toBe(422);
  });

  it('refuse an API key beside the signature', async () => {
    const { presignedUrl } = await newAddress();
    const { status } = await upload(presignedUrl, { authorization: `Bearer ${workspace.keys.everything}` });
    expect(status).toBe(400);
  });

  it('refuse what is not signed', async () => {
    const { audioUrl } = await newAddress();
    expect((await upload(audioUrl)).status).toBe(403);
    expect((await fetch(audioUrl)).status).toBe(403);
  });

  it('refuse a body of unknown length', async () => {
    const { presignedUrl } = await newAddress();
    const send = async (prepare: (request: http.ClientRequest) => void) => {
      const request = http.request(presignedUrl, {
        method: 'PUT',
        headers: { 'content-type': 'audio/mpeg' },
      });
      prepare(request);
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    const chunked = await send((request) => {
      request.write(file);
      request.end();
    });
    const withoutLength = await send((request) => {
      request.removeHeader('transfer-encoding');
      request.useChunkedEncodingByDefault = false;
      request.end();
    });
    expect([chunked, withoutLength]).toStrictEqual([501, 411]);
  });

  it('expire after ten minutes', async () => {
    const { presignedUrl } = await newAddress();
    clock += 599_000;
    expect((await upload(presignedUrl)).status).toBe(200);
    clock += 2_000;
    const late = await upload(presignedUrl);
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('Request has expired');
  });

  it.each<[StoreFault, number]>([
    ['expired', 403],
    ['wrong-type', 403],
    ['early-403', 403],
    ['unavailable', 503],
    ['redirect', 307],
  ])('can fail once as %s', async (fault, status) => {
    workspace.store.faults.add(fault, 1);
    const { presignedUrl } = await newAddress();
    expect((await upload(presignedUrl)).status).toBe(status);
    expect((await upload(presignedUrl)).status).toBe(200);
  });

  it('can break the connection, and have then stored nothing', async () => {
    workspace.store.faults.add('reset', 1);
    const { audioUrl, presignedUrl } = await newAddress();
    await expect(upload(presignedUrl)).rejects.toThrow();
    expect((await createNote({ audioUrl })).status).toBe(422);
  });

  it('can hang until the client gives up', async () => {
    workspace.store.faults.add('hang', 1);
    const { presignedUrl } = await newAddress();
    const signal = AbortSignal.timeout(50);
    await expect(fetch(presignedUrl, { method: 'PUT', body: file, signal })).rejects.toThrow('timeout');
  });
});

describe('the store', () => {
  it('is gone once the workspace is closed, however often that is asked for', async () => {
    const own = await startWorkspace({ data: 'empty' });
    const { presignedUrl } = await newAddress('mp3', own);
    expect((await upload(presignedUrl)).status).toBe(200);
    await own.close();
    await own.close();
    await expect(upload(presignedUrl)).rejects.toThrow('fetch failed');
  });
});

describe('a note made from audio', () => {
  it('is there at once and gets transcript, summary and title as it is worked through', async () => {
    const { body } = await createNote({ audioUrl: await uploaded() });
    const note = [...workspace.notes.values()].at(-1);
    expect(body).toStrictEqual({ noteId: note?.id });
    expect(note).toMatchObject({
      status: 'transcript-processing',
      kind: 'in-person',
      totalDurationSec: 61.5,
      transcripts: [],
      title: null,
    });
    workspace.advance(note?.id ?? '');
    workspace.advance(note?.id ?? '');
    expect(workspace.notes.get(note?.id ?? '')).toMatchObject({
      status: 'completed',
      title: expect.any(String),
      summary: expect.stringContaining('- [ ]'),
      transcripts: expect.arrayContaining([expect.objectContaining({ startTimestamp: '00:00:00' })]),
    });
  });

  it('takes title, kind and tags', async () => {
    const folder = workspace.addFolder({ name: 'Calls' });
    const audioUrl = await uploaded();
    await createNote({ audioUrl, title: 'Call', kind: 'podcast', tags: [folder.id] });
    expect([...workspace.notes.values()].at(-1)).toMatchObject({
      title: 'Call',
      kind: 'podcast',
      tags: [{ id: folder.id, name: 'Calls' }],
    });
  });

  it('can begin in the other of the two documented states', async () => {
    workspace.dialect.initialAudioStatus = 'postprocessing';
    await createNote({ audioUrl: await uploaded() });
    const note = [...workspace.notes.values()].at(-1);
    expect(note?.status).toBe('postprocessing');
    expect(workspace.advance(note?.id ?? '').status).toBe('summarizing');
  });

  it('can take the place of a note that exists', async () => {
    const existing = workspace.addNote({ title: 'Mine' });
    const before = workspace.notes.size;
    const { body } = await createNote({ audioUrl: await uploaded(), existingNoteId: existing.id });
    expect(body).toStrictEqual({ noteId: existing.id });
    expect(workspace.notes.size).toBe(before);
    expect(workspace.notes.get(existing.id)).toMatchObject({
      title: 'Mine',
      status: 'transcript-processing',
    });
    expect((await createNote({ audioUrl: await uploaded(), existingNoteId: 'nowhere' })).status).toBe(404);
  });

  it('needs a file that was uploaded', async () => {
    const { audioUrl } = await newAddress();
    for (const url of [audioUrl, 'https://elsewhere.example/a.mp3', 'no address']) {
      expect((await createNote({ audioUrl: url })).status).toBe(422);
    }
  });
});
