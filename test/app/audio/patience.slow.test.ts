import type { RequestListener, ServerResponse } from 'node:http';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import type { ZapError } from '../../../sandbox/zapier/index.ts';
import { recording } from '../../audio/corpus.ts';
import {
  type AudioApp,
  CREATE_NOTE,
  expectDiscreet,
  expectNothingLeft,
  expectNothingTold,
  REQUEST_ADDRESS,
  startAudioApp,
} from './support.ts';

jest.setTimeout(60_000);

/** Zapier ends a step after 30 s without a word. */
const LONGEST_MS = 28_000;
const audio = recording('cbr.mp3');

const whole: RequestListener = (_request, response) => response.end(audio);
/** Sends the file so slowly that little is left of the step's time when it is there. */
const slow: RequestListener = (_request, response) => drip(response, audio.length / 15);
const endless: RequestListener = (_request, response) => drip(response, 1);

function drip(response: ServerResponse, bytesPerSecond: number): void {
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // By the clock: a busy machine makes the timer late, and the source no slower.
    const due = Math.ceil(((performance.now() - started) / 1000) * bytesPerSecond);
    response.write(audio.subarray(sent, due));
    sent = due;
    if (sent >= audio.length) response.end();
  }, 250);
  response.on('close', () => clearInterval(timer));
}

interface Case {
  name: string;
  source: RequestListener;
  prepare?: (app: AudioApp) => void;
  says: readonly string[];
  posts: readonly string[];
  /** Notes that are there although the step failed. */
  notes?: number;
}

const hang = { kind: 'hang' } as const;
const unknown = 'It is not known whether the note was created. Check before you run the step again.';

const cases: readonly Case[] = [
  {
    name: 'a source that never answers',
    source: () => undefined,
    says: ['stalled: the site that stores it stopped sending. Try again in a few minutes'],
    posts: [],
  },
  {
    name: 'a source that stops in the middle',
    source: (_request, response) => response.write(audio.subarray(0, 1_000)),
    says: ['stalled: the site that stores it stopped sending. Try again in a few minutes'],
    posts: [],
  },
  {
    name: 'a source that is slow beyond measure',
    source: endless,
    says: ['The download of the audio file took too long. Try again later, or use a smaller file'],
    posts: [],
  },
  {
    name: 'a service that never gives an address',
    source: whole,
    prepare: ({ app }) => app.workspace.faults.add({ path: REQUEST_ADDRESS, fault: hang }),
    says: ['did not respond in time', 'Nothing was changed.'],
    posts: [REQUEST_ADDRESS],
  },
  {
    name: 'a store that never answers',
    source: whole,
    prepare: ({ app }) => app.workspace.store.faults.add('hang'),
    says: ['The upload of the audio file took too long. No note was created. Try again later'],
    posts: [REQUEST_ADDRESS],
  },
  {
    name: 'a slow source, then a store that never answers',
    source: slow,
    prepare: ({ app }) => app.workspace.store.faults.add('hang'),
    says: ['The upload of the audio file took too long. No note was created. Try again later'],
    posts: [REQUEST_ADDRESS],
  },
  {
    name: 'a service that never says whether the note is made',
    source: whole,
    prepare: ({ app }) => app.workspace.faults.add({ path: CREATE_NOTE, fault: hang }),
    says: ['did not respond in time', unknown],
    posts: [REQUEST_ADDRESS, CREATE_NOTE],
  },
  {
    name: 'a slow source, then a service that never says whether the note is made',
    source: slow,
    prepare: ({ app }) => app.workspace.faults.add({ path: CREATE_NOTE, fault: hang }),
    says: ['did not respond in time', unknown],
    posts: [REQUEST_ADDRESS, CREATE_NOTE],
  },
  {
    name: 'a service that breaks off while it says that the note is made',
    source: whole,
    prepare: ({ app }) => app.workspace.faults.add({ path: CREATE_NOTE, fault: { kind: 'reset-mid-body' } }),
    says: ['is having trouble', unknown],
    posts: [REQUEST_ADDRESS, CREATE_NOTE],
    notes: 1,
  },
];

interface Outcome {
  app: Awaited<ReturnType<typeof startAudioApp>>;
  error: ZapError;
  tookMs: number;
}
const outcomes = new Map<string, Outcome>();

// All at the same time: they do nothing but wait.
beforeAll(async () => {
  await Promise.all(
    cases.map(async ({ name, prepare, source }) => {
      const app = await startAudioApp();
      prepare?.(app);
      const started = performance.now();
      const error = await app.failure({ audio: app.link(source) });
      outcomes.set(name, { app, error, tookMs: performance.now() - started });
    }),
  );
});
afterAll(() => Promise.all([...outcomes.values()].map(({ app }) => app.close())));

describe('the step ends in time, with a sentence and without a trace', () => {
  it.each(cases)('$name', async ({ name, says, posts, notes = 0 }) => {
    const outcome = outcomes.get(name);
    if (outcome === undefined) throw new Error('It did not run.');
    const { app, error, tookMs } = outcome;
    const { workspace } = app.app;

    expect(error.name).toBe('AppError');
    for (const sentence of says) expect(error.message).toContain(sentence);
    expectDiscreet(error.raw, workspace.keys.everything);
    expect(tookMs).toBeLessThan(LONGEST_MS);
    expect(app.posts()).toStrictEqual(posts);
    expect(workspace.notes.size).toBe(notes);
    await expectNothingLeft(app);
    expectNothingTold(app);
  });
});
