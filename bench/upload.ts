import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import * as zod from 'zod';

import { builtApp } from '../scripts/app_package.ts';
import { WAV_HEADER_BYTES, wavHeader } from '../sandbox/wav.ts';
import { startZapier, type Zapier } from '../sandbox/zapier/index.ts';
import { bestOf, elapsed, type Figure, start, toldBy } from './measure.ts';

const SMALL = 1_000_000;
const LARGE = 400_000_000;

/**
 * Measures Create Note From Audio on a large recording: its memory against that for a small one, its time against the least
 * that brings a file from one address to another.
 */
export async function measureUpload(): Promise<Figure[]> {
  const work = await mkdtemp(join(tmpdir(), 'upload-bench-'));
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${zod.object({ port: zod.number() }).parse(server.address()).port}`;
  const bare = start('bare_upload.ts', [join(work, 'file'), `${origin}/store`]);
  const options = { appDirectory: await builtApp(), environment: { BASE_URL: origin } };
  const zapier = await startZapier(options);
  const forSmall = await startZapier(options);
  try {
    await withApp(forSmall, origin, SMALL);
    await withApp(zapier, origin, SMALL);
    await withoutApp(bare, origin, SMALL);
    await withApp(zapier, origin, LARGE);
    const memory = { large: zapier.memory(), small: forSmall.memory() };

    const [ours, least] = await bestOf(
      5,
      () => withApp(zapier, origin, LARGE),
      () => withoutApp(bare, origin, LARGE),
    );
    return [
      ['400 MB recording to note (s)', ours / 1000, least / 1000],
      ['memory for 400 MB beside 1 MB (MB)', memory.large / 1e6, memory.small / 1e6],
    ];
  } finally {
    bare.kill();
    server.closeAllConnections();
    server.close();
    await Promise.all([zapier.close(), forSmall.close()]);
    await rm(work, { recursive: true, force: true });
  }
}

function withApp(zapier: Zapier, origin: string, sizeBytes: number): Promise<number> {
  const connection = { id: 'bench', authData: { apiKey: 'bench' }, label: '' };
  const input = { audio: `${origin}/recordings/${sizeBytes}` };
  return elapsed(() => zapier.create(connection, 'create_note_from_audio', input));
}

function withoutApp(bare: ChildProcess, origin: string, sizeBytes: number): Promise<number> {
  bare.send(`${origin}/recordings/${sizeBytes}`);
  return toldBy(bare);
}

/** The user's file, the service and its store, no more than the upload needs: their own work is not what is measured. */
const answer: RequestListener = (request, response) => {
  const [, place = '', size = ''] = request.url?.split('/') ?? [];
  if (place === 'recordings') {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': Number(size) });
    void pipeline(Readable.from(recordingOf(Number(size))), response);
    return;
  }
  request.resume().once('end', () => {
    const origin = `http://${request.headers.host ?? ''}`;
    const addresses = { presignedUrl: `${origin}/store`, audioUrl: `${origin}/audio` };
    const answered = request.url?.endsWith('/generate-upload-url') ? addresses : { noteId: 'note' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  });
};

/** Silence as a WAV file: 16 kHz, 16 bits, mono. */
function* recordingOf(sizeBytes: number): Generator<Buffer> {
  yield wavHeader(16_000, sizeBytes - WAV_HEADER_BYTES);
  const silence = Buffer.alloc(1024 * 1024);
  for (let left = sizeBytes - WAV_HEADER_BYTES; left > 0; left -= silence.length) {
    yield silence.subarray(0, Math.min(left, silence.length));
  }
}
