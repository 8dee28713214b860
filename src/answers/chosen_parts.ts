import { constant } from '../zapier/constant.ts';
import { choice, inGroup, keysOf, list } from '../zapier/inputs.ts';
import type { Output } from '../zapier/output.ts';
import { noteOutput, noteRows } from './output.ts';

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

export const chosenParts = inGroup('advanced', {
  parts: list(
    choice({
      label: 'Parts',
      helpText:
        'Which parts of the note to return. If empty, all. Title, date, status, and folders are always included.',
      choices: CHOICES,
    }),
  ),
});

/** The keys of the values in each part. A value in none of them is little, whatever the meeting, and always there. */
const KEYS_IN: Readonly<Record<ChosenPart, RegExp>> = {
  summary: /^(?:summary|excerpt)/,
  'enhanced-note': /^enhancedNote/,
  'written-notes': /^userWrittenNote/,
  people: /participant|internal|external|speaker/i,
  'action-items': /actionItem/i,
  transcript: /^transcriptDialogue$/,
  'transcript-lines': /^transcript(?:s|Text|Dialogue)$/,
  files: /File$/,
};
/** Nothing is known of their size, nor of the size of fields that the API document lacks. */
const OF_ANY_SIZE = ['calendarEvent', 'meetingApp'];

const samples: Readonly<Record<string, readonly [unknown, unknown] | null>> = noteRows;

/** What stands for the values that were not chosen, by key: nothing. Empty if no parts were chosen. */
export function leftOut(keys: Iterable<string>, chosen: readonly ChosenPart[]): Record<string, null | []> {
  const isLeftOut = (key: string) => {
    if (!Object.hasOwn(noteRows, key) || OF_ANY_SIZE.includes(key)) return true;
    const parts = keysOf(KEYS_IN).filter((part) => KEYS_IN[part].test(key));
    return parts.length > 0 && !parts.some((part) => chosen.includes(part));
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
