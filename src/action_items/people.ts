import { fold } from '../text/compare.ts';
import { validAddress, writtenPerson } from '../text/domains.ts';
import { addTo } from '../text/groups.ts';
import { splitName } from '../text/names.ts';
import { type Phrases, phrasesOf } from '../text/phrases.ts';
import { sharedList } from '../text/shared_lists.ts';
import { EAST_ASIAN, wordsOf } from '../text/tokens.ts';
import { linesOf, patternOf } from '../text/vocabulary.ts';

/** A person of a note, as action items need it. */
export interface Person {
  name: string | null;
  email: string | null;
}

/** Longer texts aren't names. */
export const LONGEST_NAME = 60;

export const NAME_PARTICLES = phrasesOf(['name_particles']);

const AND = phrasesOf(['and']);
const EAST_ASIAN_ONLY = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;
/** `和` and `와` are attached to a name. */
const ATTACHED_AND = linesOf('and')
  .filter((word) => EAST_ASIAN_ONLY.test(word))
  .join('|');
const BETWEEN_NAMES = new RegExp(
  `(?<!\\s)\\s*[,;/&+、，・｜|]\\s*|(?<=\\p{Script=Han})(?:${ATTACHED_AND})(?=\\p{Script=Han})|(?<=\\p{Script=Hangul})(?:${ATTACHED_AND})\\s(?=\\p{Script=Hangul})`,
  'u',
);
const TITLES = phrasesOf(['titles']);
/** `郑海涛`, `신혜원`. */
const FULL_NAME = new RegExp(
  `^(?:[${sharedList('chinese_family_names').join('')}]\\p{Script=Han}{1,2}|(?:${sharedList('korean_family_names').join('|')})\\p{Script=Hangul}{2})$`,
  'u',
);
const LONGEST_TITLED = 12;

/** The names in `Anna & Ben`, `Anna, Ben and Cleo` or `佐藤、田中`. */
export function namesIn(assignee: string): string[] {
  const listed = assignee.replace(/\s(\S+)(?=\s)/g, (all, word: string) => (AND.is(word) ? ',' : all));
  return listed.split(BETWEEN_NAMES).filter((name) => name !== '');
}

/** Whether a text looks like a Chinese or Korean name, family name first. */
export function isFullName(name: string): boolean {
  return FULL_NAME.test(name);
}

/** Whether a name has a form of address: `Ms Weber`, `佐藤さん`. */
export function isTitled(name: string): boolean {
  const { start, end } = untitled(name);
  if (EAST_ASIAN_ONLY.test(fold(name).replace(/\s/g, '')))
    return name.length <= LONGEST_TITLED && end < name.length;
  return start > 0 && /^[^,;:]+\s\p{Lu}\S*$/u.test(name);
}

/** Where a name is between forms of address. East Asian ones, and positions, follow it. */
function untitled(name: string): { start: number; end: number } {
  let rest = name;
  let start = 0;
  for (;;) {
    const end = TITLES.at(name, start)?.end;
    const gap =
      end === undefined || EAST_ASIAN.test(name.slice(start, end))
        ? null
        : /^\.?\s+(?=\S)/.exec(name.slice(end));
    if (end === undefined || gap === null) break;
    start = end + gap[0].length;
  }
  for (;;) {
    const at = TITLES.atEnd(rest);
    if (at <= start) break;
    rest = rest.slice(0, at).trimEnd();
  }
  return { start, end: rest.length };
}

/** The people of a note, prepared for lookups by what a summary calls them. */
export interface People {
  /** Whether any of them has a name to find. */
  areKnown: boolean;
  /** Everyone that a single name, handle, or address can mean. */
  meantBy: (name: string) => readonly Person[];
  /** Everyone whose initials a text can be: `AB`, `A. B.`. Only who is to do something is called so. */
  withInitials: (text: string) => readonly Person[];
}

const INITIALS = /^(?:\p{Lu}\.?\s?){2,4}$/u;
/** More people share no name than this, so that the work for each item stays bounded. */
const MOST_NAMESAKES = 100;

/** Readies participants for lookups; someone listed twice under one address is one person. */
export function peopleOf(participants: readonly Person[]): People {
  // Everyone is found by any word of the name, by the whole of it, and by the address or its parts.
  const index = new Map<string, Candidate[]>();
  const initials = new Map<string, Candidate[]>();
  for (const person of participants) {
    const address = emailOf(person);
    const local = address.replace(/@.*/s, '');
    const parts = local.split(/[._+-]/).filter((part) => part !== '');
    const written = (person.name ?? '').slice(0, LONGEST_NAME);
    const { firstName, lastName } = splitName(written);
    const name = EAST_ASIAN.test(written) ? written : [firstName ?? '', lastName ?? ''].join(' ');
    const named = name.includes('@') ? [] : nameWords(name);
    const all = named.length === 0 ? parts : named;
    // What looks like a form of address can belong to a name: `怡君`.
    const keys = [...all, ...undivided(all), ...undivided([fold(name)]), all.join('')];
    const first = named.map((word) => word.charAt(0));
    if (named.length > 1) keys.push(`${first[0] ?? ''}${named.at(-1) ?? ''}`);
    keys.push(address, local, parts.join(''), ...parts.filter(({ length }) => length > 2));
    const add = (to: Map<string, Candidate[]>, key: string) => {
      if ((to.get(key)?.length ?? 0) < MOST_NAMESAKES) addTo(to, key, { person, words: all, parts });
    };
    for (const key of new Set(keys)) if (key !== '' && !NAME_PARTICLES.is(key)) add(index, key);
    if (named.length > 1) add(initials, first.join(''));
  }
  return {
    areKnown: index.size > 0,
    meantBy: (name) => (name.length > LONGEST_NAME ? [] : find(name, index)),
    withInitials: (text) =>
      INITIALS.test(text) ? personsOf(initials.get(fold(text).replace(/[.\s]/g, '')) ?? []) : [],
  };
}

function emailOf({ email }: Person): string {
  return fold(email ?? '').trim();
}

/** Someone who can be meant, and the words of the name and of the address. */
interface Candidate {
  person: Person;
  words: readonly string[];
  parts: readonly string[];
}

/** No East Asian name without a space is longer. */
const LONGEST_UNDIVIDED = 12;

/** The family and given names that an East Asian full name without a space can have: `민수` and `田中`. */
function undivided(names: readonly string[]): string[] {
  const [name = '', ...others] = names;
  if (others.length > 0 || name.length > LONGEST_UNDIVIDED || !EAST_ASIAN_ONLY.test(name)) return [];
  const lengths = Array.from({ length: Math.max(0, name.length - 2) }, (_, index) => index + 2);
  return [name.slice(0, 1), ...lengths.flatMap((length) => [name.slice(0, length), name.slice(-length)])];
}

/** The folded words of a name, without a form of address. */
function nameWords(name: string): string[] {
  const { start, end } = untitled(name);
  return fold(name.slice(start, end))
    .split(/[\s,，.・()（）]/)
    .filter((word) => word !== '');
}

/** `老王`, but not `小林`, which is a Japanese family name of its own. */
const FAMILIAR = new RegExp(
  `^(?!${patternOf('family_names')})${patternOf('familiar')}(\\p{Script=Han})$`,
  'u',
);

/** Who has the name as written, or else, without `老`, a Chinese name of one word. */
function find(name: string, index: ReadonlyMap<string, readonly Candidate[]>): Person[] {
  const found = findWritten(name, index);
  const family = FAMILIAR.exec(fold(name).trim())?.[1];
  if (found.length > 0 || family === undefined) return found;
  const isMeant = ([word = '', ...others]: readonly string[]) =>
    others.length === 0 && /^\p{Script=Han}{2,3}$/u.test(word) && word.startsWith(family);
  return personsOf((index.get(family) ?? []).filter(({ words }) => isMeant(words)));
}

function findWritten(name: string, index: ReadonlyMap<string, readonly Candidate[]>): Person[] {
  const handle = fold(name).replace(/^@/, '').trim();
  const called = handle.includes('@') ? [handle] : nameWords(handle);
  const [first = '', second] = called;
  // `남궁현 PD`
  const isTitled = called.length === 2 && EAST_ASIAN_ONLY.test(first) && TITLES.is(second ?? '');
  // A single syllable of a name that is not divided is one only with a title: `王总`, `老王`.
  const isSyllable = first === handle && first.length === 1 && EAST_ASIAN_ONLY.test(first);
  // Initials are looked at last: the address of one Becker has a `j`, the name of another one begins so.
  const looked = called.length > 1 ? called.filter(isWhole) : [...called, handle.replace(/[._-]/g, '')];
  const [rarest = []] = looked
    .map((word) => index.get(word) ?? [])
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length);
  const found = rarest.filter((one) =>
    isSyllable ? one.words.includes(first) : isTitled || called.length === 1 || isCalled(one, called),
  );
  // A full name means the person with this name, even if someone else's name contains it.
  const isFull = called.length > 1 && called.every(isWhole);
  const whole = found.filter((one) => isFull && one.words.length === called.length);
  return personsOf(whole.length > 0 ? whole : found);
}

/** Someone listed twice under one address is one person. */
function personsOf(candidates: readonly Candidate[]): Person[] {
  return [...new Map(candidates.map(({ person }) => [emailOf(person) || person, person])).values()];
}

/** Whether a word is more than an initial. */
function isWhole(word: string): boolean {
  return word.length > 1 || EAST_ASIAN_ONLY.test(word);
}

/** Whether each of several words is one of the person's names; others than the first may be initials (`Anna W.`). */
function isCalled({ words, parts }: Candidate, called: readonly string[]): boolean {
  if (new Set(called).size < called.length) return false;
  const names = [...words, ...parts];
  return called.every(
    (word) =>
      names.includes(word) ||
      (word.length === 1 && names.some((name) => !called.includes(name) && name.startsWith(word))),
  );
}

const EVERYBODY = phrasesOf(['everybody']);
const TEAM = phrasesOf(['team'], phrasesOf(['articles']));
/** `法務部`. */
const TEAM_END = new RegExp(
  `^(?:\\p{Script=Han}{1,6}|\\p{Script=Hangul}{1,6})${patternOf('team_ends')}$`,
  'u',
);
const LONGEST_TEAM = 20;

/** Whether the text means several people: `Everyone`, `Team Sales`, `全員`, `法務部`. */
export function isGroup(name: string): boolean {
  const names = name.split(' ');
  return isTeam(name) || EVERYBODY.covers(name) || (names.length <= 4 && TEAM.covers(names[0] ?? ''));
}

/** Whether it can mean nothing but a team, even as the subject of a sentence. */
export function isTeam(name: string): boolean {
  const names = name.split(/[\s-]/);
  return (
    TEAM.covers(name) ||
    TEAM_END.test(name) ||
    endsWithEverybody(name) ||
    (names.length <= 4 && TEAM.covers(names.at(-1) ?? ''))
  );
}

/** `受付チーム全員`. */
function endsWithEverybody(name: string): boolean {
  if (!EAST_ASIAN.test(name.slice(-1)) || name.length > 2 * LONGEST_TEAM) return false;
  const all = wordsOf(name);
  const isLast = (group: Phrases, at: number) => at + group.lengthAt(all, at) === all.length;
  return all.some((_word, at) => at > 0 && (isLast(EVERYBODY, at) || isLast(TEAM, at)));
}

/** Everyone that a single name, or else initials, can mean in an action item. */
function meantAsAssignee(name: string, { meantBy, withInitials }: People): readonly Person[] {
  const named = meantBy(name);
  return named.length > 0 ? named : withInitials(name);
}

/** The address of the only participant an assignee can mean; null if there are none or several, or it has no address. */
export function assigneeEmail(assignee: string | null, people: People): string | null {
  if (assignee === null) return null;
  const whole = meantAsAssignee(assignee, people);
  const meant = whole.length > 0 ? [whole] : namesIn(assignee).map((name) => meantAsAssignee(name, people));
  const [person, ...others] = new Set(meant.flat());
  const isOne = others.length === 0 && meant.every((persons) => persons.length > 0);
  return person === undefined || !isOne ? null : validAddress(person.email);
}

/**
 * Whether an action item is assigned to someone.
 *
 * @param wanted their full name, first name, or email address, or name and address.
 * @param assignee as written in the note; can be several names.
 * @param people the participants of the note, which resolve a first name to a person.
 */
export function isAssignedTo(wanted: string, assignee: string | null, people: People): boolean {
  if (assignee === null) return false;
  const { name: called, email } = writtenPerson(wanted);
  // Somebody whose address the note lacks is known by the name.
  const isKnownByName = called !== null && (email === null || people.meantBy(email).length === 0);
  const who = isKnownByName ? called : (email ?? '');
  const wantedPeople = people.meantBy(who);
  const wantedName = nameKey(who);
  return namesIn(assignee).some((written) => {
    const persons = meantAsAssignee(written, people);
    if (persons.length === 1 && wantedPeople.some((person) => persons.includes(person))) return true;
    const name = nameKey(written);
    if (name === wantedName) return true;
    // Someone who is not a participant is known only by name.
    const isPart = name.startsWith(`${wantedName} `) || wantedName.startsWith(`${name} `);
    return persons.length === 0 && isPart;
  });
}

function nameKey(name: string): string {
  return fold(name).replace(/^@/, '').replace(/\s+/g, ' ');
}
