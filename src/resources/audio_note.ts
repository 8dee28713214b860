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

/** Requests a URL to upload a recording to; it is valid for ten minutes. */
export async function requestUpload(
  client: Client,
  recording: { fileExtension: AudioExtension; durationSec: number },
): Promise<UploadTarget> {
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
  answer: zod.lazy(() => zod.object({ noteId: read.optionalId })),
  needs: NEEDS_ENTERPRISE,
  effect: 'the note was created',
} satisfies Endpoint;

/** Creates a note from an uploaded recording, which the service then processes. @returns the note's ID, if it is known. */
export async function createNoteFromAudio(client: Client, note: NewNoteFromAudio): Promise<string | null> {
  const { existingNoteId: id } = note;
  // Without an existing note, only a folder can be unknown.
  const endpoint = { ...CREATE_FROM_AUDIO, subject: id === undefined ? 'folder' : 'note' };
  const { noteId } = await client.call(endpoint, { ids: id === undefined ? {} : { id }, body: note });
  return noteId ?? id ?? null;
}

/** What is known about a note before the service has processed its recording. */
export interface AudioNote {
  id: string | null;
  noteId: string | null;
  status: string;
  title: string | null;
  kind: string;
  durationSec: number;
  fileExtension: string;
  sizeBytes: number;
}

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
