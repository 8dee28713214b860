import * as zod from 'zod';

import { parseJson } from '../../src/api/json_stream.ts';

/** The limit keeps the load on the service low. */
const MOST_REQUESTS = 60;
const PATIENCE_MS = 20_000;

/** The parts of a response that the survey uses. */
export interface Response {
  status: number;
  headers: Headers;
  /** The format of the body. */
  form: 'json' | 'html' | 'text' | 'empty';
  /** The parsed body; undefined unless `form` is `json`. */
  body: unknown;
  bytes: number;
  /** From sending the request to the last byte, in milliseconds. */
  ms: number;
}

export type Query = Readonly<Record<string, string | number | readonly string[]>>;

/** Sends GET requests to the service, one at a time and up to a limit. */
export interface Visitor {
  readonly requests: number;
  get(path: string, query?: Query, options?: { key?: string }): Promise<Response>;
}

/** The survey can't continue; the message says what to do. */
export class SurveyError extends Error {
  override name = 'SurveyError';
}

/** @param baseUrl without a trailing slash */
export function visit({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): Visitor {
  let requests = 0;
  return {
    get requests() {
      return requests;
    },
    async get(path, query = {}, { key = apiKey } = {}) {
      requests += 1;
      if (requests > MOST_REQUESTS)
        throw new SurveyError(`The survey needs more than ${MOST_REQUESTS} requests.`);
      const response = await fetchOnce(`${baseUrl}${path}${queryText(query)}`, key, path);
      if (response.status === 429) {
        const after = response.headers.get('retry-after');
        throw new SurveyError(
          `The service reached its rate limit (429 at ${path}, after ${requests} requests). Run this again later${after === null ? '' : ` (Retry-After: ${after})`}.`,
        );
      }
      return response;
    },
  };
}

async function fetchOnce(url: string, key: string, path: string): Promise<Response> {
  const start = performance.now();
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      // Following a redirect would send the key along.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const body = parseJson(text);
    return {
      status: response.status,
      headers: response.headers,
      form: formOf(text, body),
      body,
      bytes: Buffer.byteLength(text),
      ms: performance.now() - start,
    };
  } catch (error) {
    throw new SurveyError(
      `GET ${path} failed: ${reasonOf(error)}. Check BASE_URL and whether the service is running.`,
    );
  }
}

function queryText(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each));
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}

function formOf(text: string, body: unknown): Response['form'] {
  if (text.trim() === '') return 'empty';
  if (body !== undefined) return 'json';
  return /^\s*</.test(text) ? 'html' : 'text';
}

const failure = zod.object({
  name: zod.string(),
  cause: zod.object({ code: zod.string() }).optional().catch(undefined),
});

/** Describes a failed request. Omits the error's message, which may quote the header with the key. */
function reasonOf(error: unknown): string {
  const { name, cause } = failure.safeParse(error).data ?? {};
  if (name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} s`;
  return cause?.code ?? 'the connection was lost';
}
