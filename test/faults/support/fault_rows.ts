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
  /** Whether the test replays the run after the service recovers. */
  isReplayed?: boolean;
}

const status = (code: number, ending: Outcome, rest: Partial<FaultRow> = {}): FaultRow => ({
  name: `a ${code}`,
  fault: { kind: 'status', status: code },
  ending,
  ...rest,
});

const retryAfter = (name: string, value: string | null, delay: number): FaultRow => ({
  ...status(429, 'throttled', { delay, isVariant: true }),
  name: `a 429 with ${name}`,
  fault: { kind: 'status', status: 429, ...(value !== null && { headers: { 'retry-after': value } }) },
});

const YEAR_MS = 365 * 24 * 3_600_000;

/** @param elsewhere redirect targets that the app must not follow: another port, and another host */
export function faultRows(elsewhere: { readonly port: string; readonly host: string }): FaultRow[] {
  const dropped = { attempts: 2, isReplayed: true } as const;
  const later = { times: 1, attempts: 2, endingOfWrite: 'unavailable' } as const;
  const odd = { ending: 'unexpected-answer', takesEffect: true } as const;
  return [
    status(401, 'expired-auth', { isReplayed: true }),
    status(402, 'forbidden', { isVariant: true }),
    status(403, 'forbidden'),
    status(404, 'not-found'),
    status(400, 'rejected', { isVariant: true }),
    status(409, 'rejected', { isVariant: true }),
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
    ...[502, 503, 504].map((code) => status(code, 'unavailable', { isVariant: true })),
    {
      ...retryAfter('seconds', '17', 17),
      name: 'a 503 with Retry-After',
      fault: { kind: 'status', status: 503, headers: { 'retry-after': '17' } },
      endingOfWrite: 'unavailable',
    },

    { name: 'a reset', fault: { kind: 'reset' }, ending: 'unavailable', ...dropped },
    { name: 'one reset', fault: { kind: 'reset' }, ending: 'succeeds', ...later },
    {
      name: 'lost answers',
      fault: { kind: 'lost-answer' },
      ending: 'unavailable',
      takesEffect: true,
      ...dropped,
    },
    {
      name: 'one lost answer',
      fault: { kind: 'lost-answer' },
      ending: 'succeeds',
      takesEffect: true,
      ...later,
    },
    {
      name: 'a slow answer',
      fault: { kind: 'slow-body' },
      ending: 'succeeds',
      takesEffect: true,
    },

    { name: 'a web page', fault: { kind: 'html' }, ending: 'unexpected-answer', isReplayed: true },
    { name: 'an empty answer', fault: { kind: 'empty' }, ending: 'unexpected-answer' },
    { name: 'truncated JSON', fault: { kind: 'truncated-json' }, ...odd },
    { name: 'other JSON', fault: { kind: 'wrong-shape' }, ending: 'unexpected-answer' },
    {
      name: 'a redirect to another host',
      fault: { kind: 'redirect', to: elsewhere.host, status: 307 },
      ending: 'unexpected-answer',
    },
    {
      name: 'a redirect to another port',
      fault: { kind: 'redirect', to: elsewhere.port, status: 302 },
      ending: 'unexpected-answer',
    },

    {
      name: '50 MB of JSON',
      fault: { kind: 'huge-json', megabytes: 50 },
      ...odd,
      isVariant: true,
    },
    { name: 'JSON without end', fault: { kind: 'endless' }, ...odd, isVariant: true },
    {
      name: 'compressed JSON without end',
      fault: { kind: 'endless', isCompressed: true },
      ...odd,
      isVariant: true,
    },
    { name: 'a 101', fault: { kind: 'upgrade' }, ending: 'unavailable' },
    {
      name: 'half an answer',
      fault: { kind: 'reset-mid-body' },
      ending: 'unavailable',
      takesEffect: true,
      ...dropped,
    },
    {
      name: 'one half answer',
      fault: { kind: 'reset-mid-body' },
      ending: 'succeeds',
      takesEffect: true,
      ...later,
    },
    { name: 'no answer', fault: { kind: 'hang' }, ending: 'unavailable' },
    {
      name: 'an answer that never ends',
      fault: { kind: 'stall-mid-body' },
      ending: 'unavailable',
      takesEffect: true,
    },
  ];
}
