import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { describe, expect, it, jest } from '@jest/globals';

import { AudioProblem, type AudioProblemKind } from '../../src/audio/problems.ts';
import { uploadAudio, type UploadOptions } from '../../src/audio/upload.ts';
import { useServers } from '../support/servers.ts';
import { recording } from './corpus.ts';
import { openDescriptors, temporaryFolder } from './temporary_folder.ts';

const audio = recording('cbr.mp3');
/** So large that a store that responds at once does so before its end. */
const large = Buffer.alloc(20_000_000, 'sound');

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n';

const folder = temporaryFolder();
const serve = useServers();

interface Upload extends Partial<UploadOptions> {
  bytes?: Buffer;
  path?: string;
}

/** Uploads to a server on this machine. @returns what was thrown, or null. */
async function upload(
  answer: RequestListener,
  { bytes = audio, path, ...options }: Upload = {},
): Promise<unknown> {
  const server = await serve(answer);
  const file = folder.file(bytes);
  return await uploadAudio(
    { ...file, path: path ?? file.path },
    {
      presignedUrl: `${server.url}/bucket/key?X-Amz-Signature=secret`,
      contentType: 'audio/mpeg',
      allowPrivateAddresses: true,
      timeoutMs: 60_000,
      ...options,
    },
  ).then(
    () => null,
    (reason: unknown) => reason,
  );
}

async function problem(answer: RequestListener, given?: Upload): Promise<AudioProblem> {
  const error = await upload(answer, given);
  if (!(error instanceof AudioProblem)) throw new Error('No problem with the upload', { cause: error });
  expect(error.message).not.toMatch(/https?:\/\/\w|secret/);
  expect(error.cause).toBeUndefined();
  return error;
}

describe('an upload', () => {
  it('sends the file byte for byte, with its length and type, and no authorization', async () => {
    const received: { bytes: Buffer; request: IncomingMessage }[] = [];
    const error = await upload((request, response) => {
      void buffer(request).then((bytes) => {
        received.push({ bytes, request });
        response.end();
      });
    });

    expect(error).toBeNull();
    expect(received).toMatchObject([
      { bytes: audio, request: { method: 'PUT', url: '/bucket/key?X-Amz-Signature=secret' } },
    ]);
    expect(received[0]?.request.headers).toStrictEqual({
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      connection: 'close',
      'content-length': String(audio.length),
      'content-type': 'audio/mpeg',
      // Any other user agent has the platform log the URL.
      'user-agent': 'Zapier',
    });
  });

  it('closes the file and leaves no timer running', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    expect(await upload((request, response) => request.resume().on('end', () => response.end()))).toBeNull();
    expect(openDescriptors(join(folder.path, 'file'))).toStrictEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not read the response of the store, however long it is', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const error = await upload((request, response) => {
      closed = once(response, 'close');
      const flood = () => {
        while (!response.destroyed && response.write(large));
      };
      request.resume().on('end', flood);
      response.on('drain', flood);
    });
    expect(error).toBeNull();
    await closed;
  });
});

describe('an upload URL', () => {
  it.each([
    ['http', 'http://93.184.216.34/key?sig=secret'],
    ['ftp', 'ftp://93.184.216.34/key?sig=secret'],
    ['a file', 'file:///etc/passwd?sig=secret'],
    ['on this machine', 'https://127.0.0.1:PORT/key?sig=secret'],
    ['in a private network', 'https://10.0.0.7/key?sig=secret'],
  ])('that is %s receives nothing, and no other is requested', async (_name, presignedUrl) => {
    const server = await serve((_request, response) => response.end());
    const options = {
      presignedUrl: presignedUrl.replace('PORT', String(server.port)),
      allowPrivateAddresses: false,
    };
    expect((await problem(() => undefined, options)).kind).toBe('upload-url');
    expect(server.sockets).toStrictEqual([]);
  });
});

it.each([{ presignedUrl: 'file:///etc/passwd' }, { contentType: 'audio/\0' }])(
  'an upload with %j is refused, not interrupted, even in development',
  async (given) => {
    expect((await problem(() => undefined, given)).kind).toBe('upload-url');
  },
);

describe('an upload', () => {
  it.each([
    [403, 'upload-rejected'],
    [300, 'upload-rejected'],
    [413, 'upload-refused'],
    [501, 'upload-refused'],
  ])('that the store answers with status %d is %s', async (status, kind) => {
    let requests = 0;
    const failed = await problem((request, response) => {
      requests += 1;
      request
        .resume()
        .on('end', () => response.writeHead(status, { location: '/elsewhere' }).end('<Error/>'));
    });
    expect(failed.kind).toBe(kind);
    expect(requests).toBe(1);
  });

  it.each<[string, AudioProblemKind, RequestListener, Upload]>([
    ['hangs up', 'upload-interrupted', ({ socket }) => socket.resetAndDestroy(), { bytes: large }],
    ['switches protocols', 'upload-rejected', ({ socket }) => socket.write(SWITCHING), {}],
    ['never responds', 'upload-took-too-long', () => undefined, { timeoutMs: 100 }],
    [
      'never reads it',
      'upload-took-too-long',
      (request) => request.pause(),
      { bytes: large, timeoutMs: 200 },
    ],
  ])('fails if the store %s: %s', async (_name, kind, answer, given) => {
    expect((await problem(answer, given)).kind).toBe(kind);
  });
});

it('a file that cannot be read is an error at once', async () => {
  const error = await upload(() => undefined, { path: join(folder.path, 'gone') });
  expect(error).toMatchObject({ code: 'ENOENT' });
});
