import * as zod from 'zod/mini';

import { UserError } from '../../api/user_error.ts';
import { dateIn } from '../../text/dates.ts';
import { fileName } from '../../text/file_name.ts';
import { fileHydrator, valueHydrator } from '../../zapier/hydrators.ts';
import { internalDomains } from '../internal_domains.ts';
import { getNote } from './note.ts';
import { domainsFor } from './person.ts';

/** Loads one value of a note, too large for its list, when a later step uses it. */
export const notePart = valueHydrator({
  key: 'notePart',
  input: zod.lazy(() =>
    zod.object({ noteId: zod.string(), part: zod.string(), internalDomains: zod.array(zod.string()) }),
  ),
  perform: async (step, { noteId, part, internalDomains: named }) => {
    const note = await getNote(step.client, noteId);
    const { partUnder, sourceOf, valueOf } = await import('./parts.ts');
    const needsDomains = partUnder(part)?.needsDomains === true;
    const domains = needsDomains ? await domainsFor(note, internalDomains(step, named)) : null;
    return valueOf(sourceOf(note, { domains, timeZone: step.timeZone }), part);
  },
});

/** Makes one of a note's files, when a later step uses it. */
export const noteFile = fileHydrator({
  key: 'noteFile',
  input: zod.lazy(() => zod.object({ noteId: zod.string(), file: zod.string() })),
  perform: async ({ client, timeZone }, { noteId, file }) => {
    const note = await getNote(client, noteId);
    const { partUnder, sourceOf } = await import('./parts.ts');
    const { file: kind, make } = partUnder(file) ?? {};
    if (kind === undefined) throw new UserError('A note has no such file. Map the file again.');
    const name = fileName(
      dateIn(timeZone, note.createdAt),
      note.title,
      `Note ${note.id.replace(/[^\w-]/g, '')}`,
    );
    return {
      content: zod.string().parse(make?.(sourceOf(note, { domains: null, timeZone }))),
      name: `${name}.${kind.extension}`,
      mediaType: `${kind.mediaType}; charset=utf-8`,
    };
  },
});
