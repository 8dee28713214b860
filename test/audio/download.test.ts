import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { type DownloadOptions, withDownloadedAudio } from '../../src/audio/download.ts';
import { AudioProblem } from '../../src/audio/problems.ts';
import { sweepAbandoned, temporaryPath } from '../../src/audio/temporary.ts';
import { useServers } from '../support/servers.ts';
import { recording } from './corpus.ts';
import { openDescriptors, temporaryFolder } from './temporary_folder.ts';

const audio = recording('index-last.m4a');
const folder = temporaryFolder();
const serve = useServers();

// No file may remain, whatever happened.
afterEach(async () => {
  jest.useRealTimers();
  expect(await folder.names()).toStrictEqual([]);
});

const serving = (status: number, headers: OutgoingHttpHeaders, body: Buffer | string) =>
  serve((_request, response) => response.writeHead(status, headers).end(body));
const servingAudio = () => serving(200, {}, audio);

/** Redirects from its root to the audio. */
const redirecting = (status: number, location: string) =>
  serve((request, response) => {
    if (request.url === '/') response.writeHead(status, { location }).end();
    else response.end(audio);
  });

const optionsWith = (given: Partial<DownloadOptions> = {}) => ({
  allowPrivateAddresses: true,
  timeoutMs: 60_000,
  directory: folder.path,
  ...given,
});

function download(link: string, options?: Partial<DownloadOptions>): Promise<Buffer> {
  return withDownloadedAudio(link, optionsWith(options), async ({ path, sizeBytes }) => {
    const bytes = await readFile(path);
    expect(sizeBytes).toBe(bytes.length);
    return bytes;
  });
}

async function problem(link: string, options?: Partial<DownloadOptions>): Promise<AudioProblem> {
  const error: unknown = await download(link, options).then(
    () => new Error('The file was downloaded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AudioProblem)) throw error;
  expect(error.message).not.toMatch(/https?:\/\/\w|\?|\bsecret\b/);
  return error;
}

/** How much of a download is on the disk. */
function writtenBytes(): number {
  return readdirSync(folder.path)
    .map((name) => statSync(join(folder.path, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

describe('an audio file', () => {
  it.each<[string, OutgoingHttpHeaders, Buffer]>([
    ['with its length', { 'content-length': audio.length }, audio],
    ['without a length', {}, audio],
    ['labeled as a web page', { 'content-type': 'text/html' }, audio],
    ['compressed with gzip, unasked', { 'content-encoding': 'gzip' }, gzipSync(audio)],
    ['compressed with gzip, by the old name', { 'content-encoding': 'X-GZIP' }, gzipSync(audio)],
    ['compressed with deflate, unasked', { 'content-encoding': 'deflate' }, deflateSync(audio)],
    ['compressed with brotli, unasked', { 'content-encoding': 'br' }, brotliCompressSync(audio)],
  ])('%s arrives byte for byte', async (_name, headers, body) => {
    const { url } = await serving(200, headers, body);
    expect((await download(url)).equals(audio)).toBe(true);
  });

  /** A signature may cover every character. */
  const signed = '/a%20b?name=a+b&flag&sig=%E9%2f%2B~';

  it.each([
    ...[301, 302, 303, 307, 308].map((status): [number, string, string] => [status, signed, signed]),
    [302, Buffer.from('/Besprechung Müller.m4a').toString('latin1'), '/Besprechung%20M%C3%BCller.m4a'],
  ])('behind a redirect with status %d to %j is requested as %j', async (status, location, path) => {
    const { url, requests } = await redirecting(status, location);
    expect((await download(url)).equals(audio)).toBe(true);
    expect(requests[1]?.url).toBe(path);
  });

  it('behind ten redirects is downloaded', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/10') response.end(audio);
      else response.writeHead(302, { location: `/${Number(request.url?.slice(1)) + 1}` }).end();
    });
    expect(await download(`${url}/0`)).toHaveLength(audio.length);
  });

  it('is requested once, uncompressed, and without authorization', async () => {
    const { url, requests } = await servingAudio();
    await download(`\u00a0 ${url}${signed} \u00a0`);
    const headers = { 'user-agent': 'Zapier', 'accept-encoding': 'identity', accept: '*/*' };
    expect(requests.map((request) => [request.method, request.url, request.headers])).toStrictEqual([
      ['GET', signed, { ...headers, host: new URL(url).host, connection: 'close' }],
    ]);
  });

  it('is closed, with no timer running, when it is handed over', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { url } = await servingAudio();
    const open = await withDownloadedAudio(url, optionsWith(), ({ path }) =>
      Promise.resolve(openDescriptors(path)),
    );
    expect(open).toStrictEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('an audio file that cannot be downloaded', () => {
  it.each(['', 'meeting.mp3', 'ftp://files.example/a', 'file:///etc/passwd'])(
    'is not a link: %j',
    async (text) => {
      expect((await problem(text)).kind).toBe('not-a-link');
    },
  );

  it.each([
    [401, 'not-public'],
    [403, 'not-public'],
    [404, 'gone'],
    [410, 'gone'],
    [500, 'refused-download'],
    // A part that nobody asked for, perhaps in a multipart body.
    [206, 'refused-download'],
  ])('with status %d is reported as %s', async (status, kind) => {
    const { url } = await serving(status, {}, 'no');
    const { kind: found, message } = await problem(`${url}/file?signature=secret`);
    expect(found).toBe(kind);
    expect(message).not.toContain(String(status));
  });

  it('is reported as empty', async () => {
    const { url } = await serving(200, {}, '');
    expect((await problem(url)).kind).toBe('empty');
  });

  it.each([
    ['to itself', { location: '/again' }, 11],
    ['to another protocol', { location: 'ftp://files.example/a' }, 1],
    ['to no host', { location: 'http://' }, 1],
    ['to nowhere', {}, 1],
  ])('fails behind a redirect %s', async (_name, headers, times) => {
    const { url, requests } = await serving(302, headers, '');
    expect((await problem(url)).kind).toBe('refused-download');
    expect(requests).toHaveLength(times);
  });

  it.each<[string, RequestListener]>([
    [
      'with a length',
      (_request, response) => {
        response.writeHead(200, { 'content-length': audio.length });
        response.write(audio.subarray(0, 1_000), () => response.destroy());
      },
    ],
    [
      'without a length',
      (_request, response) => response.write(audio.subarray(0, 1_000), () => response.destroy()),
    ],
    [
      'compressed',
      (_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(gzipSync(audio).subarray(0, 1_000));
      },
    ],
  ])('is reported as broken off if it ends early, %s', async (_name, answer) => {
    const { url } = await serve(answer);
    expect(await problem(url)).toMatchObject({
      kind: 'broke-off',
      cause: { code: expect.stringMatching(/^(ECONNRESET|Z_BUF_ERROR)$/) },
    });
  });

  /** Announces nothing and sends half the file: only the end of the connection can end it. */
  const half = (then: (response: ServerResponse) => void): RequestListener => {
    return (_request, response) => {
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, { connection: 'close' });
      response.write(audio.subarray(0, audio.length / 2), () => then(response));
    };
  };

  const resetOnceWritten = (response: ServerResponse) => {
    if (writtenBytes() > 0 || response.destroyed) response.socket?.resetAndDestroy();
    else setImmediate(resetOnceWritten, response);
  };

  it.each<[string, RequestListener, Partial<DownloadOptions>, string]>([
    ['is reset', half(resetOnceWritten), {}, 'broke-off'],
    ['stalls', half(() => undefined), { stallMs: 50 }, 'stalled'],
    ['takes too long', half(() => undefined), { timeoutMs: 50 }, 'took-too-long'],
  ])('is not taken for whole if it has no length and %s', async (_name, answer, options, kind) => {
    const { url } = await serve(answer);
    expect((await problem(url, options)).kind).toBe(kind);
  });

  it.each([
    ['has too many headers', { 'x-long': 'a'.repeat(100_000) }],
    ['is labeled as compressed, but is not', { 'content-encoding': 'gzip' }],
  ])('is reported as not provided if the response %s', async (_name, headers) => {
    const { url } = await serving(200, headers, audio);
    expect((await problem(url)).kind).toBe('refused-download');
  });

  it.each([
    [200, 'too-large'],
    [404, 'gone'],
    [302, 'refused-download'],
  ])('fails at the head of a response with status %d as %s, and reads no more', async (status, kind) => {
    const closed: Promise<unknown>[] = [];
    const { url } = await serve((_request, response) => {
      closed.push(once(response, 'close'));
      response.writeHead(status, { 'content-length': 1_001 }).write('a');
    });
    expect((await problem(url, { maxBytes: 1_000 })).kind).toBe(kind);
    await Promise.all(closed);
  });

  it('is too large above 450 MB', async () => {
    const head = { 'content-length': 450_000_001 };
    const { url } = await serve((_request, response) => response.writeHead(200, head).write('a'));
    expect((await problem(url)).kind).toBe('too-large');
  });

  it('that is too large is rejected before its end if its length is unknown', async () => {
    const { url } = await serve((_request, response) => response.write(Buffer.alloc(1_001)));
    expect((await problem(url, { maxBytes: 1_000 })).kind).toBe('too-large');
  });

  it('that is too large is rejected even if it is small when compressed', async () => {
    const { url } = await serving(200, { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(100_000)));
    expect((await problem(url, { maxBytes: 10_000 })).kind).toBe('too-large');
  });

  it('is accepted at exactly the size limit', async () => {
    const { url } = await serving(200, {}, Buffer.alloc(1_000));
    expect(await download(url, { maxBytes: 1_000 })).toHaveLength(1_000);
  });

  it('does not count as stalled while redirects arrive', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { url } = await serve((request, response) => {
      jest.advanceTimersByTime(40);
      if (request.url === '/file') response.end(audio);
      else response.writeHead(302, { location: '/file' }).end();
    });
    expect(await download(url, { stallMs: 50 })).toHaveLength(audio.length);
  });

  it('is not requested if no time is left', async () => {
    const { url, sockets } = await servingAudio();
    expect((await problem(url, { timeoutMs: 0 })).kind).toBe('took-too-long');
    expect(sockets).toStrictEqual([]);
  });

  it('that arrives slowly but steadily fails when its time is over, and not as stalled', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { url } = await serve((_request, response) => {
      let sentBytes = 0;
      const drip = () => {
        if (response.destroyed) return;
        if (writtenBytes() >= sentBytes) {
          // Ten times this is the time limit; each is less than what counts as stalled.
          if (sentBytes > 0) jest.advanceTimersByTime(40);
          response.write('a');
          sentBytes += 1;
        }
        setImmediate(drip);
      };
      drip();
    });
    const start = Date.now();
    expect((await problem(url, { stallMs: 50, timeoutMs: 400 })).kind).toBe('took-too-long');
    expect(Date.now() - start).toBe(400);
  });
});

describe('a full disk', () => {
  it('is reported as such, not as a failure of the site', async () => {
    const { url } = await serving(200, {}, Buffer.alloc(3_000_000));
    const module = JSON.stringify(new URL('../../src/audio/download.ts', import.meta.url).href);
    const script = `const { withDownloadedAudio } = await import(${module});
      withDownloadedAudio('${url}', ${JSON.stringify(optionsWith())}).catch((error) => console.log(error.kind));`;
    // No file may grow beyond a megabyte in this process.
    const run = spawn('sh', ['-c', 'ulimit -f 1000; exec "$0" "$@"', process.execPath, '-e', script]);
    const [said, errors] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
    expect({ said, errors }).toStrictEqual({
      said: 'no-room\n',
      errors: expect.not.stringContaining('rror'),
    });
    expect(await folder.names()).toStrictEqual([]);
  });
});

describe('the file of a run that was killed', () => {
  /** Leaves a file of 1,000 seconds after 1970. */
  async function leave(path = temporaryPath(folder.path)): Promise<void> {
    await writeFile(path, '');
    await utimes(path, 1_000, 1_000);
  }

  it('is removed by a later download', async () => {
    const { url } = await servingAudio();
    await withDownloadedAudio(url, optionsWith(), async ({ path }) => {
      await utimes(path, 0, 0);
      await download(url);
      expect(await folder.names()).toStrictEqual([]);
    });
  });

  it('is removed after five minutes; those of other programs remain', async () => {
    await leave();
    const other = join(folder.path, 'other');
    await leave(other);
    jest.useFakeTimers({ now: 1_300_000, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await sweepAbandoned(folder.path);
    // Its run may be going on.
    expect(await folder.names()).toHaveLength(2);
    jest.setSystemTime(1_300_001);
    await sweepAbandoned(folder.path);
    expect(await folder.names()).toStrictEqual(['other']);
    await rm(other);
  });

  it('can be removed by another run at any moment', async () => {
    // Listed, but not found.
    const vanished = temporaryPath(folder.path);
    await symlink('gone', vanished);
    // Found, but gone before it is removed.
    const found = temporaryPath(folder.path);
    await leave(found);
    jest.spyOn(Date, 'now').mockImplementation(() => {
      rmSync(found, { force: true });
      return 1_300_001;
    });
    await sweepAbandoned(folder.path);
    expect(await folder.names()).toStrictEqual([basename(vanished)]);
    await rm(vanished);
  });
});
