import { product } from '../../product.ts';
import type { FieldSpecs } from '../../zapier/output.ts';
import { noteLink } from './link.ts';
import type { NoteOrigin } from './origin.ts';

/** How an item shows the note it comes from, in the order in which people map it. */
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
  tagNames: { label: 'Tag Names (Folders)', type: 'string', list: true },
  noteId: 'Note ID',
} as const satisfies FieldSpecs<NoteOrigin>;

/** A lifelike note, as its items show it. */
export const originSample: NoteOrigin = {
  noteId: 'note_5Gk1Zt',
  noteTitle: 'Northwind: renewal call',
  ...noteLink('note_5Gk1Zt'),
  noteCreatedAt: '2026-03-12T13:30:00Z',
  noteCreatedDate: '2026-03-12',
  noteCreatedText: 'Mar 12, 2026, 1:30 PM',
  durationMinutes: 47.5,
  excerpt:
    'Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\nAction items\n\n- [ ] Anna Berg: send the two-year offer by Friday\n- [ ] Mei Tanaka: confirm the number of seats\n- [x] Luis Romero: share the security questionnaire',
  summaryText:
    'Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\nAction items\n\n- [ ] Anna Berg: send the two-year offer by Friday\n- [ ] Mei Tanaka: confirm the number of seats\n- [x] Luis Romero: share the security questionnaire',
  summaryHtml:
    '<h2>Summary</h2>\n<p>Northwind wants to renew for two years and needs 40 more seats from May.</p>\n<h2>Action items</h2>\n<ul>\n<li>☐ Anna Berg: send the two-year offer by Friday</li>\n<li>☐ Mei Tanaka: confirm the number of seats</li>\n<li>☑ Luis Romero: share the security questionnaire</li>\n</ul>',
  participantNames: 'Anna Berg, Luis Romero, Mei Tanaka',
  participantEmails: 'anna.berg@acme.example, luis.romero@northwind.example',
  externalEmails: 'luis.romero@northwind.example',
  externalDomains: 'northwind.example',
  tagNames: ['Northwind'],
  actionItemsText:
    'Anna Berg: Send the two-year offer by Friday\nMei Tanaka: Confirm the number of seats\nLuis Romero: Share the security questionnaire (done)',
};
