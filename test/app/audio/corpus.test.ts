import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { m4a, recording, takes, wav } from '../../audio/corpus.ts';
import { CREATE_NOTE, REQUEST_ADDRESS, useAudioApp } from './support.ts';

const audioApp = useAudioApp();

const mediaTypes = { m4a: 'audio/mp4', mp3: 'audio/mpeg', wav: 'audio/wav', aac: 'audio/aac' } as const;

/** One file of each format; `test/audio/probe.test.ts` has them all. */
const files = [
  ...takes('m4a', ['index at the end', m4a, 2]),
  ...takes('mp3', ['constant rate', recording('cbr.mp3'), 2.09]),
  ...takes('wav', ['PCM', wav(), 1]),
  ...takes('aac', ['constant rate', recording('cbr.aac'), 2.11]),
];

describe('a recording becomes a note that completes', () => {
  it.each(files)('$name', async ({ bytes, fileExtension, durationSec }) => {
    const { app, create, linkTo, posts } = audioApp();
    const { workspace } = app;

    const item = await create({ audio: linkTo(bytes) });

    expect(posts()).toStrictEqual([REQUEST_ADDRESS, CREATE_NOTE]);
    const [described] = workspace.requests;
    const announced = Number(item.durationSec);
    expect(described?.body).toStrictEqual({ fileExtension, duration: announced });
    expect(Math.abs(announced - durationSec)).toBeLessThan(0.02);
    expect(workspace.store.objects().at(-1)).toMatchObject({
      contentType: mediaTypes[fileExtension],
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const id = String(item.noteId);
    expect(item).toStrictEqual({
      id,
      noteId: id,
      status: 'transcript-processing',
      title: null,
      kind: 'in-person',
      durationSec: announced,
      fileExtension,
      sizeBytes: bytes.length,
    });
    workspace.advance(id);
    expect(workspace.advance(id)).toMatchObject({ status: 'completed', totalDurationSec: announced });
  });
});
