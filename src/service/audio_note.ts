import * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, NEEDS_ENTERPRISE } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import { output, type Rows } from '../zapier/output.ts';

/** The formats the service accepts, by file extension. */
export const AUDIO_FORMATS = { m4a: 'M4A', mp3: 'MP3', wav: 'WAV', aac: 'AAC' } as const;
export type AudioExtension = keyof typeof AUDIO_FORMATS;

const REQUEST_UPLOAD = {
  method: 'POST',
  path: '/v1/notes/from-audio/generate-upload-url',
  answer: zod.lazy(() =>
    zod.object({ presignedUrl: zod.url(), audioUrl: zod.url(), contentType: read.text }),
  ),
  needs: NEEDS_ENTERPRISE,
} satisfies Endpoint;

/** Where to upload a recording. Anyone with the URL can write to it, so it must never be shown. */
export type UploadTarget = zod.infer<(typeof REQUEST_UPLOAD)['answer']>;

interface Described {
  fileExtension: AudioExtension;
  durationSec: number;
}

/** Requests a URL to upload a recording to; it is valid for ten minutes. */
export const requestUpload = (
  client: Client,
  { fileExtension, durationSec: duration }: Described,
): Promise<UploadTarget> => client.call(REQUEST_UPLOAD, { body: { fileExtension, duration } });

const CREATE_FROM_AUDIO = {
  method: 'POST',
  path: '/v1/notes/from-audio',
  answer: zod.lazy(() => zod.object({ noteId: read.optionalId })),
  needs: NEEDS_ENTERPRISE,
  effect: 'the note was created',
} satisfies Endpoint;

interface NewAudioNote {
  audioUrl: string;
  title?: string | undefined;
  tags?: string[];
  kind: string;
  existingNoteId?: string | undefined;
}

/** Creates a note from an uploaded recording, which the service then processes. Its ID is null if the response leaves it out. */
export async function createNoteFromAudio(client: Client, note: NewAudioNote) {
  const { existingNoteId, title = null, kind } = note;
  // Without an existing note, only a folder can be unknown.
  const endpoint = { ...CREATE_FROM_AUDIO, subject: existingNoteId === undefined ? 'folder' : 'note' };
  const ids = existingNoteId === undefined ? {} : { id: existingNoteId };
  const { noteId } = await client.call(endpoint, { ids, body: note });
  const id = noteId ?? existingNoteId ?? null;
  // This is the first status the service documents for a note from audio.
  return { id, noteId: id, status: 'transcript-processing', title, kind };
}

type AudioNote = Awaited<ReturnType<typeof createNoteFromAudio>> & Described & { sizeBytes: number };

export const audioNoteOutput = output({
  id: ['ID', 'note_5Gk1Zt'],
  noteId: ['Note ID', 'note_5Gk1Zt'],
  status: ['Status', 'transcript-processing'],
  title: ['Title', 'Northwind: renewal call'],
  kind: ['Kind of Meeting', 'in-person'],
  durationSec: [{ label: 'Duration (Seconds)', type: 'number' }, 2850.4],
  fileExtension: ['File Extension', 'm4a'],
  sizeBytes: [{ label: 'File Size (Bytes)', type: 'integer' }, 23104512],
} satisfies Rows<AudioNote>);
