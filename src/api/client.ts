import type { HttpRequestOptions, RawHttpResponse } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { baseUrl } from './base_url.ts';
import { REQUEST_MS, STEP_MS } from './budgets.ts';
import { Connections } from './connections.ts';
import { Deadline } from './deadline.ts';
import { type Endpoint, fillPath, type ListEndpoint, type PathIds } from './endpoint.ts';
import { errorForAnswer, ServiceError, unavailable, unexpectedAnswer } from './errors.ts';
import { NotJson, parseJson, readJsonList, readText } from './json_stream.ts';

declare module 'zapier-platform-core' {
  interface HttpRequestOptions {
    /** Passed on to node-fetch, though the platform's own types leave it out. */
    signal?: AbortSignal;
    /** Only with `false` does a 429 reach the app; the platform's own types leave it out. */
    throwForThrottlingEarly?: boolean;
  }
}

/** A single record is parsed whole, so it must fit into the step's memory several times over. */
const LARGEST_RECORD_BYTES = 32 * 1024 * 1024;
const LARGEST_ERROR_BYTES = 64 * 1024;

export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

interface CallArguments {
  ids?: PathIds;
  query?: Query;
  body?: unknown;
}

/** What a page of a list says besides its items. */
export interface PageEnd {
  pagination: unknown;
  bytes: number;
}

interface OpenResponse {
  body: RawAnswer['body'];
  close: () => void;
}

type AnyEndpoint = Endpoint | ListEndpoint;
/** What is read of the platform's answer. */
type RawAnswer = Pick<RawHttpResponse, 'status' | 'body'> & { headers: Pick<Headers, 'get'> };
/** Makes one request; the platform's `z.request` does. */
export type SendRequest = (options: HttpRequestOptions & { url: string; raw: true }) => Promise<RawAnswer>;

/**
 * The only way to the service: an endpoint goes in, a parsed response or a `ServiceError` comes out.
 *
 * One client lives for one step of a Zap and keeps track of the step's time.
 */
export class Client {
  readonly deadline = new Deadline(STEP_MS);
  /** What the successful writes have done, as clauses: `the note was updated`. */
  readonly effects: string[] = [];
  readonly #request: SendRequest;
  readonly #apiKey: string;
  readonly #connections = new Connections();

  constructor(request: SendRequest, apiKey: string) {
    this.#request = request;
    this.#apiKey = apiKey;
  }

  /**
   * Calls an endpoint and returns its parsed response. A read is tried once more if the connection drops.
   *
   * @throws {ServiceError} for everything but a 2xx of the documented shape.
   */
  async call<Answer>(endpoint: Endpoint<Answer>, given: CallArguments = {}): Promise<Answer> {
    const once = async () => {
      const { body, close } = await this.#send(endpoint, given);
      return await readRecord(endpoint, body).finally(close);
    };
    try {
      const answer = await once().catch((error: unknown) => {
        if (endpoint.method !== 'GET' || !isDroppedConnection(error)) throw error;
        return once();
      });
      if (endpoint.effect !== undefined) this.effects.push(endpoint.effect);
      return answer;
    } catch (error) {
      throw toServiceError(error, endpoint);
    }
  }

  /**
   * Reads one page of a list and yields each item as soon as it has arrived, so that a page is never in memory as a
   * whole: a hundred notes of four hours weigh 90 MB. The page is read once more if the connection drops; no id is
   * yielded twice.
   *
   * @throws {ServiceError} for everything but a 2xx of the documented shape.
   */
  async *page<Item extends { id: string }>(
    endpoint: ListEndpoint<Item>,
    { query = {} }: Pick<CallArguments, 'query'> = {},
  ): AsyncGenerator<Item, PageEnd, undefined> {
    const yielded = new Set<string>();
    try {
      try {
        return yield* this.#pageOnce(endpoint, query, yielded);
      } catch (error) {
        if (!isDroppedConnection(error)) throw error;
        return yield* this.#pageOnce(endpoint, query, yielded);
      }
    } catch (error) {
      throw toServiceError(error, endpoint);
    }
  }

  /** Closes all connections. */
  close(): void {
    this.#connections.close();
  }

  async *#pageOnce<Item extends { id: string }>(
    endpoint: ListEndpoint<Item>,
    query: Query,
    yielded: Set<string>,
  ): AsyncGenerator<Item, PageEnd, undefined> {
    const response = await this.#send(endpoint, { query });
    try {
      const { envelope, bytes } = yield* readJsonList(response.body, endpoint.itemsKey, (value) => {
        const item = conforming(endpoint, endpoint.item, value, [endpoint.itemsKey]);
        if (yielded.has(item.id)) return undefined;
        yielded.add(item.id);
        return item;
      });
      const shape = zod.object({
        [endpoint.itemsKey]: zod.array(zod.null()),
        pagination: zod.optional(zod.unknown()),
      });
      return { pagination: conforming(endpoint, shape, envelope).pagination, bytes };
    } finally {
      response.close();
    }
  }

  /** Sends one request; the caller closes the response, read to its end or not. */
  async #send(endpoint: AnyEndpoint, { ids = {}, query = {}, body }: CallArguments): Promise<OpenResponse> {
    const url = baseUrl() + fillPath(endpoint, ids);
    const done = new AbortController();
    const close = () => done.abort();
    const timeout = AbortSignal.timeout(Math.min(REQUEST_MS, Math.ceil(this.deadline.remainingMs)));
    try {
      const raw = await this.#request({
        url,
        method: endpoint.method,
        headers: {
          // The key is added here and nowhere else: `url` is the service's by construction.
          authorization: `Bearer ${this.#apiKey}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        params: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
        // A Buffer is the only body in which the platform leaves `{{…}}` alone.
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
        // A redirect to another port of the same host would take the key along, and the service documents none.
        redirect: 'manual',
        // Without `raw` the platform parses every response twice and logs its content.
        raw: true,
        skipThrowForStatus: true,
        throwForThrottlingEarly: false,
        agent: this.#connections.agentFor(url, { isRead: endpoint.method === 'GET' }),
        signal: AbortSignal.any([timeout, done.signal]),
      });
      if (raw.status < 200 || raw.status >= 300) throw await refusal(endpoint, raw, this.#apiKey);
      return { body: raw.body, close };
    } catch (error) {
      close();
      throw error;
    }
  }
}

async function refusal(endpoint: AnyEndpoint, raw: RawAnswer, apiKey: string): Promise<ServiceError> {
  const body = (await readText(raw.body, LARGEST_ERROR_BYTES)) ?? '';
  return errorForAnswer(
    {
      status: raw.status,
      retryAfter: raw.headers.get('retry-after'),
      // The service's own words are shown to the user, and may quote the key.
      body: apiKey === '' ? body : body.replaceAll(apiKey, '(API key)'),
    },
    endpoint,
  );
}

async function readRecord<Answer>(endpoint: Endpoint<Answer>, body: RawAnswer['body']): Promise<Answer> {
  const text = await readText(body, LARGEST_RECORD_BYTES);
  if (text === null) throw unexpectedAnswer(endpoint, 'more data than a step can hold');
  return conforming(endpoint, endpoint.answer, parseJson(text));
}

/** The value as the schema has it; the error of one that does not fit names the field and never the value. */
function conforming<Value>(
  endpoint: AnyEndpoint,
  schema: zod.ZodMiniType<Value>,
  value: unknown,
  path: PropertyKey[] = [],
): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (value === undefined) throw unexpectedAnswer(endpoint, 'something other than JSON');
  const field = [...path, ...(result.error.issues[0]?.path ?? [])].map(String).join('.');
  throw unexpectedAnswer(
    endpoint,
    field === '' ? 'another kind of JSON value' : `an unexpected value in the field "${field}"`,
  );
}

const networkError = zod.object({
  name: zod.string(),
  code: zod.optional(zod.string()),
  type: zod.optional(zod.string()),
});
const DROPPED: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

function isDroppedConnection(error: unknown): boolean {
  return DROPPED.has(networkError.safeParse(error).data?.code);
}

/** Errors of the network become a sentence; what is not about this exchange passes as it is. */
function toServiceError(error: unknown, endpoint: AnyEndpoint): unknown {
  const known = error instanceof ServiceError ? error : networkFailure(error, endpoint);
  if (known === undefined) return error;
  const mayHaveHappened = known.kind === 'unavailable' || known.kind === 'unexpected-answer';
  if (mayHaveHappened && 'answer' in endpoint) known.uncertainty = uncertaintyOf(endpoint);
  return known;
}

function uncertaintyOf({ effect, uncertainty }: Endpoint): string | undefined {
  if (effect === undefined) return uncertainty;
  return uncertainty ?? `It is not known whether ${effect}: look before you run the step again.`;
}

function networkFailure(error: unknown, endpoint: AnyEndpoint): ServiceError | undefined {
  if (error instanceof NotJson) return unexpectedAnswer(endpoint, 'something other than JSON');
  const { name, code, type } = networkError.safeParse(error).data ?? {};
  if (name === 'AbortError') return unavailable('did not answer in time');
  // node-fetch's own errors have a `type`; those of the streams below it only a code, a broken gzip's beginning with Z.
  if (type !== undefined || code?.startsWith('Z_') || isDroppedConnection(error)) {
    return unavailable('could not be reached, or the connection broke');
  }
  return undefined;
}
