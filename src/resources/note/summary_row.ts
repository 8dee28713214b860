import { itemLine } from '../../action_items/list.ts';
import { cutText, listWithin } from '../../text/brief.ts';
import { personalAddress } from '../../text/domains.ts';
import { jsonBytes } from '../../text/json_size.ts';
import type { Quote } from '../../text/mentions.ts';
import { spokenLine } from '../../text/transcript.ts';
import { noteLink } from './link.ts';
import { NOTE_PARTS as PARTS, type Source } from './parts.ts';
import { companyName, distinct } from './person.ts';

/** The share of a row that a text of the note may take, and those that grow with the meeting. */
const SHARES = { title: 0.08, label: 0.03, people: 0.1, other: 0.05 } as const;

/**
 * What a note is about, in at most `bytes` bytes of JSON: names, tasks, and quotes that don't fit are counted.
 *
 * @param isLean without the excerpt, the open action items, and the quotes.
 */
export function noteSummary(
  source: Source,
  { quotes, bytes, isLean }: { quotes: readonly Quote[]; bytes: number; isLean: boolean },
) {
  const { note, everyone, internals, externals, items } = source;
  const cut = (text: string | null, share: number) => text && cutText(text, bytes * share);
  const list = (texts: readonly string[], share: number, separator: string) =>
    listWithin(texts, bytes * share, separator);
  const joined = (texts: readonly string[], share: number) => list(texts, share, ', ').join(', ') || null;

  const row = {
    id: note.id,
    title: cut(note.title, SHARES.title),
    ...noteLink(note.id),
    createdAt: note.createdAt,
    createdText: PARTS.createdText.make(source),
    durationMinutes: PARTS.durationMinutes.make(source),
    status: cut(note.status, SHARES.label),
    kind: cut(note.kind, SHARES.label),
    updatedAt: note.updatedAt,
    visibility: cut(note.visibility, SHARES.label),
    inputLanguage: cut(note.inputLanguage, SHARES.label),
    hasWrittenNotes: (note.userWrittenNote ?? '').trim() !== '',
    participantNames: joined(distinct(everyone().map(({ name }) => name)), SHARES.people),
    internalNames: joined(distinct(internals().map(({ name }) => name)), SHARES.people),
    externalEmails: joined(distinct(externals().map(({ email }) => personalAddress(email))), SHARES.people),
    externalCompanies: joined(distinct(externals().map(companyName)), SHARES.other),
    tagNames: list(PARTS.tagNames.make(source), SHARES.other, '","'),
    tagIds: list(PARTS.tagIds.make(source), SHARES.other, '","'),
    excerpt: null,
    openActionItemsText: null,
    quotesText: null,
  };
  if (isLean) return row;

  // What one of them leaves is for the others.
  let left = bytes - jsonBytes(row);
  const lines = (texts: readonly string[], share: number) => {
    const room = left * share;
    const text = listWithin(
      texts.map((line) => cutText(line, room * 0.75)),
      room,
      '\n',
    ).join('\n');
    left -= jsonBytes(text);
    return text || null;
  };
  const quotesText = lines(quotes.map(spokenLine), 0.4);
  const openActionItemsText = lines(
    items().flatMap((item) => (item.done ? [] : itemLine(item))),
    0.5,
  );
  const excerpt = cut(PARTS.excerpt.make(source), left / bytes);
  return { ...row, excerpt, openActionItemsText, quotesText };
}
