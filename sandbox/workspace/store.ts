import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';

import Fastify from 'fastify';

import { presignPut, signatureFault } from './signature.ts';
import { refuse } from './store_refusals.ts';

interface StoredObject {
  key: string;
  size: number;
  contentType: string;
  /** Hex. */
  sha256: string;
}

/** One upload attempt, successful or not. */
interface StoreRequest {
  method: string;
  key: string;
  headers: IncomingHttpHeaders;
  /** `null` if no response has been sent. */
  status: number | null;
}

const mediaTypes = { m4a: 'audio/mp4', mp3: 'audio/mpeg', wav: 'audio/wav', aac: 'audio/aac' };
export type AudioExtension = keyof typeof mediaTypes;
export const audioExtensions = Object.keys(mediaTypes) as AudioExtension[];

const bucketPath = '/uploads/';
const lifetimeMs = 600_000;

export type ObjectStore = Awaited<ReturnType<typeof startStore>>;

/** Starts a store on a free loopback port that accepts only uploads to presigned URLs, by the rules of S3. */
export async function startStore(now: () => Date) {
  const requests: StoreRequest[] = [];
  const durations = new Map<string, number>();
  const uploaded = new Map<string, StoredObject>();

  const server = Fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (request, reply) => {
    const { headers, method, url } = request;
    const record: StoreRequest = { method, key: keyOf(url), headers, status: null };
    requests.push(record);
    reply.raw.once('finish', () => (record.status = reply.statusCode));
    const refusal = refusalOf(request.raw, now());
    if (refusal !== null) return refuse(reply, refusal);
  });
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  server.put<{ Body: IncomingMessage }>(`${bucketPath}*`, async ({ body, headers, url }, reply) => {
    const hash = createHash('sha256');
    await pipeline(body, hash);
    const size = Number(headers['content-length']);
    const contentType = headers['content-type'] ?? '';
    uploaded.set(keyOf(url), { key: keyOf(url), size, contentType, sha256: hash.digest('hex') });
    return reply.send();
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });

  return {
    requests,
    /** Creates a new upload URL. */
    issue(fileExtension: AudioExtension, durationSec: number) {
      const key = `recordings/${String(durations.size + 1).padStart(4, '0')}.${fileExtension}`;
      durations.set(key, durationSec);
      const contentType = mediaTypes[fileExtension];
      const audioUrl = `${origin}${bucketPath}${key}`;
      const expiresAt = new Date(now().getTime() + lifetimeMs);
      return { presignedUrl: presignPut(audioUrl, contentType, expiresAt), audioUrl, contentType };
    },
    /** Returns the announced duration of an uploaded file in seconds; `null` if nothing was uploaded to the URL. */
    uploadedDuration(audioUrl: string): number | null {
      const key = URL.canParse(audioUrl) ? keyOf(audioUrl) : '';
      return uploaded.has(key) ? (durations.get(key) ?? null) : null;
    },
    /** Returns all completely uploaded objects, in order of upload. Their bytes are not kept. */
    objects: () => [...uploaded.values()],
    close: () => server.close(),
  };
}

/** Extracts the key of an object from its URL or path. */
function keyOf(address: string): string {
  return decodeURIComponent(new URL(address, 'http://store').pathname.slice(bucketPath.length));
}

/** Returns why S3 would reject a request; `null` if it would accept it. */
function refusalOf(request: IncomingMessage, now: Date) {
  if (request.headers.authorization !== undefined) return 'api-key';
  if (request.headers['transfer-encoding'] !== undefined) return 'chunked';
  const fault = signatureFault(request, now);
  return fault ?? (request.headers['content-length'] === undefined ? 'no-length' : null);
}
