import type { Note } from './note.ts';
import { withZone } from '../../text/dates.ts';
import { actionItems } from '../../text/action_items.ts';
import { durationMinutes, durationText } from '../../text/duration.ts';
import { isExternal, participantDomain } from './filter.ts';
import type { InternalDomains } from '../internal_domains.ts';
import { splitName } from '../../text/names.ts';
import { excerpt, markdownToHtml, markdownToText } from '../../text/markdown.ts';
import { speakers, transcriptText, withSeconds } from '../../text/transcript.ts';

/** The files of a note: for each a pointer, or null where there is nothing to put into it. */
export interface NoteFiles {
  transcriptFile: string | null;
  subtitlesFile: string | null;
  webvttFile: string | null;
  noteFile: string | null;
}

export type PresentedNote = ReturnType<typeof presentNote>;

/** Makes a part of a presented note from what may be long of it, or gives a pointer that stands for the part. */
export type PartMaker = <Source, Part>(
  key: string,
  source: Source,
  make: (source: Source) => Part,
) => Part | string;

/**
 * A note as every trigger, action and search gives it: all the service's fields under their own keys, and what Zaps need without
 * a further step.
 *
 * @param domains tells participants from outside from those inside.
 * @param part makes the long parts; the short ones that are made of the same texts are always there.
 */
export function presentNote(
  note: Note,
  domains: InternalDomains,
  files: NoteFiles,
  part: PartMaker = (_key, source, make) => make(source),
) {
  const summaryText = note.summary === null ? null : markdownToText(note.summary);
  const participants = note.participants.map((person) => ({
    ...person,
    ...splitName(person.name),
    domain: participantDomain(person),
    isExternal: isExternal(person, domains),
  }));
  const externals = participants.filter((person) => person.isExternal === true);

  return {
    ...note,
    createdAt: withZone(note.createdAt),
    updatedAt: withZone(note.updatedAt),
    durationMinutes: durationMinutes(note.totalDurationSec),
    durationText: durationText(note.totalDurationSec),
    summaryText,
    summaryHtml: part('summaryHtml', note.summary, html),
    enhancedNoteHtml: part('enhancedNoteHtml', note.enhancedNote, html),
    userWrittenNoteHtml: part('userWrittenNoteHtml', note.userWrittenNote, html),
    excerpt: summaryText === null ? null : excerpt(summaryText),
    tagNames: note.tags.map(({ name, id }) => name ?? id),
    tagIds: note.tags.map(({ id }) => id),
    participants,
    participantNames: joined(participants.map(({ name }) => name)),
    participantEmails: joined(participants.map(({ email }) => email)),
    externalEmails: joined(externals.map(({ email }) => email)),
    externalDomains: joined(externals.map(({ domain }) => domain)),
    transcripts: part('transcripts', note.transcripts, withSeconds),
    transcriptText: part('transcriptText', note.transcripts, (segments) =>
      segments.length === 0 ? null : transcriptText(segments),
    ),
    speakers: speakers(note.transcripts),
    actionItems: actionItems([note.summary, note.enhancedNote], note.participants),
    ...files,
  };
}

function html(markdown: string | null): string | null {
  return markdown === null ? null : markdownToHtml(markdown);
}

/** Each text once, joined by `, `; null where there is none. */
function joined(texts: readonly (string | null)[]): string | null {
  const present = [...new Set(texts.map((text) => text?.trim()).filter((text) => text))];
  return present.length === 0 ? null : present.join(', ');
}
