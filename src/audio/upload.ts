import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

import { UserError } from '../api/user_error.ts';
import type { LocalFile } from './download.ts';

/** More than the 64 KB of Node saves work; far more would take memory, since each piece is a buffer of its own. */
const CHUNK_BYTES = 128 * 1024;

/** The one request an upload makes; the platform's `z.request` takes it. */
export interface UploadRequest {
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
  body: Readable;
  redirect: 'manual';
  signal: AbortSignal;
  skipThrowForStatus: true;
  throwForThrottlingEarly: false;
}
export type SendUpload = (request: UploadRequest) => Promise<{ status: number }>;

export interface UploadTarget {
  /** The address to upload to; it is a secret and never shown. */
  presignedUrl: string;
  contentType: string;
}

/** An upload that failed; the message is a finished sentence and never holds the address. */
export class UploadProblem extends UserError {
  override name = 'UploadProblem';
  /** Whether a second try with a fresh address may go well. */
  readonly freshAddressMayHelp: boolean;

  constructor(message: string, freshAddressMayHelp: boolean) {
    super(message);
    this.freshAddressMayHelp = freshAddressMayHelp;
  }
}

/** Answers that say the store will never take this file: 411, 413, 415 and what the method or headers are to blame for. */
const FINAL_STATUSES = [405, 406, 411, 413, 415, 501];

/**
 * Uploads a file to a presigned address, as a stream of fixed length: stores of the S3 kind refuse any other.
 *
 * @param send makes the request, without any authorization: the address itself is the permission.
 * @throws {UploadProblem} where the store refuses the file, breaks off, or takes longer than `timeoutMs`.
 */
export async function uploadAudio(
  send: SendUpload,
  file: LocalFile,
  target: UploadTarget,
  timeoutMs: number,
): Promise<void> {
  const status = await put(send, file, target, timeoutMs);
  if (status < 300) return;
  if (FINAL_STATUSES.includes(status)) {
    throw new UploadProblem(
      'The place where audio files are uploaded does not take this file. Save it as MP3 or M4A, with a lower quality if it is large, and try again.',
      false,
    );
  }
  throw new UploadProblem(
    'The place where audio files are uploaded did not take the file. No note was created. Try again in a few minutes.',
    true,
  );
}

async function put(
  send: SendUpload,
  file: LocalFile,
  target: UploadTarget,
  timeoutMs: number,
): Promise<number> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort(
      new UploadProblem(
        'The upload of the audio file took too long. No note was created. Try again later, or use a smaller file.',
        false,
      ),
    );
  }, timeoutMs);
  // A failing stream would leave the request waiting for the rest of its body.
  const body = createReadStream(file.path, { highWaterMark: CHUNK_BYTES }).on('error', (error) =>
    abort.abort(error),
  );
  try {
    const { status } = await send({
      url: target.presignedUrl,
      method: 'PUT',
      headers: { 'content-type': target.contentType, 'content-length': String(file.sizeBytes) },
      body,
      redirect: 'manual',
      signal: abort.signal,
      skipThrowForStatus: true,
      throwForThrottlingEarly: false,
    });
    return status;
  } catch {
    abort.signal.throwIfAborted();
    // Not even as a cause: the platform's message holds the address. A store that refuses early shows as a reset, too.
    throw new UploadProblem(
      'The upload of the audio file broke off. No note was created. Try again in a few minutes.',
      true,
    );
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
}
