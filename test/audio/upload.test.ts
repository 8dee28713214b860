import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import zapier, { type ZObject } from 'zapier-platform-core';

import { uploadAudio, UploadProblem, type UploadRequest } from '../../src/audio/upload.ts';
import { recording } from './corpus.ts';
import { type LoopbackServer, loopbackServer } from '../support/loopback_server.ts';
import { temporaryFolder } from './temporary_folder.ts';

const audio = recording('cbr.mp3');
/** So large that a store which answers at once does so in the middle of it. */
const large = Buffer.alloc(20_000_000, 'sound');

const folder = temporaryFolder();
const servers: LoopbackServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
afterAll(() => folder.remove());

interface Upload {
  bytes?: Buffer;
  timeoutMs?: number;
  path?: string;
}

/** Uploads with the platform's own request function, as the step does, and gives what was thrown, or null. */
async function upload(
  answer: RequestListener,
  { bytes = audio, timeoutMs = 5_000, path }: Upload = {},
): Promise<unknown> {
  const server = await loopbackServer(answer);
  servers.push(server);
  const file = folder.file(bytes);
  const target = {
    presignedUrl: `${server.url}/bucket/key?X-Amz-Signature=secret`,
    contentType: 'audio/mpeg',
  };
  const tester = zapier.createAppTester({
    version: '1.0.0',
    platformVersion: zapier.version,
    // Jest runs several files in one process: what is wrapped here would be wrapped for all that follow.
    flags: { skipHttpPatch: true },
  });
  let outcome: unknown = null;
  await tester(async (z: ZObject) => {
    const send = uploadAudio(
      (request) => z.request(request),
      { ...file, path: path ?? file.path },
      target,
      timeoutMs,
    );
    outcome = await send.then(
      () => null,
      (reason: unknown) => reason,
    );
    return {};
  });
  return outcome;
}

async function problem(answer: RequestListener, given?: Upload): Promise<UploadProblem> {
  const error = await upload(answer, given);
  if (!(error instanceof UploadProblem)) throw new Error('No problem with the upload', { cause: error });
  expect(error.message).not.toMatch(/https?:|secret/);
  expect(error.cause).toBeUndefined();
  return error;
}

describe('an upload', () => {
  it('brings the file byte for byte, with its length and type and no authorization', async () => {
    let received: { bytes: Buffer; request: IncomingMessage } | null = null;
    const error = await upload((request, response) => {
      void buffer(request).then((bytes) => {
        received = { bytes, request };
        response.end();
      });
    });

    expect(error).toBeNull();
    expect(received).toMatchObject({
      bytes: audio,
      request: {
        method: 'PUT',
        url: '/bucket/key?X-Amz-Signature=secret',
        headers: { 'content-length': String(audio.length), 'content-type': 'audio/mpeg' },
      },
    });
    expect(received).not.toHaveProperty('request.headers.authorization');
    expect(received).not.toHaveProperty('request.headers.transfer-encoding');
  });

  it('leaves neither the file open nor the clock running', async () => {
    const sent: UploadRequest[] = [];
    const send = (request: UploadRequest) => {
      sent.push(request);
      return Promise.resolve({ status: 200 });
    };
    const target = { presignedUrl: 'https://store.example/', contentType: 'audio/mpeg' };
    await uploadAudio(send, folder.file(audio), target, 20);
    await setTimeout(50);
    expect(sent.map(({ body, signal }) => [body.destroyed, signal.aborted])).toStrictEqual([[true, false]]);
  });
});

describe('a store that fails', () => {
  it.each([
    [400, true, 'did not take the file'],
    [403, true, 'did not take the file'],
    [429, true, 'did not take the file'],
    [503, true, 'did not take the file'],
    [300, true, 'did not take the file'],
    [307, true, 'did not take the file'],
    [411, false, 'Save it as MP3 or M4A'],
    [413, false, 'Save it as MP3 or M4A'],
    [501, false, 'Save it as MP3 or M4A'],
  ])('with status %d: a fresh address may help: %s', async (status, freshAddressMayHelp, says) => {
    const failed = await problem((request, response) => {
      request
        .resume()
        .on('end', () => response.writeHead(status, { location: '/elsewhere' }).end('<Error/>'));
    });
    expect(failed.freshAddressMayHelp).toBe(freshAddressMayHelp);
    expect(failed.message).toContain(says);
    expect(servers.map(({ requests }) => requests.length)).toStrictEqual([1]);
  });

  it('by an answer before the end of the file: a fresh address may help', async () => {
    const failed = await problem(
      (request, response) => response.writeHead(403).end(() => request.destroy()),
      { bytes: large },
    );
    expect(failed.freshAddressMayHelp).toBe(true);
  });

  it('by breaking the connection: a fresh address may help', async () => {
    const failed = await problem((request) => request.socket.resetAndDestroy(), { bytes: large });
    expect(failed.freshAddressMayHelp).toBe(true);
    expect(failed.message).toContain('broke off');
  });

  it('by never answering: given up in time, and not tried again', async () => {
    const failed = await problem(() => undefined, { timeoutMs: 100 });
    expect(failed.freshAddressMayHelp).toBe(false);
    expect(failed.message).toContain('too long');
  });

  it('by never taking the file: given up in time', async () => {
    const failed = await problem((request) => request.pause(), { bytes: large, timeoutMs: 200 });
    expect(failed.freshAddressMayHelp).toBe(false);
  });
});

it('a file that cannot be read is an error at once, not a wait', async () => {
  const error = await upload(() => undefined, { path: join(folder.path, 'gone') });
  expect(error).toMatchObject({ code: 'ENOENT' });
});
