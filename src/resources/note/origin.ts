import { noteLink } from './link.ts';
import { NOTE_PARTS as PARTS, type Source } from './parts.ts';

export type NoteOrigin = ReturnType<typeof noteOrigin>;

/** The values of its note that an item includes, made the same way as the note's own outputs. */
export function noteOrigin(source: Source) {
  const { note } = source;
  return {
    noteId: note.id,
    noteTitle: note.title,
    ...noteLink(note.id),
    noteCreatedAt: PARTS.createdAt.make(source),
    noteCreatedDate: PARTS.createdDate.make(source),
    noteCreatedText: PARTS.createdText.make(source),
    durationMinutes: PARTS.durationMinutes.make(source),
    excerpt: PARTS.excerpt.make(source),
    summaryText: PARTS.summaryText.make(source),
    summaryHtml: PARTS.summaryHtml.make(source),
    participantNames: PARTS.participantNames.make(source),
    participantEmails: PARTS.participantEmails.make(source),
    externalEmails: PARTS.externalEmails.make(source),
    externalDomains: PARTS.externalDomains.make(source),
    tagNames: PARTS.tagNames.make(source),
    actionItemsText: PARTS.actionItemsText.make(source),
  };
}
