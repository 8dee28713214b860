import { product } from '../product.ts';
import { constant } from '../zapier/constant.ts';
import { choice, inGroup, keysOf, list } from '../zapier/inputs.ts';
import type { Output } from '../zapier/output.ts';
import { noteOutput, noteRows } from './output.ts';

const CHOICES = {
  basics: 'Basics (title, dates, folders)',
  summary: 'Summary',
  'enhanced-note': 'AI-enhanced note',
  'written-notes': 'Written notes',
  people: 'People (names, addresses, companies, talk time)',
  'action-items': 'Action items',
  transcript: 'Transcript (dialogue)',
  'transcript-lines': 'Transcript (all forms)',
  files: 'Files',
} as const;
const FORMATS = {
  all: 'All formats',
  plain: 'Plain text',
  markdown: 'Markdown',
  html: 'HTML',
  slack: 'Slack',
} as const;

type ChosenPart = keyof typeof CHOICES;
export type Format = keyof typeof FORMATS;
/** Which values of a note a step returns: if there are no parts, all; each text in one format, or in all. */
export interface Chosen {
  parts: readonly ChosenPart[];
  format: Format;
}
export const EVERYTHING: Chosen = { parts: [], format: 'all' };

/** @param also what a single format changes besides the length of the answer */
export const formatField = (also = '') =>
  choice({
    label: 'Format',
    helpText: `The format of texts. For a prompt or an AI agent, choose one: the answer is shorter${also}.`,
    choices: FORMATS,
    default: 'all',
  });

export const chosenParts = inGroup('advanced', {
  parts: list(
    choice({
      label: 'Parts to Return',
      helpText: `Parts of the note to return; if empty, all. The basics are always returned: title, ${product.noteUrlTemplate === null ? '' : 'link, '}dates, duration, status, kind, visibility, languages, and folders.`,
      choices: CHOICES,
    }),
  ),
  format: formatField(', and leaves out pictures of people'),
});

/** The keys of the values in each part. A value in none of them is little, whatever the meeting, and always there. */
const KEYS_IN: Readonly<Record<Exclude<ChosenPart, 'basics'>, RegExp>> = {
  summary: /^(?:summary|excerpt)/,
  'enhanced-note': /^enhancedNote/,
  'written-notes': /^userWrittenNote/,
  people: /participant|internal|external|speaker|withoutEmail/i,
  'action-items': /actionItem/i,
  transcript: /^transcriptDialogue$/,
  'transcript-lines': /^transcript(?:s|Text|Dialogue)$/,
  files: /File$/,
};
/** Nothing is known of their size, nor of the size of fields that the API document lacks. */
const OF_ANY_SIZE = ['calendarEvent', 'meetingApp'];

/** The keys of each text, by format. Where there is no key for a format, the plain text serves. */
const TEXTS: readonly Readonly<Partial<Record<Format, string>>>[] = [
  { plain: 'summaryText', markdown: 'summary', html: 'summaryHtml', slack: 'summarySlack' },
  { plain: 'enhancedNoteText', markdown: 'enhancedNote', html: 'enhancedNoteHtml' },
  { plain: 'userWrittenNoteText', markdown: 'userWrittenNote', html: 'userWrittenNoteHtml' },
  { plain: 'actionItemsText', html: 'actionItemsHtml' },
];

/** The same people are in `participants`, each with the side. The other fields of a person repeat these or are links. */
const IN_PERSON = ['name', 'email', 'accountName', 'companyDomain', 'isExternal'];

/** A value of a note in the chosen format: in a single one, people are short. */
export function inFormat(format: Format, key: string, value: unknown): unknown {
  if (format === 'all' || key !== 'participants' || !Array.isArray(value)) return value;
  const people: readonly object[] = value;
  return people.map((person) =>
    Object.fromEntries(Object.entries(person).filter(([field]) => IN_PERSON.includes(field))),
  );
}

/** What `participants` shows, too. */
const IN_PARTICIPANTS = ['externalParticipants', 'participantsWithoutEmail', 'withoutEmailCount'];

/** Whether a note is returned with the value under this key. */
export function isChosen(key: string, { parts, format }: Chosen): boolean {
  const text = TEXTS.find((keys) => Object.values(keys).includes(key));
  const isOther = text === undefined ? IN_PARTICIPANTS.includes(key) : key !== (text[format] ?? text.plain);
  if (format !== 'all' && isOther) return false;
  if (parts.length === 0) return true;
  if (!Object.hasOwn(noteRows, key) || OF_ANY_SIZE.includes(key)) return false;
  const having = keysOf(KEYS_IN).filter((part) => KEYS_IN[part].test(key));
  return having.length === 0 || having.some((part) => parts.includes(part));
}

const samples: Readonly<Record<string, readonly [unknown, unknown] | null>> = noteRows;
const started: Chosen = { parts: ['people', 'written-notes'], format: 'all' };
const notYet = Object.entries(samples).filter(([key]) => !isChosen(key, started));

/** The output of a note of which a Zap often gets the beginning: its sample is being recorded, without transcript and summary. */
export const startedNoteOutput: Output = {
  ...noteOutput,
  sample: constant({
    ...noteOutput.sample,
    ...Object.fromEntries(notYet.map(([key, row]) => [key, Array.isArray(row?.[1]) ? [] : null])),
    speakers: [],
    speakersText: null,
    internalTalkPercent: null,
    status: 'recording',
  }),
};
