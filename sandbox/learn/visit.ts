import { setTimeout as sleep } from 'node:timers/promises';

import * as zod from 'zod';

import { serviceMessage } from '../../src/api/error_body.ts';
import { retryAfterSeconds } from '../../src/api/errors.ts';
import { parseJson } from '../../src/api/json_stream.ts';
import { presentable } from '../../src/zapier/errors.ts';

/** The limit keeps the load on the service low. */
const MOST_REQUESTS = 60;
const PATIENCE_MS = 20_000;
/** So often, a request that failed is repeated. */
const MOST_FAILURES = 2;
/** A service that asks for longer waits than this in all is surveyed another time. */
const LONGEST_WAITS_SEC = 600;

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
  /** The request without the service's address: `GET /v1/notes?limit=100`. */
  request: string;
  /** The service's own reason, if it refused and gave one; else empty. */
  reason: string;
}

export type Query = Readonly<Record<string, string | number | readonly string[]>>;

/** Sends GET requests to the service, one at a time and up to a limit. */
export interface Visitor {
  readonly requests: number;
  /** Those that the service did not answer with a 2xx. */
  readonly refused: readonly Response[];
  /** How often the service asked to wait, and for how many seconds in all. */
  readonly pauses: { readonly count: number; readonly seconds: number };
  readonly get: (path: string, query?: Query, options?: { isKeyWrong?: boolean }) => Promise<Response>;
}

/** The survey can't continue; the message says what to do. */
export class SurveyError extends Error {
  override name = 'SurveyError';
}

interface VisitOptions {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  wait?: (seconds: number) => Promise<unknown>;
}

export function visit({ baseUrl, apiKey, wait = (seconds) => sleep(seconds * 1000) }: VisitOptions): Visitor {
  const refused: Response[] = [];
  const pauses = { count: 0, seconds: 0 };
  let requests = 0;
  return {
    refused,
    pauses,
    get requests() {
      return requests;
    },
    async get(path, query = {}, { isKeyWrong = false } = {}) {
      const key = isKeyWrong ? altered(apiKey) : apiKey;
      let failures = 0;
      for (;;) {
        requests += 1;
        if (requests > MOST_REQUESTS)
          throw new SurveyError(`The survey needs more than ${MOST_REQUESTS} requests.`);
        const response = await fetchOnce(baseUrl, `${path}${queryText(query)}`, key);
        // A failure that passes says nothing about the service.
        if (response.status >= 500 && response.status !== 503 && failures < MOST_FAILURES) {
          failures += 1;
          await wait(1);
          continue;
        }
        if (response.status === 401 && !isKeyWrong) {
          throw new SurveyError(
            `The service rejected the API key (401 at ${path}), so nothing was learned. Check API_KEY and run this again.`,
          );
        }
        if (response.status !== 429 && !(response.status === 503 && response.headers.has('retry-after'))) {
          if (response.status >= 300) refused.push(response);
          return response;
        }
        // The request that was one too many did not count for anything.
        requests -= 1;
        const seconds = retryAfterSeconds(response.headers, new Date());
        pauses.count += 1;
        pauses.seconds += seconds;
        if (pauses.seconds > LONGEST_WAITS_SEC) {
          throw new SurveyError(
            `The service limits its rate: after ${requests} requests, it asks to wait ${seconds} s more (${response.status} at ${path}). Run this again later.`,
          );
        }
        console.log(`The service asks for a pause of ${seconds} s, after ${requests} requests.`);
        await wait(seconds);
      }
    },
  };
}

async function fetchOnce(baseUrl: string, path: string, key: string): Promise<Response> {
  const start = performance.now();
  try {
    const response = await fetch(`${baseUrl}${path}`, {
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
      request: `GET ${path}`,
      reason: response.ok ? '' : presentable(serviceMessage(text) ?? '', key),
    };
  } catch (error) {
    throw new SurveyError(
      `GET ${path} failed: ${reasonOf(error)}. Check BASE_URL and whether the service is running.`,
    );
  }
}

/** Letters and digits, by kind: an ID in hexadecimal stays one. */
const KINDS = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEF', 'GHIJKLMNOPQRSTUVWXYZ'];

/** Another text of the same form, so that it is not refused for its form alone. Differs in the last characters. */
export function altered(text: string): string {
  const next = (character: string) => {
    const kind = KINDS.find((characters) => characters.includes(character)) ?? character;
    return kind.charAt((kind.indexOf(character) + 5) % kind.length);
  };
  return text.slice(0, -8) + text.slice(-8).replace(/[0-9a-z]/gi, next);
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
  cause: zod.object({ code: zod.string().optional(), message: zod.string() }).optional().catch(undefined),
});

/** Describes a failed request. Omits the error's message, which may quote the header with the key. */
function reasonOf(error: unknown): string {
  const { name, cause } = failure.safeParse(error).data ?? {};
  if (name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} s`;
  // Like browsers, `fetch` refuses the ports of some well-known services.
  if (cause?.message === 'bad port') return 'Node.js blocks this port';
  return cause?.code ?? 'the connection was lost';
}
