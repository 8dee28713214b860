import { actionItemsHtml, actionItemsText, openCount } from '../../action_items/list.ts';
import { actionItems } from '../../action_items/reader.ts';
import { dateIn, dateTextIn } from '../../text/dates.ts';
import { personalAddress } from '../../text/domains.ts';
import { durationHhMm, durationMinutes, durationText } from '../../text/duration.ts';
import { markdownToHtml, markdownToText, type ParsedMarkdown, parseMarkdown } from '../../text/markdown.ts';
import { summaryExcerpt } from '../../text/markdown_parts.ts';
import { markdownToSlack } from '../../text/slack.ts';
import { toSrt, toWebVtt } from '../../text/subtitles.ts';
import {
  percentOfSpeech,
  speakers,
  speakersText,
  transcriptDialogue,
  transcriptText,
  withSeconds,
} from '../../text/transcript.ts';
import type { InternalDomains } from '../internal_domains.ts';
import { noteDocument } from './document.ts';
import type { noteLink } from './link.ts';
import type { Note, Participant } from './note.ts';
import {
  companyDomain,
  companyKey,
  companyName,
  distinct,
  distinctPeople,
  type PresentedPerson,
  presentPerson,
} from './person.ts';
import { speakersAmong } from './speakers.ts';

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
  tagNames: short(({ note }) => folderNames(note.tags)),
  tagIds: short(({ note }) => folderIds(note.tags)),
  matchedFolderNames: ofStep(({ matchedFolders }) => matchedFolders && folderNames(matchedFolders)),
  matchedFolderIds: ofStep(({ matchedFolders }) => matchedFolders && folderIds(matchedFolders)),

  participantNames: short(({ everyone }) => joined(everyone().map(({ name }) => name))),
  participantEmails: short(({ everyone }) => emails(everyone())),
  participantCount: short(({ everyone }) => everyone().length),
  participants: ofPeople(({ note, domains }) =>
    note.participants.map((person) => presentPerson(person, domains)),
  ),
  internalNames: ofPeople(({ internals }) => joined(internals().map(({ name }) => name))),
  internalEmails: ofPeople(({ internals }) => emails(internals())),
  internalCount: ofPeople(({ areSidesKnown, internals }) => (areSidesKnown() ? internals().length : null)),
  externalParticipants: ofPeople(({ externals }) => externals()),
  externalNames: ofPeople(({ externals }) => joined(externals().map(({ name }) => name))),
  externalEmails: ofPeople(({ externals }) => emails(externals())),
  externalDomains: ofPeople(({ externals }) => joined(externals().map(companyDomain))),
  externalCompanies: ofPeople(({ externals }) => joined(externals().map(companyName))),
  externalCount: ofPeople(({ areSidesKnown, externals }) => (areSidesKnown() ? externals().length : null)),
  externalCompanyCount: ofPeople(({ areSidesKnown, externals }) =>
    areSidesKnown() ? new Set(externals().flatMap((person) => companyKey(person) ?? [])).size : null,
  ),
  firstExternalName: ofPeople(({ firstExternal }) => firstExternal()?.name ?? null),
  firstExternalEmail: ofPeople(({ firstExternal }) => personalAddress(firstExternal()?.email)),
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
    items().map(({ text, done, assignee, assigneeEmail, dueDate, dueText }) => ({
      text,
      done,
      assignee,
      assigneeEmail,
      dueDate,
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
  transcriptFile: file({ extension: 'txt', mediaType: 'text/plain', longAs: 'transcripts' }, ({ note }) =>
    transcriptText(note.transcripts),
  ),
  subtitlesFile: file(
    { extension: 'srt', mediaType: 'application/x-subrip', longAs: 'transcripts' },
    ({ note }) => toSrt(note.transcripts),
  ),
  webvttFile: file({ extension: 'vtt', mediaType: 'text/vtt', longAs: 'transcripts' }, ({ note }) =>
    toWebVtt(note.transcripts),
  ),
  noteFile: file({ extension: 'md', mediaType: 'text/markdown' }, ({ note }) => noteDocument(note)),
};

type NoteParts = typeof NOTE_PARTS;

/** The parts as a Zap gets them: a pointer, which is text, can stand for a long one. An empty file is null. */
type MadeParts = {
  [Key in keyof NoteParts]: ReturnType<NoteParts[Key]['make']> | PointerFor<NoteParts[Key]>;
};
/** A note as every trigger, action, and search returns it. */
export type PresentedNote = Note & ReturnType<typeof noteLink> & MadeParts;
type PointerFor<Made> = Made extends { file: object }
  ? null
  : Made extends { longAs: string }
    ? string
    : never;

function short<Value>(make: (source: Source) => Value) {
  return { make } satisfies Part<Value>;
}

function long<Value>(longAs: LongField, make: (source: Source) => Value) {
  return { make, longAs } satisfies Part<Value>;
}

function ofStep<Value>(make: (source: Source) => Value) {
  return { make, isOfStep: true } satisfies Part<Value>;
}

function ofPeople<Value>(make: (source: Source) => Value) {
  return { make, needsDomains: true } satisfies Part<Value>;
}

function file(
  { longAs, ...kind }: { extension: string; mediaType: string; longAs?: LongField },
  make: (source: Source) => string,
) {
  return { make, file: kind, ...(longAs && { longAs }) } satisfies Part<string>;
}

/** What parts are made from, each computed once, and only when needed. */
export type Source = ReturnType<typeof withPeople>;
/** What needs no internal domains: it can be read before they are. */
export type NoteTexts = ReturnType<typeof textsOf>;

export interface SourceContext {
  /** For distinguishing external from internal participants. */
  domains: InternalDomains;
  /** The time zone for dates. */
  timeZone: string;
}

export function sourceOf(note: Note, { domains, timeZone }: SourceContext) {
  return withPeople(textsOf(note, timeZone), domains);
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
    firstExternal: once(() => externals().find(({ email }) => personalAddress(email) !== null)),
    firstCompany: once(() => firstCompany(externals())),
    speakers: once(() => speakersAmong(people())),
  };
}

/** @param timeZone of the Zap: for dates, and what `tomorrow` means. */
export function textsOf(note: Note, timeZone: string) {
  return {
    note,
    timeZone,
    summary: renderer(note.summary),
    enhancedNote: renderer(note.enhancedNote),
    userWrittenNote: renderer(note.userWrittenNote),
    everyone: once(() => distinctPeople(note.participants)),
    voices: once(() => speakers(note.transcripts)),
    items: once(() =>
      actionItems([note.summary, note.enhancedNote], note.participants, {
        writtenAt: note.createdAt,
        timeZone,
      }),
    ),
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
  const parsed = once(() => (markdown === null ? null : parseMarkdown(markdown)));
  return (render) => {
    const tokens = parsed();
    return tokens === null ? null : render(tokens);
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function folderNames(tags: Note['tags']): string[] {
  return tags.flatMap(({ name, id }) => name ?? id ?? []);
}

function folderIds(tags: Note['tags']): string[] {
  return tags.flatMap(({ id }) => id ?? []);
}

function emails(people: readonly Participant[]): string | null {
  return joined(people.map(({ email }) => personalAddress(email)));
}

/** The texts without duplicates, joined by `, `; null if there are none. */
function joined(texts: readonly (string | null)[]): string | null {
  return distinct(texts).join(', ') || null;
}
