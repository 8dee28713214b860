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

/** Ends only what hangs: the verdict is that the app ends the step itself, with its own message, and not this limit. */
const OUTER_LIMIT_MS = 200_000;
jest.setTimeout(OUTER_LIMIT_MS + 20_000);

const audio = recording('cbr.mp3');

const whole: RequestListener = (_request, response) => response.end(audio);
/** Sends the file so slowly that little is left of the step's time when it has arrived. */
const slow: RequestListener = (_request, response) => drip(response, audio.length / 15);
const endless: RequestListener = (_request, response) => drip(response, 1);

function drip(response: ServerResponse, bytesPerSecond: number): void {
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // By the clock: on a busy machine the timer is late, but the source is no slower.
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
    name: 'a source that never responds',
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
    name: 'a source that is far too slow',
    source: endless,
    says: ['The download of the audio file took too long. Try again later, or use a smaller file'],
    posts: [],
  },
  {
    name: 'a service that never returns an upload URL',
    source: whole,
    prepare: ({ app }) => app.workspace.faults.add({ path: REQUEST_ADDRESS, fault: hang }),
    says: ['did not respond in time', 'Nothing was changed.'],
    posts: [REQUEST_ADDRESS],
  },
  {
    name: 'a store that never responds',
    source: whole,
    prepare: ({ app }) => app.workspace.store.faults.add('hang'),
    says: ['The upload of the audio file took too long. No note was created. Try again later'],
    posts: [REQUEST_ADDRESS],
  },
  {
    name: 'a slow source, then a store that never responds',
    source: slow,
    prepare: ({ app }) => app.workspace.store.faults.add('hang'),
    says: ['The upload of the audio file took too long. No note was created. Try again later'],
    posts: [REQUEST_ADDRESS],
  },
  {
    name: 'a service that never says whether the note was created',
    source: whole,
    prepare: ({ app }) => app.workspace.faults.add({ path: CREATE_NOTE, fault: hang }),
    says: ['did not respond in time', unknown],
    posts: [REQUEST_ADDRESS, CREATE_NOTE],
  },
  {
    name: 'a slow source, then a service that never says whether the note was created',
    source: slow,
    prepare: ({ app }) => app.workspace.faults.add({ path: CREATE_NOTE, fault: hang }),
    says: ['did not respond in time', unknown],
    posts: [REQUEST_ADDRESS, CREATE_NOTE],
  },
  {
    name: 'a service whose response that the note was created is cut off',
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
}
const outcomes = new Map<string, Outcome>();

// All at the same time: they only wait.
beforeAll(async () => {
  await Promise.all(
    cases.map(async ({ name, prepare, source }) => {
      const app = await startAudioApp({ timeLimitMs: OUTER_LIMIT_MS });
      prepare?.(app);
      outcomes.set(name, { app, error: await app.failure({ audio: app.link(source) }) });
    }),
  );
});
afterAll(() => Promise.all([...outcomes.values()].map(({ app }) => app.close())));

describe('the step ends itself, with a message and without a trace', () => {
  it.each(cases)('$name', async ({ name, says, posts, notes = 0 }) => {
    const outcome = outcomes.get(name);
    if (outcome === undefined) throw new Error('It did not run.');
    const { app, error } = outcome;
    const { workspace } = app.app;

    expect(error.name).toBe('AppError');
    for (const sentence of says) expect(error.message).toContain(sentence);
    expectDiscreet(error.raw, workspace.keys.everything);
    expect(app.posts()).toStrictEqual(posts);
    expect(workspace.notes.size).toBe(notes);
    await expectNothingLeft(app);
    expectNothingTold(app);
  });
});
