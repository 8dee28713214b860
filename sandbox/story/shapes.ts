import * as zod from 'zod';

/** A note as the later steps of a Zap get it, as far as the story shows it. */
export const zapNote = zod.object({
  id: zod.string(),
  title: zod.string(),
  durationText: zod.string(),
  participantNames: zod.string(),
  externalEmails: zod.string(),
  participants: zod.array(
    zod.object({ accountName: zod.string().nullable(), isExternal: zod.boolean().nullable() }),
  ),
  actionItems: zod.array(zod.object({ text: zod.string(), assignee: zod.string().nullable() })),
  tagNames: zod.array(zod.string()),
  userWrittenNote: zod.string().nullable(),
  transcriptFile: zod.string(),
  subtitlesFile: zod.string(),
});

/** What is known of a note as soon as its recording is handed over. */
export const noteFromAudio = zod.object({
  noteId: zod.string(),
  status: zod.string(),
  durationSec: zod.number(),
  fileExtension: zod.string(),
  sizeBytes: zod.number(),
});

/** A folder, in a step or in the dropdown. */
export const zapFolder = zod.object({ id: zod.string(), name: zod.string(), path: zod.string() });

/** An owner as the dropdown offers one. */
export const ownerChoice = zod.object({ ownerUserId: zod.string() });

/** What a later step gets where a file's pointer was mapped. */
export const hydratedFile = zod.object({ filename: zod.string(), content: zod.instanceof(Buffer) });
