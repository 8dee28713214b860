import { once } from 'node:events';
import { createReadStream } from 'node:fs';

import { PrivateAddressError } from './addresses.ts';
import type { LocalFile } from './download.ts';
import { AudioProblem } from './problems.ts';
import { requestOutside, Watch } from './request.ts';

/** More than Node's 64 KB saves work. Much more would cost memory, because each chunk is a separate buffer. */
const CHUNK_BYTES = 128 * 1024;

export interface UploadOptions {
  /** Where to upload to; it is a secret and never shown. */
  presignedUrl: string;
  contentType: string;
  /** Whether the store may be in a private network or on this machine, without https: only in development. */
  allowPrivateAddresses: boolean;
  timeoutMs: number;
}

/** Responses that say the store will never take this file: 411, 413, 415, and those that blame the method or the headers. */
const FINAL_STATUSES = [405, 406, 411, 413, 415, 501];

/**
 * Uploads a file to a presigned URL, as a stream of fixed length: S3-style stores reject any other. The URL itself is the
 * permission, so no authorization goes along.
 *
 * @throws {AudioProblem} if the URL may not be used, or the store rejects the file, drops the connection, or takes longer than `timeoutMs`.
 */
export async function uploadAudio(file: LocalFile, options: UploadOptions): Promise<void> {
  const { presignedUrl, contentType, allowPrivateAddresses, timeoutMs } = options;
  const url = new URL(presignedUrl);
  const isAllowed = url.protocol === 'https:' || (allowPrivateAddresses && url.protocol === 'http:');
  if (!isAllowed) throw new AudioProblem('upload-url');

  // Because its end is given, the stream ends with the last byte, before the store can respond.
  const body = createReadStream(file.path, { end: file.sizeBytes - 1, highWaterMark: CHUNK_BYTES });
  const watch = new Watch(timeoutMs, 'upload-took-too-long');
  try {
    await once(body, 'open');
    const headers = { 'content-type': contentType, 'content-length': String(file.sizeBytes) };
    const put = { method: 'PUT', headers, body, allowPrivateAddresses, signal: watch.signal } as const;
    const response = await requestOutside(url, put).catch((error: unknown) => {
      // Without a cause, because Node's errors may contain the URL. A TypeError says that it can't send this at all. A store that rejects early also looks like a reset.
      const isUnusable = error instanceof PrivateAddressError || String(error).startsWith('TypeError');
      throw watch.problem ?? new AudioProblem(isUnusable ? 'upload-url' : 'upload-interrupted');
    });
    response.destroy();
    const { statusCode: status = 0 } = response;
    if (FINAL_STATUSES.includes(status)) throw new AudioProblem('upload-refused');
    if (status < 200 || status >= 300) throw new AudioProblem('upload-rejected');
  } finally {
    watch.end();
    // The file is removed next, so it must be closed by then.
    if (!body.closed) await new Promise<void>((closed) => void body.once('close', closed).destroy());
  }
}
