import { product } from '../../product.ts';
import { dateIn } from '../../text/dates.ts';
import type { FieldSpec, Row, Rows } from '../../zapier/output.ts';
import { noteLink } from './link.ts';
import type { Note } from './note.ts';
import { noteRows } from './output.ts';

/** What an item shows of its note, most used first: the keys in the item and in the note, and the labels. */
const ORIGIN: Readonly<Record<string, { of: string; spec: FieldSpec }>> = {
  noteTitle: { of: 'title', spec: 'Note Title' },
  ...(product.noteUrlTemplate !== null && { noteUrl: { of: 'noteUrl', spec: 'Link to Note' } }),
  noteCreatedDate: { of: 'createdDate', spec: 'Note Date' },
  noteCreatedText: { of: 'createdText', spec: 'Note Date and Time (Text)' },
  noteCreatedAt: { of: 'createdAt', spec: { label: 'Note Created At', type: 'datetime' } },
  durationMinutes: { of: 'durationMinutes', spec: { label: 'Note Duration (Minutes)', type: 'number' } },
  participantNames: { of: 'participantNames', spec: 'Participant Names' },
  participantEmails: { of: 'participantEmails', spec: 'Participant Emails' },
  internalNames: { of: 'internalNames', spec: 'Internal Names' },
  externalNames: { of: 'externalNames', spec: 'External Names' },
  externalEmails: { of: 'externalEmails', spec: 'External Emails' },
  externalDomains: { of: 'externalDomains', spec: 'External Domains' },
  externalCompanies: { of: 'externalCompanies', spec: 'External Companies' },
  firstExternalEmail: { of: 'firstExternalEmail', spec: 'First External Email' },
  firstExternalCompany: { of: 'firstExternalCompany', spec: 'First External Company' },
  excerpt: { of: 'excerpt', spec: 'Note Summary (Excerpt)' },
  summaryText: { of: 'summaryText', spec: 'Note Summary (Plain Text)' },
  summaryHtml: { of: 'summaryHtml', spec: 'Note Summary (HTML)' },
  actionItemsText: { of: 'actionItemsText', spec: 'All Action Items (Plain Text)' },
  tagNames: { of: 'tagNames', spec: { label: 'Folder Names', type: 'string', list: true } },
  matchedFolderNames: {
    of: 'matchedFolderNames',
    spec: { label: 'Matched Folder Names', type: 'string', list: true },
  },
  noteId: { of: 'id', spec: 'Note ID' },
};

/** The keys of the note's values, by the keys under which an item shows them. */
export const originKeys: ReadonlyMap<string, string> = new Map(
  Object.entries(ORIGIN).map(([key, { of }]) => [key, of]),
);

const rows: Readonly<Record<string, Row>> = noteRows;

/** What an item's output shows of its note. */
export const originRows = Object.fromEntries(
  Object.entries(ORIGIN).map(([key, { of, spec }]) => [key, [spec, rows[of]?.[1]] as const]),
);

/** What identifies an item's note, and nothing long: for the items that a search returns. */
export function briefOrigin(note: Note, timeZone: string) {
  return {
    noteId: note.id,
    noteTitle: note.title,
    ...noteLink(note.id),
    noteCreatedAt: note.createdAt,
    noteCreatedDate: dateIn(timeZone, note.createdAt),
  };
}

export const briefOriginRows = {
  noteTitle: ['Note Title', noteRows.title[1]],
  noteUrl: noteRows.noteUrl,
  noteCreatedDate: ['Note Date', noteRows.createdDate[1]],
  noteCreatedAt: [{ label: 'Note Created At', type: 'datetime' }, noteRows.createdAt[1]],
  noteId: noteRows.id,
} satisfies Rows<ReturnType<typeof briefOrigin>>;
