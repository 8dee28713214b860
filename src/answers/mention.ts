import { hash } from 'node:crypto';

import type { Deadline } from '../api/deadline.ts';
import { HaltedRun, UserError } from '../api/user_error.ts';
import { MOST_MATCHES } from '../lists/best_matches.ts';
import type { ListedText } from '../notes/listed_texts.ts';
import { domainsFor } from '../notes/person.ts';
import { usablePhrase } from '../notes/usable_phrase.ts';
import { type DomainLookup, requireKnown } from '../service/internal_domains.ts';
import type { Note } from '../service/note.ts';
import { fold } from '../text/compare.ts';
import type { PhraseSet } from '../text/phrase_set.ts';
import { shortHash } from '../text/short_hash.ts';
import { andMore, cutTexts } from '../text/shorten.ts';
import { choice, type InputValues } from '../zapier/inputs.ts';
import { output, type Rows } from '../zapier/output.ts';
import { fittedRows } from './completeness.ts';
import { briefOrigin, briefOriginRows, originRows } from './origin.ts';
import { noteRows } from './output.ts';
import { type PageOf, pageRows } from './pages.ts';
import { SIDES } from './participant.ts';
import type { NoteTexts } from './parts.ts';
import type { Place } from './passages.ts';

/** What of it lists may leave out. */
export const TEXTS_IN = {
  transcript: ['transcripts'],
  note: ['summary'],
  anywhere: ['transcripts', 'summary'],
} as const satisfies Record<Place, readonly ListedText[]>;

/** Which words of a note count. */
export const scopeFields = {
  where: choice({
    label: 'Look In',
    choices: {
      transcript: 'Transcript',
      note: 'Summary, AI-enhanced note, and written notes',
      anywhere: 'Everything',
    } satisfies Record<Place, string>,
    default: 'transcript',
  }),
  saidBy: choice({
    label: 'Said By',
    helpText:
      'Only what these people said in the transcript counts; speakers who are not known participants are neither guests nor colleagues. The summary and notes are not affected.',
    choices: { everyone: SIDES.everyone, external: SIDES.external, internal: SIDES.internal },
    default: 'everyone',
  }),
};

export const MOST_KEYWORDS = 100;
const MOST_QUOTES = 10;

/**
 * The keywords ready to be looked for, each once, whatever its case and accents.
 *
 * @throws {UserError} for a keyword without a letter, number, or sign.
 */
export function readKeywords(keywords: readonly string[]) {
  const byKey = new Map<string, { written: string; key: string; phrase: PhraseSet }>();
  for (const written of keywords) {
    const phrase = usablePhrase('Keywords', written, 'whole-words');
    const folded = fold(written).trim().replace(/\s+/g, ' ');
    const key = hash('sha256', folded).slice(0, 24);
    if (!byKey.has(key)) byKey.set(key, { written, key, phrase });
  }
  return [...byKey.values()];
}

export interface Scope extends InputValues<typeof scopeFields> {
  /** Needed only if it matters who speaks. */
  domains: DomainLookup;
}

/** A record for each of the keywords that a note mentions, with the quotes. @throws {UserError} if time runs out. */
export async function presentMentions(
  texts: NoteTexts,
  keywords: ReturnType<typeof readKeywords>,
  scope: Scope,
  deadline: Deadline,
) {
  const { mentions } = await import('../text/mentions.ts');
  const { spokenLine } = await import('../text/transcript.ts');
  const { counting } = await wordsIn(texts, scope);
  const found = [];
  for (const { written, key, phrase } of keywords) {
    // Looking for 100 keywords in a long transcript takes long.
    if (deadline.isOver)
      throw new UserError(
        'Keywords: the search in long transcripts took too long, so this run may have missed some. Use fewer or shorter keywords.',
      );
    const { count, quotes: all } = mentions(counting, phrase);
    const quotes = all.slice(0, MOST_QUOTES);
    const [first] = quotes;
    if (first === undefined) continue;
    found.push({
      id: `${texts.note.id}-${key}`,
      keyword: written,
      count,
      quotesText: [...quotes.map(spokenLine), ...andMore(all.length - quotes.length)].join('\n'),
      firstQuote: first.text,
      firstSpeaker: first.speaker,
      firstStartSec: first.startSec,
      quotes,
    });
  }
  return found;
}

/**
 * The words of a note that count and, if it matters who speaks, those of speakers whom nobody knows: they are neither external
 * nor internal.
 */
async function wordsIn(texts: NoteTexts, { where, saidBy, domains }: Scope) {
  const { notePassages } = await import('./passages.ts');
  const { searchable } = await import('../text/mentions.ts');
  if (!dependsOnSpeaker({ where, saidBy })) return { counting: searchable(notePassages(texts, where)) };
  const { withPeople } = await import('./parts.ts');
  const people = withPeople(texts, await domainsFor(texts.note, domains));
  const { isInternal } = people.speakers();
  const saidIn = (place: Place, side: boolean | null) =>
    searchable(notePassages(texts, place, (speaker) => isInternal(speaker) === side));
  return {
    people,
    counting: saidIn(where, saidBy === 'internal'),
    unknown: () => saidIn('transcript', null),
  };
}

/** If nobody can be recognized as external, fail while the user is testing the Zap, not silently later. */
export async function requireSides(scope: Scope): Promise<void> {
  if (dependsOnSpeaker(scope)) requireKnown(await scope.domains.find());
}

const dependsOnSpeaker = ({ where, saidBy }: InputValues<typeof scopeFields>) =>
  saidBy !== 'everyone' && where !== 'note';

/**
 * The quotes of a note with a phrase, in its order, each once. Who said it is worked out only for those that are kept.
 *
 * @param scope.unknownCounts is given how often the phrase was said by whom nobody knows, if those words don't count.
 */
export async function quotesIn(
  note: Note,
  timeZone: string,
  phrase: PhraseSet,
  { unknownCounts, ...scope }: Scope & { unknownCounts: Map<string, number> },
) {
  const { textsOf, withPeople } = await import('./parts.ts');
  const { mentions } = await import('../text/mentions.ts');
  const texts = textsOf(note, timeZone);
  const { people, counting, unknown } = await wordsIn(texts, scope);
  if (unknown !== undefined) unknownCounts.set(note.id, mentions(unknown(), phrase, 0).count);
  // One more than a search returns: it says that there are more.
  const { quotes } = mentions(counting, phrase, MOST_MATCHES + 1);
  if (quotes.length === 0) return [];
  const { speakers } = people ?? withPeople(texts, await domainsFor(note, scope.domains));
  const byId = new Map(quotes.map((quote) => [quoteId(note.id, quote), quote]));
  return Array.from(byId, ([id, { text, speaker, startSec }]) => ({
    id,
    make: () => {
      const { email, isExternal } = speakers().known(speaker);
      const said = { quote: text, speaker, speakerEmail: email, isExternal, startSec };
      return { id, ...said, ...briefOrigin(note, timeZone) };
    },
  }));
}

/** 48 bits tell the quotes of a note apart, and an answer has a hundred. */
const quoteId = (noteId: string, quote: object) => `${noteId}-${shortHash(quote, 8)}`;

type FoundQuote = ReturnType<Awaited<ReturnType<typeof quotesIn>>[number]['make']>;
/** If there is not enough room, the names are cut, and then there are fewer quotes: a part of one could mean something else. */
const LEAST_ROOM = 180;
const SHARES = { noteTitle: 2 / 3, speaker: 1 / 3 };

/**
 * @param unknownCounts the number of mentions in each note that was read, by whom nobody knows.
 * @throws {HaltedRun} if there are no others: whether the right people said it is not known.
 */
export function fittedQuotes(found: PageOf<FoundQuote>, unknownCounts: ReadonlyMap<string, number>) {
  const unknownSpeakerCount = [...unknownCounts.values()].reduce((sum, count) => sum + count, 0);
  if (found.matches.length === 0 && unknownSpeakerCount > 0)
    throw new HaltedRun(
      `Said By: mentions were found (${unknownSpeakerCount}), but nobody knows on which side their speakers are, so they don't count. To find them, choose "${SIDES.everyone}".`,
    );
  const matches = found.matches.map((quote) => ({ ...quote, unknownSpeakerCount }));
  return fittedRows({ ...found, matches }, (quote, room) => cutTexts(quote, SHARES, room), {
    least: LEAST_ROOM,
  });
}

const quote = {
  text: 'I will confirm the exact number after our budget round.',
  speaker: 'Mei Tanaka',
  startSec: 19,
};

export const mentionOutput = output({
  keyword: ['Keyword', 'budget'],
  count: [{ label: 'Number of Mentions', type: 'integer' }, 1],
  quotesText: ['Quotes (Plain Text)', `[00:00:19] ${quote.speaker}: ${quote.text}`],
  firstQuote: ['First Quote', quote.text],
  firstSpeaker: ['First Speaker', quote.speaker],
  firstStartSec: [{ label: 'First Mention (Seconds)', type: 'number' }, quote.startSec],
  ...originRows,
  quotes: [
    {
      label: 'Quotes',
      children: {
        text: 'Quote Text',
        speaker: 'Quote Speaker',
        startSec: { label: 'Quote Start (Seconds)', type: 'number' },
      },
    },
    [quote],
  ],
  id: ['Mention ID', 'note_5Gk1Zt-0af96a8ed622a394e8b2a239'],
} satisfies Rows<Awaited<ReturnType<typeof presentMentions>>[number]>);

export const quoteOutput = output({
  quote: ['Quote', quote.text],
  speaker: ['Speaker', quote.speaker],
  speakerEmail: ['Speaker Email', null],
  isExternal: [{ label: 'Speaker Is External', type: 'boolean' }, true],
  startSec: [{ label: 'Start (Seconds)', type: 'number' }, quote.startSec],
  unknownSpeakerCount: [{ label: 'Mentions Left Out (Unknown Speakers)', type: 'integer' }, 0],
  ...briefOriginRows,
  id: ['Quote ID', quoteId(noteRows.id[1], quote)],
  ...pageRows,
} satisfies Rows<ReturnType<typeof fittedQuotes>[number]>);
