/**
 * Loaded into the app's process before the app: replaces its timers and `performance.now` with a virtual clock.
 *
 * The clock jumps ahead while the app waits only for responses that never arrive. It also advances by the simulated
 * latency that a response states. Otherwise, it advances one millisecond per turn of the event loop. Long waits
 * therefore finish at once, and a slow machine does not affect the virtual time. The process exits if a step exceeds
 * Zapier's time limit.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { promisify } from 'node:util';

const LONGEST_STEP_MS = 29_000;
const JUMP_MS = 500;

const turn = setInterval;
let now = 0;
let stepStarted: number | null = null;
/** Requests without a complete response, and the subset that will never get one. */
const open = new Set<ClientRequest>();
const stalled = new Set<ClientRequest>();

/** Keyed by the return value of `setTimeout`. */
const timers = new Map<unknown, { at: number; run: () => void }>();

function startTimer(callback: (...values: unknown[]) => void, delay = 1, ...values: unknown[]) {
  const timer = { ref: () => timer, unref: () => timer, hasRef: () => true, refresh };
  function refresh() {
    timers.set(timer, { at: now + Math.max(1, delay), run: () => callback(...values) });
    return timer;
  }
  return refresh();
}

Object.assign(globalThis, {
  setTimeout: Object.assign(startTimer, {
    [promisify.custom]: (delay: number, value: unknown) =>
      new Promise((resolve) => startTimer(resolve, delay, value)),
  }),
  clearTimeout: (timer: unknown) => timers.delete(timer),
});
performance.now = () => now;
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  startTimer(expire, milliseconds);
  return controller.signal;
};

function advance(milliseconds: number): void {
  now += milliseconds;
  const due = [...timers].filter(([, { at }]) => at <= now).sort(([, a], [, b]) => a.at - b.at);
  for (const [timer, { run }] of due) if (timers.delete(timer)) run();
}

subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: ClientRequest };
  // The platform streams its log into one request that stays open.
  if (request.path === '/log') return;
  open.add(request);
  // The embedded workspace and the stand-in's cache send this if they will never answer a request.
  request.on('information', () => stalled.add(request));
  request.prependListener('response', ({ headers }: IncomingMessage) => {
    if (headers['x-simulated-stall'] !== undefined) stalled.add(request);
    advance(Number(headers['x-simulated-latency'] ?? 0));
  });
  request.once('close', () => {
    open.delete(request);
    stalled.delete(request);
  });
});

process.prependListener('message', () => {
  stepStarted = now;
  // The step does not wait for what an earlier one left open.
  for (const requests of [open, stalled]) requests.clear();
});
const send = process.send?.bind(process);
process.send = (...parameters: unknown[]) => {
  stepStarted = null;
  return (send as (...parameters: unknown[]) => boolean)(...parameters);
};

turn(() => {
  if (stepStarted === null) return;
  advance(stalled.size > 0 && stalled.size === open.size ? JUMP_MS : 1);
  if (now - stepStarted > LONGEST_STEP_MS) {
    process.stderr.write(`The step was still running after ${LONGEST_STEP_MS} ms.`, () => process.exit(1));
    stepStarted = null;
  }
}, 1).unref();
