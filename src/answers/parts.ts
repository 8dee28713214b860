import { actionItemsHtml, actionItemsText, openCount } from '../action_items/list.ts';
import { actionItems } from '../action_items/reader.ts';
import {
  addressesOf,
  companyDomain,
  companyKey,
  companyName,
  distinct,
  distinctPeople,
  hasNoAddress,
  type PresentedPerson,
  presentPerson,
  shownName,
} from '../notes/person.ts';
import { speakersAmong } from '../notes/speakers.ts';
import type { InternalDomains } from '../service/internal_domains.ts';
import type { Note } from '../service/note.ts';
import { dateIn, dateTextIn } from '../text/dates.ts';
import { validAddress } from '../text/domains.ts';
import { durationHhMm, durationMinutes, durationText } from '../text/duration.ts';
import { isLargerThan } from '../text/json_size.ts';
import { languageOf } from '../text/languages.ts';
import { markdownToHtml, markdownToText, type ParsedMarkdown, parseMarkdown } from '../text/markdown.ts';
import { summaryExcerpt } from '../text/markdown_parts.ts';
import { personName } from '../text/names.ts';
import { seriesTitle } from '../text/series.ts';
import { markdownToSlack } from '../text/slack.ts';
import { toSrt, toWebVtt } from '../text/subtitles.ts';
import {
  percentOfSpeech,
  speakers,
  speakersText,
  transcriptDialogue,
  transcriptText,
  withSeconds,
} from '../text/transcript.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import { noteDocument } from './document.ts';
import { noteLink } from './link.ts';

/** The fields of a note that can be very long. */
type LongField = 'summary' | 'enhancedNote' | 'userWrittenNote' | 'transcripts';

/** One output of a note that is made from the service's own fields. */
export interface Part<Value> {
  make: (source: Source) => Value;
  /** The field that makes this part long: a pointer may stand for it. */
  longAs?: LongField;
  /** Whether the part distinguishes external from internal participants. */
  needsDomains?: true;
  /** The part depends on the step that found the note, so no pointer can stand for it. */
  isOfStep?: true;
  /** A file is always a pointer; `make` returns its text. */
  file?: { extension: string; mediaType: string };
}

type Make<Value> = Part<Value>['make'];
const short = <Value>(make: Make<Value>) => ({ make });
const long = <Value>(longAs: LongField, make: Make<Value>) => ({ make, longAs });
const ofStep = <Value>(make: Make<Value>) => ({ make, isOfStep: true as const });
const ofPeople = <Value>(make: Make<Value>) => ({ make, needsDomains: true as const });
const file = (extension: string, mediaType: string, make: Make<string>) => ({
  make,
  file: { extension, mediaType },
});
const transcriptFile = (
  extension: string,
  mediaType: string,
  write: (of: Note['transcripts']) => string,
) => ({
  ...file(extension, mediaType, ({ note }) => write(note.transcripts)),
  longAs: 'transcripts' as const,
});

/**
 * What a Zap gets of a note beyond the service's own fields, by output key. Only this table says which parts are files, can
 * be long, or need the internal domains.
 */
export const NOTE_PARTS = {
  createdDate: short(({ note, timeZone }) => dateIn(timeZone, note.createdAt)),
  createdText: short(({ note, timeZone }) => dateTextIn(timeZone, note.createdAt)),
  durationMinutes: short(({ note }) => durationMinutes(note.totalDurationSec)),
  durationText: short(({ note }) => durationText(note.totalDurationSec)),
  durationHhMm: short(({ note }) => durationHhMm(note.totalDurationSec)),
  languageCode: short(({ note }) => note.inputLanguage && (languageOf(note.inputLanguage)?.language ?? null)),
  seriesKey: short(({ note }) => seriesKey(note)),
  tagNames: short(({ note }) => folderNames(note.tags)),
  tagIds: short(({ note }) => folderIds(note.tags)),
  matchedFolderNames: ofStep(({ matchedFolders }) => matchedFolders && folderNames(matchedFolders)),
  matchedFolderIds: ofStep(({ matchedFolders }) => matchedFolders && folderIds(matchedFolders)),

  participantNames: short(({ everyone }) => joined(everyone().map(shownName))),
  participantEmails: short(({ everyone }) => joined(addressesOf(everyone()))),
  participantCount: short(({ everyone }) => everyone().length),
  participantsWithoutEmail: short(({ withoutEmail }) =>
    joined(withoutEmail().map(({ name }) => personName(name))),
  ),
  withoutEmailCount: short(({ withoutEmail }) => withoutEmail().length),
  participants: ofPeople(({ note, domains }) =>
    note.participants.map((person) => presentPerson(person, domains)),
  ),
  internalNames: ofPeople(({ internals }) => joined(internals().map(shownName))),
  internalEmails: ofPeople(({ internals }) => joined(addressesOf(internals()))),
  internalCount: ofPeople(({ areSidesKnown, internals }) => (areSidesKnown() ? internals().length : null)),
  externalParticipants: ofPeople(({ externals }) => externals()),
  externalNames: ofPeople(({ externals }) => joined(externals().map(shownName))),
  externalEmails: ofPeople(({ externals }) => joined(addressesOf(externals()))),
  externalDomains: ofPeople(({ externals }) => joined(externals().map(companyDomain))),
  externalCompanies: ofPeople(({ externals }) => joined(externals().map(companyName))),
  externalCount: ofPeople(({ areSidesKnown, externals }) => (areSidesKnown() ? externals().length : null)),
  externalCompanyCount: ofPeople(({ areSidesKnown, externals }) =>
    areSidesKnown() ? new Set(externals().flatMap((person) => companyKey(person) ?? [])).size : null,
  ),
  firstExternalName: ofPeople(({ firstExternal }) => firstExternal()?.name ?? null),
  firstExternalEmail: ofPeople(({ firstExternal }) => validAddress(firstExternal()?.email)),
  firstExternalDomain: ofPeople(({ firstCompany }) => firstCompany().domain),
  firstExternalCompany: ofPeople(({ firstCompany }) => firstCompany().name),

  excerpt: short(({ note }) => note.summary && summaryExcerpt(note.summary)),
  summaryText: long('summary', ({ summary }) => summary(markdownToText)),
  summaryHtml: long('summary', ({ summary }) => summary(markdownToHtml)),
  summarySlack: long('summary', ({ summary }) => summary(markdownToSlack)),
  enhancedNoteText: long('enhancedNote', ({ enhancedNote }) => enhancedNote(markdownToText)),
  enhancedNoteHtml: long('enhancedNote', ({ enhancedNote }) => enhancedNote(markdownToHtml)),
  userWrittenNoteText: long('userWrittenNote', ({ userWrittenNote }) => userWrittenNote(markdownToText)),
  userWrittenNoteHtml: long('userWrittenNote', ({ userWrittenNote }) => userWrittenNote(markdownToHtml)),

  actionItems: short(({ items }) =>
    items().map(({ text, done, assignee, assigneeEmail, dueDate, dueAt, dueText }) => ({
      text,
      done,
      assignee,
      assigneeEmail,
      dueDate,
      dueAt,
      dueText,
    })),
  ),
  actionItemsText: short(({ items }) => actionItemsText(items())),
  actionItemsHtml: short(({ items }) => actionItemsHtml(items())),
  actionItemCount: short(({ items }) => items().length),
  openActionItemCount: short(({ items }) => openCount(items())),

  speakers: ofPeople(({ voices, speakers }) =>
    voices().map(({ name, ...talk }) => ({ name, ...speakers().known(name), ...talk })),
  ),
  speakerCount: short(({ voices }) => voices().filter(({ name }) => name !== null).length),
  speakersText: short(({ voices }) => speakersText(voices()) || null),
  internalTalkPercent: ofPeople(({ voices, speakers }) => percentOfSpeech(voices(), speakers().isInternal)),
  transcripts: {
    longAs: 'transcripts' as const,
    ...ofPeople(({ note, speakers }) =>
      withSeconds(note.transcripts).map((segment) => {
        const { email, isExternal } = speakers().known(segment.speaker);
        return { ...segment, speakerEmail: email, isExternal };
      }),
    ),
  },
  transcriptText: long('transcripts', ({ note }) => transcriptText(note.transcripts) || null),
  transcriptDialogue: long('transcripts', ({ note }) => transcriptDialogue(note.transcripts) || null),
  transcriptFile: transcriptFile('txt', 'text/plain', transcriptText),
  subtitlesFile: transcriptFile('srt', 'application/x-subrip', toSrt),
  webvttFile: transcriptFile('vtt', 'text/vtt', toWebVtt),
  noteFile: file('md', 'text/markdown', ({ note, timeZone }) => noteDocument(note, timeZone)),
};

const parts: Readonly<Record<string, Part<unknown>>> = NOTE_PARTS;

/** The parts as a Zap gets them: a pointer, which is text, can stand for a long one. An empty file is null. */
type MadeParts = {
  [Key in keyof typeof NOTE_PARTS]:
    ReturnType<(typeof NOTE_PARTS)[Key]['make']> | PointerFor<(typeof NOTE_PARTS)[Key]>;
};
type PointerFor<Made> = Made extends { file: object }
  ? null
  : Made extends { longAs: string }
    ? string
    : never;
/** A note as every trigger, action, and search returns it. */
export type PresentedNote = Note & ReturnType<typeof noteLink> & MadeParts;

/** The keys of a note's values, by the keys of the record that shows them. */
export type Keys = ReadonlyMap<string, string>;

/** The keys of a whole note: all the service's fields, plus values that Zaps can use without a further step. */
export function noteKeys(note: Note): Keys {
  const keys = Object.keys({ ...note, ...noteLink(note.id), ...NOTE_PARTS });
  return new Map(keys.map((key) => [key, key]));
}

/** How a value is made; undefined for the service's own fields. */
export function partUnder(key: string): Part<unknown> | undefined {
  return Object.hasOwn(parts, key) ? parts[key] : undefined;
}

/** One value of a note; null if there is none under this key. */
export function valueOf(source: Source, key: string): unknown {
  const part = partUnder(key);
  if (part !== undefined) return part.make(source);
  const fields: Readonly<Record<string, unknown>> = { ...source.note, ...noteLink(source.note.id) };
  return Object.hasOwn(fields, key) ? fields[key] : null;
}

/** Make pointers by the keys of a note's values. Without `part`, pointers stand for files only. */
export interface Pointers {
  file: (key: string) => string;
  part?: (key: string) => string;
}

/** A value as a record shows it. One made from a long text is not even rendered if a pointer may stand for it. */
export function shownValue(source: Source, key: string, { file, part }: Pointers): unknown {
  const { file: isFile, longAs } = partUnder(key) ?? {};
  const long = longAs === undefined ? null : source.note[longAs];
  if (isFile !== undefined) return Array.isArray(long) && long.length === 0 ? null : file(key);
  if (part === undefined) return valueOf(source, key);
  return isLargerThan(long, MOST_BYTES.value) ? part(key) : leanValue(key, valueOf(source, key), part);
}

/** A value, or a pointer in its place if it is bulky. */
export function leanValue(key: string, value: unknown, pointer: (key: string) => string): unknown {
  const isWhole = key === 'id' || partUnder(key)?.isOfStep === true;
  return !isWhole && isLargerThan(value, MOST_BYTES.value) ? pointer(key) : value;
}

/** What parts are made from, each computed once, and only when needed. */
export type Source = ReturnType<typeof withPeople>;
/** What needs no internal domains: it can be read before they are. */
export type NoteTexts = ReturnType<typeof textsOf>;

/** @param given.domains for distinguishing external from internal participants. */
export function sourceOf(note: Note, given: { domains: InternalDomains; timeZone: string }): Source {
  return withPeople(textsOf(note, given.timeZone), given.domains);
}

/** @param matchedFolders those of the note's folders that the step's filter means; null without such a filter. */
export function withPeople(
  texts: NoteTexts,
  domains: InternalDomains,
  matchedFolders: Note['tags'] | null = null,
) {
  const people = once(() => texts.everyone().map((person) => presentPerson(person, domains)));
  const externals = once(() => people().filter(({ isExternal }) => isExternal === true));
  return {
    ...texts,
    domains,
    matchedFolders,
    externals,
    internals: once(() => people().filter(({ isExternal }) => isExternal === false)),
    areSidesKnown: () => people().every(({ domain, isExternal }) => domain === null || isExternal !== null),
    firstExternal: once(() => externals().find(({ email }) => validAddress(email) !== null)),
    firstCompany: once(() => firstCompany(externals())),
    speakers: once(() => speakersAmong(people())),
  };
}

/** @param timeZone of the Zap: for dates, and what `tomorrow` means. */
export function textsOf(note: Note, timeZone: string) {
  const { summary, enhancedNote, participants, createdAt: writtenAt } = note;
  const everyone = once(() => distinctPeople(participants));
  return {
    note,
    timeZone,
    summary: renderer(summary),
    enhancedNote: renderer(enhancedNote),
    userWrittenNote: renderer(note.userWrittenNote),
    everyone,
    withoutEmail: once(() => everyone().filter(hasNoAddress)),
    voices: once(() => speakers(note.transcripts, note.totalDurationSec)),
    items: once(() => actionItems([summary, enhancedNote], everyone(), { writtenAt, timeZone })),
  };
}

/** The first company among some people: of somebody with a company's domain if anybody has one. */
function firstCompany(people: readonly PresentedPerson[]): { domain: string | null; name: string | null } {
  const domain = people.find((person) => person.companyDomain !== null)?.companyDomain ?? null;
  const colleagues = people.filter((person) => person.companyDomain === domain);
  return { domain, name: colleagues.map(companyName).find((name) => name !== null) ?? null };
}

/** Renders one text in several forms, parsing it once. */
function renderer(markdown: string | null): (render: (parsed: ParsedMarkdown) => string) => string | null {
  const parsed = once(() => parseMarkdown(markdown ?? ''));
  return (render) => (markdown === null ? null : render(parsed()));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const folderNames = (tags: Note['tags']) => tags.flatMap(({ name, id }) => name ?? id ?? []);
const folderIds = (tags: Note['tags']) => tags.flatMap(({ id }) => id ?? []);

/** The same for all meetings of a series. */
export function seriesKey({ title, tags: [folder] }: Pick<Note, 'title' | 'tags'>): string | null {
  const series = seriesTitle(title);
  return series === null
    ? null
    : [series, folder?.id ?? folder?.name ?? ''].filter((part) => part !== '').join(' / ');
}

/** The texts without duplicates, joined by `, `; null if there are none. */
const joined = (texts: readonly (string | null)[]) => distinct(texts).join(', ') || null;
