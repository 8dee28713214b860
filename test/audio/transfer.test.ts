import { buffer } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from '@jest/globals';

import { Deadline } from '../../src/api/deadline.ts';
import { transferRecording } from '../../src/audio/transfer.ts';
import type { SendUpload } from '../../src/audio/upload.ts';
import type { GivenFacts, Recording } from '../../src/audio/recording.ts';
import { recording, wav } from './corpus.ts';
import { type LoopbackServer, loopbackServer } from '../support/loopback_server.ts';

const servers: LoopbackServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** A recording at a link, a service that gives addresses, and a store that answers with one status after the other. */
async function stage(bytes: Buffer, { statuses = [200], contentType = null }: Partial<Stage> = {}) {
  const source = await loopbackServer((_request, response) => response.end(bytes));
  servers.push(source);
  const described: Recording[] = [];
  const uploads: { address: string; type: string | undefined; bytes: Buffer }[] = [];
  const send: SendUpload = async ({ url, headers, body }) => {
    uploads.push({ address: url, type: headers['content-type'], bytes: await buffer(body) });
    return { status: statuses[uploads.length - 1] ?? 500 };
  };
  const requestAddress = (facts: Recording) => {
    described.push(facts);
    const number = described.length;
    return Promise.resolve({
      presignedUrl: `https://store.example/${number}`,
      audioUrl: `https://audio.example/${number}`,
      contentType,
    });
  };
  const transfer = (given: GivenFacts = {}, deadline = new Deadline(20_000)) =>
    transferRecording({
      source: source.url,
      given,
      allowPrivateAddresses: true,
      deadline,
      requestAddress,
      send,
    });
  return { described, uploads, transfer };
}

interface Stage {
  statuses: number[];
  contentType: string | null;
}

describe('a recording', () => {
  it('is described before it is uploaded, all of it', async () => {
    const bytes = recording('index-last.m4a');
    const { described, uploads, transfer } = await stage(bytes);
    expect(await transfer()).toStrictEqual({
      fileExtension: 'm4a',
      durationSec: 2,
      sizeBytes: bytes.length,
      audioUrl: 'https://audio.example/1',
    });
    expect(described).toStrictEqual([{ fileExtension: 'm4a', durationSec: 2 }]);
    expect(uploads).toStrictEqual([{ address: 'https://store.example/1', type: 'audio/mp4', bytes }]);
  });

  it('is what the user says it is', async () => {
    const { described, uploads, transfer } = await stage(wav());
    await transfer({ fileExtension: 'mp3', durationSec: 90.5 });
    expect(described).toStrictEqual([{ fileExtension: 'mp3', durationSec: 90.5 }]);
    expect(uploads).toMatchObject([{ type: 'audio/mpeg' }]);
  });

  it.each([
    ['audio/wav', wav()],
    ['audio/aac', recording('cbr.aac')],
  ])('is uploaded as %s', async (type, bytes) => {
    const { uploads, transfer } = await stage(bytes);
    await transfer();
    expect(uploads).toMatchObject([{ type }]);
  });

  it('is uploaded as the service wants it', async () => {
    const { uploads, transfer } = await stage(wav(), { contentType: 'audio/x-wav' });
    await transfer();
    expect(uploads).toMatchObject([{ type: 'audio/x-wav' }]);
  });

  it('goes to a second address, all of it, where the first does not take it', async () => {
    const { uploads, transfer } = await stage(wav(), { statuses: [403, 200] });
    expect(await transfer()).toMatchObject({ audioUrl: 'https://audio.example/2' });
    expect(uploads.map(({ address }) => address)).toStrictEqual([
      'https://store.example/1',
      'https://store.example/2',
    ]);
    expect(uploads[1]?.bytes.equals(wav())).toBe(true);
  });

  it('goes to no third address', async () => {
    const { described, transfer } = await stage(wav(), { statuses: [403, 503, 200] });
    await expect(transfer()).rejects.toThrow('did not take the file. No note was created.');
    expect(described).toHaveLength(2);
  });

  it('goes to no second address where the store will never take it', async () => {
    const { described, transfer } = await stage(wav(), { statuses: [413, 200] });
    await expect(transfer()).rejects.toThrow('does not take this file');
    expect(described).toHaveLength(1);
  });

  it('that is none is not described', async () => {
    const { described, transfer } = await stage(Buffer.from('Not found'));
    await expect(transfer()).rejects.toThrow('leads to a text');
    expect(described).toStrictEqual([]);
  });

  it('is not begun with where there is no time for what comes after it', async () => {
    const { described, transfer } = await stage(wav());
    await expect(transfer({}, new Deadline(7_000))).rejects.toThrow('took too long');
    expect(described).toStrictEqual([]);
  });
});
