import * as zod from 'zod';

import { getNote } from '../api/notes.ts';
import { internalDomains } from '../notes/internal_domains.ts';
import { type NoteFiles, presentNote } from '../notes/output.ts';
import { valueHydrator } from '../zapier/hydrators.ts';

const NO_FILES: NoteFiles = { transcriptFile: null, subtitlesFile: null, webvttFile: null, noteFile: null };

/** Loads one value of a note that was too big for the list it came in, when a later step uses it. */
export const notePart = valueHydrator({
  key: 'notePart',
  input: zod.object({ noteId: zod.string(), part: zod.string(), internalDomains: zod.array(zod.string()) }),
  perform: async (step, { noteId, part, internalDomains: named }) => {
    const note = await getNote(step.client, noteId);
    const presented = presentNote(
      note,
      await internalDomains(step, named)(),
      NO_FILES,
      await import('../notes/rich_text.ts'),
    );
    return new Map<string, unknown>(Object.entries(presented)).get(part) ?? null;
  },
});
