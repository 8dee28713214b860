import { rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import * as zod from 'zod/mini';

import { DOWNLOAD_STALL_MS } from '../api/budgets.ts';
import { PrivateAddressError } from './addresses.ts';
import { AudioProblem, type AudioProblemKind } from './problems.ts';
import { requestOutside, Watch } from './request.ts';
import { sweepAbandoned, temporaryPath } from './temporary.ts';

/** Zapier's disk holds 512 MB. */
const LARGEST_FILE_BYTES = 450e6;
const MOST_REDIRECTS = 10;
const REDIRECTS = [301, 302, 303, 307, 308];
const PARTIAL_CONTENT = 206;
const PROBLEMS_OF_STATUS: Readonly<Record<number, AudioProblemKind>> = {
  401: 'not-public',
  403: 'not-public',
  404: 'gone',
  410: 'gone',
};

export interface DownloadOptions {
  /** Whether links may lead to private networks and to this machine: only in development. */
  allowPrivateAddresses: boolean;
  /** How long the whole download may take. */
  timeoutMs: number;
  stallMs?: number;
  maxBytes?: number;
  directory?: string;
}

/** A downloaded file on this machine's disk. */
export interface LocalFile {
  path: string;
  sizeBytes: number;
}

/**
 * Downloads to a temporary file, passes it to `use`, and always removes it.
 *
 * @param source the value of a step's file field: a link, or anything a user typed.
 * @returns what `use` returns.
 * @throws {AudioProblem} if the source is not a link or leads to a private address, or the download fails.
 */
export async function withDownloadedAudio<Result>(
  source: string,
  options: DownloadOptions,
  use: (file: LocalFile) => Promise<Result>,
): Promise<Result> {
  const link = parseLink(source.trim());
  if (link === null) throw new AudioProblem('not-a-link');

  const directory = options.directory ?? tmpdir();
  await sweepAbandoned(directory);
  const path = temporaryPath(directory);
  try {
    await download(link, path, options);
    const { size: sizeBytes } = await stat(path);
    if (sizeBytes === 0) throw new AudioProblem('empty');
    return await use({ path, sizeBytes });
  } finally {
    await rm(path, { force: true });
  }
}

async function download(link: URL, path: string, options: DownloadOptions): Promise<void> {
  const watch = new Watch(options.timeoutMs, 'took-too-long', options.stallMs ?? DOWNLOAD_STALL_MS);
  try {
    const response = await follow(link, options, watch);
    const bytes = received(response, options.maxBytes ?? LARGEST_FILE_BYTES, watch);
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Failures of the download are `AudioProblem`s already, so this is one of the disk.
    throw error instanceof AudioProblem ? error : new AudioProblem('no-room', { cause: error });
  } finally {
    watch.end();
  }
}

/** Follows redirects and returns the response with the file. */
async function follow(
  link: URL,
  { allowPrivateAddresses }: DownloadOptions,
  watch: Watch,
): Promise<IncomingMessage> {
  const accepting = { 'accept-encoding': 'identity', accept: '*/*' };
  const get = { method: 'GET', headers: accepting, allowPrivateAddresses, signal: watch.signal } as const;
  let url: URL | null = link;
  for (let hops = 0; url !== null && hops <= MOST_REDIRECTS; hops++) {
    const response: IncomingMessage = await requestOutside(url, get).catch((error: unknown) => {
      throw problemOf(error, watch, 'unreachable');
    });
    watch.hasHeard();
    const { statusCode: status = 0, headers } = response;
    // Nobody asked for a part.
    if (status >= 200 && status < 300 && status !== PARTIAL_CONTENT) return response;
    response.destroy();
    if (!REDIRECTS.includes(status)) throw new AudioProblem(PROBLEMS_OF_STATUS[status] ?? 'refused-download');
    url = headers.location === undefined ? null : parseLink(inUtf8(headers.location), url.href);
  }
  throw new AudioProblem('refused-download');
}

/** The bytes of the file as they arrive and are decompressed, up to the size limit. */
async function* received(response: IncomingMessage, maxBytes: number, watch: Watch): AsyncGenerator<Buffer> {
  const { socket } = response;
  const saidBytes = Number(response.headers['content-length'] ?? 0);
  let sizeBytes = 0;
  try {
    if (saidBytes > maxBytes) throw new AudioProblem('too-large');
    const chunks: AsyncIterable<Buffer> = decoded(response);
    for await (const chunk of chunks) {
      watch.hasHeard();
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new AudioProblem('too-large');
      yield chunk;
    }
    // Without a length or chunks, a body ends properly whenever its connection does, even by an error or by the watch.
    watch.signal.throwIfAborted();
    if (socket.errored !== null) throw socket.errored;
  } catch (error) {
    throw problemOf(error, watch, 'broke-off');
  } finally {
    response.destroy();
  }
}

/** The code of a response that is not HTTP, or not compressed as its label says. */
const nonsense = zod.object({ code: zod.string().check(zod.regex(/^(?:HPE_|Z_DATA_ERROR$)/)) });

function problemOf(error: unknown, { problem }: Watch, otherwise: AudioProblemKind): AudioProblem {
  if (problem !== undefined) return problem;
  if (error instanceof AudioProblem) return error;
  if (error instanceof PrivateAddressError) return new AudioProblem('private-address');
  const kind = nonsense.safeParse(error).success ? 'refused-download' : otherwise;
  return new AudioProblem(kind, { cause: error });
}

/** Some servers compress although they are asked not to. */
function decoded(response: IncomingMessage): Readable {
  const decoder = decoders.get(response.headers['content-encoding']?.toLowerCase());
  if (decoder === undefined) return response;
  // The reader of the decoder gets the failure of either stream.
  return pipeline(response, decoder(), () => undefined);
}

const decoders = new Map<string | undefined, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The URL that was typed or sent; null if it isn't one. */
function parseLink(text: string, base?: string): URL | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Node reads headers as Latin-1, but many servers send addresses in UTF-8. */
function inUtf8(header: string): string {
  const text = Buffer.from(header, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? header : text;
}
