import { LONGEST_TITLE, plainLine } from '../text/markdown_lines.ts';
import { LONGEST_COVERED, type Phrases, phrasesOf } from '../text/phrases.ts';
import { EAST_ASIAN, type Token, wordsOf } from '../text/tokens.ts';
import { dueFrom, isNext, nextEnd } from './due_date.ts';

const AND = phrasesOf(['and']);
export const AROUND = phrasesOf(['around', 'and']);
const TASKS = phrasesOf(['headings', 'labels'], AROUND);
export const OWNER = phrasesOf(['owner'], AROUND, TASKS);
export const DUE = phrasesOf(['due'], AROUND, TASKS);
const LABELS = [
  ['owner', OWNER],
  ['due', DUE],
  ['status', phrasesOf(['status'], AROUND, TASKS)],
  ['what', phrasesOf(['what'], AROUND, TASKS)],
] as const;
const NOTHING = phrasesOf(['nothing']);
const OTHERS = phrasesOf(['decisions', 'agenda', 'questions', 'ideas', 'risks'], AROUND);
const MEETINGS = phrasesOf(['meetings']);
const NOTES = phrasesOf(['summary', 'others'], AROUND);
const PRESENT = phrasesOf(['present', 'absent'], AROUND);
/** What a section can be looked for by, in any language. */
const KINDS = ['decisions', 'agenda', 'questions', 'ideas', 'risks', 'summary', 'present'] as const;
/** `Summary` can mean something else, or surround action items: `Summary of tasks`. */
const ABOUT_TASKS = [
  ['tasks', TASKS],
  ['and', AND],
  ['around', AROUND],
  ['other', OTHERS],
  ['other', NOTES],
] as const;
const ABOUT_OTHER = [
  ['tasks', TASKS],
  ['meeting', MEETINGS],
  ['other', OTHERS],
  ['notes', NOTES],
  ['around', AROUND],
] as const;
const ABOUT_NOTHING = [
  ['nothing', NOTHING],
  ['tasks', TASKS],
  ['around', AROUND],
] as const;
export const IN_BRACKETS = /\([^()]*\)|（[^（）]*）/g;

/** What a text's phrases mean, in order: the longest counts, and of equally long ones the first; null for an unknown word. */
function meaningsOf<Kind>(text: readonly Token[], kinds: readonly (readonly [Kind, Phrases])[]) {
  const found: (Kind | null)[] = [];
  for (let start = 0; start < text.length;) {
    let [meaning, longest]: [Kind | null, number] = [null, 0];
    for (const [kind, phrases] of kinds) {
      const length = phrases.lengthAt(text, start);
      if (length > longest) [meaning, longest] = [kind, length];
    }
    found.push(meaning);
    start += Math.max(1, longest);
  }
  return found;
}

/** `III. `, `參、`, `나. ` */
const NUMERAL =
  /^(?:[IVXLC]{1,6}[.):]|[A-Z][.)]|[가나다라마바사아자차카타파하][.)]|(?:第?[一二三四五六七八九十壹貳參肆伍陸柒捌玖拾]{1,3})[、．.：])\s*/u;

function titleWords(title: string): readonly Token[] {
  return wordsOf(plainLine(title).replace(NUMERAL, '').replace(IN_BRACKETS, ''));
}

/** What a title says that is below it: action items, what is none, or notes in general. */
export type Meaning = 'tasks' | 'other' | 'notes';

/**
 * The second step: what a title means, by its words alone; null if they say nothing.
 *
 * @param isAlone whether no markup says that it is a title, so that every word of it must be known.
 */
export function meaningOf(title: string, isAlone = false): Meaning | null {
  if (isAboutTasks(title, isAlone)) return 'tasks';
  if (PRESENT.covers(title)) return 'other';
  const found = meaningsOf(titleWords(title.slice(0, LONGEST_COVERED)), ABOUT_OTHER);
  // The name of a meeting: `Risk committee`, `Reunião de pauta`, but not `Meeting agenda`.
  const isMeeting =
    (found[0] === 'meeting' && found[1] === 'around') ||
    found.some((one, at) => one === 'meeting' && found[at - 1] === 'other');
  if (found.includes('other')) return isMeeting ? 'notes' : 'other';
  return found.includes('notes') ? 'notes' : null;
}

/** `Our next steps`, `Decisions and next steps`, `Next steps for Acme`: what follows a word such as `for` does not matter. */
function isAboutTasks(title: string, isAlone: boolean): boolean {
  if (title.length > LONGEST_TITLE) return false;
  const found = meaningsOf(titleWords(title), ABOUT_TASKS);
  const at = found.indexOf('tasks');
  const before = found.slice(0, at);
  const other = before.lastIndexOf('other');
  if (at === -1 || (other !== -1 && !before.includes('and', other))) return false;
  // Without spaces, what a title is about comes last, and not every character before it is known.
  const isUnspaced = EAST_ASIAN.test(title);
  const after = found.slice(at + 1, isAlone || isUnspaced ? undefined : at + 2);
  return !before.includes(null) && after.every((meaning) => meaning !== null && meaning !== 'other');
}

/** What a label in a line, or the header of a column, says that its value is. */
export type Label = 'owner' | 'due' | 'status' | 'what';

/** The second step for labels; null if the words mean nothing known. `Next date` is that of another meeting. */
export function labelOf(text: string): Label | null {
  const label = LABELS.find(([, phrases]) => phrases.covers(text))?.[0] ?? null;
  return label === null || isNext(text) ? null : label;
}

/** Whether a label is for more about an item: who, when, or what state it is in. */
export function isDetail(text: string): boolean {
  return !['what', null].includes(labelOf(text));
}

/** A test for headings of the same kind, in any language; null if all that is wanted is of no kind. */
export function sameKindTest(wanted: string): ((title: string) => boolean) | null {
  if (isAboutTasks(wanted, true)) return (title) => isAboutTasks(title, false);
  const kind = KINDS.map((list) => phrasesOf([list], AROUND)).find((phrases) => phrases.covers(wanted));
  if (kind === undefined) return null;
  return (title) => {
    const words = titleWords(title.slice(0, LONGEST_COVERED));
    return words.some((_, at) => kind.lengthAt(words, at) > 0);
  };
}

/** Whether a line says nothing but when people meet again: `Next call: Friday`, `下次会议`. */
export function isNextMeeting(text: string): boolean {
  const from = nextEnd(text);
  if (from === 0) return false;
  const behind = text.slice(from, LONGEST_COVERED);
  const words = wordsOf(behind);
  const ends = [0, EAST_ASIAN.test(text) ? 1 : 0].map((at) => {
    const length = MEETINGS.lengthAt(words, at);
    return length === 0 ? undefined : words[at + length - 1]?.end;
  });
  const rest = behind.slice(ends.find((end) => end !== undefined)).replace(/^[^\p{L}\p{N}]+/u, '');
  return rest !== behind && (rest === '' || dueFrom(rest, null) !== null);
}

/** Whether a text says that there is nothing to do: `None so far`, `The assistant found no action items`. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_COVERED) return false;
  const known = meaningsOf(wordsOf(text), ABOUT_NOTHING).filter((one) => one !== 'around');
  const isOfTasks = known.some(
    (one, index) => one === 'nothing' && known.slice(index + 1, index + 3).includes('tasks'),
  );
  const isBehind = EAST_ASIAN.test(text) && known.includes('tasks') && known.at(-1) === 'nothing';
  return isOfTasks || isBehind || (known.includes('nothing') && !known.includes(null));
}

/** Whether a word is one of headings, so that it is no name. */
export function isHeadingWord(word: string): boolean {
  if (word.length > LONGEST_TITLE) return false;
  const found = meaningsOf(wordsOf(word), ABOUT_OTHER);
  return !found.includes(null) && found.some((meaning) => meaning !== 'around');
}
