import type { RequestListener } from 'node:http';

import { describe, expect, it } from '@jest/globals';

import { recording } from '../../audio/corpus.ts';
import { type AudioApp, CREATE_NOTE, expectDiscreet, REQUEST_ADDRESS, useAudioApp } from './support.ts';

/** What takes seconds, by a clock that the app's process moves: see `test/support/virtual_time.ts`. */
const audioApp = useAudioApp({ virtualTime: true });
const audio = recording('cbr.mp3');

/** Just short of what counts as stalled. */
const late = { 'x-simulated-latency': 7_000 };
const endless: RequestListener = ({ url = '/' }, response) =>
  response.writeHead(302, { location: url, ...late }).end();
/** When the file has arrived, little of the step's time is left. */
const slow: RequestListener = ({ url = '/' }, response) =>
  url.endsWith('?slow')
    ? response.writeHead(200, late).end(audio)
    : response.writeHead(302, { location: `${url}?slow`, ...late }).end();

interface Case {
  name: string;
  source: RequestListener;
  prepare?: (app: AudioApp) => void;
  says: readonly string[];
  posts: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'a source that never responds',
    source: (_request, response) => response.writeProcessing(),
    says: ['stalled: the site that stores it stopped sending. Try again in a few minutes'],
    posts: [],
  },
  {
    name: 'a source that stops in the middle',
    source: (_request, response) =>
      response.writeHead(200, { 'x-simulated-stall': 'yes' }).write(audio.subarray(0, 1_000)),
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
    name: 'a slow source, then a store that never responds',
    source: slow,
    prepare: ({ app }) => app.workspace.store.faults.add({ fault: 'hang' }),
    says: ['The upload of the audio file took too long. No note was created. Try again later'],
    posts: [REQUEST_ADDRESS],
  },
  {
    name: 'a slow source, then a service that never says whether the note was created',
    source: slow,
    prepare: ({ app }) => app.workspace.faults.add({ path: CREATE_NOTE, fault: { kind: 'hang' } }),
    says: ['did not respond in time', 'It is not known whether the note was created.'],
    posts: [REQUEST_ADDRESS, CREATE_NOTE],
  },
];

describe('Create Note From Audio ends by itself and says what was done, with', () => {
  it.each(cases)('$name', async ({ source, prepare, says, posts: expected }) => {
    const app = audioApp();
    const { workspace } = app.app;
    const before = workspace.notes.size;
    prepare?.(app);

    const error = await app.failure({ audio: app.link(source) });

    expect(error.name).toBe('AppError');
    for (const sentence of says) expect(error.message).toContain(sentence);
    expectDiscreet(error.raw, workspace.keys.everything);
    expect(app.posts()).toStrictEqual(expected);
    expect(workspace.notes.size).toBe(before);
  });
});
