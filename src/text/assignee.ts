import { fold, NO_NAMES } from './action_item_words.ts';
import { plainLine } from './note_lines.ts';

const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’.-]{0,30}$/u;
const UNCASED = /^\p{Lo}[\p{Lo}\p{M}ー・]{0,14}$/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ABBREVIATION = /^\p{Lu}{3,}$/u;
const PARTICLES = new Set('van von de der den la le da di del dos bin ibn al el'.split(' '));
const BETWEEN_NAMES = /\s*[,/&+、]\s*|\s(?:and|und|et|y|en)\s/;

const BOLD_LEAD = /^(?:\*\*([^*]{1,60})\*\*|__([^_]{1,60})__)\s*([:：–—-])?\s*/;
const HANDLE_LEAD = /^@([\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,60})[,:：]?\s+/u;
const HANDLE_END = /\s@([\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,60})$/u;
const COLON_LEAD = /^@?([^:：]{1,60})(?::\s+|：\s*)/;
const BRACKETED_END = /[([（]([^()[\]（）]{1,60})[)\]）][.。]?$/u;
const OWNER_LABEL =
  /^(?:owners?|assignees?|assigned to|responsible|verantwortlich|zuständig|responsable|verantwoordelijk|담당자?|担当者?)\s*[:：]?\s*/i;
/** How far from the end of an item a name in brackets is looked for. */
const END = 80;

/** A person's name, or several (`Anna & Ben`), if that is all the text can be taken for; else null. */
export function personName(text: string): string | null {
  const name = plainLine(text).replace(/^@|\s*[:：]$/g, '');
  const isName = name.length <= 60 && name.split(BETWEEN_NAMES).every(isOneName);
  return isName ? name : null;
}

function isOneName(name: string): boolean {
  const words = name.split(' ');
  return (
    words.length <= 4 && words.every((word, index) => (index > 0 && PARTICLES.has(word)) || isNameWord(word))
  );
}

function isNameWord(word: string): boolean {
  if (NO_NAMES.has(fold(word).replaceAll('.', '')) || ABBREVIATION.test(word)) return false;
  if (CAPITALISED.test(word)) return true;
  // A longer run of Chinese, Japanese or Korean, or one with the object particle を, is a phrase.
  return UNCASED.test(word) && !(EAST_ASIAN.test(word) && (word.length > 7 || word.includes('を')));
}

/**
 * Who an action item is for and what is left of it, as plain text: `Anna: …`, `**Anna** – …`, `@anna …`, `… @anna`,
 * `… (Anna)`, `… (Owner: Anna)`. Without an assignee the whole item is left.
 */
export function splitAssignee(content: string): { assignee: string | null; text: string } {
  const { assignee, rest } = atBeginning(content) ??
    atEnd(plainLine(content)) ?? { assignee: null, rest: content };
  const text = plainLine(rest);
  return text === '' ? { assignee: null, text: plainLine(content) } : { assignee, text };
}

interface Split {
  assignee: string;
  rest: string;
}

function atBeginning(content: string): Split | null {
  const bold = BOLD_LEAD.exec(content);
  const lead = bold?.[1] ?? bold?.[2];
  if (bold !== null && lead !== undefined && (bold[3] !== undefined || /[:：]$/.test(lead))) {
    return split(personName(lead), content.slice(bold[0].length));
  }
  const text = plainLine(content);
  const colon = COLON_LEAD.exec(text);
  const named = colon?.[1] === undefined ? null : split(personName(colon[1]), text.slice(colon[0].length));
  const handle = HANDLE_LEAD.exec(text);
  return named ?? (handle?.[1] === undefined ? null : split(handle[1], text.slice(handle[0].length)));
}

function atEnd(text: string): Split | null {
  const end = text.slice(-END);
  const handle = HANDLE_END.exec(end);
  if (handle?.[1] !== undefined) return split(handle[1], text.slice(0, text.length - handle[0].length));
  const bracketed = BRACKETED_END.exec(end);
  if (bracketed?.[1] === undefined) return null;
  return split(
    personName(bracketed[1].trim().replace(OWNER_LABEL, '')),
    text.slice(0, text.length - bracketed[0].length),
  );
}

function split(assignee: string | null, rest: string): Split | null {
  return assignee === null ? null : { assignee, rest };
}
