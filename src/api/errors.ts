import * as zod from 'zod/mini';

import { product } from '../product.ts';
import type { Endpoint } from './endpoint.ts';
import { parseJson } from './json_stream.ts';

/** Why a call of the service failed, as far as the app has to tell one case from another. */
export type FailureKind =
  'expired-auth' | 'forbidden' | 'not-found' | 'rejected' | 'throttled' | 'unavailable' | 'unexpected-answer';

/** A failed call; its message is a finished sentence for the person who built the Zap. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly kind: FailureKind;
  /** Seconds to wait, for `throttled` alone. */
  readonly retryAfterSec: number | undefined;
  /** A sentence about a write that may or may not have taken place. */
  uncertainty: string | undefined;

  constructor(kind: FailureKind, message: string, retryAfterSec?: number) {
    super(message);
    this.kind = kind;
    this.retryAfterSec = retryAfterSec;
  }
}

/** The parts of an answer that decide about its error. */
export interface FailedAnswer {
  status: number;
  retryAfter: string | null;
  body: string;
}

type Described = Pick<Endpoint, 'method' | 'path' | 'needs' | 'subject'>;

/** The error table: what the user is told of an answer that is no 2xx. */
export function errorForAnswer(answer: FailedAnswer, endpoint: Described, now = new Date()): ServiceError {
  const { status } = answer;
  if (status === 401) {
    return new ServiceError(
      'expired-auth',
      `The API key is missing, invalid or revoked. Create a new key in the developer settings of ${product.name} (${product.developerSettingsUrl}) and reconnect the account in Zapier.`,
    );
  }
  if (status === 403) {
    return new ServiceError(
      'forbidden',
      `The API key is not allowed to do this: the step needs ${endpoint.needs}. Create such a key in the developer settings of ${product.name} (${product.developerSettingsUrl}) and reconnect the account in Zapier.`,
    );
  }
  if ((status === 404 || status === 410) && endpoint.subject !== undefined) {
    return new ServiceError(
      'not-found',
      `The ${endpoint.subject} was not found in ${product.name}. It may have been deleted, or its ID belongs to another workspace.`,
    );
  }
  if (status === 429) {
    const seconds = retryAfterSeconds(answer.retryAfter, now);
    return new ServiceError(
      'throttled',
      `${product.name} is receiving too many requests at the moment. The step can be run again in ${seconds} seconds.`,
      seconds,
    );
  }
  if (status >= 500) return unavailable();
  if (status >= 400) {
    const reason = serviceMessage(answer.body);
    return new ServiceError(
      'rejected',
      reason === null
        ? `${product.name} did not accept the values of this step. Check them and try again.`
        : `${product.name} did not accept the values of this step: ${reason}`,
    );
  }
  return unexpectedAnswer(endpoint, status >= 300 ? 'a redirect' : `status ${status}`);
}

/** The service is down, unreachable or too slow. */
export function unavailable(what = 'did not answer properly'): ServiceError {
  return new ServiceError('unavailable', `${product.name} is having trouble: it ${what}. Try again later.`);
}

/** A 2xx that is not what the service documents; never says anything of the body but the field. */
export function unexpectedAnswer(endpoint: Pick<Endpoint, 'method' | 'path'>, what: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `${product.name} answered ${endpoint.method} ${endpoint.path} with ${what}, which this app does not understand. Try again later; if it goes on, tell the support of ${product.name}.`,
  );
}

const DEFAULT_RETRY_SEC = 60;
const LONGEST_RETRY_SEC = 3600;

/**
 * Seconds to wait after a 429, from a `Retry-After` in either form, seconds or HTTP date (RFC 9110, 10.2.3):
 * 60 where it is absent, unusable, 0 or past; 3,600 at most.
 */
export function retryAfterSeconds(header: string | null, now: Date): number {
  const text = header?.trim() ?? '';
  const seconds = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  if (!(seconds > 0)) return DEFAULT_RETRY_SEC;
  return Math.min(Math.ceil(seconds), LONGEST_RETRY_SEC);
}

const MOST_PROBLEMS = 3;
const LONGEST_MESSAGE = 300;

/** The service's own words from an error body, in any common JSON form, with the field where it is named; else null. */
function serviceMessage(body: string): string | null {
  const problems = problemsIn(parseJson(body));
  if (problems.length === 0) return null;
  const sentence = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ message, field }) => (field === null ? message : `${message} (field: ${field})`))
    .join('; ')
    // A message may quote an address, and an address may carry a signature.
    .replace(/https?:\/\/\S+/gi, '(address)')
    .replace(/\s+/g, ' ');
  if (sentence.length > LONGEST_MESSAGE) return `${sentence.slice(0, LONGEST_MESSAGE - 1)}…`;
  // What was and was not done may follow it.
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

interface Problem {
  message: string;
  field: string | null;
}

const record = zod.record(zod.string(), zod.unknown());
const DEEPEST = 5;

/** The problems in (a part of) an error body; of several words for the same, the most telling one counts. */
function problemsIn(said: unknown, field: string | null = null, depth = 0): Problem[] {
  if (typeof said === 'string') return said.trim() === '' ? [] : [{ message: said.trim(), field }];
  if (depth === DEEPEST) return [];
  if (Array.isArray(said)) return said.flatMap((one: unknown) => problemsIn(one, field, depth + 1));
  const { data: words } = record.safeParse(said);
  if (words === undefined) return [];

  const { errors, details, error, message, msg, detail, reason, title } = words;
  const itsField = fieldIn(words) ?? field;
  const inside = (word: unknown) => problemsIn(word, itsField, depth + 1);
  const found = [
    problemsByField(errors),
    ...[errors, details, typeof error === 'string' ? undefined : error].map(inside),
    problemsByField(said, Array.isArray),
    ...[message, msg, detail, reason, title, error].map(inside),
  ];
  return found.find((problems) => problems.length > 0) ?? [];
}

/** `{title: ["is too long"]}`: the field is the key, unless the key is a word for a problem. */
function problemsByField(said: unknown, isTaken: (value: unknown) => boolean = () => true): Problem[] {
  const { data: fields = {} } = record.safeParse(said);
  if (['message', 'msg', 'detail', 'reason'].some((word) => word in fields)) return [];
  return Object.entries(fields).flatMap(([field, value]) => (isTaken(value) ? problemsIn(value, field) : []));
}

/** The field a problem is about: `title`, or `tags.0` where it is named as a path. */
function fieldIn({ field, param, path, loc }: Record<string, unknown>): string | null {
  const named = [field, param, path, loc].map((name) => (Array.isArray(name) ? name.join('.') : name));
  return named.filter((name) => typeof name === 'string').find((name) => name.trim() !== '') ?? null;
}
