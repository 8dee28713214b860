import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import * as zod from 'zod';
import type { Dialect } from './dialect.ts';
import { presignPut, signatureFault } from './signature.ts';
import { createStoreFaults, refuse } from './store_faults.ts';

interface StoredObject {
  key: string;
  size: number;
  contentType: string;
  /** Hex. */
  sha256: string;
}

/** One attempt to upload, whatever came of it. */
interface StoreRequest {
  method: string;
  key: string;
  headers: IncomingHttpHeaders;
  /** `null` while, or because, nothing was answered. */
  status: number | null;
}

const mediaTypes = { m4a: 'audio/mp4', mp3: 'audio/mpeg', wav: 'audio/wav', aac: 'audio/aac' };
export type AudioExtension = keyof typeof mediaTypes;
export const audioExtensions = Object.keys(mediaTypes) as AudioExtension[];

const bucketPath = '/uploads/';

export type ObjectStore = Awaited<ReturnType<typeof startStore>>;

/** Starts a store, on a free loopback port, that takes uploads to presigned addresses under the rules of S3, and nothing else. */
export async function startStore({ dialect, now }: { dialect: Dialect; now: () => Date }) {
  const requests: StoreRequest[] = [];
  const faults = createStoreFaults();
  const durations = new Map<string, number>();
  const uploaded = new Map<string, StoredObject>();

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const key = keyOf(url);
    const { method = '', headers } = request;
    const record: StoreRequest = { method, key, headers, status: null };
    requests.push(record);
    response.once('finish', () => (record.status = response.statusCode));
    if (faults.strike(request, response) || refused(request, response, url, now())) return;
    // A connection that breaks leaves nothing behind.
    request.on('error', () => response.destroy());
    const hash = createHash('sha256');
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.on('end', () => {
      const size = Number(headers['content-length']);
      const contentType = headers['content-type'] ?? '';
      uploaded.set(key, { key, size, contentType, sha256: hash.digest('hex') });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${zod.object({ port: zod.number() }).parse(server.address()).port}`;

  return {
    requests,
    faults,
    /** A fresh upload address. */
    issue(fileExtension: AudioExtension, durationSec: number) {
      const key = `recordings/${String(durations.size + 1).padStart(4, '0')}.${fileExtension}`;
      durations.set(key, durationSec);
      const contentType = mediaTypes[fileExtension];
      const audioUrl = `${origin}${bucketPath}${key}`;
      const presignedUrl = presignPut(audioUrl, contentType, now(), dialect.uploadExpiresSec);
      return { presignedUrl, audioUrl, contentType };
    },
    /** The duration announced for an uploaded file in seconds, `null` when nothing was uploaded there. */
    uploadedDuration(audioUrl: string): number | null {
      const key = URL.canParse(audioUrl) ? keyOf(new URL(audioUrl)) : '';
      return uploaded.has(key) ? (durations.get(key) ?? null) : null;
    },
    /** Every complete object, in order of upload. Their bytes are not kept. */
    objects: () => [...uploaded.values()],
    async close(): Promise<void> {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function keyOf(url: URL): string {
  return decodeURIComponent(url.pathname.slice(bucketPath.length));
}

/** What S3 refuses. True when the request was answered. */
function refused(request: IncomingMessage, response: ServerResponse, url: URL, now: Date): boolean {
  const { method = '', headers } = request;
  if (headers.authorization !== undefined) {
    return refuse(response, 400, 'InvalidArgument', 'Only one auth mechanism allowed');
  }
  if (headers['transfer-encoding'] !== undefined) {
    const message = 'A header you provided implies functionality that is not implemented';
    return refuse(response, 501, 'NotImplemented', message);
  }
  const fault = signatureFault(method, url, headers, now);
  if (fault !== null) return refuse(response, 403, ...fault);
  if (headers['content-length'] === undefined) {
    const message = 'You must provide the Content-Length HTTP header.';
    return refuse(response, 411, 'MissingContentLength', message);
  }
  return false;
}
