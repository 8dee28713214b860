import { once } from 'node:events';
import { createServer } from 'node:http';

import * as zod from 'zod';

const samplesPerSecond = 16_000;
const bytesPerSample = 2;
const headerBytes = 44;

/** A recording made on the spot: a WAV file, 16 kHz, 16 bits, mono, in which a tone swells and fades. */
export function recordTone(seconds: number): Buffer {
  const samples = seconds * samplesPerSecond;
  const bytes = Buffer.alloc(headerBytes + samples * bytesPerSample);
  bytes.write('RIFF');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(samplesPerSecond, 24);
  bytes.writeUInt32LE(samplesPerSecond * bytesPerSample, 28);
  bytes.writeUInt16LE(bytesPerSample, 32);
  bytes.writeUInt16LE(8 * bytesPerSample, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * bytesPerSample, 40);
  for (let sample = 0; sample < samples; sample += 1) {
    const second = sample / samplesPerSecond;
    const loudness = 8_000 * Math.sin((Math.PI * second) / seconds);
    const level = Math.round(loudness * Math.sin(2 * Math.PI * 220 * second));
    bytes.writeInt16LE(level, headerBytes + sample * bytesPerSample);
  }
  return bytes;
}

/** Hands a file out on this machine, as a step with a file does. @returns its link, and what ends it. */
export async function share(file: Buffer): Promise<{ link: string; close: () => void }> {
  const server = createServer((_request, response) => response.end(file));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = zod.object({ port: zod.number() }).parse(server.address());
  return { link: `http://127.0.0.1:${port}/recording`, close: () => server.close() };
}
