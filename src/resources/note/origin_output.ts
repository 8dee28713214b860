import { product } from '../../product.ts';
import type { FieldSpecs } from '../../zapier/output.ts';
import { noteLink } from './link.ts';
import type { NoteOrigin } from './origin.ts';
import { noteSample } from './sample.ts';

/** The fields of its note that an item shows, most used first. */
export const originFields = {
  noteTitle: 'Note Title',
  noteUrl: product.noteUrlTemplate === null ? null : 'Link to Note',
  noteCreatedDate: 'Note Date',
  noteCreatedText: 'Note Date and Time (Text)',
  noteCreatedAt: { label: 'Note Created At', type: 'datetime' },
  durationMinutes: { label: 'Note Duration (Minutes)', type: 'number' },
  participantNames: 'Participant Names',
  participantEmails: 'Participant Emails',
  externalEmails: 'External Emails',
  externalDomains: 'External Domains',
  excerpt: 'Note Summary (Excerpt)',
  summaryText: 'Note Summary (Plain Text)',
  summaryHtml: 'Note Summary (HTML)',
  actionItemsText: 'All Action Items (Plain Text)',
  tagNames: { label: 'Folder Names', type: 'string', list: true },
  noteId: 'Note ID',
} as const satisfies FieldSpecs<NoteOrigin>;

/** The sample note, as its items show it. */
export const originSample: NoteOrigin = {
  noteId: noteSample.id,
  noteTitle: noteSample.title,
  ...noteLink(noteSample.id),
  noteCreatedAt: noteSample.createdAt,
  noteCreatedDate: noteSample.createdDate,
  noteCreatedText: noteSample.createdText,
  durationMinutes: noteSample.durationMinutes,
  excerpt: noteSample.excerpt,
  summaryText: noteSample.summaryText,
  summaryHtml: noteSample.summaryHtml,
  participantNames: noteSample.participantNames,
  participantEmails: noteSample.participantEmails,
  externalEmails: noteSample.externalEmails,
  externalDomains: noteSample.externalDomains,
  tagNames: noteSample.tagNames,
  actionItemsText: noteSample.actionItemsText,
};
