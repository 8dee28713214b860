import type { Note } from '../api/notes.ts';
import { withZone } from '../outputs/dates.ts';
import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import { actionItems } from './action_items.ts';
import { durationMinutes, durationText } from './duration.ts';
import { isExternal, participantDomain } from './filter.ts';
import { noteSample } from './sample.ts';
import type { InternalDomains } from './internal_domains.ts';
import { splitName } from './people.ts';
import type * as richTextModule from './rich_text.ts';
import { speakers, transcriptText, withSeconds } from './transcript.ts';

/** Markdown to HTML and text; its library is loaded when a note is presented, not when the app starts. */
export type RichText = typeof richTextModule;

/** The files of a note: for each a pointer, or null where there is nothing to put into it. */
export interface NoteFiles {
  transcriptFile: string | null;
  subtitlesFile: string | null;
  webvttFile: string | null;
  noteFile: string | null;
}

export type PresentedNote = ReturnType<typeof presentNote>;

/**
 * A note as every trigger, action and search gives it: all the service's fields under their own keys, and what Zaps need without
 * a further step.
 *
 * @param domains tells participants from outside from those inside.
 */
export function presentNote(note: Note, domains: InternalDomains, files: NoteFiles, richText: RichText) {
  const html = (markdown: string | null) => (markdown === null ? null : richText.markdownToHtml(markdown));
  const plain = (markdown: string | null) => (markdown === null ? null : richText.markdownToText(markdown));
  const summaryText = plain(note.summary);
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
    summaryHtml: html(note.summary),
    enhancedNoteHtml: html(note.enhancedNote),
    userWrittenNoteHtml: html(note.userWrittenNote),
    excerpt: summaryText === null ? null : richText.excerpt(summaryText),
    tagNames: note.tags.map(({ name, id }) => name ?? id),
    tagIds: note.tags.map(({ id }) => id),
    participants,
    participantNames: joined(participants.map(({ name }) => name)),
    participantEmails: joined(participants.map(({ email }) => email)),
    externalEmails: joined(externals.map(({ email }) => email)),
    externalDomains: joined(externals.map(({ domain }) => domain)),
    transcripts: withSeconds(note.transcripts),
    transcriptText: note.transcripts.length === 0 ? null : transcriptText(note.transcripts),
    speakers: speakers(note.transcripts),
    actionItems: actionItems([note.summary, note.enhancedNote].filter((text) => text !== null)),
    ...files,
  };
}

/** Each text once, joined by `, `; null where there is none. */
function joined(texts: readonly (string | null)[]): string | null {
  const present = [...new Set(texts.map((text) => text?.trim()).filter((text) => text))];
  return present.length === 0 ? null : present.join(', ');
}

export const noteOutput: Output = {
  outputFields: outputFields({
    id: 'Note ID',
    title: 'Title',
    kind: 'Kind of Meeting',
    status: 'Status',
    createdAt: { label: 'Created At', type: 'datetime' },
    updatedAt: { label: 'Updated At', type: 'datetime' },
    visibility: 'Visible To',
    totalDurationSec: { label: 'Duration (Seconds)', type: 'number' },
    durationMinutes: { label: 'Duration (Minutes)', type: 'number' },
    durationText: 'Duration (Clock)',
    summary: 'Summary (Markdown)',
    summaryText: 'Summary (Plain Text)',
    summaryHtml: 'Summary (HTML)',
    excerpt: 'Summary (Excerpt)',
    enhancedNote: 'Enhanced Note (Markdown)',
    enhancedNoteHtml: 'Enhanced Note (HTML)',
    userWrittenNote: 'Own Notes (Markdown)',
    userWrittenNoteHtml: 'Own Notes (HTML)',
    actionItems: {
      label: 'Action Items (Best Effort)',
      children: {
        text: 'Action Item (Best Effort)',
        done: { label: 'Action Item Is Done', type: 'boolean' },
        assignee: 'Action Item Assignee (Best Effort)',
      },
    },
    participants: {
      label: 'Participants',
      children: {
        name: 'Participant Name',
        firstName: 'Participant First Name',
        lastName: 'Participant Last Name',
        email: 'Participant Email',
        domain: 'Participant Domain',
        isExternal: { label: 'Participant Is External', type: 'boolean' },
        accountName: 'Participant Account Name',
        accountDomain: 'Participant Account Domain',
        profileImageUrl: 'Participant Picture URL',
        accountImageUrl: 'Participant Account Picture URL',
      },
    },
    participantNames: 'Participant Names',
    participantEmails: 'Participant Emails',
    externalEmails: 'External Emails',
    externalDomains: 'External Domains',
    transcriptText: 'Transcript (Plain Text)',
    transcripts: {
      label: 'Transcript Segments',
      children: {
        speaker: 'Segment Speaker',
        text: 'Segment Text',
        startTimestamp: 'Segment Start',
        endTimestamp: 'Segment End',
        startSec: { label: 'Segment Start (Seconds)', type: 'number' },
        endSec: { label: 'Segment End (Seconds)', type: 'number' },
      },
    },
    speakers: {
      label: 'Speakers',
      children: {
        name: 'Speaker Name',
        talkTimeSec: { label: 'Speaker Talk Time (Seconds)', type: 'number' },
        talkTimePercent: { label: 'Speaker Talk Time (Percent)', type: 'number' },
        words: { label: 'Speaker Words', type: 'integer' },
      },
    },
    tagNames: { label: 'Tag Names', type: 'string', list: true },
    tagIds: { label: 'Tag IDs', type: 'string', list: true },
    tags: { label: 'Tags', children: { id: 'Tag ID', name: 'Tag Name', color: 'Tag Color' } },
    calendarEvent: { label: 'Calendar Event' },
    meetingApp: { label: 'Meeting App' },
    inputLanguage: 'Spoken Language',
    translationLanguage: 'Translation Language',
    transcriptFile: { label: 'Transcript File (Text)', type: 'file' },
    subtitlesFile: { label: 'Subtitles File (SRT)', type: 'file' },
    webvttFile: { label: 'Subtitles File (WebVTT)', type: 'file' },
    noteFile: { label: 'Note File (Markdown)', type: 'file' },
  } satisfies FieldSpecs<PresentedNote>),
  sample: noteSample,
};
