import * as zod from 'zod/mini';

import type { Client } from './client.ts';
import { type Endpoint, NEEDS_ENTERPRISE } from './endpoint.ts';
import { text } from './tolerant.ts';

/** The formats the service takes, by file extension. */
export const AUDIO_FORMATS = { m4a: 'M4A', mp3: 'MP3', wav: 'WAV', aac: 'AAC' } as const;
export type AudioExtension = keyof typeof AUDIO_FORMATS;

const REQUEST_UPLOAD = {
  method: 'POST',
  path: '/v1/notes/from-audio/generate-upload-url',
  answer: zod.object({ presignedUrl: zod.url(), audioUrl: zod.url(), contentType: text }),
  needs: NEEDS_ENTERPRISE,
} satisfies Endpoint;

/** Where a recording goes. The address is a permission to write: it must never be shown. */
export type UploadAddress = zod.infer<(typeof REQUEST_UPLOAD)['answer']>;

/** Asks for an address to upload a recording to, good for ten minutes. */
export async function requestUpload(
  client: Client,
  recording: { fileExtension: AudioExtension; durationSec: number },
): Promise<UploadAddress> {
  const { fileExtension, durationSec } = recording;
  return await client.call(REQUEST_UPLOAD, { body: { fileExtension, duration: durationSec } });
}

export interface NewNoteFromAudio {
  audioUrl: string;
  title?: string | undefined;
  tags?: string[] | undefined;
  kind: string;
  existingNoteId?: string | undefined;
}

const CREATE_FROM_AUDIO = {
  method: 'POST',
  path: '/v1/notes/from-audio',
  answer: zod.object({ noteId: zod.string() }),
  needs: NEEDS_ENTERPRISE,
  subject: 'note or one of the tags',
  effect: 'the note was created',
} satisfies Endpoint;

/** Makes a note of an uploaded recording; the service goes on with it by itself. @returns the note's id. */
export async function createNoteFromAudio(client: Client, note: NewNoteFromAudio): Promise<string> {
  return (await client.call(CREATE_FROM_AUDIO, { body: note })).noteId;
}
