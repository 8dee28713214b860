import type { FastifyInstance } from 'fastify';
import * as zod from 'zod';

import type { Dialect } from '../dialect.ts';
import { ApiError } from '../errors.ts';
import { pageShape, parseInput } from '../input.ts';
import { pageOf } from '../paging.ts';
import { presentNote, presentPatchedNote } from '../present.ts';
import type { Note, Records, Tag } from '../records.ts';
import type { Allow, Service } from '../service.ts';

const statuses = [
  'idle',
  'recording',
  'transcript-processing',
  'recorded-not-summarized',
  'summarizing',
  'completed',
] as const;

const listShape = {
  ...pageShape,
  status: zod.enum(statuses).optional(),
  folderIds: zod
    .union([zod.string(), zod.array(zod.string())])
    .transform((sent) => [sent].flat())
    .optional(),
};

const patchShape = {
  title: zod.string().exactOptional(),
  visibility: zod.enum(['workspace', 'public', 'only-me', 'private', 'shared']).exactOptional(),
  userWrittenNote: zod.string().exactOptional(),
  tagIds: zod.array(zod.string()).exactOptional(),
};

const visibilityAliases: Record<string, string> = { private: 'only-me', shared: 'public' };

/** How each form reads the values of `folderIds`. */
const folderIdsIn: Record<Dialect['folderIdsForm'], (values: string[]) => string[]> = {
  repeated: (values) => values,
  'comma-separated': (values) => values.flatMap((value) => value.split(',')),
  'first-only': (values) => values.slice(0, 1),
};

export function noteRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, records, webhooks } = service;
  const preHandler = allow({ scope: 'notes' });

  app.get('/v1/notes', { preHandler }, (request, reply) => {
    const query = parseInput(listShape, request.query, dialect.strict);
    const folderIds = query.folderIds && folderIdsIn[dialect.folderIdsForm](query.folderIds);
    const matching = records
      .notesIn(dialect.listOrder)
      .filter(
        (note) =>
          (query.status === undefined || note.status === query.status) &&
          (folderIds === undefined || note.tags.some((tag) => folderIds.includes(tag.id))),
      );
    const { items, pagination } = pageOf(matching, query, dialect);
    return reply.send({ items: items.map((note) => presentNote(note, records, dialect)), pagination });
  });

  app.get<{ Params: { id: string } }>('/v1/notes/:id', { preHandler }, (request, reply) => {
    parseInput({}, request.query, dialect.strict);
    return reply.send({ note: presentNote(found(records, request.params.id), records, dialect) });
  });

  app.patch<{ Params: { id: string } }>('/v1/notes/:id', { preHandler }, (request, reply) => {
    const { id } = found(records, request.params.id);
    const { tagIds, visibility, ...texts } = parseInput(patchShape, request.body, dialect.strict);
    const note = records.editNote(id, {
      ...texts,
      ...(visibility && { visibility: visibilityAliases[visibility] ?? visibility }),
      ...(tagIds && { tags: tagsOf(records, tagIds, 'tagIds') }),
    });
    if (dialect.webhookOnEdit) webhooks.notify(id, 'note.updated');
    return reply.send({ note: presentPatchedNote(note, records, dialect) });
  });
}

function found(records: Records, id: string): Note {
  const note = records.notes.get(id);
  if (note === undefined) throw new ApiError(404, 'The note was not found.');
  return note;
}

/** Returns the tags of folders. Throws 422 if a folder ID is unknown. */
export function tagsOf(records: Records, ids: readonly string[], field: string): Tag[] {
  return ids.map((id) => {
    if (!records.folders.has(id)) throw new ApiError(422, `${field}: there is no tag ${id}`, field);
    return records.tag(id);
  });
}
