import { fold, NAME_VERBS, NO_NAMES, OWNER_LABELS, OWNER_MARK } from './action_item_words.ts';
import { plainLine } from './markdown_lines.ts';
import type { People } from './people.ts';
import { isGroup, LONGEST_NAME, namesIn } from './people.ts';

const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’.-]{0,30}$/u;
const UNCASED = /^\p{Lo}[\p{Lo}\p{M}ー・]{0,14}$/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ABBREVIATION = /^\p{Lu}{3,}$/u;
const PARTICLES = new Set('van von de de der den la le da di del dos bin ibn al el'.split(' '));

const HANDLE = '@[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,60}';
/** The colon can be bold, too. */
const BOLD_LEAD =
  /^[^\p{L}\p{N}*_[(@]{0,6}(?:\*\*([^*]{1,60})\*\*|__([^_]{1,60})__)(?:\s*[:：–—-]|(?<=[:：]\s*[*_]{2}))\s*/u;
const HANDLES_LEAD = new RegExp(`^((?:${HANDLE}[, ]{1,3}){0,4}${HANDLE})[,:：]?\\s+`, 'u');
const HANDLES_END = new RegExp(`[\\s–—→>(-]+((?:${HANDLE}[, ]{1,3}){0,4}${HANDLE})$`, 'u');
const BRACKET_LEAD = /^(?:\[([^[\]]{1,60})\][:：]?\s+|【([^【】]{1,60})】\s*)/;
const COLON_LEAD = /^@?([^:：]{1,60}?)\s?(?::\s+|：\s*)/;
const DASH_LEAD = /^(.{1,60}?)\s+[–—-]{1,2}\s+/;
const VERB_LEAD = new RegExp(`^(.{1,60}?)\\s${NAME_VERBS}\\s+(?=\\S)`, 'u');
const SENTENCE_LEAD = /^(.{1,60}?)\s\p{Ll}{3,20}[ts]\s/u;
const PARTICLE_LEAD = /^(.{1,12}?)(?:は|が|[은는]\s|[이가]\s)[、\s]*/;
const BRACKETED_END = /\s?[([（【]\s?([^()[\]（）【】]{1,60})[)\]）】][.。]?$/u;
const OWNER_INSIDE = new RegExp(
  `[\\s.;,–—|-]+${OWNER_MARK}((?:(?!\\s[–—|-])[^:;,()]){1,60}?)(?=\\.?$|\\s*[;,|]|\\s[–—-]\\s|\\.\\s)`,
  'iu',
);
const OWNER_START = new RegExp(`^${OWNER_MARK}(.{1,60})$`, 'iu');
const DASH_END = /\s+(?:[–—→/-]|->|=>)\s*((?:(?!\s\/\s)[^–—→]){1,60})$/u;
const LABELLED = /^([\p{L}\s]{1,20}?)\s?[:：]\s*(.{1,60})$/u;
/** How far from the end of an item a name is searched for. */
const END = 120;

/** The place of a name in an item. If a participant's name is in one, others in the same place count as names, too. */
export type NamePlace =
  | 'colon'
  | 'bold'
  | 'bracket lead'
  | 'dash'
  | 'verb'
  | 'sentence'
  | 'handle'
  | 'owner'
  | 'brackets'
  | 'dash end'
  | 'heading'
  | 'heading owner';

/** Decides whether a text is somebody's name, in a place that can hold something else. */
export type AcceptsName = (name: string, place: NamePlace) => boolean;

export interface Assigned {
  assignee: string | null;
  text: string;
  place: NamePlace | null;
}

/**
 * Accepts the names of participants, groups (`Everyone`), and what looks like a name if the participants are not known
 * or it stands in one of the places.
 */
export function acceptsName(people: People, places: ReadonlySet<NamePlace>): AcceptsName {
  const isKnown = (name: string) => isGroup(name) || people.meantBy(name).length > 0;
  return (name, place) => {
    if (isUnassigned(name)) return false;
    if (isKnown(name)) return true;
    const names = namesIn(name);
    if (names.some(isKnown)) return names.every((one) => isKnown(one) || personName(one) !== null);
    if (place === 'sentence') return false;
    const isNamePlace = place === 'owner' || places.has(place) || (!people.areKnown && !AMBIGUOUS.has(place));
    return isNamePlace && personName(name) !== null;
  };
}

/** Places that can hold anything. */
const AMBIGUOUS: ReadonlySet<NamePlace> = new Set(['dash', 'dash end', 'verb', 'heading owner']);

/** A person's name, or several (`Anna & Ben`), if the text can't be anything else; else null. */
export function personName(text: string): string | null {
  const name = bareName(text);
  const isName = name.length <= LONGEST_NAME && namesIn(name).length > 0 && namesIn(name).every(isOneName);
  return isName ? name : null;
}

/** A name without markup, `@`, and surrounding characters. */
export function bareName(text: string): string {
  return plainLine(text)
    .replace(/^[^\p{L}\p{N}]{1,6}|\s*[:：]$/gu, '')
    .replace(/['’]s$/, '');
}

function isUnassigned(name: string): boolean {
  return namesIn(name).every((one) => NO_NAMES.has(fold(one)) || !/\p{L}/u.test(one));
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

/** The owner in a line such as `Owner: Anna`; undefined if it isn't such a line, null if it names nobody. */
export function ownerIn(content: string): string | null | undefined {
  const plain = plainLine(content);
  const labelled = LABELLED.exec(plain);
  const hasLabel = labelled?.[1] !== undefined && OWNER_LABELS.has(fold(labelled[1]));
  const name = hasLabel ? labelled[2] : OWNER_START.exec(plain)?.[1];
  if (name === undefined) return undefined;
  return isUnassigned(name) ? null : bareName(name);
}

/**
 * The assignee of an action item and the remaining text, as plain text: `Anna: …`, `**Anna** – …`, `[Anna] …`, `@anna …`,
 * `Anna to …`, `… @anna`, `… (Anna)`, `… (Owner: Anna)`, `… – Anna`. Without an assignee, the whole item remains.
 */
export function splitAssignee(content: string, accepts: AcceptsName): Assigned {
  const plain = plainLine(content);
  for (const { name, rest, place } of [...leads(content, plain), ...ends(plain)]) {
    const text = plainLine(rest);
    if (/[\p{L}\p{N}]/u.test(text) && (name.startsWith('@') || accepts(bareName(name), place))) {
      return { assignee: assigneeOf(name), text, place };
    }
  }
  return { assignee: null, text: plain, place: null };
}

function assigneeOf(name: string): string {
  return bareName(name).replace(/[, ]{1,3}@/g, ', ');
}

interface Candidate {
  name: string;
  rest: string;
  place: NamePlace;
}

function leads(content: string, plain: string): Candidate[] {
  const found: Candidate[] = [];
  const add = (pattern: RegExp, text: string, place: NamePlace, before = '') => {
    const match = pattern.exec(text);
    if (match === null) return;
    const [lead, ...groups] = match;
    found.push({ name: groups.join(''), rest: before + text.slice(lead.length), place });
  };
  add(BOLD_LEAD, content, 'bold');
  add(BRACKET_LEAD, plain, 'bracket lead');
  add(COLON_LEAD, plain, 'colon');
  add(HANDLES_LEAD, plain, 'handle');
  add(DASH_LEAD, plain, 'dash');
  add(VERB_LEAD, plain, 'verb');
  add(PARTICLE_LEAD, plain, 'verb');
  // `Anna schreibt den Text`: the sentence needs the name, so it stays.
  const subject = SENTENCE_LEAD.exec(plain)?.[1];
  if (subject !== undefined) found.push({ name: subject, rest: plain, place: 'sentence' });
  // `Venue: Anna will book it`
  const topic = COLON_LEAD.exec(plain)?.[0];
  if (topic !== undefined) add(VERB_LEAD, plain.slice(topic.length), 'verb', topic);
  return found;
}

function ends(plain: string): Candidate[] {
  const found: Candidate[] = [];
  const end = plain.slice(-END);
  const before = (match: string) => plain.slice(0, plain.length - match.length);
  const handle = HANDLES_END.exec(end);
  const bracketed = BRACKETED_END.exec(end);
  if (bracketed?.[1] !== undefined) found.push(...listed(bracketed[1], before(bracketed[0]), 'brackets'));
  const owner = OWNER_INSIDE.exec(end);
  if (owner?.[1] !== undefined) {
    const rest = before(end.slice(owner.index)) + end.slice(owner.index + owner[0].length);
    found.push({ name: owner[1], rest, place: 'owner' });
  }
  if (handle?.[1] !== undefined) found.push({ name: handle[1], rest: before(handle[0]), place: 'handle' });
  const dashed = DASH_END.exec(end);
  if (dashed?.[1] !== undefined) found.push(...listed(dashed[1], before(dashed[0]), 'dash end'));
  return found;
}

/** `Anna`, `Owner: Anna`, and `Anna, by Friday`, of which `by Friday` remains. */
function listed(inside: string, rest: string, place: NamePlace): Candidate[] {
  const candidate = (text: string, left: string): Candidate => {
    const owner = OWNER_START.exec(text)?.[1];
    return owner === undefined
      ? { name: text, rest: left, place }
      : { name: owner, rest: left, place: 'owner' };
  };
  const [first = '', ...others] = inside.split(/[,;]\s*|\s[–—-]\s|\s?[(（]/);
  const remaining = others.map((part) => part.replace(/[)）]$/, '')).join(', ');
  return [candidate(inside, rest), candidate(first, `${rest} (${remaining})`)];
}
