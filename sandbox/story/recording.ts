import { once } from 'node:events';
import { createServer } from 'node:http';

import * as zod from 'zod';

import { wavHeader } from '../wav.ts';

const samplesPerSecond = 16_000;

/** Generates a recording: a WAV file (16 kHz, 16-bit, mono) of a tone that swells and fades. */
export function recordTone(seconds: number): Buffer {
  const samples = seconds * samplesPerSecond;
  const sound = Buffer.alloc(samples * 2);
  for (let sample = 0; sample < samples; sample += 1) {
    const second = sample / samplesPerSecond;
    const loudness = 8_000 * Math.sin((Math.PI * second) / seconds);
    const level = Math.round(loudness * Math.sin(2 * Math.PI * 220 * second));
    sound.writeInt16LE(level, sample * 2);
  }
  return Buffer.concat([wavHeader(samplesPerSecond, sound.length), sound]);
}

/** Serves a file on this machine, as an earlier step would. @returns its link, and a function that stops the server. */
export async function share(file: Buffer): Promise<{ link: string; close: () => void }> {
  const server = createServer((_request, response) => response.end(file));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = zod.object({ port: zod.number() }).parse(server.address());
  return { link: `http://127.0.0.1:${port}/recording`, close: () => server.close() };
}
