import { readdirSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { readTask } from '../../src/action_items/commitment.ts';
import { peopleOf } from '../../src/action_items/people.ts';
import { structureOf } from '../../src/action_items/structure.ts';
import { sourceOf, valueOf } from '../../src/answers/parts.ts';
import { fillPath } from '../../src/api/endpoint.ts';
import { errorForResponse, retryAfterSeconds } from '../../src/api/errors.ts';
import { readJsonList } from '../../src/api/json_stream.ts';
import * as tolerant from '../../src/api/tolerant.ts';
import { UserError } from '../../src/api/user_error.ts';
import { noteFilter, noteFilters } from '../../src/notes/filter.ts';
import { noteIdsOf } from '../../src/polls/notification.ts';
import { noteSchema } from '../../src/service/note.ts';
import { domainTest } from '../../src/text/domains.ts';
import { markdownLines } from '../../src/text/markdown_lines.ts';
import { mentions, searchable, spokenPassages } from '../../src/text/mentions.ts';
import { PhraseSet } from '../../src/text/phrase_set.ts';
import { turns } from '../../src/text/transcript.ts';
import { datetime, readInputs } from '../../src/zapier/inputs.ts';
import type { Step } from '../../src/zapier/step.ts';
import { presentNote } from '../support/present.ts';
import * as fc from '../support/properties.ts';
import { aNote, aParticipant } from '../support/records.ts';

/**
 * Whatever reads a text from outside, with what is hardest on it. The verdict is a ratio: four times the text may take ten
 * times the work, quadratic time takes sixteen times; what takes next to nothing is not compared. Nor may a text, read in
 * up to four places, take twenty times the work of a long list of tasks: looking ahead a few thousand characters is linear, too.
 */
const LENGTH = 3_000;
const NEGLIGIBLE_CPU_MS = 30;

function cpuMs(work: () => unknown): number {
  const start = process.cpuUsage();
  attempt(work);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** A refusal is as good as a result, as long as it comes soon. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

let listMs: number | undefined;
const presentList = () =>
  presentNote(aNote({ summary: hardText('- [ ] Anna: call **Ben**\n', 4 * LENGTH) }), CONTEXT, {
    file: () => 'pointer',
  });

function expectLinear(read: (text: string) => unknown, piece: string): void {
  const measured: string[] = [];
  // What else the machine does can spoil a measurement, but hardly three of them.
  while (measured.length < 3) {
    const [short, long] = [hardText(piece, LENGTH), hardText(piece, 4 * LENGTH)];
    const longMs = cpuMs(() => read(long));
    if (longMs < NEGLIGIBLE_CPU_MS) return;
    const shortMs = cpuMs(() => read(short));
    // Once is enough, unless the verdict depends on it.
    if (measured.length > 0 || listMs === undefined) listMs = cpuMs(presentList);
    if (longMs <= 10 * shortMs && longMs <= 20 * listMs) return;
    measured.push(`${shortMs} ms, ${longMs} ms for four times the text, ${listMs} ms for a list of tasks`);
  }
  throw new Error(`${JSON.stringify(piece)}: ${measured.join('; ')}.`);
}

const pieces = [
  ' ¦\t¦\n¦\r¦\u00a0¦\u2028¦0¦1 ¦00:¦1:¦.¦,¦, ¦ , ¦;¦-¦--¦*¦**¦_¦__¦* ¦[¦]¦[a](¦![a](¦[x] ',
  '(¦)¦((¦<¦<a¦</¦<!--¦&¦&a¦`¦```¦~~~¦#¦# ¦> ¦>¦- [ ] ¦- [ ] a\n¦- [ ] A: b\n¦- [ ] (A\n',
  '# a\n¦![¦[](¦[a][¦**_* ¦<![CDATA[¦https://¦- ¦1. ¦|¦=¦@¦a@¦ @a¦@a.¦a.¦Anna ¦Anna, ',
  'Anna: ¦ and ¦:¦：¦、¦(a¦%¦%25¦%2¦\\¦/¦{{¦{¦"¦\'¦é¦e\u0301¦\u0301¦\u202e¦\ud800¦\u0000¦日¦ー',
  '한¦http://¦//a.b/¦✅https://a.b/¦https://a ¦T00:¦Z',
].flatMap((some) => some.split('¦'));
/** What nobody thought of. */
const mixedPieces = fc
  .sample(fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 }), 40)
  .map((some) => some.join(''));
/** With an ending that lets a greedy match fail. */
const hardText = (piece: string, length: number) =>
  `${piece.repeat(Math.floor(length / piece.length))}\u0001x`;

const CONTEXT = { domains: domainTest(['acme.example']), timeZone: 'UTC' };
const WRITTEN = { writtenAt: '2026-03-12T13:30:00Z', timeZone: 'UTC' };
const TODAY = '2026-03-12';
const anna = aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' });
const annas = peopleOf([anna]);
const nobody = { people: peopleOf([]), today: TODAY };
const known = { people: annas, today: TODAY };
/** The text as many short ones. */
const parts = (text: string) => text.match(/[^]{1,12}/g) ?? [];
const item = (text: string) => ({
  text,
  done: false,
  assignee: text,
  assigneeEmail: text,
  dueDate: null,
  dueText: text,
});
const items = (text: string) => parts(text).map(item);
/** One long segment, and many short ones. */
const segments = (text: string) => [
  { speaker: text, text, startTimestamp: text, endTimestamp: text },
  ...parts(text).map((part, at) => ({ speaker: part, text: part, startTimestamp: `${at}:00` })),
];
const voices = (text: string) =>
  parts(text).map((name) => ({ name, talkTimeSec: 1, talkTimePercent: 1, words: 1 }));

const placeIn = (text: string) => structureOf(text).nodes[0];

type Calls = (text: string) => unknown[][];
const callsOf = (names: string, calls: Calls) =>
  Object.fromEntries(names.split(' ').map((name) => [name, calls]));

/** What a function of src/text or src/action_items is called with, if not with the text for each of its parameters; each list is a call. */
const calls: Readonly<Record<string, Calls>> = {
  ...callsOf(
    'speakers spokenTimes toSrt toWebVtt transcriptDialogue transcriptText turns withSeconds',
    (text) => [[segments(text)]],
  ),
  ...callsOf('followsText indentedBelow leadsIn nextTo rowsBelow textsBelow', (text) => [[placeIn(text)]]),
  ...callsOf('actionItemsText openCount', (text) => [[items(text)]]),
  actionItems: (text) =>
    [text, `## Action items\n\n${text}`, `- [ ] ${text}`, `| Task | Owner |\n|-|-|\n| ${text}`].map(
      (note) => [[note], [anna], WRITTEN],
    ),
  actionItemsHtml: (text) => [[[item(text)]]],
  alphabetically: (text) => [[parts(text), (part: string) => part]],
  assigneeEmail: (text) => [[text, annas]],
  belowHeading: (text) => [[text, 3]],
  columnsOf: (text) => [[parts(text).slice(0, 100), placeIn(text), 'tasks', known]],
  cutText: (text) => [[text, text.length / 2]],
  cutTexts: (text) => [[{ first: text, second: text }, { first: 0.5, second: 0.5 }, text.length]],
  dateIn: (text) => [['UTC', text]],
  dateTextIn: (text) => [['UTC', text]],
  detailsIn: (text) => [text, `Owner: ${text}`].map((line) => [line, known]),
  domainTest: (text) => [[[text, ...parts(text)]]],
  dueFrom: (text) => [[text, TODAY]],
  dueIn: (text) => [text, `by ${text}`, `${text} まで`].map((line) => [line, TODAY]),
  isAboveList: (text) => [[text, placeIn(text)]],
  isAssignedTo: (text) => [
    [text, 'Anna', annas],
    ['Anna', text, annas],
  ],
  isLargerThan: (text) => [[parts(text), Infinity]],
  itemId: (text) => [['n', { key: text }]],
  itemLine: (text) => [[item(text)]],
  labeled: (text) => [text, `AI: ${text}`].map((line) => [line, nobody]),
  listWithin: (text) => [[parts(text), text.length / 2, ', ']],
  markdownToLines: (text) => [[text, { inline: () => '', bullet: '-', code: () => '', quotePrefix: '> ' }]],
  nameIn: (text) => [known, nobody].map((people) => [text, people, 'labeled']),
  normalized: (text) => [[text, 'NFKD']],
  outlineOf: (text) => [[markdownLines(text)]],
  peopleOf: (text) => [[[text, ...parts(text)].map((name) => ({ name, email: name }))]],
  peopleAndCompanies: (text) => [[text, () => '']],
  percentOfSpeech: (text) => [[voices(text), () => true]],
  readDetail: (text) => [['owner', text, readTask('call', known), known]],
  readTask: (text) => [known, nobody].map((people) => [text, people]),
  searchable: (text) => [[spokenPassages(turns(segments(text)))]],
  sectionsIn: (text) => [[markdownLines(text)]],
  sectionsNamed: (text) => [
    [[text], 'a'],
    [['# a\nb'], text],
  ],
  speakersText: (text) => [[voices(text)]],
  spokenLine: (text) => [[{ speaker: text, text, startSec: 1 }]],
  spokenPassages: (text) => [[turns(segments(text))]],
  taskInRow: (text) => [[parts(text), { said: [], labels: ['owner', 'due'], task: -1 }, known]],
  transcriptParts: (text) => [[turns(segments(text)), 500]],
};

/** What reads no text from outside, only numbers, the app's own words, and names that the runtime knows. */
const ofOwnWords = [
  'addTo',
  'clock',
  'dateWriter',
  'durationHhMm',
  'durationMinutes',
  'durationText',
  'ifGiven',
  'isBreak',
  'languageMatches',
  'linesOf',
  'mentions',
  'patternOf',
  'periodOf',
  'periodText',
  'PhraseSet',
  'Phrases',
  'phrasesOf',
  'sharedList',
  'zoneClock',
];

const modules = ['text', 'action_items'].flatMap((name) => {
  const folder = new URL(`../../src/${name}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.map((file) => new URL(file, folder).href);
});
const exported = await Promise.all(modules.map(async (url) => Object.entries((await import(url)) as object)));
const textFunctions = exported.flat().flatMap(([name, read]: [string, unknown]) => {
  if (typeof read !== 'function' || ofOwnWords.includes(name)) return [];
  const texts = (text: string) => [Array.from({ length: read.length }, (_, at) => text.slice(at))];
  const given = calls[name] ?? texts;
  return [
    [
      `${name}()`,
      (text: string) => given(text).map((call) => Reflect.apply(read, undefined, call) as unknown),
    ] as const,
  ];
});

const filterOf = (input: Record<string, unknown>) => noteFilter({} as Step, readInputs(noteFilters, input));
const describedEndpoint = { method: 'GET', path: '/v1/notes/{id}', needs: 'a key', subject: 'note' } as const;

const found = (text: string, keyword: string) => {
  const said = searchable(spokenPassages(turns(segments(text))));
  return mentions(said, new PhraseSet([keyword], 'whole-words'), 10);
};

const otherReaders: Readonly<Record<string, (text: string) => unknown>> = {
  'a keyword': (text) => [
    found(`${text} Acme ${text}`, 'acme'),
    found(text, text.slice(0, 1000)),
    found(text, text[0] ?? ''),
  ],
  'several phrases': (text) => new PhraseSet(['anna', ...parts(text)], 'whole-words').in(text),
  'a person': (text) => peopleOf([text, ...parts(text)].map((name) => ({ name, email: name }))).meantBy(text),
  'a filter of participants': (text) => filterOf({ participant: text }),
  'a note as a file': (text) => valueOf(sourceOf(aNote({ title: text, summary: text }), CONTEXT), 'noteFile'),
  'a notification': (text) => noteIdsOf({ cleanedRequest: text, rawRequest: { content: text } }),
  'an ID': (text) => fillPath(describedEndpoint, { id: text }),
  'an error of the service': (text) =>
    errorForResponse(
      { status: 422, headers: new Headers(), body: JSON.stringify({ message: text }) },
      describedEndpoint,
      { labels: { tagIds: 'Folders' }, id: text },
    ),
  'a Retry-After': (text) => retryAfterSeconds({ get: () => text }, new Date()),
  'the internal domains of a filter': (text) => filterOf({ internalDomains: [text] }),
  'a date that was typed': (text) => datetime({ label: 'Date' }).read(text),
};

/** The fields that all schemas are made of, and a whole record with the text in every field. */
const schemas: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(tolerant).flatMap(([name, field]) =>
      typeof field === 'function'
        ? []
        : [[name, (text: string) => [field.safeParse(text), tolerant.listOf(field).parse(parts(text))]]],
    ),
  ),
  note: (text) => {
    const { tags, participants, transcripts, ...fields } = aNote();
    const list = parts(text).map((part, at) => (at % 2 === 0 ? part : { id: part, name: part }));
    noteSchema.parse({
      ...Object.fromEntries(Object.keys(fields).map((key) => [key, text])),
      ...Object.fromEntries(Object.keys({ tags, participants, transcripts }).map((key) => [key, list])),
      id: 'x',
    });
  },
};

it.each([
  ...textFunctions,
  ...Object.entries(otherReaders),
  ...Object.entries(schemas).map(([name, read]) => [`a record, by the schema "${name}",`, read] as const),
])('%s is read in linear time', (_name, read) => {
  for (const piece of [...pieces, ...mixedPieces]) expectLinear(read, piece);
});

it('every function above is in src/text or src/action_items', () => {
  const names = exported.flat().map(([name]) => name);
  const gone = [...Object.keys(calls), ...ofOwnWords].filter((name) => !names.includes(name));
  expect(gone).toStrictEqual([]);
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
