import * as zod from 'zod/mini';

import { getNote } from './note.ts';
import { internalDomains } from '../internal_domains.ts';
import type { NoteFiles } from './present.ts';
import { valueHydrator } from '../../zapier/hydrators.ts';

const NO_FILES: NoteFiles = { transcriptFile: null, subtitlesFile: null, webvttFile: null, noteFile: null };

/** The parts that tell people from outside from those inside; the others need not know the internal domains. */
const ABOUT_EXTERNALS = new Set(['participants', 'externalEmails', 'externalDomains']);

/** Loads one value of a note that was too big for the list it came in, when a later step uses it. */
export const notePart = valueHydrator({
  key: 'notePart',
  input: zod.object({ noteId: zod.string(), part: zod.string(), internalDomains: zod.array(zod.string()) }),
  perform: async (step, { noteId, part, internalDomains: named }) => {
    const note = await getNote(step.client, noteId);
    const { presentNote } = await import('./present.ts');
    const domains = ABOUT_EXTERNALS.has(part) ? await internalDomains(step, named)() : null;
    const presented = presentNote(note, domains, NO_FILES);
    return new Map<string, unknown>(Object.entries(presented)).get(part) ?? null;
  },
});
