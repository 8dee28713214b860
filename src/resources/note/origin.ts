import type { InternalDomains } from '../internal_domains.ts';
import { actionItemsText } from '../../text/action_item_list.ts';
import { actionItems } from '../../text/action_items.ts';
import { dateIn, dateTextIn, withZone } from '../../text/dates.ts';
import { durationMinutes } from '../../text/duration.ts';
import { excerpt, markdownToHtml, markdownToText } from '../../text/markdown.ts';
import { isExternal, participantDomain } from './filter.ts';
import { noteLink } from './link.ts';
import type { Note } from './note.ts';

export type NoteOrigin = ReturnType<typeof noteOrigin>;

/** What an item says about the note it comes from. */
export function noteOrigin(
  note: Note,
  { domains, timeZone }: { domains: InternalDomains; timeZone: string },
) {
  const { id, participants, summary, tags, title, totalDurationSec } = note;
  const externals = participants.filter((person) => isExternal(person, domains) === true);
  const summaryText = summary === null ? null : markdownToText(summary);
  return {
    noteId: id,
    noteTitle: title,
    ...noteLink(id),
    noteCreatedAt: withZone(note.createdAt),
    noteCreatedDate: dateIn(timeZone, note.createdAt),
    noteCreatedText: dateTextIn(timeZone, note.createdAt),
    durationMinutes: durationMinutes(totalDurationSec),
    excerpt: summaryText === null ? null : excerpt(summaryText),
    summaryText,
    summaryHtml: summary === null ? null : markdownToHtml(summary),
    participantNames: joined(participants.map(({ name }) => name)),
    participantEmails: joined(participants.map(({ email }) => email)),
    externalEmails: joined(externals.map(({ email }) => email)),
    externalDomains: joined(externals.map(participantDomain)),
    tagNames: tags.map(({ name, id: tagId }) => name ?? tagId),
    actionItemsText: actionItemsText(actionItems([summary, note.enhancedNote], participants)),
  };
}

function joined(texts: readonly (string | null)[]): string | null {
  const present = [...new Set(texts.map((text) => text?.trim()).filter((text) => text))];
  return present.length === 0 ? null : present.join(', ');
}
