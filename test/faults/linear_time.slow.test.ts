import { readdirSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { fillPath } from '../../src/api/endpoint.ts';
import { errorForResponse, retryAfterSeconds } from '../../src/api/errors.ts';
import { readJsonList } from '../../src/api/json_stream.ts';
import * as tolerant from '../../src/api/tolerant.ts';
import { UserError } from '../../src/api/user_error.ts';
import { noteIdsOf } from '../../src/hooks/notification.ts';
import { noteFilter, noteFilters } from '../../src/resources/note/filter.ts';
import { noteSchema } from '../../src/resources/note/note.ts';
import { sourceOf } from '../../src/resources/note/parts.ts';
import { valueOf } from '../../src/resources/note/values.ts';
import * as actionItemList from '../../src/text/action_item_list.ts';
import * as actionItems from '../../src/text/action_items.ts';
import * as assignee from '../../src/text/assignee.ts';
import * as brief from '../../src/text/brief.ts';
import * as compare from '../../src/text/compare.ts';
import * as dates from '../../src/text/dates.ts';
import * as domains from '../../src/text/domains.ts';
import * as dueDate from '../../src/text/due_date.ts';
import * as duration from '../../src/text/duration.ts';
import * as fileName from '../../src/text/file_name.ts';
import * as headings from '../../src/text/headings.ts';
import * as jsonSize from '../../src/text/json_size.ts';
import * as languages from '../../src/text/languages.ts';
import * as lexicon from '../../src/text/lexicon.ts';
import * as mailProviders from '../../src/text/mail_providers.ts';
import * as markdown from '../../src/text/markdown.ts';
import * as markdownLines from '../../src/text/markdown_lines.ts';
import * as markdownParts from '../../src/text/markdown_parts.ts';
import * as mentions from '../../src/text/mentions.ts';
import * as names from '../../src/text/names.ts';
import * as people from '../../src/text/people.ts';
import * as periods from '../../src/text/periods.ts';
import * as phrases from '../../src/text/phrases.ts';
import * as sections from '../../src/text/sections.ts';
import * as slack from '../../src/text/slack.ts';
import * as subtitles from '../../src/text/subtitles.ts';
import * as timeZone from '../../src/text/time_zone.ts';
import * as transcript from '../../src/text/transcript.ts';
import * as words from '../../src/text/words.ts';
import { datetime, readInputs } from '../../src/zapier/inputs.ts';
import { presentNote } from '../support/present.ts';
import * as fc from '../support/properties.ts';
import { aNote, aParticipant } from '../support/records.ts';

/**
 * Whatever reads a text from outside, with what is hardest on it. The verdict is a ratio: four times the text may take ten
 * times the work, quadratic time takes sixteen times; what takes next to nothing is not compared. Nor may a text take five
 * times the work of a long list of tasks: looking ahead a few thousand characters is linear, too.
 */
const LENGTH = 5_000;
const NEGLIGIBLE_CPU_MS = 60;

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

function expectLinear(read: (text: string) => unknown, piece: string): void {
  const measured: string[] = [];
  // What else the machine does can spoil a measurement, but hardly three of them.
  while (measured.length < 3) {
    const [short, long] = [hardText(piece, LENGTH), hardText(piece, 4 * LENGTH)];
    const longMs = cpuMs(() => read(long));
    if (longMs < NEGLIGIBLE_CPU_MS) return;
    const shortMs = cpuMs(() => read(short));
    const listMs = cpuMs(() =>
      presentNote(aNote({ summary: hardText('- [ ] Anna: call **Ben**\n', 4 * LENGTH) }), CONTEXT, {
        file: () => 'pointer',
      }),
    );
    if (longMs <= 10 * shortMs && longMs <= 5 * listMs) return;
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

type AnyFunction = ((...given: never[]) => unknown) | (new (...given: never[]) => unknown);
type Rows = readonly (readonly [AnyFunction, (text: string) => unknown])[];

const CONTEXT = { domains: ['acme.example'], timeZone: 'UTC' };
const WRITTEN = { writtenAt: '2026-03-12T13:30:00Z', timeZone: 'UTC' };
const TODAY = '2026-03-12';
const anna = aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' });
const annas = people.peopleOf([anna]);
const nobody = { people: people.peopleOf([]), today: TODAY };
const known = { people: annas, today: TODAY };
/** The text as many short ones. */
const parts = (text: string) => text.match(/[^]{1,12}/g) ?? [];
const itemsIn = (text: string) => actionItems.actionItems([text], [anna], WRITTEN);
const asItem = (text: string) => ({
  text,
  done: false,
  assignee: text,
  assigneeEmail: text,
  dueDate: null,
  dueText: text,
});
/** One long segment, and many short ones. */
const segmentsOf = (text: string) => [
  { speaker: text, text, startTimestamp: text, endTimestamp: text },
  ...parts(text).map((part, at) => ({ speaker: part, text: part, startTimestamp: `${at}:00` })),
];
const voicesOf = (text: string) =>
  parts(text).map((name) => ({ name, talkTimeSec: 1, talkTimePercent: 1, words: 1 }));
const searchableIn = (text: string) => mentions.searchable(mentions.spokenPassages(turnsOf(text)));
const turnsOf = (text: string) => transcript.turns(segmentsOf(text));
const found = (text: string, keyword: string) => {
  const pattern = phrases.phrasePattern(keyword, 'whole-words');
  return pattern === null ? null : mentions.mentions(searchableIn(text), pattern, 10);
};

/** A function of one text. */
const alone = (read: (text: string) => unknown) => [read, read] as const;
/** A function of two texts, each of which can be the long one. */
const both = (read: (text: string, other: string) => unknown) =>
  [read, (text: string) => [read(text, 'Anna'), read('Anna', text), read(text, text.slice(1))]] as const;

const textFunctions: Rows = [
  [actionItemList.actionItemsText, (text) => actionItemList.actionItemsText(parts(text).map(asItem))],
  [actionItemList.actionItemsHtml, (text) => actionItemList.actionItemsHtml([asItem(text)])],
  [actionItemList.openCount, (text) => actionItemList.openCount(parts(text).map(asItem))],
  [actionItemList.itemLine, (text) => actionItemList.itemLine(asItem(text))],
  [actionItemList.itemId, (text) => actionItemList.itemId('n', asItem(text))],
  [
    actionItems.actionItems,
    (text) =>
      [text, `## Action items\n\n${text}`, `- [ ] ${text}`, `| Task | Owner |\n|-|-|\n| ${text}`].map(
        itemsIn,
      ),
  ],
  [actionItems.itemKey, (text) => actionItems.itemKey(asItem(text))],
  alone(assignee.bareName),
  alone(assignee.isNobody),
  [assignee.nameIn, (text) => [known, nobody].map((people) => assignee.nameIn(text, people, 'labeled'))],
  [assignee.labeled, (text) => [text, `AI: ${text}`].map((line) => assignee.labeled(line, nobody))],
  [assignee.detailsIn, (text) => [text, `Owner: ${text}`].map((line) => assignee.detailsIn(line, known))],
  [
    assignee.readDetail,
    (text) => assignee.readDetail('owner', text, assignee.readTask('call', known), known),
  ],
  [assignee.readTask, (text) => [known, nobody].map((people) => assignee.readTask(text, people))],
  [brief.cutText, (text) => brief.cutText(text, text.length / 2)],
  [brief.listWithin, (text) => brief.listWithin(parts(text), text.length / 2, ', ')],
  both(compare.contains),
  both(compare.isSame),
  alone(dates.withZone),
  alone(dates.timeOf),
  alone(dates.sortableTime),
  alone(dates.timeZoneOrUtc),
  [dates.dateIn, (text) => dates.dateIn('UTC', text)],
  [dates.dateTextIn, (text) => dates.dateTextIn('UTC', text)],
  alone(domains.emailDomain),
  alone(domains.normalizeDomain),
  [domains.addressesAndDomains, (text) => filterOf({ participant: text })],
  both(domains.domainMatches),
  [dueDate.dueIn, (text) => [text, `by ${text}`, `${text} まで`].map((line) => dueDate.dueIn(line, TODAY))],
  [dueDate.dueFrom, (text) => dueDate.dueFrom(text, TODAY)],
  alone(fileName.fileName),
  alone(headings.isAboutTasks),
  alone(headings.isAboutOther),
  alone(headings.saysNothing),
  alone(jsonSize.jsonBytes),
  [jsonSize.isLargerThan, (text) => jsonSize.isLargerThan(parts(text), Infinity)],
  alone(languages.languageOf),
  alone(lexicon.foldInPlace),
  alone(mailProviders.isMailProvider),
  alone(markdown.parseMarkdown),
  alone(markdown.markdownToHtml),
  alone(markdown.markdownToText),
  [
    markdown.markdownToLines,
    (text) =>
      markdown.markdownToLines(text, { inline: () => '', bullet: '-', code: () => '', quotePrefix: '> ' })
        .length,
  ],
  alone(markdown.excerpt),
  alone(markdownLines.markdownLines),
  alone(markdownLines.plainLine),
  [markdownParts.belowHeading, (text) => markdownParts.belowHeading(text, 3)],
  alone(markdownParts.firstSection),
  alone(markdownParts.summaryExcerpt),
  alone(markdownParts.escapeMarkdown),
  alone(markdownParts.escapeMarkdownLine),
  [mentions.spokenPassages, (text) => mentions.spokenPassages(turnsOf(text))],
  alone(mentions.writtenPassages),
  [mentions.searchable, searchableIn],
  [phrases.mentionTest, (text) => [phrases.mentionTest(text)(text), phrases.mentionTest('anna')(text)]],
  alone(phrases.fold),
  [phrases.phrasePattern, (text) => phrases.phrasePattern(text, 'whole-words')],
  [
    mentions.mentions,
    (text) => [
      found(`${text} Acme ${text}`, 'acme'),
      found(text, text.slice(0, 1000)),
      found(text, text[0] ?? ''),
    ],
  ],
  alone(names.splitName),
  alone(people.namesIn),
  alone(people.isTitled),
  [
    people.peopleOf,
    (text) => people.peopleOf([text, ...parts(text)].map((name) => ({ name, email: name }))).meantBy(text),
  ],
  alone(people.isGroup),
  alone(people.isTeam),
  [people.assigneeEmail, (text) => people.assigneeEmail(text, annas)],
  [
    people.isAssignedTo,
    (text) => [people.isAssignedTo(text, 'Anna', annas), people.isAssignedTo('Anna', text, annas)],
  ],
  [sections.sectionsIn, (text) => sections.sectionsIn(markdownLines.markdownLines(text))],
  [
    sections.sectionsNamed,
    (text) => [sections.sectionsNamed([text], 'a'), sections.sectionsNamed(['# a\nb'], text)],
  ],
  alone(slack.markdownToSlack),
  both(slack.slackLink),
  [subtitles.toSrt, (text) => subtitles.toSrt(segmentsOf(text))],
  [subtitles.toWebVtt, (text) => subtitles.toWebVtt(segmentsOf(text))],
  alone(transcript.parseTimestamp),
  [transcript.turns, turnsOf],
  [transcript.transcriptText, (text) => transcript.transcriptText(segmentsOf(text))],
  [transcript.spokenLine, (text) => transcript.spokenLine({ speaker: text, text, startSec: 1 })],
  [transcript.transcriptDialogue, (text) => transcript.transcriptDialogue(segmentsOf(text))],
  [transcript.withSeconds, (text) => transcript.withSeconds(segmentsOf(text))],
  [transcript.spokenTimes, (text) => transcript.spokenTimes(segmentsOf(text))],
  [transcript.speakers, (text) => transcript.speakers(segmentsOf(text))],
  [transcript.speakersText, (text) => transcript.speakersText(voicesOf(text))],
  [transcript.percentOfSpeech, (text) => transcript.percentOfSpeech(voicesOf(text), () => true)],
  alone(words.fold),
];

/** What reads no text from outside, only numbers, the app's own words, and names that the runtime knows. */
const ofOwnWords: readonly AnyFunction[] = [
  dates.dateWriter,
  duration.clock,
  duration.durationMinutes,
  duration.durationText,
  duration.durationHhMm,
  languages.languageMatches,
  lexicon.Lexicon,
  lexicon.lexicon,
  markdown.isBreak,
  periods.periodOf,
  periods.periodText,
  timeZone.zoneClock,
  words.words,
];

const filterOf = (input: Record<string, unknown>) => noteFilter(readInputs(noteFilters, input));
const describedEndpoint = { method: 'GET', path: '/v1/notes/{id}', needs: 'a key', subject: 'note' } as const;

const otherReaders: Readonly<Record<string, (text: string) => unknown>> = {
  'a note as a file': (text) => valueOf(sourceOf(aNote({ title: text, summary: text }), CONTEXT), 'noteFile'),
  'a notification': (text) => noteIdsOf({ cleanedRequest: text, rawRequest: { content: text } }),
  'an ID': (text) => fillPath(describedEndpoint, { id: text }),
  'an error of the service': (text) =>
    errorForResponse(
      { status: 422, headers: new Headers(), body: JSON.stringify({ message: text }) },
      describedEndpoint,
      { tagIds: 'Folders' },
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
  ...textFunctions.map(([read, onText]) => [`${read.name}() reads a text`, onText] as const),
  ...Object.entries(otherReaders).map(([name, read]) => [`${name} is read`, read] as const),
  ...Object.entries(schemas).map(([name, read]) => [`the schema "${name}" reads a record`, read] as const),
])('%s in linear time', (_name, read) => {
  for (const piece of [...pieces, ...mixedPieces]) expectLinear(read, piece);
});

it('no function of src/text is left out', async () => {
  const folder = new URL('../../src/text/', import.meta.url);
  const modules = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const listed = new Set<unknown>([...textFunctions.map(([read]) => read), ...ofOwnWords]);
  const missing = modules.map(async (name) => {
    const exported = (await import(new URL(name, folder).href)) as object;
    return Object.entries(exported).flatMap(([key, value]) =>
      typeof value !== 'function' || listed.has(value) ? [] : `${name}: ${key}`,
    );
  });
  expect((await Promise.all(missing)).flat()).toStrictEqual([]);
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
