import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Dialect } from './dialect.ts';
import { createStoreFaults, refuse } from './store_faults.ts';
import type { StoreFaults } from './store_faults.ts';

export interface StoredObject {
  key: string;
  size: number;
  contentType: string;
  /** Hex. */
  sha256: string;
}

/** One attempt to upload, whatever came of it. */
export interface StoreRequest {
  method: string;
  key: string;
  headers: IncomingHttpHeaders;
  /** `null` while, or because, nothing was answered. */
  status: number | null;
}

export interface UploadAddress {
  presignedUrl: string;
  audioUrl: string;
  contentType: string;
}

/** An S3-compatible store that takes uploads to presigned addresses and nothing else. */
export interface ObjectStore {
  readonly requests: StoreRequest[];
  readonly faults: StoreFaults;
  /** A fresh upload address; the first call starts the server. */
  issue(fileExtension: AudioExtension, durationSec: number): Promise<UploadAddress>;
  /** The duration announced for an uploaded file in seconds, `null` when nothing was uploaded there. */
  uploadedDuration(audioUrl: string): number | null;
  /** Every complete object, in order of upload. */
  objects(): Promise<StoredObject[]>;
  close(): Promise<void>;
}

export const audioExtensions = ['m4a', 'mp3', 'wav', 'aac'] as const;
export type AudioExtension = (typeof audioExtensions)[number];

const mediaTypes: Record<AudioExtension, string> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
};

const bucket = 'uploads';
/** The one pair of credentials that s3rver knows. */
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface Issued {
  durationSec: number;
  expiresAt: number;
}

interface Running {
  origin: string;
  sign: (key: string, contentType: string, expiresIn: number) => Promise<string>;
  /** The hash of an object's bytes in hex. */
  sha256: (key: string) => Promise<string>;
  close: () => Promise<void>;
}

export function createStore({ dialect, now }: { dialect: Dialect; now: () => Date }): ObjectStore {
  const requests: StoreRequest[] = [];
  const faults = createStoreFaults();
  const issued = new Map<string, Issued>();
  const uploaded = new Map<string, { size: number; contentType: string }>();
  let running: Promise<Running> | null = null;
  let count = 0;

  const keyOf = (url: string): string =>
    decodeURIComponent(new URL(url).pathname.slice(`/${bucket}/`.length));

  /** What real S3 refuses and s3rver lets pass. True when the request was answered. */
  function refused(request: IncomingMessage, response: ServerResponse, key: string): boolean {
    const { headers } = request;
    if (!/[?&]X-Amz-Signature=/.test(request.url ?? '')) {
      return refuse(response, 403, 'AccessDenied', 'Access Denied');
    }
    if (headers['transfer-encoding'] !== undefined) {
      return refuse(
        response,
        501,
        'NotImplemented',
        'A header you provided implies functionality that is not implemented',
      );
    }
    if (headers['content-length'] === undefined) {
      return refuse(
        response,
        411,
        'MissingContentLength',
        'You must provide the Content-Length HTTP header.',
      );
    }
    // The workspace's clock may be set by a test, the signature's own expiry is checked by the real one.
    if (now().getTime() > (issued.get(key)?.expiresAt ?? Infinity)) {
      return refuse(response, 403, 'AccessDenied', 'Request has expired');
    }
    return false;
  }

  async function start(): Promise<Running> {
    const [{ default: S3rver }, { PutObjectCommand, S3Client }, { getSignedUrl }] = await Promise.all([
      import('@20minutes/s3rver'),
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ]);
    const directory = await mkdtemp(join(tmpdir(), 'workspace-store-'));
    const s3 = new S3rver({
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    await s3.configureBuckets();
    const handle = s3.getMiddleware();

    const server = http.createServer((request, response) => {
      const key = keyOf(`http://store${request.url ?? '/'}`);
      const record: StoreRequest = {
        method: request.method ?? '',
        key,
        headers: request.headers,
        status: null,
      };
      requests.push(record);
      response.once('finish', () => (record.status = response.statusCode));
      if (faults.strike(request, response) || refused(request, response, key)) return;
      response.once('finish', () => {
        if (response.statusCode !== 200) return;
        uploaded.set(key, {
          size: Number(request.headers['content-length']),
          contentType: request.headers['content-type'] ?? '',
        });
      });
      handle(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The store has no port.');
    const origin = `http://127.0.0.1:${address.port}`;
    const client = new S3Client({
      endpoint: origin,
      region: 'us-east-1',
      credentials,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });

    return {
      origin,
      sign: (key, contentType, expiresIn) =>
        getSignedUrl(client, new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType }), {
          expiresIn,
          signableHeaders: new Set(['content-type']),
        }),
      async sha256(key) {
        const hash = createHash('sha256');
        const object = await s3.store.getObject(bucket, key);
        if (object !== null) await pipeline(object.content, hash);
        return hash.digest('hex');
      },
      async close() {
        client.destroy();
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        s3.logger.close();
        await rm(directory, { recursive: true, force: true });
      },
    };
  }

  return {
    requests,
    faults,
    async issue(fileExtension, durationSec) {
      running ??= start();
      const { origin, sign } = await running;
      count += 1;
      const key = `recordings/${String(count).padStart(4, '0')}.${fileExtension}`;
      const contentType = mediaTypes[fileExtension];
      issued.set(key, { durationSec, expiresAt: now().getTime() + dialect.uploadExpiresSec * 1000 });
      return {
        presignedUrl: await sign(key, contentType, dialect.uploadExpiresSec),
        audioUrl: `${origin}/${bucket}/${key}`,
        contentType,
      };
    },
    uploadedDuration(audioUrl) {
      if (!URL.canParse(audioUrl)) return null;
      const key = keyOf(audioUrl);
      return uploaded.has(key) ? (issued.get(key)?.durationSec ?? null) : null;
    },
    async objects() {
      if (running === null) return [];
      const { sha256 } = await running;
      return Promise.all(
        [...uploaded].map(async ([key, object]) => ({ key, ...object, sha256: await sha256(key) })),
      );
    },
    async close() {
      await (await running)?.close();
    },
  };
}
