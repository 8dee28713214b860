import { actionItemsHtml, actionItemsText, openCount } from '../../action_items/list.ts';
import { actionItems } from '../../action_items/reader.ts';
import { dateIn, dateTextIn } from '../../text/dates.ts';
import { emailDomain, normalizeDomain } from '../../text/domains.ts';
import { durationHhMm, durationMinutes, durationText } from '../../text/duration.ts';
import { isMailProvider } from '../../text/mail_providers.ts';
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
import type { Note } from './note.ts';
import { presentPerson } from './person.ts';
import { internalSpeakers } from './speakers.ts';

/** The fields of a note that can be very long. */
type LongField = 'summary' | 'enhancedNote' | 'userWrittenNote' | 'transcripts';

/** One output of a note that is made from the service's own fields. */
export interface Part<Value> {
  make: (source: Source) => Value;
  /** The field that makes this part long: a pointer may stand for it. */
  longAs?: LongField;
  /** Whether the part distinguishes external from internal participants. */
  needsDomains?: true;
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
  tagNames: short(({ note }) => note.tags.flatMap(({ name, id }) => name ?? id ?? [])),
  tagIds: short(({ note }) => note.tags.flatMap(({ id }) => id ?? [])),

  participantNames: short(({ note }) => joined(note.participants.map(({ name }) => name))),
  participantEmails: short(({ note }) => joined(note.participants.map(({ email }) => email))),
  participantCount: short(({ note }) => note.participants.length),
  participants: ofPeople(({ people }) => people()),
  externalParticipants: ofPeople(({ externals }) => externals()),
  externalEmails: ofPeople(({ externals }) => joined(externals().map(({ email }) => email))),
  externalDomains: ofPeople(({ externals }) => joined(externals().map(companyDomain))),
  externalCompanies: ofPeople(({ externals }) => joined(externals().map(company))),
  externalCount: ofPeople(({ people, externals }) =>
    people().some((person) => person.domain !== null && person.isExternal === null)
      ? null
      : externals().length,
  ),
  firstExternalName: ofPeople(({ firstExternal }) => firstExternal()?.name ?? null),
  firstExternalEmail: ofPeople(({ firstExternal }) => firstExternal()?.email ?? null),
  firstExternalDomain: ofPeople(({ firstExternal }) => companyDomain(firstExternal())),
  firstExternalCompany: ofPeople(({ firstExternal }) => company(firstExternal())),

  excerpt: short(({ note }) => note.summary && summaryExcerpt(note.summary)),
  summaryText: long('summary', ({ summary }) => summary(markdownToText)),
  summaryHtml: long('summary', ({ summary }) => summary(markdownToHtml)),
  summarySlack: long('summary', ({ summary }) => summary(markdownToSlack)),
  enhancedNoteText: long('enhancedNote', ({ enhancedNote }) => enhancedNote(markdownToText)),
  enhancedNoteHtml: long('enhancedNote', ({ enhancedNote }) => enhancedNote(markdownToHtml)),
  userWrittenNoteText: long('userWrittenNote', ({ userWrittenNote }) => userWrittenNote(markdownToText)),
  userWrittenNoteHtml: long('userWrittenNote', ({ userWrittenNote }) => userWrittenNote(markdownToHtml)),

  actionItems: short(({ items }) => items()),
  actionItemsText: short(({ items }) => actionItemsText(items())),
  actionItemsHtml: short(({ items }) => actionItemsHtml(items())),
  actionItemCount: short(({ items }) => items().length),
  openActionItemCount: short(({ items }) => openCount(items())),

  speakers: short(({ voices }) => voices()),
  speakersText: short(({ voices }) => speakersText(voices()) || null),
  internalTalkPercent: ofPeople(({ voices, isInternal }) => percentOfSpeech(voices(), isInternal())),
  transcripts: long('transcripts', ({ note }) => withSeconds(note.transcripts)),
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

export function withPeople(texts: NoteTexts, domains: InternalDomains) {
  const people = once(() => texts.note.participants.map((person) => presentPerson(person, domains)));
  const externals = once(() => people().filter((person) => person.isExternal === true));
  const firstExternal = once(() => externals().find(({ email }) => emailDomain(email) !== null));
  const isInternal = once(() => internalSpeakers(people()));
  return { ...texts, people, externals, firstExternal, isInternal };
}

/** @param timeZone of the Zap: for dates, and what `tomorrow` means. */
export function textsOf(note: Note, timeZone: string) {
  return {
    note,
    timeZone,
    summary: renderer(note.summary),
    enhancedNote: renderer(note.enhancedNote),
    userWrittenNote: renderer(note.userWrittenNote),
    voices: once(() => speakers(note.transcripts)),
    items: once(() =>
      actionItems([note.summary, note.enhancedNote], note.participants, {
        writtenAt: note.createdAt,
        timeZone,
      }),
    ),
  };
}

type Person = ReturnType<typeof presentPerson>;

/** The domain of a person's company; null at a mail provider, which names no company. */
function companyDomain(person: Person | undefined): string | null {
  const domain = person?.domain ?? null;
  return domain !== null && isMailProvider(domain) ? null : domain;
}

/** The name of a person's company; null if the account is the mail provider's. */
export function company(person: Person | undefined): string | null {
  const accountDomain = normalizeDomain(person?.accountDomain);
  return accountDomain !== null && isMailProvider(accountDomain) ? null : (person?.accountName ?? null);
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

/** The texts without duplicates, joined by `, `; null if there are none. */
function joined(texts: readonly (string | null)[]): string | null {
  return distinct(texts).join(', ') || null;
}

/** The texts without blanks around them, empty ones, and duplicates. */
export function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== ''))];
}
