import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { describe, expect, it, jest } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import type { GivenFacts, Recording } from '../../src/audio/recording.ts';
import { transferRecording } from '../../src/audio/transfer.ts';
import { useServers } from '../support/servers.ts';
import { bytesOf, recording, wav } from './corpus.ts';

const serve = useServers();

/** A recording at a link, a service that returns upload URLs, and a store that responds with one status after the other. */
async function stage(bytes: Buffer, { statuses = [200], contentType = null, respond }: Partial<Stage> = {}) {
  const source = await serve((_request, response) => response.end(bytes));
  const uploads: { path: string | undefined; type: string | undefined; bytes: Buffer }[] = [];
  const store = await serve((request, response) => {
    void buffer(request).then((received) => {
      uploads.push({ path: request.url, type: request.headers['content-type'], bytes: received });
      if (respond) respond(response, uploads.length);
      else response.writeHead(statuses[uploads.length - 1] ?? 500).end();
    });
  });
  const described: Recording[] = [];
  const requestUpload = (facts: Recording) => {
    described.push(facts);
    const number = described.length;
    return Promise.resolve({
      presignedUrl: `${store.url}/${number}`,
      audioUrl: `https://audio.example/${number}`,
      contentType,
    });
  };
  const transfer = (given: GivenFacts = {}, deadline = new Deadline(250_000)) =>
    transferRecording({ source: source.url, given, allowPrivateAddresses: true, deadline, requestUpload });
  return { described, uploads, transfer };
}

interface Stage {
  statuses: number[];
  contentType: string | null;
  /** Instead of responding with a status. */
  respond: (response: ServerResponse, count: number) => unknown;
}

describe('a recording', () => {
  it('is described to the service, and then uploaded as a whole', async () => {
    const bytes = recording('index-last.m4a');
    const { described, uploads, transfer } = await stage(bytes);
    expect(await transfer()).toStrictEqual({
      fileExtension: 'm4a',
      durationSec: 2,
      sizeBytes: bytes.length,
      audioUrl: 'https://audio.example/1',
    });
    expect(described).toStrictEqual([{ fileExtension: 'm4a', durationSec: 2 }]);
    expect(uploads).toStrictEqual([{ path: '/1', type: 'audio/mp4', bytes }]);
  });

  it.each([
    ['audio/wav', wav(), null],
    ['audio/aac', recording('cbr.aac'), null],
    ['audio/x-wav', wav(), 'audio/x-wav'],
  ])(
    'is uploaded as %s, the content type that the service returns, or else that of its format',
    async (type, bytes, contentType) => {
      const { uploads, transfer } = await stage(bytes, { contentType });
      await transfer();
      expect(uploads).toMatchObject([{ type }]);
    },
  );

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['rejected', (response) => response.writeHead(403).end()],
    ['interrupted', ({ socket }) => socket?.resetAndDestroy()],
  ])('is uploaded again as a whole if the first upload is %s', async (_, fail) => {
    const respond = (response: ServerResponse, count: number) =>
      count === 1 ? fail(response) : response.end();
    const { uploads, transfer } = await stage(wav(), { respond });
    expect(await transfer()).toMatchObject({ audioUrl: 'https://audio.example/2' });
    expect(uploads.map(({ path }) => path)).toStrictEqual(['/1', '/2']);
    expect(uploads[1]?.bytes.equals(wav())).toBe(true);
  });

  it('is not uploaded a third time', async () => {
    const { described, transfer } = await stage(wav(), { statuses: [403, 503, 200] });
    await expect(transfer()).rejects.toThrow('refused the upload. No note was created.');
    expect(described).toHaveLength(2);
  });

  it('is not downloaded if there is no time for the next steps', async () => {
    const { described, transfer } = await stage(wav());
    await expect(transfer({}, new Deadline(7_000))).rejects.toThrow('took too long');
    expect(described).toStrictEqual([]);
  });

  it('of very many parts is read only as long as there is time left to upload it', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 250));
    const deadline = new Deadline(20_000);
    const { described, transfer } = await stage(bytesOf('RIFF----WAVE', Buffer.alloc(8 * 500_000)));
    await expect(transfer({}, deadline)).rejects.toThrow('many small parts');
    expect(deadline.remainingMs).toBeGreaterThan(4_000);
    expect(described).toStrictEqual([]);
  });

  it.each([
    ['never responds', 0],
    ['rejects the file after ten seconds, and never responds the second time', 10_000],
  ])('fails in time for a message if the store %s', async (_, rejectedAfterMs) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const uploading = Promise.withResolvers<null>();
    const deadline = new Deadline(20_000);
    const respond: Stage['respond'] = (response, count) => {
      if (rejectedAfterMs === 0 || count > 1) {
        uploading.resolve(null);
        return;
      }
      jest.advanceTimersByTime(rejectedAfterMs);
      response.writeHead(403).end();
    };
    const { transfer } = await stage(wav(), { respond });
    const outcome = expect(transfer({}, deadline)).rejects.toThrow(
      'The upload of the audio file took too long',
    );
    await uploading.promise;
    jest.advanceTimersByTime(17_499 - rejectedAfterMs);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    jest.advanceTimersByTime(1);
    expect(jest.getTimerCount()).toBe(0);
    await outcome;
    expect(deadline.remainingMs).toBe(2_500);
  });
});
