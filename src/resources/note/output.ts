import { product } from '../../product.ts';
import { type FieldSpecs, type Output, outputFields } from '../../zapier/output.ts';
import type { PresentedNote } from './present.ts';
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
export const noteOutput: Output = {
  outputFields: outputFields({
    title: 'Title',
    noteUrl: product.noteUrlTemplate === null ? null : 'Link to Note',
    createdDate: 'Date',
    createdText: 'Date and Time (Text)',
    createdAt: { label: 'Created At', type: 'datetime' },
    durationText: 'Duration (Clock)',
    durationHhMm: 'Duration (Hours and Minutes)',
    durationMinutes: { label: 'Duration (Minutes)', type: 'number' },

    participantNames: 'Participant Names',
    participantEmails: 'Participant Emails',
    participantCount: { label: 'Number of Participants', type: 'integer' },
    externalEmails: 'External Emails',
    externalDomains: 'External Domains',
    externalCount: { label: 'Number of External Participants', type: 'integer' },
    firstExternalName: 'First External Name',
    firstExternalEmail: 'First External Email',
    firstExternalDomain: 'First External Domain',

    excerpt: 'Summary (Excerpt)',
    summaryText: 'Summary (Plain Text)',
    summaryHtml: 'Summary (HTML)',
    summarySlack: 'Summary (Slack)',
    summary: 'Summary (Markdown)',
    enhancedNoteText: 'Enhanced Note (Plain Text)',
    enhancedNoteHtml: 'Enhanced Note (HTML)',
    enhancedNote: 'Enhanced Note (Markdown)',
    userWrittenNoteText: 'Written Notes (Plain Text)',
    userWrittenNoteHtml: 'Written Notes (HTML)',
    userWrittenNote: 'Written Notes (Markdown)',

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
    tagNames: { label: 'Tag Names (Folders)', type: 'string', list: true },
    tagIds: { label: 'Tag IDs (Folders)', type: 'string', list: true },
    participants: { label: 'Participants', children: person },
    externalParticipants: { label: 'External Participants', children: person },
    actionItems: {
      label: 'Action Items (Best Effort)',
      children: {
        text: 'Action Item Text',
        done: { label: 'Action Item Is Done', type: 'boolean' },
        assignee: 'Action Item Assignee',
        assigneeEmail: 'Action Item Assignee Email',
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
    tags: { label: 'Tags (Folders)', children: { id: 'Tag ID', name: 'Tag Name', color: 'Tag Color' } },

    kind: 'Kind of Meeting',
    status: 'Status',
    visibility: 'Visible To',
    updatedAt: { label: 'Updated At', type: 'datetime' },
    totalDurationSec: { label: 'Duration (Seconds)', type: 'number' },
    inputLanguage: 'Spoken Language',
    translationLanguage: 'Translation Language',
    calendarEvent: { label: 'Calendar Event' },
    meetingApp: { label: 'Meeting App' },
  } satisfies FieldSpecs<PresentedNote>),
  sample: noteSample,
};
