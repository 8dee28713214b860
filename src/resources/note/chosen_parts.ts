import { constant } from '../../zapier/constant.ts';
import { choice, inGroup, list } from '../../zapier/inputs.ts';
import type { Output } from '../../zapier/output.ts';
import type { Note } from './note.ts';
import { noteOutput, noteRows } from './output.ts';
import type { PresentedNote } from './parts.ts';

const CHOICES = {
  summary: 'Summary',
  'enhanced-note': 'AI-enhanced note',
  'written-notes': 'Written notes',
  people: 'People',
  'action-items': 'Action items',
  transcript: 'Transcript (dialogue)',
  'transcript-lines': 'Transcript (all forms)',
  files: 'Files',
} as const;

export type ChosenPart = keyof typeof CHOICES;

/** What short answers leave out. */
export const chosenParts = inGroup('advanced', {
  parts: list(
    choice({
      label: 'Parts',
      helpText:
        'What the note is returned with. If empty, everything. Title, date, status, and folders are always included.',
      choices: CHOICES,
    }),
  ),
});

/** What a note always has: little, whatever the meeting. */
type Essential =
  | keyof Pick<
      Note,
      | 'id'
      | 'title'
      | 'kind'
      | 'status'
      | 'createdAt'
      | 'updatedAt'
      | 'visibility'
      | 'tags'
      | 'totalDurationSec'
      | 'inputLanguage'
      | 'translationLanguage'
    >
  | `created${'Date' | 'Text'}`
  | `duration${'Minutes' | 'Text' | 'HhMm'}`
  | `${'tag' | 'matchedFolder'}${'Names' | 'Ids'}`
  | 'noteUrl';

/** The other values of a note, and the parts that have them. Nothing is known of the size of what is in none. */
const PARTS_WITH = {
  summary: ['summary'],
  summaryText: ['summary'],
  summaryHtml: ['summary'],
  summarySlack: ['summary'],
  excerpt: ['summary'],
  enhancedNote: ['enhanced-note'],
  enhancedNoteText: ['enhanced-note'],
  enhancedNoteHtml: ['enhanced-note'],
  userWrittenNote: ['written-notes'],
  userWrittenNoteText: ['written-notes'],
  userWrittenNoteHtml: ['written-notes'],
  participants: ['people'],
  externalParticipants: ['people'],
  participantNames: ['people'],
  participantEmails: ['people'],
  participantCount: ['people'],
  internalNames: ['people'],
  internalEmails: ['people'],
  internalCount: ['people'],
  externalNames: ['people'],
  externalEmails: ['people'],
  externalDomains: ['people'],
  externalCompanies: ['people'],
  externalCount: ['people'],
  externalCompanyCount: ['people'],
  firstExternalName: ['people'],
  firstExternalEmail: ['people'],
  firstExternalDomain: ['people'],
  firstExternalCompany: ['people'],
  speakers: ['people'],
  speakersText: ['people'],
  internalTalkPercent: ['people'],
  actionItems: ['action-items'],
  actionItemsText: ['action-items'],
  actionItemsHtml: ['action-items'],
  actionItemCount: ['action-items'],
  openActionItemCount: ['action-items'],
  transcriptDialogue: ['transcript', 'transcript-lines'],
  transcriptText: ['transcript-lines'],
  transcripts: ['transcript-lines'],
  transcriptFile: ['files'],
  subtitlesFile: ['files'],
  webvttFile: ['files'],
  noteFile: ['files'],
  calendarEvent: [],
  meetingApp: [],
} as const satisfies Record<OtherValue, readonly ChosenPart[]>;

type OtherValue = Exclude<
  keyof { [Key in keyof PresentedNote as string extends Key ? never : Key]: unknown },
  Essential
>;

const partsWith: ReadonlyMap<string, readonly ChosenPart[]> = new Map(Object.entries(PARTS_WITH));
const samples: Readonly<Record<string, readonly [unknown, unknown] | null>> = noteRows;

/**
 * What stands for the values that were not chosen, by key: nothing. Empty if no parts were chosen.
 *
 * @param keys of the note's values.
 */
export function leftOut(keys: Iterable<string>, chosen: readonly ChosenPart[]): Record<string, null | []> {
  const isLeftOut = (key: string) => {
    const parts = key in noteRows ? partsWith.get(key) : [];
    return parts !== undefined && !parts.some((part) => chosen.includes(part));
  };
  const others = chosen.length === 0 ? [] : [...keys].filter(isLeftOut);
  return Object.fromEntries(others.map((key) => [key, Array.isArray(samples[key]?.[1]) ? [] : null]));
}

/** The output of a note of which a Zap often gets the beginning: its sample is being recorded, without transcript and summary. */
export const startedNoteOutput: Output = {
  ...noteOutput,
  sample: constant({
    ...noteOutput.sample,
    ...leftOut(Object.keys(noteRows), ['people', 'written-notes']),
    speakers: [],
    speakersText: null,
    internalTalkPercent: null,
    status: 'recording',
  }),
};
