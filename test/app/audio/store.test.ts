import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { wavHeader } from '../../../sandbox/wav.ts';
import type { StoreFault } from '../../../sandbox/workspace/index.ts';
import { recording } from '../../audio/corpus.ts';
import { loopbackServer } from '../../support/loopback_server.ts';
import { CREATE_NOTE, expectDiscreet, REQUEST_ADDRESS, useAudioApp } from './support.ts';

const audioApp = useAudioApp();

const SECOND_BYTES = 16_000;

/** Noise, 8 kHz, 16 bits, mono. */
function recordingOf(seconds: number): Buffer {
  const sound = Buffer.alloc(seconds * SECOND_BYTES, 'sound');
  return Buffer.concat([wavHeader(SECOND_BYTES / 2, sound.length), sound]);
}

/** What the user reads if the second try fails, too. */
const refusal = /^The upload server rejected the file\. No note was created\./;
const refusalOrBreak = /rejected the file\. No note was created\.|was interrupted\. No note was created\./;
/** A store that responds in the middle of a file may be seen to close the connection first, so that needs a large one. */
const failures: [StoreFault, RegExp, seconds: number][] = [
  ['expired', refusal, 1],
  ['wrong-type', refusal, 1],
  ['unavailable', refusal, 1],
  ['redirect', refusal, 1],
  ['early-403', refusalOrBreak, 1_250],
  ['reset', /^The upload of the audio file was interrupted\. No note was created\./, 1_250],
];

describe('an upload that fails once is repeated with a fresh URL', () => {
  it.each(failures)('%s', async (fault, _sentence, seconds) => {
    const bytes = recordingOf(seconds);
    const { app, create, linkTo, posts, sourceRequests } = audioApp();
    const { store } = app.workspace;
    const before = store.requests.length;
    const downloads = sourceRequests.length;
    store.faults.add({ fault, times: 1 });

    const item = await create({ audio: linkTo(bytes) });

    expect(sourceRequests.length).toBe(downloads + 1);
    expect(posts()).toStrictEqual([REQUEST_ADDRESS, REQUEST_ADDRESS, CREATE_NOTE]);
    const uploads = store.requests.slice(before);
    expect(new Set(uploads.map(({ key }) => key)).size).toBe(2);
    expect(uploads.map(({ status }) => status).at(-1)).toBe(200);
    expect(store.objects().at(-1)).toMatchObject({
      key: uploads.at(-1)?.key,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(item).toMatchObject({ durationSec: seconds, sizeBytes: bytes.length });
  });
});

describe('after an upload that fails twice, no note is created', () => {
  it.each(failures)('%s', async (fault, sentence, seconds) => {
    const { app, failure, linkTo, posts } = audioApp();
    const { keys, notes, store } = app.workspace;
    const before = { notes: notes.size, uploads: store.requests.length };
    store.faults.add({ fault });

    const error = await failure({ audio: linkTo(recordingOf(seconds)) });

    expect(error.name).toBe('AppError');
    expect(error.message).toMatch(sentence);
    expectDiscreet(error.raw, keys.everything);
    expect(posts()).toStrictEqual([REQUEST_ADDRESS, REQUEST_ADDRESS]);
    expect(store.requests.length).toBe(before.uploads + 2);
    expect(notes.size).toBe(before.notes);
  });
});

describe.each([200, 403])('an upload to which the store responds with %d', (status) => {
  it.each([
    ['Amazon', 'X-Amz-Credential=key&X-Amz-Signature=SECRET'],
    ['Google', 'GoogleAccessId=key&Signature=SECRET'],
    ['Azure', 'sv=2026-01-01&sig=SECRET'],
    ['a store with a policy', 'policy=SECRET'],
  ])('by %s: is not logged, neither its signature nor the response', async (_name, query) => {
    const { app, linkTo } = audioApp();
    const office = await loopbackServer((request, response) => {
      request.resume().on('end', () => {
        if (request.method === 'PUT')
          response.writeHead(status, { 'content-type': 'application/xml' }).end('<SECRET/>');
        else if (request.url === CREATE_NOTE) response.end('{"noteId":"n1"}');
        else
          response.end(
            JSON.stringify({ presignedUrl: `${office.url}/key?${query}`, audioUrl: `${office.url}/key` }),
          );
      });
    });
    const { environment, zapier } = app;
    const workspaceUrl = environment.BASE_URL ?? '';
    environment.BASE_URL = office.url;
    const before = zapier.logs.length;
    try {
      const run = zapier.create(app.connection, 'create_note_from_audio', {
        audio: linkTo(recording('cbr.mp3')),
      });
      const outcome = await run.catch((error: unknown) => (error instanceof Error ? error.message : ''));
      expect(JSON.stringify(outcome)).toContain(status === 200 ? 'n1' : 'rejected the file');
      expect(JSON.stringify(outcome)).not.toContain('SECRET');
    } finally {
      environment.BASE_URL = workspaceUrl;
      await office.close();
    }
    const lines = zapier.logs.slice(before);
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(office.requests.map(({ method }) => method)).toContain('PUT');
  });
});
