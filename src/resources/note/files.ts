import * as zod from 'zod/mini';

import { getNote, type Note } from './note.ts';
import { noteDocument } from './document.ts';
import { toSrt, toWebVtt } from '../../text/subtitles.ts';
import { fileName } from '../../text/file_name.ts';
import { transcriptText } from '../../text/transcript.ts';
import { fileHydrator } from '../../zapier/hydrators.ts';

interface FileKind {
  write: (note: Note) => string;
  extension: string;
  mediaType: string;
}

/** The files a note can be had as, by the key of their output field. */
export const NOTE_FILES = {
  transcriptFile: {
    write: ({ transcripts }) => transcriptText(transcripts),
    extension: 'txt',
    mediaType: 'text/plain',
  },
  subtitlesFile: {
    write: ({ transcripts }) => toSrt(transcripts),
    extension: 'srt',
    mediaType: 'application/x-subrip',
  },
  webvttFile: { write: ({ transcripts }) => toWebVtt(transcripts), extension: 'vtt', mediaType: 'text/vtt' },
  noteFile: { write: noteDocument, extension: 'md', mediaType: 'text/markdown' },
} as const satisfies Record<string, FileKind>;

/** Makes one of a note's files, when a later step uses it. */
export const noteFile = fileHydrator({
  key: 'noteFile',
  input: zod.object({
    noteId: zod.string(),
    file: zod.enum(['transcriptFile', 'subtitlesFile', 'webvttFile', 'noteFile']),
  }),
  perform: async ({ client }, { noteId, file }) => {
    const { write, extension, mediaType }: FileKind = NOTE_FILES[file];
    const note = await getNote(client, noteId);
    return {
      content: write(note),
      name: `${fileName(note.title) ?? `Note ${note.id.replace(/[^\w-]/g, '')}`}.${extension}`,
      mediaType: `${mediaType}; charset=utf-8`,
    };
  },
});
