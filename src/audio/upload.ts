import { once } from 'node:events';
import { createReadStream } from 'node:fs';

import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';
import { PrivateAddressError } from './addresses.ts';
import type { LocalFile } from './download.ts';
import { requestOutside } from './request.ts';

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

/** A failed upload. The message is for the user and never contains the URL. */
export class UploadProblem extends UserError {
  override name = 'UploadProblem';
  /** Whether a second attempt with a fresh URL may succeed. */
  readonly mayRetry: boolean;

  constructor(message: string, { mayRetry }: { mayRetry: boolean }) {
    super(message);
    this.mayRetry = mayRetry;
  }
}

/** Responses that say the store will never take this file: 411, 413, 415, and those that blame the method or the headers. */
const FINAL_STATUSES = [405, 406, 411, 413, 415, 501];

/**
 * Uploads a file to a presigned URL, as a stream of fixed length: S3-style stores reject any other. The URL itself is the
 * permission, so no authorization goes along.
 *
 * @throws {UploadProblem} if the URL may not be used, or the store rejects the file, drops the connection, or takes longer than `timeoutMs`.
 */
export async function uploadAudio(file: LocalFile, options: UploadOptions): Promise<void> {
  const status = await put(file, options);
  if (status >= 200 && status < 300) return;
  if (FINAL_STATUSES.includes(status)) {
    throw new UploadProblem(
      'The upload server does not accept this file. Save it as MP3 or M4A, with a lower quality if it is large, and try again.',
      { mayRetry: false },
    );
  }
  throw new UploadProblem(
    'The upload server rejected the file. No note was created. Try again in a few minutes.',
    { mayRetry: true },
  );
}

/** Sends the file. @returns the status of the response; its body is not read. */
async function put(file: LocalFile, options: UploadOptions): Promise<number> {
  const { presignedUrl, contentType, allowPrivateAddresses, timeoutMs } = options;
  const url = new URL(presignedUrl);
  if (url.protocol !== 'https:' && !allowPrivateAddresses) throw unusableUrl();

  // Because its end is given, the stream ends with the last byte, before the store can respond.
  const body = createReadStream(file.path, { end: file.sizeBytes - 1, highWaterMark: CHUNK_BYTES });
  const abort = new AbortController();
  const timer = setTimeout(() => {
    const message =
      'The upload of the audio file took too long. No note was created. Try again later, or use a smaller file.';
    abort.abort(new UploadProblem(message, { mayRetry: false }));
  }, timeoutMs);
  try {
    await once(body, 'open');
    const headers = { 'content-type': contentType, 'content-length': String(file.sizeBytes) };
    const { signal } = abort;
    try {
      const put = { method: 'PUT', headers, body, allowPrivateAddresses, signal } as const;
      const response = await requestOutside(url, put);
      response.destroy();
      return response.statusCode ?? 0;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PrivateAddressError) throw unusableUrl();
      // Without a cause, because Node's errors may contain the URL. A store that rejects early also looks like a reset.
      throw new UploadProblem(
        'The upload of the audio file was interrupted. No note was created. Try again in a few minutes.',
        { mayRetry: true },
      );
    }
  } finally {
    clearTimeout(timer);
    // The file is removed next, so it must be closed by then.
    if (!body.closed) await new Promise<void>((closed) => void body.once('close', closed).destroy());
  }
}

function unusableUrl(): UploadProblem {
  return new UploadProblem(
    `${product.name} returned an upload URL that is not a public https:// address, so the audio file was not sent. No note was created. Contact the support of ${product.name}.`,
    { mayRetry: false },
  );
}
