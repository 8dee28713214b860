import { product } from '../product.ts';
import { type Endpoint, unknownId } from './endpoint.ts';
import { type Labels, serviceMessage } from './error_body.ts';
import { ServiceError } from './service_error.ts';

/** The words of a 403 that say nothing but that it is one. */
const SAYS_NO_MORE =
  /^(?:error:? *)?(?:403\b[: -]*)?(?:forbidden|(?:access|permission) (?:is )?denied|unauthori[sz]ed|not (?:allowed|authori[sz]ed|permitted))?[.!]?$/i;

/** Statuses that say nothing about what was sent, and what the service did. */
const TRY_LATER: Readonly<Record<number, string>> = { 408: 'did not respond in time', 425: 'was not ready' };
const LOCKED = 423;

/** The parts of a response that determine its error. */
export interface FailedResponse {
  status: number;
  headers: Pick<Headers, 'get'>;
  body: string;
}

type Described = Pick<Endpoint, 'method' | 'path' | 'needs' | 'subject' | 'effect' | 'uncertainty'>;

const SETTINGS = `the developer settings of ${product.name} (${product.developerSettingsUrl})`;

/**
 * The error table: what the user is told about a response that isn't a 2xx.
 *
 * @param given.id of the record it was asked for.
 * @param given.shown what is shown of the service's own words.
 */
export function errorForResponse(
  { status, headers, body }: FailedResponse,
  endpoint: Described,
  {
    labels = {},
    id,
    shown = (words) => words,
  }: { labels?: Labels | undefined; id?: string | undefined; shown?: (words: string) => string } = {},
): ServiceError {
  const reason = () => {
    const words = serviceMessage(body, labels);
    return words === null ? null : shown(words);
  };
  if (status === 401) return refusedKey();
  if (status === 402) {
    return new ServiceError(
      'forbidden',
      `Your ${product.name} plan does not include this, or a payment is due. Ask an admin of your workspace to check the plan.`,
    );
  }
  if (status === 403) return forbidden(endpoint, reason());
  if ((status === 404 || status === 410) && endpoint.subject !== undefined)
    return notFound(endpoint, { id, status });
  // A write may have happened before a 503, and Zapier would repeat it.
  const isBackSoon = status === 503 && endpoint.method === 'GET' && headers.get('retry-after') !== null;
  if (status === 429 || isBackSoon) {
    const what = isBackSoon ? 'is unavailable for a short time' : 'is receiving too many requests';
    const retryAfterSec = retryAfterSeconds(headers, new Date());
    const seconds = retryAfterSec === 1 ? 'second' : 'seconds';
    return new ServiceError(
      'throttled',
      `${product.name} ${what}. Try again in ${retryAfterSec} ${seconds}.`,
      {
        retryAfterSec,
      },
    );
  }
  const trouble = status >= 500 ? 'returned a server error' : TRY_LATER[status];
  if (trouble !== undefined) return unavailable(endpoint, trouble);
  if (status >= 400) {
    return new ServiceError('rejected', rejection(endpoint, status, reason()), { status });
  }
  return unexpectedAnswer(endpoint, status >= 300 ? 'a redirect' : `status ${status}`);
}

/** @param reason in the service's words, if it gives one. */
function rejection({ subject = 'record' }: Described, status: number, reason: string | null): string {
  if (status === LOCKED)
    return `The ${subject} is locked in ${product.name}${reason === null ? '.' : `: ${reason}`} Try again later.`;
  return reason === null
    ? `${product.name} rejected the values of this step. Check them and try again.`
    : `${product.name} rejected the values of this step: ${reason}`;
}

/** @param reason in the service's words, if it gives one. */
function forbidden({ needs }: Described, reason: string | null): ServiceError {
  const needed = `The step needs ${needs}. Create one in ${SETTINGS} and reconnect the account in Zapier.`;
  return new ServiceError(
    'forbidden',
    reason === null || SAYS_NO_MORE.test(reason)
      ? `The API key is not allowed to do this. ${needed}`
      : `${product.name} does not allow this: ${reason} If the API key is the reason: ${needed}`,
  );
}

export function notFound(
  { subject = 'record' }: Pick<Described, 'subject'>,
  { id, status }: { id: string | undefined; status?: number },
): ServiceError {
  return new ServiceError(
    'not-found',
    id === undefined
      ? `The ${subject} was not found in ${product.name}. It may have been deleted, or its ID belongs to another workspace.`
      : unknownId(subject, id),
    { status },
  );
}

export function refusedKey(): ServiceError {
  return new ServiceError(
    'expired-auth',
    `The API key is missing, invalid, or revoked. Create a new key in ${SETTINGS} and reconnect the account in Zapier.`,
  );
}

export function incompleteKey(): ServiceError {
  return new ServiceError(
    'expired-auth',
    `The API key is not valid: it is too long or contains a character that keys don't have. Copy it again without anything around it, or create a new key in ${SETTINGS}, and reconnect the account in Zapier.`,
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

/** The time ran out while the app itself was at work. */
export function tooMuchWork(endpoint: Described): ServiceError {
  return new ServiceError(
    'unavailable',
    'This step ran out of time. Use fewer or shorter values in its fields, a shorter period, or fewer folders.',
    { uncertainty: uncertaintyAbout(endpoint), isOurWork: true },
  );
}

function trouble(what: string): string {
  return `${product.name} is having trouble: it ${what}. Try again later.`;
}

/** A 2xx that doesn't match the API document. The message names the field at most, and quotes nothing. */
export function unexpectedAnswer(endpoint: Described, what: string): ServiceError {
  return unusable(endpoint, `${what}, which this app does not understand. Try again later`);
}

/** A write whose answer does not show that it happened. @param what the answer was: `a page that is not its own` */
export function unconfirmed(endpoint: Described, what: string): ServiceError {
  return new ServiceError(
    'unconfirmed',
    `${product.name} responded to ${endpoint.method} ${endpoint.path} with ${what}.`,
    { uncertainty: uncertaintyAbout(endpoint) },
  );
}

export function tooLarge(endpoint: Described, limit: string): ServiceError {
  return unusable(endpoint, `more than ${limit}, which is more than a step can process`);
}

function unusable(endpoint: Described, what: string): ServiceError {
  return new ServiceError(
    'unexpected-answer',
    `${product.name} responded to ${endpoint.method} ${endpoint.path} with ${what}. If it keeps happening, contact ${product.name} support.`,
    { uncertainty: uncertaintyAbout(endpoint) },
  );
}

function uncertaintyAbout({ effect, uncertainty }: Described): string | undefined {
  if (effect === undefined) return uncertainty;
  return `It is not known whether ${effect}. ${uncertainty ?? `Check in ${product.name} before you replay the run.`}`;
}

const DEFAULT_RETRY_SEC = 60;
const LONGEST_RETRY_SEC = 3600;

/** Numbers above this are seconds since 1970, as in `X-RateLimit-Reset: 1773322200`. */
const EPOCH_SEC = 1_000_000_000;

/**
 * Seconds to wait, from `Retry-After` in either form, seconds or HTTP date (RFC 9110, 10.2.3), else from the headers that say
 * when a limit is reset, in seconds or as a moment: 60 if all are absent, unusable, 0, or in the past; 3,600 at most.
 */
export function retryAfterSeconds(headers: Pick<Headers, 'get'>, now: Date): number {
  const named = ['retry-after', 'ratelimit-reset', 'x-ratelimit-reset'].map((name) => headers.get(name));
  // A structured field: `"default";r=0;t=30`, or in older drafts `limit=100, remaining=0, reset=30`.
  const structured = /(?:^|[;,\s])(?:t|reset)=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
  const waits = [...named, structured].map((given) => {
    const header = given?.trim() ?? '';
    const seconds = /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : Date.parse(header) / 1000;
    const isMoment = seconds > EPOCH_SEC || !/^[\d.]+$/.test(header);
    return isMoment ? seconds - now.getTime() / 1000 : seconds;
  });
  const seconds = waits.find((wait) => wait > 0) ?? DEFAULT_RETRY_SEC;
  return Math.min(Math.ceil(seconds), LONGEST_RETRY_SEC);
}
