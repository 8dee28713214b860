import { fold, GROUPS } from './action_item_words.ts';

/** A person of a note, as action items need it. */
export interface Person {
  name: string | null;
  email: string | null;
}

/** Longer texts aren't names. */
export const LONGEST_NAME = 60;

const HONORIFIC_LEAD =
  /^(?:mr|mrs|ms|dr|prof|herrn?|frau|monsieur|madame|mme|m|sra?|senora?|don|dona)\.?\s+(?=\S)/;
/** Japanese and Korean forms of address, decomposed as `fold` leaves them. */
const HONORIFIC_END = new RegExp(
  `(?<=.)(?:\\s?(?:${['さん', '様', '氏', '君', '님', '씨'].map(fold).join('|')}))$`,
  'u',
);
const BETWEEN_NAMES =
  /\s*[,;/&+、・]\s*(?:(?:and|und|et|y|e|en|with)\s)?|\s(?:and|und|et|y|e|en|with)\s|(?<=\p{Script=Hangul})[와과]\s(?=\p{Script=Hangul})/u;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** The names in `Anna & Ben`, `Anna, Ben and Cleo` or `佐藤、田中`. */
export function namesIn(assignee: string): string[] {
  return assignee.split(BETWEEN_NAMES).filter((name) => name !== '');
}

/** The people of a note, prepared for lookups by what a summary calls them. */
export interface People {
  /** Whether any of them has a name to find. */
  areKnown: boolean;
  /** Everyone that a single name, handle, or address can mean. */
  meantBy: (name: string) => readonly Person[];
}

/** More people than anyone assigns tasks to. Further participants are ignored, so that the work stays bounded. */
const MOST_PEOPLE = 500;

/** Readies participants for lookups; someone listed twice under one address is one person. */
export function peopleOf(participants: readonly Person[]): People {
  const byAddress = new Map<string, Person>();
  for (const [index, person] of participants.slice(0, MOST_PEOPLE).entries()) {
    const address = person.email?.trim().toLowerCase() ?? '';
    const key = address === '' ? `#${index}` : address;
    const known = byAddress.get(key);
    if (known === undefined || known.name === null) byAddress.set(key, person);
  }
  const candidates = [...byAddress.values()].map(candidate);
  const found = new Map<string, readonly Person[]>();
  return {
    areKnown: candidates.some(({ words }) => words.length > 0),
    meantBy: (name) => {
      const persons = found.get(name) ?? find(name, candidates);
      found.set(name, persons);
      return persons;
    },
  };
}

function find(name: string, candidates: readonly Candidate[]): Person[] {
  if (name.length > LONGEST_NAME) return [];
  const handle = fold(name).replace(/^@/, '');
  const words = nameWords(handle);
  const whole = candidates.filter((one) => one.words.join(' ') === words.join(' '));
  // Two words are a full name: they mean the person with this name, even if someone else's name contains it.
  const found =
    words.length > 1 && whole.length > 0
      ? whole
      : candidates.filter((one) => isCalled(one, words) || isHandle(one, handle));
  return found.map(({ person }) => person);
}

interface Candidate {
  person: Person;
  words: string[];
  address: string;
  /** The local part of the address without separators, and its parts. */
  local: string[];
}

function candidate(person: Person): Candidate {
  const address = fold(person.email ?? '').trim();
  const local = address.replace(/@.*/s, '');
  const parts = local.split(/[._+-]/).filter((part) => part !== '');
  const words = nameWords(
    fold(person.name ?? '')
      .trim()
      .slice(0, LONGEST_NAME),
  );
  return {
    person,
    words: words.length === 0 ? parts : words,
    address,
    local: [local, parts.join(''), ...parts],
  };
}

/** The words of a folded name, without a form of address. */
function nameWords(name: string): string[] {
  return name
    .replace(HONORIFIC_LEAD, '')
    .replace(HONORIFIC_END, '')
    .split(/[\s,，.]/)
    .filter((word) => word !== '');
}

/** Whether each of the words is one of the person's names; the last may be its initial (`Anna W.`). */
function isCalled({ words: names }: Candidate, words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= names.length &&
    new Set(words).size === words.length &&
    words.every(
      (word, index) =>
        names.includes(word) ||
        (index > 0 && word.length === 1 && names.slice(1).some((name) => name.startsWith(word))) ||
        isPartOfUndivided(names, word),
    )
  );
}

/** The family or given name in an East Asian full name without a space: `민수` or `田中`. */
function isPartOfUndivided(names: readonly string[], word: string): boolean {
  const name = names.join(' ');
  if (!EAST_ASIAN.test(name.normalize('NFC')) || word.normalize('NFC').length < 2) return false;
  return name.startsWith(word) || name.endsWith(word);
}

function isHandle({ words, address, local }: Candidate, handle: string): boolean {
  if (handle.includes('@')) return handle === address;
  const bare = handle.replace(/[._-]/g, '');
  return bare !== '' && (local.includes(handle) || local[1] === bare || words.join('') === bare);
}

/** Whether the text means several people: `Everyone`, `Sales team`, `全員`. */
export function isGroup(name: string): boolean {
  const folded = fold(name);
  return GROUPS.has(folded) || /^[\p{L}&-]{1,20}(?: [\p{L}&-]{1,20})?[ -]team$/u.test(folded);
}

/** The address of the only participant an assignee can mean; null if there are none or several, or it has no address. */
export function assigneeEmail(assignee: string | null, people: People): string | null {
  if (assignee === null) return null;
  const [person, ...others] = meantByAll(assignee, people);
  return person === undefined || others.length > 0 ? null : person.email;
}

/** Everyone meant by an assignee; nobody if a part of it is unknown. */
function meantByAll(assignee: string, people: People): readonly Person[] {
  const whole = people.meantBy(assignee);
  if (whole.length > 0) return whole;
  const meant = namesIn(assignee).map((name) => people.meantBy(name));
  return meant.some((persons) => persons.length === 0) ? [] : [...new Set(meant.flat())];
}
