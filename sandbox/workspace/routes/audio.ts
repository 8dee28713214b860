import type { FastifyInstance } from 'fastify';
import * as zod from 'zod';
import { madeUpMeeting } from '../data/made_up.ts';
import { ApiError } from '../errors.ts';
import { parseInput } from '../input.ts';
import type { Allow, Service } from '../server.ts';
import { audioExtensions } from '../store.ts';
import { tagsOf } from './notes.ts';

const addressShape = {
  fileExtension: zod.enum(audioExtensions),
  duration: zod.number().positive().max(14_400, 'must be at most 14400 seconds'),
};

const noteShape = {
  audioUrl: zod.string(),
  title: zod.string().optional(),
  tags: zod.array(zod.string()).optional(),
  kind: zod.enum(['online', 'in-person', 'podcast']).optional(),
  existingNoteId: zod.string().optional(),
};

export function audioRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, processing, records, store } = service;
  const preHandler = allow({ scope: 'notes', enterprise: true });

  app.post('/v1/notes/from-audio/generate-upload-url', { preHandler }, (request, reply) => {
    const { fileExtension, duration } = parseInput(addressShape, request.body, dialect.strict);
    const { contentType, ...addresses } = store.issue(fileExtension, duration);
    return reply.send({ ...addresses, ...(dialect.contentType ? { contentType } : {}) });
  });

  app.post('/v1/notes/from-audio', { preHandler }, (request, reply) => {
    const body = parseInput(noteShape, request.body, dialect.strict);
    const durationSec = store.uploadedDuration(body.audioUrl);
    if (durationSec === null) {
      throw new ApiError(422, 'audioUrl: no file has been uploaded there', 'audioUrl');
    }
    const tags = body.tags === undefined ? null : tagsOf(records, body.tags, 'tags');
    const existing = body.existingNoteId === undefined ? null : records.notes.get(body.existingNoteId);
    if (existing === undefined) throw new ApiError(404, 'The note to update was not found.');

    const meeting = madeUpMeeting(durationSec);
    const title = body.title ?? existing?.title ?? null;
    const recording = {
      status: dialect.initialAudioStatus,
      totalDurationSec: durationSec,
      title,
      ...(tags === null ? {} : { tags }),
    };
    const note =
      existing === null
        ? records.addNote({
            ...recording,
            kind: body.kind ?? 'in-person',
            visibility: records.workspace.settings.meeting_default_permission,
            inputLanguage: null,
          })
        : records.editNote(existing.id, {
            ...recording,
            ...(body.kind === undefined ? {} : { kind: body.kind }),
          });
    processing.start(note.id, { ...meeting, title: title ?? meeting.title });
    return reply.send({ noteId: note.id });
  });
}
