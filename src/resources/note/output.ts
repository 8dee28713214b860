import { product } from '../../product.ts';
import { type FieldSpecs, outputFields, type SharedOutput } from '../../zapier/output.ts';
import type { PresentedNote } from './parts.ts';
import { noteSample } from './sample.ts';

const person = {
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
} as const;

/**
 * The output fields of a note: the most used first, IDs and line items near the end. `parts.ts`, which is loaded with the
 * first note, makes the values.
 */
export const noteOutput: SharedOutput = {
  key: 'note',
  noun: 'Note',
  outputFields: outputFields({
    title: 'Title',
    noteUrl: product.noteUrlTemplate === null ? null : 'Link to Note',
    createdDate: 'Date',
    createdText: 'Date and Time (Text)',
    createdAt: { label: 'Created At', type: 'datetime' },
    durationText: 'Duration (1:02:03)',
    durationHhMm: 'Duration (HH:MM)',
    durationMinutes: { label: 'Duration (Minutes)', type: 'number' },

    participantNames: 'Participant Names',
    participantEmails: 'Participant Emails',
    participantCount: { label: 'Number of Participants', type: 'integer' },
    externalEmails: 'External Emails',
    externalCompanies: 'External Companies',
    externalDomains: 'External Domains',
    externalCount: { label: 'Number of External Participants', type: 'integer' },
    firstExternalName: 'First External Name',
    firstExternalEmail: 'First External Email',
    firstExternalCompany: 'First External Company',
    firstExternalDomain: 'First External Domain',

    excerpt: 'Summary (Excerpt)',
    summaryText: 'Summary (Plain Text)',
    summaryHtml: 'Summary (HTML)',
    summarySlack: 'Summary (Slack)',
    summary: 'Summary (Markdown)',
    enhancedNoteText: 'AI-Enhanced Note (Plain Text)',
    enhancedNoteHtml: 'AI-Enhanced Note (HTML)',
    enhancedNote: 'AI-Enhanced Note (Markdown)',
    userWrittenNoteText: 'Your Written Notes (Plain Text)',
    userWrittenNoteHtml: 'Your Written Notes (HTML)',
    userWrittenNote: 'Your Written Notes (Markdown)',

    actionItemsText: 'Action Items (Plain Text)',
    actionItemsHtml: 'Action Items (HTML)',
    actionItemCount: { label: 'Number of Action Items', type: 'integer' },
    openActionItemCount: { label: 'Number of Open Action Items', type: 'integer' },

    transcriptText: 'Transcript (Plain Text)',
    transcriptDialogue: 'Transcript (Dialogue)',
    speakersText: 'Talk Time by Speaker',
    internalTalkPercent: { label: 'Internal Talk Time (Percent)', type: 'number' },
    transcriptFile: { label: 'Transcript File (Text)', type: 'file' },
    subtitlesFile: { label: 'Subtitles File (SRT)', type: 'file' },
    webvttFile: { label: 'Subtitles File (WebVTT)', type: 'file' },
    noteFile: { label: 'Note File (Markdown)', type: 'file' },

    id: 'Note ID',
    tagNames: { label: 'Folder Names', type: 'string', list: true },
    tagIds: { label: 'Folder IDs', type: 'string', list: true },
    participants: { label: 'Participants', children: person },
    externalParticipants: { label: 'External Participants', children: person },
    actionItems: {
      label: 'Action Items',
      children: {
        text: 'Action Item Text',
        done: { label: 'Action Item Is Done', type: 'boolean' },
        assignee: 'Action Item Assignee',
        assigneeEmail: 'Action Item Assignee Email',
        dueDate: 'Action Item Due Date',
        dueText: 'Action Item Due Date (as Written)',
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
    tags: {
      label: 'Folders',
      children: { id: 'Folder ID', name: 'Folder Name', color: 'Folder Color' },
    },

    kind: 'Kind of Meeting',
    status: 'Status',
    visibility: 'Note Visibility',
    updatedAt: { label: 'Updated At', type: 'datetime' },
    totalDurationSec: { label: 'Duration (Seconds)', type: 'number' },
    inputLanguage: 'Spoken Language',
    translationLanguage: 'Translation Language',
    calendarEvent: { label: 'Calendar Event' },
    meetingApp: { label: 'Meeting App' },
  } satisfies FieldSpecs<PresentedNote>),
  sample: noteSample,
};
