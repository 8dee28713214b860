import { itemLine } from '../action_items/list.ts';
import { addressesOf, companyName, distinct, shownName } from '../notes/person.ts';
import { jsonBytes } from '../text/json_size.ts';
import type { Quote } from '../text/mentions.ts';
import { cutText, cutTexts, listWithin } from '../text/shorten.ts';
import { spokenLine } from '../text/transcript.ts';
import { noteLink } from './link.ts';
import { NOTE_PARTS as PARTS, type Source } from './parts.ts';

/** The share of a row that a text of the note may take, and those that grow with the meeting. */
const SHARES = {
  title: 0.08,
  status: 0.03,
  kind: 0.03,
  visibility: 0.03,
  inputLanguage: 0.03,
  translationLanguage: 0.03,
} as const;
/** Enough to see what a note is about; its summary is a step away. */
const LONGEST_EXCERPT = 250;
const PEOPLE_SHARE = 0.1;
const OTHER_SHARE = 0.05;

/** What tells a note from others, in at most `bytes` bytes of JSON. */
export function briefSummary(source: Source, bytes: number) {
  const { id, title, createdAt, status } = source.note;
  const durationMinutes = PARTS.durationMinutes.make(source);
  const fixed = { id, createdAt, durationMinutes, status: status && cutText(status, LONGEST_STATUS) };
  const room = Math.max(0, bytes - jsonBytes({ ...fixed, title: '', participantNames: '', tagNames: [''] }));
  const sizeOf = (text: string) => jsonBytes(text) - 2;
  // What a short title leaves is for the others.
  const others = room - sizeOf(title ?? '');
  const tagNames = listWithin(PARTS.tagNames.make(source), Math.max(room * 0.15, others * 0.4), '","');
  const tagBytes = sizeOf(tagNames.join('","'));
  const people = distinct(source.everyone().map(shownName));
  const names = listWithin(people, Math.max(room * 0.3, others - tagBytes), ', ').join(', ');
  return {
    ...fixed,
    title: title && cutText(title, Math.max(0, room - sizeOf(names) - tagBytes)),
    participantNames: names || null,
    tagNames,
  };
}
const LONGEST_STATUS = 25;

/**
 * What a note is about, in at most `bytes` bytes of JSON: names, tasks, and quotes that don't fit are counted.
 */
export function noteSummary(source: Source, { quotes, bytes }: { quotes: readonly Quote[]; bytes: number }) {
  const { id, title, createdAt, updatedAt, ...note } = source.note;
  const { status, kind, visibility, inputLanguage, translationLanguage } = note;
  const list = (texts: readonly string[], share: number, separator: string) =>
    listWithin(texts, bytes * share, separator);
  const joined = (texts: readonly (string | null)[], share: number) =>
    list(distinct(texts), share, ', ').join(', ') || null;
  const texts = { title, status, kind, visibility, inputLanguage, translationLanguage };

  const row = {
    id,
    ...cutTexts(texts, SHARES, bytes),
    ...noteLink(id),
    createdAt,
    createdText: PARTS.createdText.make(source),
    durationMinutes: PARTS.durationMinutes.make(source),
    updatedAt,
    hasWrittenNotes: (note.userWrittenNote ?? '').trim() !== '',
    participantNames: joined(source.everyone().map(shownName), PEOPLE_SHARE),
    participantCount: source.everyone().length,
    internalNames: joined(source.internals().map(shownName), PEOPLE_SHARE),
    externalEmails: joined(addressesOf(source.externals()), PEOPLE_SHARE),
    externalCompanies: joined(source.externals().map(companyName), OTHER_SHARE),
    tagNames: list(PARTS.tagNames.make(source), OTHER_SHARE, '","'),
    tagIds: list(PARTS.tagIds.make(source), OTHER_SHARE, '","'),
    excerpt: null,
    openActionItemsText: null,
    quotesText: null,
  };

  // What one of them leaves is for the others.
  let left = bytes - jsonBytes(row);
  const lines = (texts: readonly string[], share: number) => {
    const room = left * share;
    const cut = texts.map((line) => cutText(line, room * 0.75));
    const text = listWithin(cut, room, '\n').join('\n');
    left -= jsonBytes(text);
    return text || null;
  };
  const quotesText = lines(quotes.map(spokenLine), 0.4);
  const open = source.items().filter(({ done }) => !done);
  const openActionItemsText = lines(open.map(itemLine), 0.5);
  const excerpt = PARTS.excerpt.make(source);
  return {
    ...row,
    excerpt: excerpt && cutText(excerpt, Math.min(left, LONGEST_EXCERPT)),
    openActionItemsText,
    quotesText,
  };
}
