import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { wavHeader } from '../../../sandbox/wav.ts';
import type { StoreFault } from '../../../sandbox/workspace/index.ts';
import { CREATE_NOTE, expectDiscreet, REQUEST_ADDRESS, useAudioApp } from './support.ts';

const audioApp = useAudioApp();

const SECOND_BYTES = 16_000;

/** So large that a store which refuses it, or breaks, does so in the middle of it. */
const large = recordingOf(1_250);

/** Noise, 8 kHz, 16 bits, mono. */
function recordingOf(seconds: number): Buffer {
  const sound = Buffer.alloc(seconds * SECOND_BYTES, 'sound');
  return Buffer.concat([wavHeader(SECOND_BYTES / 2, sound.length), sound]);
}

/** What the user reads when the second try fails, too. */
const refusal = /^The place where audio files are uploaded did not take the file\. No note was created\./;
const refusalOrBreak = /did not take the file\. No note was created\.|broke off\. No note was created\./;
const failures: [StoreFault, RegExp][] = [
  ['expired', refusal],
  ['wrong-type', refusal],
  ['unavailable', refusal],
  ['redirect', refusal],
  // Whether the answer or the end of the connection is seen first is a matter of chance.
  ['early-403', refusalOrBreak],
  ['reset', /^The upload of the audio file broke off\. No note was created\./],
];

describe('an upload that fails once is made again to a fresh address', () => {
  it.each(failures)('%s', async (fault) => {
    const { app, create, linkTo, posts } = audioApp();
    const { store } = app.workspace;
    const before = store.requests.length;
    store.faults.add(fault, 1);

    const item = await create({ audio: linkTo(large) });

    expect(posts()).toStrictEqual([REQUEST_ADDRESS, REQUEST_ADDRESS, CREATE_NOTE]);
    const uploads = store.requests.slice(before);
    expect(new Set(uploads.map(({ key }) => key)).size).toBe(2);
    expect(uploads.map(({ status }) => status).at(-1)).toBe(200);
    expect((await store.objects()).at(-1)).toMatchObject({
      key: uploads.at(-1)?.key,
      sha256: createHash('sha256').update(large).digest('hex'),
    });
    expect(item).toMatchObject({ durationSec: 1_250, sizeBytes: large.length });
  });
});

describe('an upload that fails twice is given up, and no note is made', () => {
  it.each(failures)('%s', async (fault, sentence) => {
    const { app, failure, linkTo, posts } = audioApp();
    const { keys, notes, store } = app.workspace;
    const before = { notes: notes.size, uploads: store.requests.length };
    store.faults.add(fault);

    const error = await failure({ audio: linkTo(large) });

    expect(error.name).toBe('AppError');
    expect(error.message).toMatch(sentence);
    expectDiscreet(error.raw, keys.everything);
    expect(posts()).toStrictEqual([REQUEST_ADDRESS, REQUEST_ADDRESS]);
    expect(store.requests.length).toBe(before.uploads + 2);
    expect(notes.size).toBe(before.notes);
  });
});
