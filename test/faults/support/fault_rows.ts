import type { Fault } from '../../../sandbox/workspace/index.ts';
import type { Outcome } from './outcomes.ts';

/** A fault in the service's response to one request, and how the run must end. */
export interface FaultRow {
  name: string;
  fault: Fault;
  /** The number of consecutive faults; permanent if omitted. */
  times?: number;
  ending: Outcome;
  /** The ending of a write, if it differs: a write is never retried. */
  endingOfWrite?: Outcome;
  /** Whether the service executes the request although its response does not say so. */
  takesEffect?: boolean;
  /** The number of requests sent: a read is retried once if the connection breaks. */
  attempts?: number;
  /** For what is throttled: the delay in seconds. */
  delay?: number;
  /** Only the client distinguishes this row from a row above, so one function per endpoint is enough. */
  isVariant?: boolean;
  /** The same, if the request is a read. */
  isVariantOfRead?: boolean;
  /** Whether the test replays the run after the service recovers. */
  isReplayed?: boolean;
}

const row = (name: string, fault: Fault, ending: Outcome, rest: Partial<FaultRow> = {}): FaultRow => ({
  name,
  fault,
  ending,
  ...rest,
});
const status = (code: number, ending: Outcome, rest: Partial<FaultRow> = {}): FaultRow =>
  row(`a ${code}`, { kind: 'status', status: code }, ending, rest);

const retryAfter = (name: string, value: string | null, delay: number, code = 429): FaultRow => {
  const headers = value === null ? {} : { 'retry-after': value };
  const fault = { kind: 'status', status: code, headers } as const;
  return row(`a ${code} with ${name}`, fault, 'throttled', { delay, isVariant: true });
};

const YEAR_MS = 365 * 24 * 3_600_000;

/** @param elsewhere redirect targets that the app must not follow: another port, and another host */
export function faultRows(elsewhere: { readonly port: string; readonly host: string }): FaultRow[] {
  const dropped = { attempts: 2, isReplayed: true } as const;
  const once = { times: 1, attempts: 2, endingOfWrite: 'unavailable' } as const;
  const taken = { takesEffect: true } as const;
  const variant = { isVariant: true } as const;
  const ofRead = { isVariantOfRead: true } as const;
  return [
    status(401, 'expired-auth', { isReplayed: true }),
    status(402, 'forbidden', variant),
    status(403, 'forbidden'),
    status(404, 'not-found'),
    status(400, 'rejected', variant),
    // A list is asked again for a smaller page.
    row('one 400', { kind: 'status', status: 400 }, 'rejected', { times: 1, ...variant }),
    status(409, 'rejected', variant),
    status(422, 'rejected'),

    { ...retryAfter('seconds', '17', 17), isVariant: false },
    retryAfter('an HTTP date', new Date(Date.now() + YEAR_MS).toUTCString(), 3600),
    retryAfter('an HTTP date in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', 60),
    retryAfter('no Retry-After', null, 60),
    retryAfter('garbage', 'soon', 60),
    retryAfter('0 seconds', '0', 60),
    retryAfter('negative seconds', '-5', 60),
    retryAfter('99,999 seconds', '99999', 3600),

    status(500, 'unavailable', { isReplayed: true }),
    ...[502, 503, 504].map((code) => status(code, 'unavailable', variant)),
    { ...retryAfter('Retry-After', '17', 17, 503), endingOfWrite: 'unavailable' },

    row('a reset', { kind: 'reset' }, 'unavailable', dropped),
    row('one reset', { kind: 'reset' }, 'succeeds', once),
    row('lost answers', { kind: 'lost-answer' }, 'unavailable', { ...dropped, ...taken, ...ofRead }),
    row('one lost answer', { kind: 'lost-answer' }, 'succeeds', { ...once, ...taken, ...ofRead }),
    row('a slow answer', { kind: 'slow-body' }, 'succeeds', taken),

    row('a web page', { kind: 'html' }, 'unexpected-answer', { isReplayed: true }),
    row('an empty answer', { kind: 'empty' }, 'unexpected-answer', taken),
    row('truncated JSON', { kind: 'truncated-json' }, 'unexpected-answer', { ...taken, ...ofRead }),
    row('other JSON', { kind: 'wrong-shape' }, 'unexpected-answer', taken),
    row(
      'a redirect to another host',
      { kind: 'redirect', to: elsewhere.host, status: 307 },
      'unexpected-answer',
      ofRead,
    ),
    row(
      'a redirect to another port',
      { kind: 'redirect', to: elsewhere.port, status: 302 },
      'unexpected-answer',
      variant,
    ),

    row('34 MB of JSON', { kind: 'huge-json', megabytes: 34 }, 'unexpected-answer', { ...taken, ...variant }),
    row('JSON without end', { kind: 'endless' }, 'unexpected-answer', { ...taken, ...variant }),
    row('compressed JSON without end', { kind: 'endless', isCompressed: true }, 'unexpected-answer', {
      ...taken,
      ...variant,
    }),
    row('a 101', { kind: 'upgrade' }, 'unavailable', variant),
    row('half an answer', { kind: 'reset-mid-body' }, 'unavailable', { ...dropped, ...taken, ...ofRead }),
    row('one half answer', { kind: 'reset-mid-body' }, 'succeeds', { ...once, ...taken, ...ofRead }),
    row('no answer', { kind: 'hang' }, 'unavailable'),
    row('an answer that never ends', { kind: 'stall-mid-body' }, 'unavailable', { ...taken, ...ofRead }),
  ];
}
