import type { HttpRequestOptions, RawHttpResponse } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { baseUrl } from './base_url.ts';
import { Connection } from './connection.ts';
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

/** Zapier ends a step after 30 s without a word; ours ends before that, with a sentence. */
const STEP_MS = 27_000;
const REQUEST_MS = 20_000;

/** A single record is parsed whole, so it must fit into the step's memory several times over. */
const LARGEST_RECORD_BYTES = 32 * 1024 * 1024;
const LARGEST_ERROR_BYTES = 64 * 1024;

export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

interface CallArguments {
  ids?: PathIds;
  query?: Query;
  body?: unknown;
}

/** One answer of a list endpoint. */
export interface ListAnswer<Result> {
  /** What the callback made of each item. */
  results: Result[];
  pagination: unknown;
  bytes: number;
}

type AnyEndpoint = Endpoint | ListEndpoint;
/** What is read of the platform's answer. */
type RawAnswer = Pick<RawHttpResponse, 'status' | 'body'> & { headers: Pick<Headers, 'get'> };
/** Makes one request; the platform's `z.request` does. */
export type SendRequest = (options: HttpRequestOptions & { url: string; raw: true }) => Promise<RawAnswer>;

/**
 * The one way to the service: an endpoint goes in, a parsed answer or a `ServiceError` comes out.
 *
 * One client lives for one step of a Zap and keeps the step's time.
 */
export class Client {
  readonly deadline = new Deadline(STEP_MS);
  /** What the writes that went through have done, as half sentences. */
  readonly effects: string[] = [];
  readonly #request: SendRequest;
  readonly #apiKey: string;
  /** Connections that are free for the next read. */
  readonly #kept: Connection[] = [];

  constructor(request: SendRequest, apiKey: string) {
    this.#request = request;
    this.#apiKey = apiKey;
  }

  /**
   * Calls an endpoint and gives its parsed answer.
   *
   * @throws {ServiceError} for everything but a 2xx of the documented shape.
   */
  async call<Answer>(endpoint: Endpoint<Answer>, given: CallArguments = {}): Promise<Answer> {
    const answer = await this.#exchange(endpoint, given, (raw) => readRecord(endpoint, raw));
    if (endpoint.effect !== undefined) this.effects.push(endpoint.effect);
    return answer;
  }

  /**
   * Reads one page of a list. Each item is given to `map` as soon as it has arrived and is then let go, so that the
   * page is never in memory whole: a hundred notes of four hours weigh 90 MB.
   *
   * @throws {ServiceError} for everything but a 2xx of the documented shape, and whatever `map` throws.
   */
  async list<Item, Result>(
    endpoint: ListEndpoint<Item>,
    given: CallArguments,
    map: (item: Item) => Promise<Result> | Result,
  ): Promise<ListAnswer<Result>> {
    return await this.#exchange(endpoint, given, (raw) => readList(endpoint, raw, map));
  }

  /** Closes the connections that were kept. */
  close(): void {
    for (const connection of this.#kept.splice(0)) connection.close();
  }

  async #exchange<Result>(
    endpoint: AnyEndpoint,
    given: CallArguments,
    read: (raw: RawAnswer) => Promise<Result>,
  ): Promise<Result> {
    const url = baseUrl() + fillPath(endpoint, given.ids ?? {});
    const attempt = async () => {
      // The other side may close a connection it kept just when it is used again, and a write is not sent twice.
      const kept = endpoint.method === 'GET' ? this.#kept.pop() : undefined;
      const connection = kept ?? new Connection(url);
      try {
        const raw = await this.#send(endpoint, url, given, connection);
        if (raw.status >= 300) throw await refusal(endpoint, raw, this.#apiKey);
        const result = await read(raw);
        this.#kept.push(connection);
        return result;
      } catch (error) {
        connection.close();
        throw error;
      }
    };
    try {
      try {
        return await attempt();
      } catch (error) {
        // Only what changes nothing may be sent twice.
        if (endpoint.method !== 'GET' || !isDroppedConnection(error)) throw error;
        return await attempt();
      }
    } catch (error) {
      throw toServiceError(error, endpoint);
    }
  }

  async #send(
    endpoint: AnyEndpoint,
    url: string,
    { query = {}, body }: CallArguments,
    connection: Connection,
  ) {
    const raw = await this.#request({
      url,
      method: endpoint.method,
      headers: {
        // The key is put here and nowhere else: `url` is the service's by construction.
        authorization: `Bearer ${this.#apiKey}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      params: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
      // A Buffer is the only body in which the platform leaves `{{…}}` alone.
      ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
      // A redirect to another port of the same host would take the key along, and the service documents none.
      redirect: 'manual',
      // Without `raw` the platform parses every answer twice and logs what is in it.
      raw: true,
      skipThrowForStatus: true,
      throwForThrottlingEarly: false,
      agent: connection.agent,
      signal: AbortSignal.timeout(Math.min(REQUEST_MS, Math.ceil(this.deadline.remainingMs))),
    });
    connection.watch(raw.body);
    return raw;
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

async function readRecord<Answer>(endpoint: Endpoint<Answer>, raw: RawAnswer): Promise<Answer> {
  const text = await readText(raw.body, LARGEST_RECORD_BYTES);
  if (text === null) throw unexpectedAnswer(endpoint, 'more data than a step can hold');
  return conforming(endpoint, endpoint.answer, parseJson(text));
}

async function readList<Item, Result>(
  endpoint: ListEndpoint<Item>,
  raw: RawAnswer,
  map: (item: Item) => Promise<Result> | Result,
): Promise<ListAnswer<Result>> {
  const results: Result[] = [];
  const { envelope, bytes } = await readJsonList(raw.body, endpoint.itemsKey, async (item) => {
    results.push(await map(conforming(endpoint, endpoint.item, item, [endpoint.itemsKey])));
  });
  const shape = zod.object({
    [endpoint.itemsKey]: zod.array(zod.null()),
    pagination: zod.optional(zod.unknown()),
  });
  return { results, pagination: conforming(endpoint, shape, envelope).pagination, bytes };
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
