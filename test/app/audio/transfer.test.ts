import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';

import { recording, wav } from '../../audio/corpus.ts';
import { CREATE_NOTE, REQUEST_ADDRESS, useAudioApp } from './support.ts';

const audioApp = useAudioApp();
const audio = recording('index-last.m4a');
const sha256 = createHash('sha256').update(audio).digest('hex');

const lastUpload = () => audioApp().app.workspace.store.objects().at(-1);
/** What was sent to create the note. */
const creation = () => audioApp().app.workspace.requests.find(({ path }) => path === CREATE_NOTE)?.body;

describe('a file is had', () => {
  it.each<[string, RequestListener]>([
    [
      'from a site that takes no ranges',
      (request, response) => response.writeHead(request.headers.range === undefined ? 200 : 416).end(audio),
    ],
    [
      'in pieces without a length',
      (_request, response) => response.write(audio.subarray(0, 999)) && response.end(audio.subarray(999)),
    ],
    [
      'compressed with gzip, unasked',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(audio)),
    ],
    [
      'compressed with brotli, unasked',
      (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(audio)),
    ],
    [
      'called a web page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(audio),
    ],
    [
      'called a film',
      (_request, response) =>
        response
          .writeHead(200, {
            'content-type': 'video/mp4',
            'content-disposition': 'attachment; filename="call.mov"',
          })
          .end(audio),
    ],
  ])('%s', async (_name, answer) => {
    const { create, link } = audioApp();
    await create({ audio: link(answer) });
    expect(lastUpload()).toMatchObject({ sha256, size: audio.length });
  });

  it.each([301, 302, 303, 307, 308])('behind redirects with status %d', async (status) => {
    const { create, link, linkTo } = audioApp();
    const target = linkTo(audio);
    const middle = link((_request, response) => response.writeHead(status, { location: target }).end());
    await create({
      audio: link((_request, response) => response.writeHead(status, { location: middle }).end()),
    });
    expect(lastUpload()).toMatchObject({ sha256 });
  });

  it('from Zapier, which hands a private file out behind a long signed link', async () => {
    const { create, link, linkTo, sourceRequests } = audioApp();
    const content = linkTo(audio);
    const hydrate = link((_request, response) =>
      response
        .writeHead(302, { location: `${content}?Expires=1&Signature=a%2Bb+c~&Key-Pair-Id=K&flag` })
        .end(),
    );
    await create({ audio: ` ${hydrate}/?payload=.eJx1:1uQ-Zm:_s~%20x+y&flag `.replace('/?', '?') });

    const [asked, redirected] = sourceRequests.slice(-2).map(({ url }) => url?.split('?')[1]);
    expect(asked).toBe('payload=.eJx1:1uQ-Zm:_s~%20x+y&flag');
    expect(redirected).toBe('Expires=1&Signature=a%2Bb+c~&Key-Pair-Id=K&flag');
    expect(lastUpload()).toMatchObject({ sha256 });
  });

  it('once, however often it is uploaded', async () => {
    const { app, create, linkTo, sourceRequests } = audioApp();
    app.workspace.store.faults.add('expired', 1);
    const before = sourceRequests.length;
    await create({ audio: linkTo(audio) });
    expect(sourceRequests.length).toBe(before + 1);
  });
});

describe('an upload', () => {
  it('is one PUT of fixed length without any authorization', async () => {
    const { app, create, linkTo } = audioApp();
    const before = app.workspace.store.requests.length;
    await create({ audio: linkTo(audio) });

    const uploads = app.workspace.store.requests.slice(before);
    expect(uploads).toMatchObject([
      {
        method: 'PUT',
        status: 200,
        headers: { 'content-length': String(audio.length), 'content-type': 'audio/mp4' },
      },
    ]);
    expect(uploads[0]?.headers).not.toHaveProperty('authorization');
    expect(uploads[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it.each([
    ['index-last.m4a', 'audio/mp4'],
    ['cbr.mp3', 'audio/mpeg'],
    ['mp3.wav', 'audio/wav'],
    ['cbr.aac', 'audio/aac'],
  ])('of %s is called %s where the service does not say', async (name, contentType) => {
    const { app, create, linkTo } = audioApp();
    app.workspace.dialect.contentType = false;
    try {
      await create({ audio: linkTo(recording(name)) });
    } finally {
      app.workspace.dialect.contentType = true;
    }
    expect(lastUpload()).toMatchObject({ contentType });
  });
});

describe('what the user filled in', () => {
  it('is sent, all of it', async () => {
    const { app, create, linkTo } = audioApp();
    const { workspace } = app;
    const clients = workspace.addFolder({ name: 'Clients' });
    const calls = workspace.addFolder({ name: 'Calls' });
    const title = '  {{weekly}} “Füße” 🎉  ';

    const item = await create({
      audio: linkTo(audio),
      title,
      kind: 'podcast',
      tagIds: [clients.id, calls.id],
    });

    expect(creation()).toStrictEqual({
      audioUrl: expect.any(String),
      title,
      kind: 'podcast',
      tags: [clients.id, calls.id],
    });
    expect(item).toMatchObject({ title, kind: 'podcast' });
    const note = workspace.notes.get(String(item.noteId));
    expect(note).toMatchObject({ title, kind: 'podcast' });
    expect(note?.tags.map(({ name }) => name)).toStrictEqual(['Clients', 'Calls']);
  });

  it('and nothing else: empty fields stay away', async () => {
    const { create, linkTo } = audioApp();
    await create({
      audio: linkTo(audio),
      title: '',
      tagIds: [],
      existingNoteId: '',
      durationSec: '',
      fileExtension: '',
    });
    expect(creation()).toStrictEqual({ audioUrl: expect.any(String), kind: 'in-person' });
  });

  it('puts the recording into a note that is there already', async () => {
    const { app, create, linkTo } = audioApp();
    const { workspace } = app;
    const note = workspace.addNote({ title: 'Planned call', status: 'idle' });
    const notes = workspace.notes.size;

    const item = await create({ audio: linkTo(audio), existingNoteId: note.id });

    expect(item).toMatchObject({ id: note.id, noteId: note.id });
    expect(workspace.notes.size).toBe(notes);
    expect(workspace.notes.get(note.id)).toMatchObject({ title: 'Planned call', totalDurationSec: 2 });
  });

  it('counts for more than what the file says', async () => {
    const { app, create, linkTo } = audioApp();
    const item = await create({ audio: linkTo(wav()), durationSec: '61.5', fileExtension: 'mp3' });

    expect(app.workspace.requests.find(({ path }) => path === REQUEST_ADDRESS)?.body).toStrictEqual({
      fileExtension: 'mp3',
      duration: 61.5,
    });
    expect(item).toMatchObject({ durationSec: 61.5, fileExtension: 'mp3', sizeBytes: wav().length });
  });
});

it('a service that calls the first state postprocessing is fine: the note completes', async () => {
  const { app, create, linkTo } = audioApp();
  const { workspace } = app;
  workspace.dialect.initialAudioStatus = 'postprocessing';
  try {
    const { noteId } = await create({ audio: linkTo(audio) });
    workspace.advance(String(noteId));
    expect(workspace.advance(String(noteId)).status).toBe('completed');
  } finally {
    workspace.dialect.initialAudioStatus = 'transcript-processing';
  }
});
