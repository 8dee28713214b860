import { describe, expect, it } from '@jest/globals';

import type { Fault } from '../../../sandbox/workspace/index.ts';
import { recording } from '../../audio/corpus.ts';
import { CREATE_NOTE, expectDiscreet, REQUEST_ADDRESS, useAudioApp } from './support.ts';

const audioApp = useAudioApp();
const audio = recording('cbr.mp3');

interface Case {
  name: string;
  fault: Fault;
  errorClass?: 'ExpiredAuthError' | 'ThrottledError';
  says: string;
}

function status(code: number, says: string, errorClass?: Case['errorClass'], headers = {}): Case {
  const fault: Fault = { kind: 'status', status: code, headers };
  return { name: String(code), fault, says, ...(errorClass !== undefined && { errorClass }) };
}

/** The service has refused: it has done nothing. */
const refusals: Case[] = [
  status(401, 'The API key is missing, invalid, or revoked.', 'ExpiredAuthError'),
  status(403, 'The step needs an API key of an Enterprise plan'),
  status(422, 'Simulated answer 422.'),
  status(429, 'Try again in 17 seconds', 'ThrottledError', { 'retry-after': '17' }),
];

const incomprehensible = 'which this app does not understand';
/** Nobody knows what the service has done. */
const troubles: Case[] = [
  status(500, 'is having trouble'),
  status(503, 'is having trouble'),
  ...(['reset', 'lost-answer'] as const).map((kind) => ({
    name: kind,
    fault: { kind },
    says: 'is having trouble',
  })),
  ...(['html', 'empty', 'wrong-shape', 'truncated-json'] as const).map((kind) => ({
    name: kind,
    fault: { kind },
    says: incomprehensible,
  })),
  { name: 'redirect', fault: { kind: 'redirect', to: 'http://127.0.0.1:1/' }, says: incomprehensible },
];

/** With these the note is there, though nobody was told. */
const takesEffect: readonly Fault['kind'][] = ['lost-answer', 'truncated-json'];

describe.each([
  { call: 'the request for an upload URL', fault: null, posts: [REQUEST_ADDRESS] },
  {
    call: 'the request for a second upload URL',
    fault: 'expired',
    posts: [REQUEST_ADDRESS, REQUEST_ADDRESS],
  },
] as const)('if $call fails, no note is created', ({ fault: storeFault, posts: expected }) => {
  it.each([...refusals, ...troubles, status(404, 'rejected the values of this step')])(
    'with $name',
    async ({ errorClass = 'AppError', fault, says }) => {
      const { app, failure, linkTo, posts } = audioApp();
      const { faults, keys, notes, store } = app.workspace;
      const before = notes.size;
      if (storeFault !== null) store.faults.add(storeFault, 1);
      faults.add({ path: REQUEST_ADDRESS, skip: expected.length - 1, fault });

      const error = await failure({ audio: linkTo(audio) });

      expect(error.name).toBe(errorClass);
      expect(error.message).toContain(says);
      expect(error.message).toContain('Nothing was changed.');
      expectDiscreet(error.raw, keys.everything);
      expect(posts()).toStrictEqual(expected);
      expect(notes.size).toBe(before);
    },
  );
});

describe('if the creation of the note fails', () => {
  it.each([...refusals, status(404, 'The note or one of the tags was not found')])(
    'with $name, no note is created',
    async ({ errorClass = 'AppError', fault, says }) => {
      const { app, failure, linkTo, posts } = audioApp();
      const { faults, keys, notes } = app.workspace;
      const before = notes.size;
      faults.add({ path: CREATE_NOTE, fault });

      const error = await failure({ audio: linkTo(audio) });

      expect(error.name).toBe(errorClass);
      expect(error.message).toContain(says);
      expect(error.message).toContain('Nothing was changed.');
      expectDiscreet(error.raw, keys.everything);
      expect(posts()).toStrictEqual([REQUEST_ADDRESS, CREATE_NOTE]);
      expect(notes.size).toBe(before);
    },
  );

  it.each(troubles)(
    'with $name, the user is told to check, and it is not repeated',
    async ({ fault, says }) => {
      const { app, failure, linkTo, posts } = audioApp();
      const { faults, keys, notes } = app.workspace;
      const before = notes.size;
      faults.add({ path: CREATE_NOTE, fault, times: 1 });

      const error = await failure({ audio: linkTo(audio) });

      expect(error.name).toBe('AppError');
      expect(error.message).toContain(says);
      expect(error.message).toContain(
        'It is not known whether the note was created. Check before you run the step again.',
      );
      expectDiscreet(error.raw, keys.everything);
      expect(posts()).toStrictEqual([REQUEST_ADDRESS, CREATE_NOTE]);
      expect(notes.size).toBe(before + (takesEffect.includes(fault.kind) ? 1 : 0));
    },
  );
});

describe('the service rejects', () => {
  it('a key without an Enterprise plan, and the user reads which key the step needs', async () => {
    const { app, linkTo, posts } = audioApp();
    const { workspace, zapier } = app;
    const connection = await zapier.connect({ apiKey: workspace.keys.professional });
    const run = zapier.create(connection, 'create_note_from_audio', { audio: linkTo(audio) });
    await expect(run).rejects.toMatchObject({
      name: 'AppError',
      message: expect.stringContaining('an API key of an Enterprise plan with the "notes" scope'),
    });
    expect(posts()).toStrictEqual([REQUEST_ADDRESS]);
  });

  it('a recording for a note that does not exist', async () => {
    const { failure, linkTo } = audioApp();
    const { message } = await failure({ audio: linkTo(audio), existingNoteId: 'note_gone' });
    expect(message).toContain('The note or one of the tags was not found');
  });
});
