import { createHash } from 'node:crypto';

import type { HttpRequestOptions, RawHttpResponse } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { HIDDEN, showsKey, usableKey } from './api_key.ts';
import { baseUrl } from './base_url.ts';
import { REQUEST_MS, STEP_MS } from './budgets.ts';
import { Connections } from './connections.ts';
import { createdIn } from './created.ts';
import { Deadline } from './deadline.ts';
import { type Endpoint, fillPath, type ListEndpoint, type PathIds } from './endpoint.ts';
import type { Labels } from './error_body.ts';
import {
  errorForResponse,
  notFound,
  tooLarge,
  tooMuchWork,
  unavailable,
  unconfirmed,
  unexpectedAnswer,
  unreachable,
} from './errors.ts';
import {
  type ItemText,
  NotJson,
  readJson,
  readJsonList,
  readText,
  TOO_LARGE,
  TooLarge,
} from './json_stream.ts';
import type { Expected } from './list_splitter.ts';
import { isServiceError, ServiceError } from './service_error.ts';
import { UserError } from './user_error.ts';

/** Options that the platform's types leave out. */
declare module 'zapier-platform-core' {
  interface HttpRequestOptions {
    signal?: AbortSignal;
    /** If not `false`, the platform removes `{{…}}` from the query. */
    merge?: boolean;
    /** If not `false`, the platform handles a 429 itself. */
    throwForThrottlingEarly?: boolean;
  }
}

/** No more of an error page is read. */
const LARGEST_ERROR_BYTES = 64 * 1024;

export type Query = Readonly<Record<string, string | number | undefined>>;

interface CallArguments {
  ids?: PathIds;
  query?: Query;
  body?: unknown;
  /** The time by which the response must be read, if before the end of the step. */
  deadline?: Deadline | undefined;
}

interface WriteArguments<Answer> {
  /** Reads what a write was to change, if the answer is not the service's: undefined if that does not show the change. */
  confirm?: () => Promise<Answer | undefined>;
}

/** Recognizes the items of a list by their bytes, which a mark stands for, so that those that are known need not be parsed. */
export interface Recognition<Item> {
  /** The mark that the item with an ID is known by. */
  markOf: (id: string) => string | undefined;
  known: (mark: string) => Item | undefined;
  /** Sees the marks of the others. */
  parsed: (item: Item, mark: string) => void;
}

/** Spares parsing a long array of items that are not looked for. */
interface Skimming<Item> {
  /** The key of the array. */
  key: string;
  /** Whether the whole item is wanted, judged by one that has no more than the first element of the array, and the others as JSON. */
  isWanted: (item: Item, restAsText: () => string) => boolean;
}

/** How a list is read without parsing all of it. */
export interface Shortcuts<Item> {
  recognition?: Recognition<Item> | undefined;
  skimming?: Skimming<Item> | undefined;
}

/** What the response with a page of a list says besides its items. */
export interface PageAnswer {
  received: number;
  /** How many of them were left out because a step can't process them. */
  tooLarge?: number;
  /** Identifies the page: a page with the same first item is a repetition. */
  firstId: string | undefined;
  pagination: unknown;
  bytes: number;
}

interface OpenResponse {
  body: RawResponse['body'];
  /** The time by which it must be read. */
  until: Deadline;
  close: () => void;
}

type AnyEndpoint = Endpoint | ListEndpoint;
type RawResponse = Pick<RawHttpResponse, 'status' | 'body'> & { headers: Pick<Headers, 'get'> };
export type SendRequest = (options: HttpRequestOptions & { url: string; raw: true }) => Promise<RawResponse>;

/**
 * The only way to the service: an endpoint goes in, a parsed response or a `ServiceError` comes out.
 *
 * One client lives for one step of a Zap and keeps track of the step's time.
 */
export class Client {
  readonly deadline = new Deadline(STEP_MS);
  readonly #request: SendRequest;
  readonly #apiKey: string;
  readonly #log: (line: string) => void;
  readonly #labels: Labels | undefined;
  readonly #connections = new Connections();
  readonly #effects: string[] = [];

  constructor(
    request: SendRequest,
    apiKey: string,
    { log = () => undefined, labels }: { log?: (line: string) => void; labels?: Labels | undefined } = {},
  ) {
    this.#request = request;
    this.#apiKey = apiKey;
    this.#log = log;
    this.#labels = labels;
  }

  /** What the successful writes have done so far, as clauses: `the note was updated`. */
  get effects(): readonly string[] {
    return [...this.#effects];
  }

  /**
   * Calls an endpoint and returns its parsed response. A read is retried once if the connection drops.
   *
   * @throws {ServiceError} for everything but a 2xx of the documented shape.
   */
  async call<Answer>(
    endpoint: Endpoint<Answer>,
    given: CallArguments & WriteArguments<Answer> = {},
  ): Promise<Answer> {
    const { method, effect } = endpoint;
    for (let isRetry = false; ; isRetry = true) {
      const isOurWork = stopwatch();
      try {
        const { body, close } = await this.#send(endpoint, given);
        const received = readJson(body).finally(close);
        // The status says that a change was made. A failure, whatever the rest says, would invite to repeat it.
        const value = await (effect === undefined ? received : received.catch(() => null));
        const doubt = effect === undefined ? null : doubtAbout(endpoint, value);
        const answer =
          doubt === null
            ? answerOf(endpoint, value, given.ids?.id)
            : await confirmed(endpoint, doubt, given.confirm);
        if (effect !== undefined) this.#effects.push(effect);
        return answer;
      } catch (error) {
        const canRetry = !isRetry && method === 'GET' && isDroppedConnection(error);
        if (!canRetry) throw toServiceError(error, endpoint, isOurWork);
      }
    }
  }

  /**
   * Reads one page of a list and yields its items as they arrive, so that a page of long ones is never in memory: a hundred
   * notes of four hours are 90 MB. The read is retried once if the connection drops; no ID is yielded twice.
   *
   * A record without a usable ID, or one that is too large, is left out, and the log says so.
   *
   * @throws {ServiceError} for everything but a 2xx of the documented shape, and for a page of records without usable IDs.
   */
  async *page<Item extends { id: string }>(
    endpoint: ListEndpoint<Item>,
    given: Pick<CallArguments, 'query' | 'deadline'> & { shortcuts?: Shortcuts<Item> | undefined } = {},
  ): AsyncGenerator<Item[], PageAnswer, undefined> {
    const yielded = new Set<string>();
    for (let isRetry = false; ; isRetry = true) {
      const isOurWork = stopwatch();
      try {
        const response = await this.#send(endpoint, given);
        try {
          return yield* this.#items(endpoint, response, { yielded, ...given.shortcuts });
        } finally {
          response.close();
        }
      } catch (error) {
        if (isRetry || !isDroppedConnection(error)) throw toServiceError(error, endpoint, isOurWork);
      }
    }
  }

  async *#items<Item extends { id: string }>(
    endpoint: ListEndpoint<Item>,
    { body, until }: OpenResponse,
    { yielded, recognition, skimming }: Shortcuts<Item> & { yielded: Set<string> },
  ): AsyncGenerator<Item[], PageAnswer, undefined> {
    const { itemsKey, item } = endpoint;
    let withoutId = 0;
    let tooLarge = 0;
    const parsed = (value: unknown): Item | undefined => {
      const { data } = item.safeParse(value);
      if (value === TOO_LARGE) tooLarge += 1;
      else if (data === undefined) withoutId += 1;
      return data;
    };
    const skimmed = ({ parse, split }: ItemText<Item>): Item | undefined => {
      if (skimming !== undefined && split !== undefined) {
        const { data } = item.safeParse(split.parseBeginning());
        if (data !== undefined && !skimming.isWanted(data, split.restAsText)) return data;
      }
      return parsed(parse());
    };
    const recognized = (given: ItemText<Item>): Item | undefined => {
      if (given.known !== undefined) return given.known;
      if (recognition === undefined) return skimmed(given);
      const mark = markFor([given.bytes]);
      const known = recognition.known(mark);
      if (known !== undefined) return known;
      const data = skimmed(given);
      if (data !== undefined) recognition.parsed(data, mark);
      return data;
    };
    const accept = (given: ItemText<Item>): Item | undefined => {
      // What is made of each item can take so long that the timer does not get its turn.
      if (until.remainingMs === 0)
        throw Object.assign(new Error('The items took too long.'), { name: 'AbortError' });
      const data = recognized(given);
      if (data === undefined || yielded.has(data.id)) return undefined;
      yielded.add(data.id);
      return data;
    };
    const { envelope, bytes } = yield* readJsonList(body, itemsKey, accept, {
      longKey: skimming?.key,
      expect: recognition && ((beginning) => expected(beginning, recognition)),
    });
    const { [itemsKey]: items, pagination } = conforming(endpoint, envelopeOf(endpoint), envelope);
    const received = Array.isArray(items) ? items.length : 0;
    if (withoutId > 0 && withoutId === received)
      throw unexpectedAnswer(endpoint, `no usable record in "${itemsKey}"`);
    if (withoutId > 0)
      this.#log(`${withoutId} of ${received} records were left out: they have no usable ID.`);
    if (tooLarge > 0)
      this.#log(`${tooLarge} of ${received} records were left out: they are too large for a step.`);
    const [firstId] = yielded;
    return { received, tooLarge, firstId, pagination, bytes };
  }

  /** Whether a text contains the key, so that it must not be sent anywhere else. */
  isKeyIn(text: string): boolean {
    const key = this.#apiKey.trim();
    return text.includes(key) || text.includes(encodeURIComponent(key));
  }

  close(): void {
    this.#connections.close();
  }

  /** Sends one request. The caller closes the response, even if it was not read to its end. */
  async #send(
    endpoint: AnyEndpoint,
    { ids = {}, query = {}, body, deadline = this.deadline }: CallArguments,
  ): Promise<OpenResponse> {
    const url = baseUrl() + fillPath(endpoint, ids) + queryString(query);
    const key = usableKey(this.#apiKey);
    const until = new Deadline(Math.min(REQUEST_MS, deadline.remainingMs, this.deadline.remainingMs));
    const done = new AbortController();
    // Cleared once the response is read: a pending timer would keep the whole exchange in memory.
    const timeout = setTimeout(() => done.abort(), Math.ceil(until.remainingMs));
    const close = () => {
      clearTimeout(timeout);
      done.abort();
    };
    try {
      const raw = await this.#request({
        url,
        merge: false,
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          // With any other user agent, the platform keeps the whole response in memory for its log.
          'user-agent': 'Zapier',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        // The platform removes `{{…}}` from any body that is not a Buffer.
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
        // A redirect to another port of the same host would carry the key along, and the service documents none.
        redirect: 'manual',
        // Without `raw` the platform parses every response twice and logs its content.
        raw: true,
        skipThrowForStatus: true,
        throwForThrottlingEarly: false,
        agent: this.#connections.agentFor(url, { isRead: endpoint.method === 'GET' }),
        signal: done.signal,
      });
      const { status, headers } = raw;
      if (status < 200 || status >= 300) {
        // The status decides, even if the body can't be read.
        const text = await readText(raw.body, LARGEST_ERROR_BYTES).catch(() => '');
        throw errorForResponse({ status, headers, body: text }, endpoint, {
          labels: this.#labels,
          id: ids.id,
          shown: (words) => (showsKey(words, key) ? HIDDEN : words),
        });
      }
      return { body: raw.body, until, close };
    } catch (error) {
      close();
      throw error;
    }
  }
}

/**
 * The query with its `?`, or an empty text.
 *
 * @throws {UserError} for half of an emoji, which a URL can't contain.
 */
function queryString(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (!String(value).isWellFormed()) {
      throw new UserError(
        'A value in this step contains a broken character, such as half of an emoji. If it was mapped, map the whole text instead of a shortened one.',
      );
    }
    parameters.append(name, String(value));
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** So long is the hash in a mark. */
const HASH_LENGTH = 10;

/** Stands for the bytes of an item: their number, and a hash. */
function markFor(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  let length = 0;
  for (const part of parts) {
    hash.update(part);
    length += part.length;
  }
  return `${length.toString(36)}.${hash.digest('base64url').slice(0, HASH_LENGTH)}`;
}

/** Which item probably begins so, if it is known. */
function expected<Item>(beginning: Buffer, { markOf, known }: Recognition<Item>): Expected<Item> | undefined {
  const [, id] = /"id"\s*:\s*"?([^"\\,\s}]+)/.exec(beginning.toString('utf8')) ?? [];
  const mark = id === undefined ? undefined : markOf(id);
  if (mark === undefined) return undefined;
  return {
    length: Number.parseInt(mark, 36),
    recall: (parts) => (markFor(parts) === mark ? known(mark) : undefined),
  };
}

const envelopeSchema = zod.lazy(() => zod.record(zod.string(), zod.unknown()));

/** The parsed response or, if the endpoint names one, the record in it. A record that is missing or has no usable ID is gone. */
function answerOf<Answer>(endpoint: Endpoint<Answer>, body: unknown, id?: string): Answer {
  const { recordKey, answer, effect, method, created } = endpoint;
  if (created !== undefined) return conforming(endpoint, answer, createdIn(body, created));
  const { success: isEnvelope } = envelopeSchema.safeParse(body);
  const response = isEnvelope || effect === undefined ? body : {};
  if (recordKey === undefined) return conforming(endpoint, answer, response);
  const value = conforming(endpoint, envelopeSchema, response)[recordKey];
  const { data } = answer.safeParse(value);
  if (data !== undefined && (value !== null || method === 'POST')) return data;
  const isObject = typeof value === 'object' && !Array.isArray(value);
  if (method === 'POST' || (value !== undefined && !isObject))
    throw unexpectedAnswer(endpoint, `an unexpected value in the field "${recordKey}"`);
  if (id !== undefined) throw notFound(endpoint, { id });
  throw new ServiceError('not-found', unexpectedAnswer(endpoint, `no ${recordKey} that has an ID`).message);
}

/** What a write was answered with that does not show that it happened; null if nothing speaks against it. */
function doubtAbout({ method, created, recordKey = '' }: Endpoint, value: unknown): string | null {
  // What is to be gone needs no answer.
  if (method === 'DELETE') return null;
  // The page of a proxy or of a login is not the service's answer.
  if (value === undefined) return 'something other than JSON';
  // It can say that there is no such record, or nothing.
  if (method === 'PATCH' && envelopeSchema.safeParse(value).data?.[recordKey] === null)
    return `no ${recordKey}`;
  return created !== undefined && createdIn(value, created) === null ? 'no ID of what was created' : null;
}

/**
 * What the service has now, as far as it shows that a write happened.
 *
 * @throws {ServiceError} if it does not, of kind `not-found` if what was to change is not there.
 */
async function confirmed<Answer>(
  endpoint: Endpoint<Answer>,
  doubt: string,
  confirm: WriteArguments<Answer>['confirm'],
): Promise<Answer> {
  const found = await confirm?.().catch((error: unknown) => {
    if (endpoint.method === 'PATCH' && isServiceError(error, 'not-found')) throw error;
    if (isServiceError(error) || error instanceof UserError) return undefined;
    throw error;
  });
  if (found === undefined) throw unconfirmed(endpoint, doubt);
  return found;
}

/** The envelope of a page, with `null` in place of every item. */
function envelopeOf({ itemsKey }: ListEndpoint) {
  return zod.object({
    [itemsKey]: zod.nullable(zod.array(zod.null())),
    pagination: zod.optional(zod.unknown()),
  });
}

/** The value as the schema returns it. The error for an invalid value names the field and never quotes the value. */
function conforming<Value>(endpoint: AnyEndpoint, schema: zod.ZodMiniType<Value>, value: unknown): Value {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  if (value === undefined || value === null)
    throw unexpectedAnswer(endpoint, value === null ? 'nothing' : 'something other than JSON');
  const field = error.issues[0]?.path.join('.') ?? '';
  throw unexpectedAnswer(
    endpoint,
    field === '' ? 'another kind of JSON value' : `an unexpected value in the field "${field}"`,
  );
}

const networkError = zod.lazy(() =>
  zod.object({
    name: zod.string(),
    code: zod.optional(zod.string()),
    type: zod.optional(zod.string()),
  }),
);
/** Codes of errors that occur before any byte of a request is sent: name resolution, connection, certificate. */
const UNREACHABLE =
  /^(?:ENOTFOUND|EAI_|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EPROTO|ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;
const DROPPED: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

function isDroppedConnection(error: unknown): boolean {
  return DROPPED.has(networkError.safeParse(error).data?.code);
}

/** Tells whether this process itself has been computing for most of the time since. */
function stopwatch(): () => boolean {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000 > (performance.now() - start) / 2;
  };
}

/** Maps failures of the network and of reading the response; returns other errors unchanged. */
function toServiceError(error: unknown, endpoint: AnyEndpoint, isOurWork: () => boolean): unknown {
  if (error instanceof NotJson) return unexpectedAnswer(endpoint, 'something other than JSON');
  if (error instanceof TooLarge) return tooLarge(endpoint, error.message);
  const { name, code = '', type } = networkError.safeParse(error).data ?? {};
  if (name === 'AbortError')
    return isOurWork() ? tooMuchWork(endpoint) : unavailable(endpoint, 'did not respond in time');
  if (UNREACHABLE.test(code)) return unreachable();
  if (code.startsWith('Z_')) return unexpectedAnswer(endpoint, 'data that cannot be decompressed');
  if (code.startsWith('HPE_')) return unexpectedAnswer(endpoint, 'data that breaks the rules of HTTP');
  // node-fetch's own errors have a `type`; those of the streams below it have only a code.
  if (type !== undefined || isDroppedConnection(error)) {
    return unavailable(endpoint, 'dropped the connection');
  }
  return error;
}
