import * as zod from 'zod/mini';

import type { Client } from '../api/client.ts';
import { type Endpoint, NEEDS_ENTERPRISE } from '../api/endpoint.ts';
import * as read from '../api/tolerant.ts';
import { dateTextIn } from '../text/dates.ts';
import { quoted } from '../text/shorten.ts';
import { output, type Rows } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';

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
  answer: zod.lazy(() => zod.catch(zod.object({ id: read.optionalId }), { id: null })),
  needs: NEEDS_ENTERPRISE,
} satisfies Endpoint;

interface NewAudioNote {
  audioUrl: string;
  title?: string | undefined;
  tags?: string[];
  kind: string;
  existingNoteId?: string | undefined;
}

/**
 * Creates a note from an uploaded recording, which the service then processes.
 *
 * @param timeZone in which the user is told when a note was created of which it is not known whether it was.
 * @throws {ServiceError} of kind `unconfirmed` if the response has no ID of a note.
 */
export async function createNoteFromAudio(
  { client, timeZone }: Pick<Step, 'client' | 'timeZone'>,
  note: NewAudioNote,
) {
  const { existingNoteId, title = null, kind } = note;
  const isNew = existingNoteId === undefined;
  const at = dateTextIn(timeZone, new Date().toISOString()) ?? '';
  const what = title === null ? 'a note' : `the note ${quoted(title)}`;
  const endpoint = {
    ...CREATE_FROM_AUDIO,
    // Without an existing note, only a folder can be unknown.
    subject: isNew ? 'folder' : 'note',
    effect: isNew ? 'the note was created' : 'the recording was added to the note',
    uncertainty: isNew
      ? `Before you replay the run, look for ${what}, created at about ${at}.`
      : `Look at the note ${quoted(existingNoteId)} before you replay the run.`,
  };
  const created = isNew
    ? await client.call(
        { ...endpoint, created: { within: ['note', 'data'], keys: ['noteId', 'id'] } },
        { body: note },
      )
    : await client.call(endpoint, { ids: { id: existingNoteId }, body: note });
  const id = created.id ?? existingNoteId ?? null;
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
