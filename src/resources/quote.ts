import { hash } from 'node:crypto';

import { MOST_MATCHES } from '../lists/best_matches.ts';
import type { Found } from '../lists/search.ts';
import type { PhrasePattern } from '../text/phrase_pattern.ts';
import { output, type Rows } from '../zapier/output.ts';
import { fittedRows, hasMoreRow } from './completeness.ts';
import { quote as sample, type Scope, textIn } from './mention.ts';
import type { Note } from './note/note.ts';
import { briefOrigin, briefOriginRows } from './note/origin.ts';
import { noteRows } from './note/output.ts';
import { domainsFor } from './note/person.ts';

/** The quotes of a note with a phrase, in its order, each once. Who said it is worked out only for those that are kept. */
export async function quotesIn(note: Note, timeZone: string, pattern: PhrasePattern, scope: Scope) {
  const { textsOf, withPeople } = await import('./note/parts.ts');
  const { mentions } = await import('../text/mentions.ts');
  const texts = textsOf(note, timeZone);
  // One more than a search returns: it says that there are more.
  const { quotes } = mentions(await textIn(texts, scope), pattern, MOST_MATCHES + 1);
  if (quotes.length === 0) return [];
  const { speakers } = withPeople(texts, await domainsFor(note, scope.domains));
  const byId = new Map(quotes.map((quote) => [quoteId(note.id, Object.values(quote)), quote]));
  return Array.from(byId, ([id, { text, speaker, startSec }]) => () => {
    const { email, isExternal } = speakers().known(speaker);
    const said = { quote: text, speaker, speakerEmail: email, isExternal, startSec };
    return { id, ...said, ...briefOrigin(note, timeZone) };
  });
}

function quoteId(noteId: string, quote: readonly unknown[]): string {
  return `${noteId}-${hash('sha256', JSON.stringify(quote)).slice(0, 24)}`;
}

type FoundQuote = ReturnType<Awaited<ReturnType<typeof quotesIn>>[number]>;
/** If there is not enough room, the names are cut, and then there are fewer quotes: a part of one could mean something else. */
const LEAST_ROOM = 180;
const SHARES = { noteTitle: 2 / 3, speaker: 1 / 3 };

export async function fittedQuotes(found: Found<FoundQuote>) {
  const { cutTexts } = await import('../text/brief.ts');
  return fittedRows(found, (quote, room) => cutTexts(quote, SHARES, room), { least: LEAST_ROOM });
}

const { text, speaker, startSec } = sample;

export const quoteOutput = output({
  quote: ['Quote', text],
  speaker: ['Speaker', speaker],
  speakerEmail: ['Speaker Email', null],
  isExternal: [{ label: 'Speaker Is External', type: 'boolean' }, true],
  startSec: [{ label: 'Start (Seconds)', type: 'number' }, startSec],
  ...briefOriginRows,
  id: ['Quote ID', quoteId(noteRows.id[1], [text, speaker, startSec])],
  hasMore: hasMoreRow,
} satisfies Rows<Awaited<ReturnType<typeof fittedQuotes>>[number]>);
