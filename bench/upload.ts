import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { WAV_HEADER_BYTES, wavHeader } from '../sandbox/wav.ts';
import { startZapier } from '../sandbox/zapier/index.ts';
import { loopbackServer } from '../test/support/loopback_server.ts';
import { type Bench, bestOf, elapsed, elapsedIn, type Figure } from './measure.ts';

const SMALL = 1_000_000;
const LARGE = 400_000_000;

/**
 * Measures Create Note From Audio with a large recording. Baselines: the memory for a small recording, and the time of
 * `bare_upload.ts`.
 */
export async function measureUpload({ appDirectory, directory }: Bench): Promise<Figure[]> {
  const server = await loopbackServer(answer);
  const zapier = await startZapier({ appDirectory, environment: { BASE_URL: server.url } });
  const connection = { id: 'bench', authData: { apiKey: 'bench' }, label: '' };
  const recordingOf = (sizeBytes: number) => `${server.url}/recordings/${sizeBytes}`;
  const createNote = (sizeBytes: number) =>
    elapsed(() => zapier.create(connection, 'create_note_from_audio', { audio: recordingOf(sizeBytes) }));
  const copy = () =>
    elapsedIn('bare_upload.ts', recordingOf(LARGE), join(directory, 'file'), `${server.url}/store`);
  try {
    await createNote(SMALL);
    const least = zapier.memory();
    await createNote(LARGE);
    const most = zapier.memory();
    const [ours, bare] = await bestOf(5, () => createNote(LARGE), copy);
    return [
      ['400 MB recording to note (s)', ours / 1000, bare / 1000],
      ['memory for 400 MB, baseline 1 MB (MB)', most / 1e6, least / 1e6],
    ];
  } finally {
    await Promise.all([zapier.close(), server.close()]);
  }
}

/** Stands in for the file host, the service, and its upload server. Minimal, so that its own work is not measured. */
const answer: RequestListener = (request, response) => {
  const [, place = '', size = ''] = request.url?.split('/') ?? [];
  if (place === 'recordings') {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': Number(size) });
    void pipeline(Readable.from(silence(Number(size))), response);
    return;
  }
  request.resume().once('end', () => {
    const origin = `http://${request.headers.host ?? ''}`;
    const addresses = { presignedUrl: `${origin}/store`, audioUrl: `${origin}/audio` };
    const answered = request.url?.endsWith('/generate-upload-url') ? addresses : { noteId: 'note' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  });
};

/** A silent WAV file: 16 kHz, 16-bit, mono. */
function* silence(sizeBytes: number): Generator<Buffer> {
  const soundBytes = sizeBytes - WAV_HEADER_BYTES;
  yield wavHeader(16_000, soundBytes);
  const chunk = Buffer.alloc(1024 * 1024);
  for (let left = soundBytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
}
