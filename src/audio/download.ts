import { rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import * as zod from 'zod/mini';

import { DOWNLOAD_STALL_MS } from '../api/budgets.ts';
import { PrivateAddressError } from './addresses.ts';
import { AudioProblem, type AudioProblemKind } from './problems.ts';
import { requestOutside } from './request.ts';
import { sweepAbandoned, temporaryPath } from './temporary.ts';

/** Zapier's disk holds 512 MB. */
const LARGEST_FILE_BYTES = 450e6;
const MOST_REDIRECTS = 10;
const PARTIAL_CONTENT = 206;

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
  const watch = new Watch(options.timeoutMs, options.stallMs ?? DOWNLOAD_STALL_MS);
  try {
    const response = await follow(link, options, watch);
    const maxBytes = options.maxBytes ?? LARGEST_FILE_BYTES;
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
      response.destroy();
      throw new AudioProblem('too-large');
    }
    try {
      await writeFile(path, received(response, maxBytes, watch), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      // Download failures are `AudioProblem`s already, so this is a failure of the disk.
      throw error instanceof AudioProblem ? error : new AudioProblem('no-room', { cause: error });
    }
  } finally {
    watch.end();
  }
}

/** Follows redirects and returns the response with the file. */
async function follow(link: URL, options: DownloadOptions, watch: Watch): Promise<IncomingMessage> {
  let url = link;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const response = await get(url, options, watch);
    watch.hasHeard();
    const status = response.statusCode ?? 0;
    // Nobody asked for a part.
    if (status >= 200 && status < 300 && status !== PARTIAL_CONTENT) return response;

    response.destroy();
    if (![301, 302, 303, 307, 308].includes(status)) throw new AudioProblem(problemOfStatus(status));
    const { location } = response.headers;
    const next = location === undefined ? null : parseLink(inUtf8(location), url.href);
    if (next === null) throw new AudioProblem('refused-download');
    url = next;
  }
  throw new AudioProblem('refused-download');
}

async function get(
  url: URL,
  { allowPrivateAddresses }: DownloadOptions,
  watch: Watch,
): Promise<IncomingMessage> {
  const { signal } = watch;
  signal.throwIfAborted();
  const headers = { 'accept-encoding': 'identity', accept: '*/*' };
  try {
    return await requestOutside(url, { method: 'GET', headers, allowPrivateAddresses, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrivateAddressError) throw new AudioProblem('private-address');
    const kind = codeOf(error).startsWith('HPE_') ? 'refused-download' : 'unreachable';
    throw new AudioProblem(kind, { cause: error });
  }
}

/** The bytes of the file as they arrive and are decompressed, up to the size limit. */
async function* received(response: IncomingMessage, maxBytes: number, watch: Watch): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = decoded(response);
  const { socket } = response;
  let sizeBytes = 0;
  try {
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
    watch.signal.throwIfAborted();
    if (error instanceof AudioProblem) throw error;
    // Data that is not compressed as its label says, or not at all.
    const kind = codeOf(error) === 'Z_DATA_ERROR' ? 'refused-download' : 'broke-off';
    throw new AudioProblem(kind, { cause: error });
  }
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

const coded = zod.object({ code: zod.string() });

/** The code of one of Node's errors: `HPE_…` for a response that is not HTTP, `Z_…` for decompression. */
function codeOf(error: unknown): string {
  return coded.safeParse(error).data?.code ?? '';
}

function problemOfStatus(status: number): AudioProblemKind {
  if (status === 401 || status === 403) return 'not-public';
  if (status === 404 || status === 410) return 'gone';
  return 'refused-download';
}

/** Ends a download that takes too long or has stalled. */
class Watch {
  readonly #abort = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #silence: NodeJS.Timeout;

  constructor(timeoutMs: number, stallMs: number) {
    const end = () => this.#abort.abort(new AudioProblem('took-too-long'));
    this.#whole = setTimeout(end, timeoutMs);
    // Even with no time left, a timer runs for a millisecond, which is enough for a small file.
    if (timeoutMs <= 0) end();
    this.#silence = setTimeout(() => this.#abort.abort(new AudioProblem('stalled')), stallMs);
  }

  /** Aborted with the problem as its reason. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  hasHeard(): void {
    this.#silence.refresh();
  }

  end(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
  }
}
