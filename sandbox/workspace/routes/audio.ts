import type { FastifyInstance } from 'fastify';
import * as zod from 'zod';

import { madeUpMeeting } from '../data/content.ts';
import { ApiError } from '../errors.ts';
import { parseInput } from '../input.ts';
import type { Allow, Service } from '../service.ts';
import { audioExtensions } from '../store.ts';
import { tagsOf } from './notes.ts';

const addressShape = {
  fileExtension: zod.enum(audioExtensions),
  duration: zod.number().positive().max(14_400, 'must be at most 14400 seconds'),
};

const noteShape = {
  audioUrl: zod.string(),
  title: zod.string().exactOptional(),
  tags: zod.array(zod.string()).optional(),
  kind: zod.enum(['online', 'in-person', 'podcast']).exactOptional(),
  existingNoteId: zod.string().optional(),
};

export function audioRoutes(app: FastifyInstance, service: Service, allow: Allow): void {
  const { dialect, processing, records, store } = service;
  const preHandler = allow({ scope: 'notes', enterprise: true });

  app.post('/v1/notes/from-audio/generate-upload-url', { preHandler }, (request, reply) => {
    const { fileExtension, duration } = parseInput(addressShape, request.body, dialect.strict);
    const { contentType, ...addresses } = store.issue(fileExtension, duration);
    return reply.send({ ...addresses, ...(dialect.contentType && { contentType }) });
  });

  app.post('/v1/notes/from-audio', { preHandler }, (request, reply) => {
    const body = parseInput(noteShape, request.body, dialect.strict);
    const { audioUrl, existingNoteId, tags, ...given } = body;
    const durationSec = store.uploadedDuration(audioUrl);
    if (durationSec === null) {
      throw new ApiError(422, 'audioUrl: no file was uploaded to this URL', 'audioUrl');
    }
    const recording = {
      ...given,
      ...(tags && { tags: tagsOf(records, tags, 'tags') }),
      status: dialect.initialAudioStatus,
      totalDurationSec: durationSec,
    };
    const existing = existingNoteId === undefined ? null : records.notes.get(existingNoteId);
    if (existing === undefined) throw new ApiError(404, 'The note to update was not found.');

    const note =
      existing === null
        ? records.addNote({
            title: null,
            kind: 'in-person',
            visibility: records.workspace.settings.meeting_default_permission,
            inputLanguage: null,
            ...recording,
          })
        : records.editNote(existing.id, recording);
    const meeting = madeUpMeeting(durationSec);
    processing.start(note.id, { ...meeting, title: note.title ?? meeting.title });
    return reply.send({ noteId: note.id });
  });
}
