import type { Note } from '../service/note.ts';
import { dateIn } from '../text/dates.ts';
import type { Row, Rows } from '../zapier/output.ts';
import { noteLink } from './link.ts';
import { noteRows } from './output.ts';

/** What an item shows of its note, most used first, by the item's keys: the note's keys, and labels that differ. */
const ORIGIN: Readonly<Record<string, readonly [of: string, label?: string]>> = {
  noteTitle: ['title', 'Note Title'],
  noteUrl: ['noteUrl'],
  noteCreatedDate: ['createdDate', 'Note Date'],
  noteCreatedText: ['createdText', 'Note Date and Time (Text)'],
  noteCreatedAt: ['createdAt', 'Note Created At'],
  durationMinutes: ['durationMinutes', 'Note Duration (Minutes)'],
  participantNames: ['participantNames'],
  participantEmails: ['participantEmails'],
  participantsWithoutEmail: ['participantsWithoutEmail'],
  withoutEmailCount: ['withoutEmailCount'],
  internalNames: ['internalNames'],
  externalNames: ['externalNames'],
  externalEmails: ['externalEmails'],
  externalDomains: ['externalDomains'],
  externalCompanies: ['externalCompanies'],
  firstExternalEmail: ['firstExternalEmail'],
  firstExternalCompany: ['firstExternalCompany'],
  excerpt: ['excerpt', 'Note Summary (Excerpt)'],
  summaryText: ['summaryText', 'Note Summary (Plain Text)'],
  summaryHtml: ['summaryHtml', 'Note Summary (HTML)'],
  actionItemsText: ['actionItemsText', 'All Action Items (Plain Text)'],
  tagNames: ['tagNames'],
  matchedFolderNames: ['matchedFolderNames'],
  noteId: ['id'],
};

const rows: Readonly<Record<string, Row>> = noteRows;
const shown = Object.entries(ORIGIN).flatMap(([key, [of, label]]) => {
  const row = rows[of];
  if (!row) return [];
  const [spec, sample] = row;
  const labeled = label === undefined || typeof spec === 'string' ? (label ?? spec) : { ...spec, label };
  return [{ key, of, row: [labeled, sample] as const }];
});

/** The keys of the note's values, by the keys under which an item shows them. */
export const originKeys: ReadonlyMap<string, string> = new Map(shown.map(({ key, of }) => [key, of]));

/** What an item's output shows of its note. */
export const originRows = Object.fromEntries(shown.map(({ key, row }) => [key, row]));

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
