import { product } from '../product.ts';
import { type Endpoint, unknownId } from './endpoint.ts';
import { type Labels, serviceMessage } from './error_body.ts';
import { ServiceError } from './service_error.ts';

/** The parts of a response that determine its error. */
export interface FailedResponse {
  status: number;
  headers: Pick<Headers, 'get'>;
  body: string;
}

type Described = Pick<Endpoint, 'method' | 'path' | 'needs' | 'subject' | 'effect' | 'uncertainty'>;

const SETTINGS = `the developer settings of ${product.name} (${product.developerSettingsUrl})`;

/** The error table: what the user is told about a response that isn't a 2xx. @param id of the record it was asked for. */
export function errorForResponse(
  { status, headers, body }: FailedResponse,
  endpoint: Described,
  { labels = {}, id }: { labels?: Labels | undefined; id?: string | undefined } = {},
): ServiceError {
  if (status === 401) return refusedKey();
  if (status === 402) {
    return new ServiceError(
      'forbidden',
      `Your plan of ${product.name} does not include this, or a payment is due. Ask an admin of your workspace to check the plan.`,
    );
  }
  if (status === 403) {
    return new ServiceError(
      'forbidden',
      `The API key is not allowed to do this. The step needs ${endpoint.needs}. Create one in ${SETTINGS} and reconnect the account in Zapier.`,
    );
  }
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
    `The API key was not copied completely, or something was copied with it: it contains a character that no key has, or is too long. Copy it again, or create a new key in ${SETTINGS}, and reconnect the account in Zapier.`,
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
    'There was too much to work through in the time that a step has. Use fewer or shorter values in its fields, a shorter period, or fewer folders.',
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
  return new ServiceError('unconfirmed', `${product.name} answered with ${what}.`, {
    uncertainty: uncertaintyAbout(endpoint),
  });
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
  return `It is not known whether ${effect}. ${uncertainty ?? 'Check before you run the step again.'}`;
}

const DEFAULT_RETRY_SEC = 60;
const LONGEST_RETRY_SEC = 3600;

/**
 * Seconds to wait, from `Retry-After` in either form, seconds or HTTP date (RFC 9110, 10.2.3), else from `RateLimit-Reset`:
 * 60 if both are absent, unusable, 0, or in the past; 3,600 at most.
 */
export function retryAfterSeconds(headers: Pick<Headers, 'get'>, now: Date): number {
  const waits = ['retry-after', 'ratelimit-reset'].map((name) => {
    const header = headers.get(name)?.trim() ?? '';
    return /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  });
  const seconds = waits.find((wait) => wait > 0) ?? DEFAULT_RETRY_SEC;
  return Math.min(Math.ceil(seconds), LONGEST_RETRY_SEC);
}
