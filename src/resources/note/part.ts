import * as zod from 'zod/mini';

import { valueHydrator } from '../../zapier/hydrators.ts';
import { internalDomains } from '../internal_domains.ts';
import { getNote } from './note.ts';

/** Loads one value of a note, too large for its list, when a later step uses it. */
export const notePart = valueHydrator({
  key: 'notePart',
  input: zod.object({ noteId: zod.string(), part: zod.string(), internalDomains: zod.array(zod.string()) }),
  perform: async (step, { noteId, part, internalDomains: named }) => {
    const note = await getNote(step.client, noteId);
    const { sourceOf } = await import('./parts.ts');
    const { partUnder, valueOf } = await import('./values.ts');
    const needsDomains = partUnder(part)?.needsDomains === true;
    const domains = needsDomains ? await internalDomains(step, named)() : null;
    return valueOf(sourceOf(note, { domains, timeZone: step.timeZone }), part);
  },
});
