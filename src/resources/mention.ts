import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import type { Deadline } from '../api/deadline.ts';
import { UserError } from '../api/user_error.ts';
import { fold } from '../text/compare.ts';
import type { PhrasePattern } from '../text/phrase_pattern.ts';
import { choice, type InputValues } from '../zapier/inputs.ts';
import { output, type Rows } from '../zapier/output.ts';
import { type DomainLookup, requireKnown } from './internal_domains.ts';
import type { ListedText } from './note/listed_texts.ts';
import { originRows } from './note/origin.ts';
import type { NoteTexts } from './note/parts.ts';
import type { Place } from './note/passages.ts';
import { domainsFor } from './note/person.ts';
import { usablePattern } from './phrase.ts';

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
      transcript: 'In the transcript',
      note: 'In the summary, AI-enhanced note, and written notes',
      anywhere: 'Anywhere in the note',
    } satisfies Record<Place, string>,
    default: 'transcript',
  }),
  saidBy: choice({
    label: 'Said By',
    helpText: 'Whose words in the transcript count. Does not apply to the summary or the notes.',
    choices: {
      everyone: 'Everyone',
      external: 'People from outside your organization',
      internal: 'People in your organization',
    },
    default: 'everyone',
  }),
};

export const MOST_KEYWORDS = 100;
const MOST_QUOTES = 10;

export interface Keyword {
  /** As the user wrote it. */
  written: string;
  key: string;
  pattern: PhrasePattern;
}

/**
 * The keywords ready to be looked for, each once, whatever its case and accents.
 *
 * @throws {UserError} for a keyword without a letter, number, or sign.
 */
export function readKeywords(written: readonly string[]): Keyword[] {
  const byKey = new Map<string, Keyword>();
  for (const keyword of written) {
    const pattern = usablePattern('Keywords', keyword, 'whole-words');
    const folded = fold(keyword).trim().replace(/\s+/g, ' ');
    const key = hash('sha256', folded).slice(0, 24);
    if (!byKey.has(key)) byKey.set(key, { written: keyword, key, pattern });
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
  keywords: readonly Keyword[],
  scope: Scope,
  deadline: Deadline,
) {
  const { mentions } = await import('../text/mentions.ts');
  const { spokenLine } = await import('../text/transcript.ts');
  const text = await textIn(texts, scope);
  const found = [];
  for (const { written, key, pattern } of keywords) {
    // Looking for 100 keywords in a long transcript takes long: other work gets a turn in between.
    await setImmediate();
    if (deadline.isOver)
      throw new UserError(
        'Keywords: looking for them in long transcripts took too long, so this run may have missed some. Use fewer or shorter keywords.',
      );
    const { count, quotes: all } = mentions(text, pattern);
    const quotes = all.slice(0, MOST_QUOTES);
    const more = all.length > MOST_QUOTES ? `\n… and ${all.length - MOST_QUOTES} more` : '';
    const [first] = quotes;
    if (first === undefined) continue;
    found.push({
      id: `${texts.note.id}-${key}`,
      keyword: written,
      count,
      quotesText: quotes.map(spokenLine).join('\n') + more,
      firstQuote: first.text,
      firstSpeaker: first.speaker,
      firstStartSec: first.startSec,
      quotes,
    });
  }
  return found;
}

/** The words of a note that count. Those of unknown speakers are neither external nor internal. */
export async function textIn(texts: NoteTexts, scope: Scope) {
  const { notePassages } = await import('./note/passages.ts');
  const { searchable } = await import('../text/mentions.ts');
  if (!dependsOnSpeaker(scope)) return searchable(notePassages(texts, scope.where));
  const { withPeople } = await import('./note/parts.ts');
  const { isInternal } = withPeople(texts, await domainsFor(texts.note, scope.domains)).speakers();
  const counts = (speaker: string | null) => isInternal(speaker) === (scope.saidBy === 'internal');
  return searchable(notePassages(texts, scope.where, counts));
}

/** If nobody can be recognized as external, fail while the user is testing the Zap, not silently later. */
export async function requireSides(scope: Scope): Promise<void> {
  if (dependsOnSpeaker(scope)) requireKnown(await scope.domains.find());
}

const dependsOnSpeaker = ({ where, saidBy }: Scope) => saidBy !== 'everyone' && where !== 'note';

export const quote = {
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
