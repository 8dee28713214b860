import { noteLink } from './link.ts';
import type { Note } from './note.ts';
import { NOTE_PARTS, type SourceContext, sourceOf } from './parts.ts';

export type NoteOrigin = ReturnType<typeof noteOrigin>;

/** What an item says about the note it comes from, made as in the note itself. */
export function noteOrigin(note: Note, context: SourceContext) {
  const source = sourceOf(note, context);
  return {
    noteId: note.id,
    noteTitle: note.title,
    ...noteLink(note.id),
    noteCreatedAt: NOTE_PARTS.createdAt.make(source),
    noteCreatedDate: NOTE_PARTS.createdDate.make(source),
    noteCreatedText: NOTE_PARTS.createdText.make(source),
    durationMinutes: NOTE_PARTS.durationMinutes.make(source),
    excerpt: NOTE_PARTS.excerpt.make(source),
    summaryText: NOTE_PARTS.summaryText.make(source),
    summaryHtml: NOTE_PARTS.summaryHtml.make(source),
    participantNames: NOTE_PARTS.participantNames.make(source),
    participantEmails: NOTE_PARTS.participantEmails.make(source),
    externalEmails: NOTE_PARTS.externalEmails.make(source),
    externalDomains: NOTE_PARTS.externalDomains.make(source),
    tagNames: NOTE_PARTS.tagNames.make(source),
    actionItemsText: NOTE_PARTS.actionItemsText.make(source),
  };
}
