import * as zod from 'zod/mini';

import { product } from '../product.ts';
import type { Endpoint } from './endpoint.ts';
import { parseJson } from './json_stream.ts';
import { ServiceError } from './service_error.ts';

/** The parts of a response that determine its error. */
export interface FailedResponse {
  status: number;
  headers: Pick<Headers, 'get'>;
  body: string;
}

/** The labels of the step's fields, by key. */
export type Labels = Readonly<Record<string, string>>;

type Described = Pick<Endpoint, 'method' | 'path' | 'needs' | 'subject' | 'effect' | 'uncertainty'>;

const SETTINGS = `the developer settings of ${product.name} (${product.developerSettingsUrl})`;

/** The error table: what the user is told about a response that isn't a 2xx. */
export function errorForResponse(
  { status, headers, body }: FailedResponse,
  endpoint: Described,
  labels: Labels = {},
): ServiceError {
  if (status === 401) return refusedKey();
  if (status === 402 || status === 403) {
    const what =
      status === 402
        ? `Your plan of ${product.name} does not include this, or a payment is due.`
        : 'The API key is not allowed to do this.';
    return new ServiceError(
      'forbidden',
      `${what} The step needs ${endpoint.needs}. Create one in ${SETTINGS} and reconnect the account in Zapier.`,
    );
  }
  if ((status === 404 || status === 410) && endpoint.subject !== undefined) return notFound(endpoint);
  // A write may have happened before a 503, and Zapier would repeat it.
  const isBackSoon = status === 503 && endpoint.method === 'GET' && headers.get('retry-after') !== null;
  if (status === 429 || isBackSoon) {
    const what = isBackSoon ? 'is unavailable for a short time' : 'is receiving too many requests';
    const retryAfterSec = retryAfterSeconds(headers, new Date());
    return new ServiceError('throttled', `${product.name} ${what}. Try again in ${retryAfterSec} seconds.`, {
      retryAfterSec,
    });
  }
  if (status >= 500) return unavailable(endpoint, 'returned a server error');
  if (status >= 400) {
    const reason = serviceMessage(body, labels);
    return new ServiceError(
      'rejected',
      reason === null
        ? `${product.name} rejected the values of this step. Check them and try again.`
        : `${product.name} rejected the values of this step: ${reason}`,
      { status },
    );
  }
  return unexpectedAnswer(endpoint, status >= 300 ? 'a redirect' : `status ${status}`);
}

/** There is no such record. */
export function notFound({ subject = 'record' }: Pick<Described, 'subject'>): ServiceError {
  return new ServiceError(
    'not-found',
    `The ${subject} was not found in ${product.name}. It may have been deleted, or its ID belongs to another workspace.`,
  );
}

/** The service rejected the key, or the key can't be sent. */
export function refusedKey(): ServiceError {
  return new ServiceError(
    'expired-auth',
    `The API key is missing, invalid, or revoked. Create a new key in ${SETTINGS} and reconnect the account in Zapier.`,
  );
}

/** No connection was made, so nothing was done. */
export function unreachable(): ServiceError {
  return new ServiceError('unreachable', trouble('could not be reached'));
}

/** The service failed after it may have received the request. */
export function unavailable(endpoint: Described, what: string): ServiceError {
  return new ServiceError('unavailable', trouble(what), { uncertainty: uncertaintyAbout(endpoint) });
}

function trouble(what: string): string {
  return `${product.name} is having trouble: it ${what}. Try again later.`;
}

/** A 2xx that doesn't match the API document. The message names the field at most, and quotes nothing. */
export function unexpectedAnswer(endpoint: Described, what: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `${product.name} responded to ${endpoint.method} ${endpoint.path} with ${what}, which this app does not understand. Try again later. If it keeps happening, contact ${product.name} support.`,
    { uncertainty: uncertaintyAbout(endpoint) },
  );
}

/** A response that is larger than a step can process. */
export function tooLarge(endpoint: Described, limit: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `${product.name} responded to ${endpoint.method} ${endpoint.path} with more than ${limit}, which is more than a step can process. If it keeps happening, contact ${product.name} support.`,
    { uncertainty: uncertaintyAbout(endpoint) },
  );
}

function uncertaintyAbout({ effect, uncertainty }: Described): string | undefined {
  if (effect === undefined) return uncertainty;
  return uncertainty ?? `It is not known whether ${effect}. Check before you run the step again.`;
}

const DEFAULT_RETRY_SEC = 60;
const LONGEST_RETRY_SEC = 3600;

/**
 * Seconds to wait, from `Retry-After` in either form, seconds or HTTP date (RFC 9110, 10.2.3), else from `RateLimit-Reset`:
 * 60 if both are absent, unusable, 0, or in the past; 3,600 at most.
 */
export function retryAfterSeconds(headers: Pick<Headers, 'get'>, now: Date): number {
  const waits = ['retry-after', 'ratelimit-reset'].map((name) => {
    const header = headers.get(name);
    const isDate = Number.isNaN(Number(header));
    return isDate ? (Date.parse(String(header)) - now.getTime()) / 1000 : Number(header);
  });
  const seconds = waits.find((wait) => wait > 0) ?? DEFAULT_RETRY_SEC;
  return Math.min(Math.ceil(seconds), LONGEST_RETRY_SEC);
}

const MOST_PROBLEMS = 3;
const LONGEST_MESSAGE = 300;

/** The service's own message in an error body of any common JSON form, with the field if it is named; null if there is none. */
export function serviceMessage(body: string, labels: Labels = {}): string | null {
  const problems = problemsIn(parseJson(body));
  if (problems.length === 0) return null;
  const labelsByName = new Map(Object.entries(labels).map(([key, label]) => [nameIn(key), label]));
  const sentence = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ message, field }) => {
      const what = labelled(message, labelsByName);
      const where = field === null ? null : (labelOf(field, labelsByName) ?? field);
      return where === null || what.includes(where) ? what : `${what} (field: ${where})`;
    })
    .join('; ')
    // A URL in the message may contain a signature.
    .replace(/https?:\/\/\S+/gi, '(address)')
    .replace(/\s+/g, ' ');
  if (sentence.length > LONGEST_MESSAGE) return `${sentence.slice(0, LONGEST_MESSAGE - 1)}…`;
  // A sentence about what was done may follow.
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** A key, possibly in quotes, possibly with a path to it or to what is in it: `tagIds`, `"title"`, `body/tag_ids[0]`. */
const KEY = /(["'`]?)([a-z][\w-]*(?:[./[]\w+\]?)*)\1/gi;

/** The service's words with labels in place of keys. A key that is an ordinary word stays within a sentence. */
function labelled(text: string, labels: ReadonlyMap<string, string>): string {
  return text.replace(KEY, (written, quote: string, path: string, position: number) => {
    const isKey = quote !== '' || position === 0 || /[^a-z]/.test(path);
    const label = isKey ? labelOf(path, labels) : undefined;
    return label === undefined ? written : quote + label + quote;
  });
}

function labelOf(path: string, labels: ReadonlyMap<string, string>): string | undefined {
  return path
    .split(/[./[\]]/)
    .map((key) => labels.get(nameIn(key)))
    .find((label) => label !== undefined);
}

/** A key without the differences in style between services: `tagIds`, `tag_ids`, and `tags` are one name. */
function nameIn(key: string): string {
  return key
    .toLowerCase()
    .replace(/[_-]/g, '')
    .replace(/ids?$|s$/, '');
}

interface Problem {
  message: string;
  field: string | null;
}

const record = zod.lazy(() => zod.record(zod.string(), zod.unknown()));
const DEEPEST = 6;

/** The problems in (a part of) an error body. Of several messages about the same thing, the most specific one counts. */
function problemsIn(body: unknown, depth = 0, field: string | null = null): Problem[] {
  if (typeof body === 'string') return body.trim() === '' ? [] : [{ message: body.trim(), field }];
  if (depth >= DEEPEST) return [];
  if (Array.isArray(body)) return body.flatMap((item: unknown) => problemsIn(item, depth + 1, field));
  const { data: parts } = record.safeParse(body);
  if (parts === undefined) return [];

  const { errors, details, fieldViolations, 'invalid-params': invalid, fault, error } = parts;
  const { message, msg, faultstring, detail, reason, description, title } = parts;
  const namedField = fieldIn(parts) ?? field;
  const inside = (part: unknown) => problemsIn(part, depth + 1, namedField);
  const isText = typeof error === 'string';
  const found = [
    problemsByField(errors, depth + 1),
    ...[errors, details, fieldViolations, invalid, fault, isText ? undefined : error].map(inside),
    problemsByField(body, depth, Array.isArray),
    ...[message, msg, faultstring, detail, reason, description, title, error].map(inside),
  ];
  return found.find((problems) => problems.length > 0) ?? [];
}

/** `{title: ["is too long"]}`: the key is the field, unless it is a word such as `message`. */
function problemsByField(
  errors: unknown,
  depth: number,
  isProblem: (value: unknown) => boolean = () => true,
): Problem[] {
  const { data: fields = {} } = record.safeParse(errors);
  if (['message', 'msg', 'detail', 'reason'].some((word) => word in fields)) return [];
  return Object.entries(fields)
    .filter(([, value]) => isProblem(value))
    .flatMap(([field, value]) => problemsIn(value, depth + 1, field));
}

/** The field a problem is about: `title`, or `tags.0` if it is given as a path or pointer. */
function fieldIn(parts: Record<string, unknown>): string | null {
  const { field, param, path, loc, pointer, source, name, reason } = parts;
  const { data: within } = record.safeParse(source);
  const paths = [field, param, path, loc].map((each) => (Array.isArray(each) ? each.join('.') : each));
  const pointers = [pointer, within?.pointer, within?.parameter].map((each) =>
    typeof each === 'string' ? each.replace(/^#?\//, '').replaceAll('/', '.') : undefined,
  );
  // RFC 7807 calls the field of a reason its name.
  const named = [...paths, ...pointers, reason === undefined ? undefined : name];
  // A path that begins with a slash is the request's.
  return named.filter((each) => typeof each === 'string').find((each) => /^\s*[^\s/]/.test(each)) ?? null;
}
