import { expect, it } from '@jest/globals';

import { fillPath } from '../../src/api/endpoint.ts';
import { errorForResponse, retryAfterSeconds } from '../../src/api/errors.ts';
import { readJsonList } from '../../src/api/json_stream.ts';
import { noteIdsOf } from '../../src/hooks/notification.ts';
import { noteFilter, noteFilters } from '../../src/resources/note/filter.ts';
import type { Note } from '../../src/resources/note/note.ts';
import { sourceOf } from '../../src/resources/note/parts.ts';
import { valueOf } from '../../src/resources/note/values.ts';
import { withZone } from '../../src/text/dates.ts';
import { mentions, searchable, spokenPassages } from '../../src/text/mentions.ts';
import { splitName } from '../../src/text/names.ts';
import { phrasePattern } from '../../src/text/phrases.ts';
import { sectionsNamed } from '../../src/text/sections.ts';
import { datetime, readInputs } from '../../src/zapier/inputs.ts';
import { presentNote } from '../support/present.ts';
import * as fc from '../support/properties.ts';
import { aNote, aParticipant } from '../support/records.ts';

/**
 * Every place where a text from outside meets a regular expression, with what is hardest on it. The verdict is a ratio: four times
 * the text may take ten times the work, quadratic time takes sixteen times; what takes next to nothing is not compared. Nor may
 * a text take five times the work of a long list of tasks: looking ahead a few thousand characters is linear, too.
 */
const LENGTH = 25_000;
const NEGLIGIBLE_CPU_MS = 300;

function cpuMs(work: () => unknown): number {
  const start = process.cpuUsage();
  attempt(work);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function expectLinear(what: string, workOn: (length: number) => () => unknown): void {
  const measured: string[] = [];
  // What else the machine does can spoil a measurement, but hardly three of them.
  while (measured.length < 3) {
    const long = cpuMs(workOn(4 * LENGTH));
    if (long < NEGLIGIBLE_CPU_MS) return;
    const short = cpuMs(workOn(LENGTH));
    const list = cpuMs(() => present({ summary: hardText('- [ ] Anna: call **Ben**\n', 4 * LENGTH) }));
    if (long <= 10 * short && long <= 5 * list) return;
    measured.push(`${short} ms, ${long} ms for four times the text, ${list} ms for a list of tasks`);
  }
  throw new Error(`${what}: ${measured.join('; ')}.`);
}

const pieces = [
  ' ',
  '\t',
  '\n',
  '\r',
  '\u00a0',
  '\u2028',
  '0',
  '1 ',
  '00:',
  '1:',
  '.',
  ',',
  ', ',
  ' , ',
  ';',
  '-',
  '--',
  '*',
  '**',
  '_',
  '__',
  '* ',
  '[',
  ']',
  '[a](',
  '![a](',
  '[x] ',
  '(',
  ')',
  '((',
  '<',
  '<a',
  '</',
  '<!--',
  '&',
  '&a',
  '`',
  '```',
  '~~~',
  '#',
  '# ',
  '> ',
  '>',
  '- [ ] ',
  '- [ ] a\n',
  '- [ ] A: b\n',
  '- [ ] (A\n',
  '# a\n',
  '![',
  '[](',
  '[a][',
  '**_* ',
  '<![CDATA[',
  'https://',
  '- ',
  '1. ',
  '|',
  '=',
  '@',
  'a@',
  ' @a',
  '@a.',
  'a.',
  'Anna ',
  'Anna, ',
  'Anna: ',
  ' and ',
  ':',
  '：',
  '、',
  '(a',
  '%',
  '%25',
  '%2',
  '\\',
  '/',
  '{{',
  '{',
  '"',
  "'",
  'é',
  'e\u0301',
  '\u0301',
  '\u202e',
  '\ud800',
  '\u0000',
  '日',
  'ー',
  '한',
  'http://',
  '//a.b/',
  '✅https://a.b/',
  'https://a ',
  'T00:',
  'Z',
];
/** What nobody thought of. */
const mixedPieces = fc
  .sample(fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 }), 60)
  .map((some) => some.join(''));
/** With an ending that lets a greedy match fail. */
const hardText = (piece: string, length: number) =>
  `${piece.repeat(Math.floor(length / piece.length))}\u0001x`;

const CONTEXT = { domains: ['acme.example'], timeZone: 'UTC' };
const describedEndpoint = { method: 'GET', path: '/v1/notes/{id}', needs: 'a key', subject: 'note' } as const;

function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    // A refusal is as good as a result, as long as it comes soon.
    if (!(error instanceof Error)) throw error;
  }
}

const present = (differing: Partial<Note>) =>
  presentNote(aNote(differing), CONTEXT, { file: () => 'pointer' });
function countMentions(text: string, keyword: string): number {
  const turn = { speaker: 'Anna', parts: [{ text, startSec: 0 }] };
  const pattern = phrasePattern(keyword, 'whole-words');
  return pattern === null ? 0 : mentions(searchable(spokenPassages([turn])), pattern, 10).count;
}
const filterOf = (input: Record<string, unknown>) => noteFilter(readInputs(noteFilters, input));

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the summary of a note': (text) => present({ summary: text }),
  'the enhanced note': (text) => present({ enhancedNote: text }),
  'a list item of a summary': (text) => present({ summary: `## Action items\n\n- [ ] ${text}` }),
  'the user’s own notes': (text) => present({ userWrittenNote: text }),
  'the title of a note, as a file': (text) => valueOf(sourceOf(aNote({ title: text }), CONTEXT), 'noteFile'),
  'a transcript': (text) => present({ transcripts: [segment({ text })] }),
  'the timestamps of a transcript': (text) =>
    present({ transcripts: [segment({ startTimestamp: text, endTimestamp: text })] }),
  'the subtitles of a transcript': (text) =>
    valueOf(sourceOf(aNote({ transcripts: [segment({ text, speaker: text })] }), CONTEXT), 'subtitlesFile'),
  'the WebVTT of a transcript': (text) =>
    valueOf(sourceOf(aNote({ transcripts: [segment({ text, speaker: text })] }), CONTEXT), 'webvttFile'),
  'a keyword, in a transcript with a mention': (text) => countMentions(`${text} Acme ${text}`, 'acme'),
  'the sections of a summary': (text) => sectionsNamed([text], 'a'),
  'a keyword that is hard to find': (text) => countMentions(text, text.slice(0, 1000)),
  'the name of a person': splitName,
  'the address of a participant': (text) => present({ participants: [aParticipant({ email: text })] }),
  'the domain of a participant': (text) => present({ participants: [aParticipant({ accountDomain: text })] }),
  'a date of the service': withZone,
  'a notification': (text) => noteIdsOf({ cleanedRequest: text, rawRequest: { content: text } }),
  'an id': (text) => fillPath(describedEndpoint, { id: text }),
  'an error of the service': (text) =>
    errorForResponse(
      { status: 422, headers: new Headers(), body: JSON.stringify({ message: text }) },
      describedEndpoint,
      { tagIds: 'Folders' },
    ),
  'a Retry-After': (text) => retryAfterSeconds({ get: () => text }, new Date()),
  'the participant of a filter': (text) => filterOf({ participant: text }),
  'the internal domains of a filter': (text) => filterOf({ internalDomains: [text] }),
  'a title to look for': (text) => filterOf({ titleContains: text }).matches(aNote({ title: text }), null),
  'a date that was typed': (text) => datetime({ label: 'Date' }).read(text),
};

function segment(differing: Partial<Note['transcripts'][number]>): Note['transcripts'][number] {
  return { speaker: 'Anna', text: 'Hello.', startTimestamp: '00:00', endTimestamp: '00:05', ...differing };
}

it.each(Object.entries(readers))('%s is read in linear time', (_name, read) => {
  for (const piece of [...pieces, ...mixedPieces]) {
    expectLinear(JSON.stringify(piece), (length) => {
      const text = hardText(piece, length);
      return () => read(text);
    });
  }
});

it.each([
  ['objects', '{"a":', '1', '}'],
  ['arrays', '[', '1', ']'],
])('a page with 100,000 %s inside each other is read or refused', async (_what, open, inner, close) => {
  const depth = 100_000;
  const nested = `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
  const page = Buffer.from(`{"items":[{"id":"a","x":${nested}}]}`);
  const chunks = async function* () {
    yield await Promise.resolve(page);
  };
  const read = readJsonList(chunks(), 'items', () => 'item')
    .next()
    .then(
      () => 'read',
      () => 'refused',
    );
  expect(['read', 'refused']).toContain(await read);
});
