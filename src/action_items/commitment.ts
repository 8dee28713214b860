import { plainLine } from '../text/markdown_lines.ts';
import { type Phrases, phrasesOf } from '../text/phrases.ts';
import { EAST_ASIAN } from '../text/tokens.ts';
import { patternOf } from '../text/vocabulary.ts';
import { type Due, dueFrom, dueIn, isDateWord, withoutSigns } from './due_date.ts';
import { AROUND, DUE, isDetail, isHeadingWord, type Label, labelOf, OWNER } from './meaning.ts';
import {
  isFullName,
  isGroup,
  isTeam,
  isTitled,
  LONGEST_NAME,
  NAME_PARTICLES,
  namesIn,
  type People,
} from './people.ts';

/** What an action item says. */
export interface Task {
  /** Plain text without the assignee and what is set off from it. */
  text: string;
  assignee: string | null;
  due: Due | null;
  done: boolean;
}

/** What is known when an item is read. */
export interface Context {
  people: People;
  /** The day on which the text was written, as ISO date. */
  today: string | null;
  /** Whether it stands below a name, so that only a verb makes another one the subject. */
  isOwned?: boolean;
}

/** No meeting has longer ones: the rest is not read, so that no note takes long or becomes large. */
export const LONGEST_ITEM = 2000;
const CAPITALIZED = /^\p{Lu}[\p{L}\p{M}'’.-]{0,30}$/u;
/** In notes typed in a hurry. */
const UNCAPITALIZED = /^\p{Ll}[\p{Ll}'’-]{2,14}$/u;
const UNCASED =
  /^(?:[\p{Script=Han}々]{1,4}|\p{Script=Hangul}{2,4}|[\p{Script=Katakana}ー・]{2,12}|\p{Script=Han}{0,2}\p{Script=Hiragana}{2,4})$/u;
const NO_NAMES = phrasesOf(['owner', 'due', 'status', 'what', 'done', 'no_names']);
const NOBODY = phrasesOf(['nobody', 'nothing'], AROUND);
/** Unlike `None`, it leaves an item. */
const UNASSIGNED = phrasesOf(['nobody'], AROUND);
const DONE = phrasesOf(['done']);
/**
 * What makes a text a name: that a participant or a group has it (`known`), or nobody is listed (`unlisted`), or only that
 * it looks like one (`plain`), or the place says it, so that it can also be a role (`labeled`).
 */
export type Trust = 'known' | 'unlisted' | 'plain' | 'labeled';

/** `~~Call them~~ (cancelled, they called)` */
const DROPPED_END = new RegExp(
  `[(（~–—-]\\s?${patternOf('dropped')}(?:[)）]|[,，;；:：][^()（）]{1,60}[)）]?)?[.。]?\\s*$`,
  'iu',
);
const ARTICLES = phrasesOf(['articles']);
/** `Anna (Sales)`. */
export const ROLE_END = /(?<=[\p{L}.])\s?[(（]([^()（）]{1,40})[)）]$/u;

const VERBS = phrasesOf(['verbs']);
const BEFORE_VERBS = phrasesOf(['before_verbs']);
const NO_VERBS = phrasesOf(['no_verbs']);
const VERB_IN_FUTURE = new RegExp(`^\\p{Ll}{2,20}${patternOf('verb_ends')}(?!\\p{L})`, 'u');
const PARTICLES = phrasesOf(['particles']);
/** What follows a known subject without a particle. */
const CHINESE_VERB =
  /^(?!\p{Script=Han}{1,2}\s?[:：])(?:\p{Script=Han}| [\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}])/u;
/** Where the subject can end: before a space, and anywhere in a script without them. */
const NAME_END = /(?<=.)(?: |(?<=\S)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]))/gu;
const MOST_ENDS = 20;
/** What the subject of a sentence can follow. */
const DASH = '(?:\\s+(?:[–—-]{1,2}|\\|)\\s+|\\s?(?:→|⇒|->|=>|——)\\s?)';
const TOPIC = new RegExp(
  `^${patternOf('before_names')}?|\\s?(?::\\s+|：\\s*)|${DASH}|${patternOf('before_names')}`,
  'g',
);

/** `Action item: `, `TODO(anna): `, `Action – `, `AP Pelle: `, `【宿題】`; at the beginning, after a sentence, or in bold. */
const LABELS = phrasesOf(['labels']);
const BEFORE_LABEL =
  /(?:^|[.!?。;)]\s+|[*]{2}|[:：]\s{0,9}(?=[*_]{0,3}[([【]))[^\p{L}\p{N}([【]{0,4}(?:([([【<])\s?)?/gu;
const NAME = `[^()[\\]（）【】:：–—-]{1,${LONGEST_NAME}}`;
/** The name in a label, and what ends it: `(anna)`, `- Ben]`, `for Ben:`. */
const AFTER_BRACKETED = new RegExp(
  `^(?:(?:\\s?[–—:：-]\\s?|\\s)(${NAME}))?\\s?[)\\]】>][*_]{0,3}\\s?[:：]?[*_]{0,3}\\s?`,
);
const AFTER_LABEL = new RegExp(
  `^[*_]{0,3}(?:\\s?[(\\[（](${NAME})[)\\]）]|\\s(${NAME}))?[*_]{0,3}\\s?(?:[:：]|[)）](?=\\s)|\\s(?:[–—-]|->|→)\\s|\\s(?=@))[*_]{0,3}\\s?`,
);

/** `**Owner: Ben** Book the room`, `Owner: Ben – Book the room` */
const OWNER_AHEAD = new RegExp(
  `^[*_]{0,3}([^:：*_]{1,40}?)\\s?[:：][*_]{0,3}\\s?([^*_:：。]{1,${LONGEST_NAME}}?)(?:[*_]{2,3}[:：]?\\s{1,9}|${DASH}|[.。]\\s{1,9}|\u3000)(?=\\S)`,
);
/** `Owner: Anna`, `(due: Friday)`, `。期限：11月27日`: what precedes a colon, and a value up to where it ends. */
const DETAILS = new RegExp(
  `([^:：;；|()（）【】\\[\\]。]{1,${LONGEST_NAME}})[:：]\\s?([^;；|()（）【】\\[\\]。:：]{1,${LONGEST_NAME}}?(?:[(（][^()（）]{1,2}[)）])?)(?=\\s\\p{L}{1,20}\\s?[:：]|\\s?(?:[;；|()（）】\\]。]|[,，、/／][^:：;；|()（）。,，、/／]{1,40}[:：]|(?<!\\d|(?<!\\p{L})\\p{L}{1,2})[.]\\s(?!\\d)|[.]?$|\\s[–—-]\\s(?!\\d)))`,
  'gu',
);
/** `Deadline: Friday, 12 June – send it`: the label, the rest, and what can end a date in it. */
const DUE_AHEAD = /^([^:：]{1,40})[:：]\s?(\S.*)$/su;
const DATE_END = /(?:[,，、;；:：]|[.。](?=\s\p{Lu})|\s[–—-](?=\s))\s*(?=\S)/gu;
/** Where a label can begin, and what it cannot contain. */
const LABEL_BREAK = /[\d,，、–—→]|[.-]\s/;
/** An item has no more labels. */
const MOST_DETAILS = 20;
const LABEL_START = /(?<=^|[\s.,，、/／–—→-])(?=\p{L})/gu;

/** ` - [Watch](https://…)` */
const LINK_END = /\s[–—-]\s\[[^[\]]{1,60}\]\([^()\s]{1,2000}\)\s{0,9}$/;
const EMOJI = /^(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)+/u;
const HANDLE = '@[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,60}';
const HANDLES = `(?:${HANDLE}[,、& ]{1,3}){0,4}${HANDLE}`;
const HANDLES_ONLY = new RegExp(`^${HANDLES}$`, 'u');

/** What sets a name, a date, or `done` off from the rest of an item: group 1 is read. */
interface Edge {
  isEnd: boolean;
  pattern: RegExp;
  /** Whether it must be read as a whole, and whether it stays in the text. */
  isWhole?: boolean;
  isKept?: boolean;
  /** Which names count; `known` at the beginning means people only. */
  trust?: Trust;
  /** What it must begin with. */
  leads?: Phrases;
}
const start = (pattern: string): Edge => ({
  isEnd: false,
  pattern: new RegExp(`^${pattern}[\\s,:：–—-]*`, 'u'),
});
const end = (pattern: string): Edge => ({ isEnd: true, pattern: new RegExp(`${pattern}$`, 'u') });
/** The surest first. In `Posters – Anna`, the name is behind. */
const EDGES: readonly Edge[] = [
  { ...start(`(.{1,80}?)${DASH}`), trust: 'known' },
  start(`(${HANDLES})`),
  start('[(\\[（【]([^()[\\]（）【】]{1,80})[)\\]）】]'),
  start(`([^:：]{1,80}?)\\s?(?::\\s|：|:(?=${EAST_ASIAN.source})|(?<=${EAST_ASIAN.source}):)`),
  {
    ...end('(?<=[)）\\]】]|\\s@[\\p{L}\\p{N}._-]{1,60})(?:[,，;]\\s?|\\s+)([^()[\\]（）【】]{1,60})'),
    isWhole: true,
    isKept: true,
  },
  end('\\s*([✓✔✅☑]\\uFE0F?(?:\\s?\\p{L}{1,15}){0,3})'),
  end(`[\\s–—→>(-]+(${HANDLES})\\)?[.。]?`),
  end('\\s[–—-]{1,2}\\s([^–—]{1,60}?\\s?[(（][^()（）]{1,40}[)）])'),
  end('\\s?[([（【]([^()[\\]（）【】]{1,80})[)\\]）】]\\s?[.。!！]?'),
  end('\\s*(?:\\s(?:[–—-]{1,2}|[|/])\\s|\\s?(?:→|->|=>)\\s?)\\s*((?:(?!\\s[–—|/-]\\s)[^→]){1,80})'),
  start(`(.{1,80}?)${DASH}`),
  { ...end(`[,;]\\s(\\p{L}[^,;]*\\s\\p{Lu}[\\p{L}\\s.]{1,${LONGEST_NAME}})`), leads: OWNER },
  {
    ...end(
      '(?<=\\s\\S{1,40}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])\\s?(?::\\s|：\\s?)([^:：]{1,60})',
    ),
    isWhole: true,
  },
  // Somebody who is not listed, where nothing else names anybody.
  { ...start("((?:(?:^| )\\p{Lu}(?:['’]\\p{Lu})?\\p{Ll}+){2,}): "), trust: 'plain' },
];
const COMMA = start('([^,，、]{1,80})(?:,\\s|[，、])');
/** How far from the end of an item something set off is searched for, and how often something is taken off. */
const LONGEST_END = 160;
const MOST_EDGES = 6;
/** What a label or column says is not read further than this. */
const LONGEST_DETAIL = 500;
/** Parts of what is set off: `Anna, by Friday`. */
const BETWEEN_PARTS =
  /\s*[,，、;；／|]\s*|\s*(?<!\d)\/\s*|\s[–—-]\s|(?<=[\p{Script=Han}\p{Script=Hiragana}])\s(?=\d)/u;

/** A name without markup, `@`, and surrounding characters. */
export function bareName(text: string): string {
  return plainLine(text)
    .replace(/(?<=@\S{1,60})[,、 ]{1,3}@/g, ', ')
    .replace(/^[^\p{L}\p{N}]{1,6}|(?<!\s)\s*[:：–—-]$|(?<=\p{L}{4})\.$/gu, '')
    .replace(/['’]s$/, '')
    .replace(/(?<=^|\s)@/g, '');
}

export function isNobody(name: string): boolean {
  return NOBODY.covers(name) || !hasWords(name);
}

/** The name, if a text is one and nothing else; else null. */
export function nameIn(text: string, context: Context, trust: Trust = 'unlisted'): string | null {
  const { people, today } = context;
  const whole = bareName(text);
  // `Sem`, `Nada`: whoever is called so is somebody.
  if (people.meantBy(whole).length > 0) return whole;
  const name = whole.replace(ROLE_END, (all, role: string) =>
    dueFrom(role, today)?.dueDate || dueIn(role, today) || isDone(role) ? all : '',
  );
  if (name.length > LONGEST_NAME || isNobody(name)) return null;
  const isKnown = (one: string) => isGroup(one) || isPerson(one, context);
  const canBeUnknown = (one: string) =>
    trust !== 'known' && (trust !== 'unlisted' || !people.areKnown || isFullName(one));
  const isPlain = (one: string) =>
    canBeUnknown(one) &&
    (isPlainName(one) ||
      (trust === 'labeled' && (isRole(one) || (UNCAPITALIZED.test(one) && !isNoName(one))))) &&
    // `明日中に`
    dueIn(one, today) === null;
  const isName = isKnown(name) || namesIn(name).every((one) => isKnown(one) || isPlain(one));
  return isName || HANDLES_ONLY.test(text.trim()) ? name : null;
}

function withoutArticle(name: string): string {
  const rest = name.slice(ARTICLES.at(name, 0)?.end ?? 0).replace(/^['’]?\s*/, '');
  return /^\p{L}/u.test(rest) ? rest : name;
}

/** `The contractor`. */
function isRole(name: string): boolean {
  const rest = withoutArticle(name);
  return rest !== name && /^\p{L}+(?:\s\p{L}+)?$/u.test(rest);
}

function isPlainName(name: string): boolean {
  const parts = name.split(' ');
  return (
    parts.length <= (EAST_ASIAN.test(name) ? 2 : 4) &&
    parts.every(
      (word, index) =>
        (index > 0 && index < parts.length - 1 && NAME_PARTICLES.is(word)) ||
        ((CAPITALIZED.test(word) || UNCASED.test(word)) && !isNoName(word)),
    )
  );
}

function isNoName(word: string): boolean {
  return NO_NAMES.is(word.replaceAll('.', '')) || isDateWord(word) || isHeadingWord(word);
}

/** What follows a label for a task, with the name in the label and what stands in front of it. */
interface Labeled {
  ahead: string;
  content: string;
  owner: string | null;
}

/** What follows a label such as `Action item:` in a line, wherever it is, with the name in the label; null if there is none. */
export function labeled(content: string, context: Context): Labeled | null {
  const owned = ownedAhead(content, context);
  if (owned !== null) return owned;
  for (const { 0: before, 1: bracket, index } of content.matchAll(BEFORE_LABEL)) {
    const end = LABELS.at(content, index + before.length)?.end;
    if (end === undefined) continue;
    const after = bracket === undefined ? AFTER_LABEL : AFTER_BRACKETED;
    const [label, first, second] = after.exec(content.slice(end)) ?? [];
    if (label === undefined) continue;
    const named = first?.trim() ?? nameBehind(second ?? '');
    const isSure = bracket === undefined && second === undefined;
    if (
      !isSure &&
      named !== '' &&
      nameIn(named, context, bracket === undefined ? 'unlisted' : 'plain') === null &&
      !isNobody(named)
    )
      return null;
    const rest = content.slice(end + label.length);
    const owner = isNobody(named) ? null : bareName(named);
    return hasWords(rest) ? { ahead: content.slice(0, index), content: rest, owner } : null;
  }
  return null;
}

function ownedAhead(content: string, context: Context): Labeled | null {
  const [ahead = '', label = '', name = ''] = OWNER_AHEAD.exec(content) ?? [];
  const owner = labelOf(label) === 'owner' ? nameIn(name, context, 'labeled') : null;
  return owner === null ? null : { ahead: '', content: content.slice(ahead.length), owner };
}

/** `for Ben`, behind a label. */
function nameBehind(text: string): string {
  const written = text.trim();
  const ahead = /^\p{Ll}+\s(?=\p{Lu})/u.exec(written)?.[0] ?? '';
  return AROUND.is(ahead.trim()) ? written.slice(ahead.length) : written;
}

/** The details in a line that has nothing else, such as `Owner: Anna | Due: Friday`; null for any other line. */
export function detailsIn(content: string, context: Context): Omit<Task, 'text'> | null {
  const plain = plainLine(content);
  if (plain.length > 3 * LONGEST_NAME) return null;
  const { text, ...details } = withoutDetails(plain, context, true);
  return hasWords(text) ? null : details;
}

/** Takes labeled details out of an item: `Owner: Anna`. If they are alone in a line, also what is not understood. */
function withoutDetails(plain: string, context: Context, areAlone = false): Task {
  const task: Task = { text: plain, assignee: null, due: null, done: false };
  if (!/[:：]/.test(plain)) return task;
  takeDueAhead(task, context);
  let count = 0;
  const text = task.text.replace(DETAILS, (all: string, lead: string, value: string) => {
    if (++count > MOST_DETAILS) return all;
    const starts = [...lead.matchAll(LABEL_START)].map(({ index }) => index);
    const at = starts.find((one) => !LABEL_BREAK.test(lead.slice(one)) && isDetail(lead.slice(one).trim()));
    if (at === undefined) return all;
    const rest = readDetail(labelOf(lead.slice(at).trim()), value, task, context) ?? (areAlone ? '' : null);
    // What precedes the label stays apart from what follows it.
    const text = lead.slice(0, at).replace(/[\s,，、/／–—→-]+$/u, ' ');
    return rest === null ? all : text + rest;
  });
  return { ...task, text: tidy(text) };
}

/** `What: call`. */
const WHAT_AND_VALUE = /^([^:：]{1,40})[:：][\s*_]*(\S.*)$/s;

/** What follows a label for a task: `What: call`. */
export function valueOfWhat(content: string): string | null {
  const [, label = '', value] = WHAT_AND_VALUE.exec(content.slice(0, 2 * LONGEST_ITEM)) ?? [];
  return value !== undefined && labelOf(plainLine(label)) === 'what' ? value : null;
}

/** Reads what a label or the header of a column says of a task; returns what is not understood of it, or null if nothing is. */
export function readDetail(label: Label | null, value: string, task: Task, context: Context): string | null {
  const plain = withoutSigns(plainLine(value.slice(0, LONGEST_DETAIL)).trim());
  if (label === 'owner') {
    const rest = readChunk(plain, task, context, 'labeled');
    // A label makes anything a name: `Owner: marketing at Acme`.
    if (rest === null && !isNobody(plain)) task.assignee ??= bareName(plain);
    return rest ?? '';
  }
  task.done ||= isDone(plain);
  if (label !== 'due') return isDone(plain) ? '' : null;
  // `11 May, send it`
  const [, date = '', behind = ''] = /^(.{3,40}?)[,，、]\s?(.+)$/.exec(plain) ?? [];
  const whole = dueFrom(plain, context.today);
  const ahead = whole?.dueDate ? null : dueFrom(date, context.today);
  const [due, rest] = ahead?.dueDate ? [ahead, behind] : [whole, ''];
  task.due ??= due;
  return due !== null || isDone(plain) || isNobody(plain) ? rest : null;
}

function isPerson(name: string, { people }: Context): boolean {
  return people.meantBy(name).length > 0 || people.withInitials(name).length > 0 || isTitled(name);
}

function isDone(text: string): boolean {
  return (
    DONE.is(text.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')) ||
    /^(?:[✓✔✅☑]|\[x\])/iu.test(text)
  );
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function tidy(text: string): string {
  return text
    .replace(/\s?[(（【[]\s?[)）】\]]/g, '')
    .replace(/\s?[;；|](?=\s?(?:[;；|.。]|$))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.。])([.。])\s?\1(?=\s|$)/g, '$1')
    .replace(/^[\s–—,;:：、|-]+|[\s–—,;、|→(（-]{1,40}$/g, '');
}

/**
 * What an action item says: who has to do it, as named at an edge of it or in a label, by when, and whether it is done.
 * Without an assignee, the whole item remains.
 *
 * @param isListed whether it is in a list of tasks, so that what begins it is more likely a name than a topic.
 */
export function readTask(content: string, context: Context, isListed = false): Task {
  const { source, isStruck } = unstruck(withoutSigns(content));
  const label = labeled(source, context);
  const plain = plainLine((label?.content ?? source).trim().replace(EMOJI, ''));
  const task = withoutDetails(plain, context);
  // `Owner: Ben, Task: Book the room`
  if (task.text !== plain)
    task.text = valueOfWhat(task.text) ?? labeled(task.text, context)?.content ?? task.text;
  task.done ||= isStruck;
  // `Deadline: Friday. Action: send it`
  if (label !== null) task.due ??= detailsIn(label.ahead, context)?.due ?? null;
  task.assignee = label?.owner ?? task.assignee;
  const isMarked = isListed || label !== null;
  const kept: Kept = { text: '', due: null };
  for (let count = 0; count < MOST_EDGES; count += 1)
    if (!EDGES.some((edge) => isTakenOff(edge, task, context, isMarked, kept))) break;
  task.text += kept.text;
  task.due ??= dueIn(task.text, context.today);
  task.assignee ??= subjectIn(task.text, context, isMarked);
  isTakenOff(COMMA, task, context, isMarked, kept);
  return { ...task, text: tidy(task.text) };
}

/** A line without what crosses it out, and without links at its end; `[[Ben]]` is somebody who is called. */
function unstruck(written: string): { source: string; isStruck: boolean } {
  if (DROPPED_END.test(written)) return { source: '', isStruck: true };
  const [struck = null, crossed = '', after = ''] = /^\s*~~(.+?)~~(.*)$/.exec(written) ?? [];
  const source = (struck === null ? written : crossed + (isDone(after.trim()) ? '' : after))
    .replace(LINK_END, '')
    .replace(/\[\[([^[\]|]{1,60})(?:\|[^[\]]{0,60})?\]\]/g, '@$1');
  return { source, isStruck: struck !== null };
}

function takeDueAhead(task: Task, { today }: Context): void {
  const [, lead = '', rest = ''] = DUE_AHEAD.exec(task.text) ?? [];
  if (labelOf(lead) !== 'due') return;
  const dates = [...rest.slice(0, LONGEST_NAME).matchAll(DATE_END)].map(({ 0: mark, index }) => ({
    due: dueFrom(rest.slice(0, index), today),
    text: rest.slice(index + mark.length),
  }));
  // The longest: `Friday, 12 June` is not `Friday`.
  Object.assign(
    task,
    dates.findLast(({ due }) => due?.dueDate),
  );
}

/** Whether a line begins with the date of an event: `14 May: community call`, but not `by 14 May: send the deck`. */
export function isEvent(content: string, today: string | null): boolean {
  const [lead = ''] = /^.{1,40}?(?=[:：]|\s[–—-]\s)/u.exec(plainLine(content)) ?? [];
  return /\d/.test(lead) && dueIn(lead, today) === null && (dueFrom(lead, today)?.dueDate ?? null) !== null;
}

/** What is behind what was taken off, and when that is. */
interface Kept {
  text: string;
  due: Due | null;
}

/** Takes off what is set off at an edge of an item, if it is a name, a due date, or `done`. */
function isTakenOff(edge: Edge, task: Task, context: Context, isMarked: boolean, kept: Kept): boolean {
  const { isEnd, pattern, leads } = edge;
  if (!isEnd && task.assignee !== null) return false;
  const match = pattern.exec(isEnd ? task.text.slice(-LONGEST_END) : task.text.slice(0, 2 * LONGEST_END));
  const { 0: all = '', 1: chunk } = match ?? [];
  if (chunk === undefined || (leads && withoutLead(chunk, leads) === chunk)) return false;
  const rest = isEnd ? task.text.slice(0, -all.length) : task.text.slice(all.length);
  // What is left is a task, and not only when it is due.
  if (!hasWords(rest) || (!isEnd && dueIn(rest, context.today)?.dueText === rest)) return false;
  if (isEnd) return isEndTakenOff({ all, chunk, rest }, edge, task, context, isMarked, kept);
  if (all.startsWith('@')) return isMentionTakenOff(task, context);
  return isNameTakenOff({ chunk, rest }, edge, task, context, isMarked);
}

function isNameTakenOff(
  { chunk, rest }: Record<'chunk' | 'rest', string>,
  { trust }: Edge,
  task: Task,
  context: Context,
  isMarked: boolean,
): boolean {
  // Where nobody is listed, what is before a colon is a name.
  const sure = isMarked && !context.people.areKnown ? 'labeled' : 'unlisted';
  // `Owner Ben: `
  const owner = withoutLead(chunk, OWNER);
  const name = nameIn(owner, context, isMarked ? (trust ?? sure) : sure);
  if (trust === 'known' && !namesIn(name ?? owner).every((one) => isPerson(one, context))) return false;
  const isRead = name !== null || (isMarked && UNASSIGNED.covers(chunk));
  if (isRead) Object.assign(task, { assignee: name, text: rest });
  return isRead;
}

function isEndTakenOff(
  { all, chunk, rest }: Record<'all' | 'chunk' | 'rest', string>,
  { isWhole, isKept, trust }: Edge,
  task: Task,
  context: Context,
  isMarked: boolean,
  kept: Kept,
): boolean {
  const wasNamed = task.assignee !== null;
  const [sure, unsure] = isMarked ? (['plain', 'unlisted'] as const) : (['unlisted', 'known'] as const);
  const unread = readChunk(chunk, task, context, trust ?? (isWhole ? unsure : sure), isWhole);
  if (unread === null) return isDueKept({ all, chunk, rest }, task, context, kept);
  const isBracket = /[)\]）】][\s.。!！]*$/.test(all);
  if (isKept && dueIn(chunk, context.today) !== null) kept.text = all + kept.text;
  task.text = tidy(rest) + (unread === '' ? '' : isBracket ? ` (${unread})` : `, ${unread}`);
  // A date behind a name is set off with it: `– Anna – May 12`.
  if (!wasNamed && task.assignee !== null && task.due === null && kept.due !== null)
    [task.due, kept.text] = [kept.due, ''];
  return true;
}

/** `due: 5/12` and a date that nothing marks as due stay, but a name can stand before them. */
function isDueKept(
  { all, chunk, rest }: Record<'all' | 'chunk' | 'rest', string>,
  task: Task,
  { today }: Context,
  kept: Kept,
): boolean {
  const date = dueFrom(chunk, today);
  const isDue = /^\D{0,10}\d{1,2}[./-]\d{1,2}\D{0,10}$/.test(withoutLead(chunk, DUE));
  if (!isDue && (date === null || !saysWhen(date, chunk))) return false;
  if (date?.dueDate) kept.due ??= date;
  kept.text = all + kept.text;
  task.text = rest;
  return true;
}

/** Takes off the handles at the beginning: `@anna, @ben send it`, also `@Anna Weber` if that is a participant. */
function isMentionTakenOff(task: Task, { people }: Context): boolean {
  const isOne = (one: string) => HANDLES_ONLY.test(one) || people.meantBy(one.replace(/^@/, '')).length > 0;
  const head = task.text.slice(0, LONGEST_END);
  const ends = [...head.matchAll(/[,、:：]? |$/g)].map(({ index }) => index).slice(0, MOST_ENDS);
  // `@Chris Woods: `
  const named = /^@\p{Lu}\S{0,30}(?: \p{Lu}[\p{L}\p{M}'’-]{1,30}){1,3}(?=\s?[:：])/u.exec(head)?.[0].length;
  const at = named ?? ends.findLast((one) => namesIn(head.slice(0, one)).every(isOne)) ?? 0;
  const rest = task.text.slice(at).replace(/^[\s,:：–—-]+/, '');
  if (at === 0 || rest === '') return false;
  Object.assign(task, { assignee: bareName(task.text.slice(0, at)), text: rest });
  return true;
}

/** Reads what is set off, such as `Anna, by Friday`, and returns what it is not; null if it is nothing known. */
function readChunk(
  chunk: string,
  task: Task,
  context: Context,
  trust: Trust,
  isWhole = false,
): string | null {
  if (isRead(chunk.trim(), task, context, trust, false)) return '';
  const parts = chunk.trim().split(BETWEEN_PARTS);
  const { assignee: before, due, done } = task;
  const names: string[] = [];
  let sure = trust;
  const unread = parts.filter((part) => {
    task.assignee = before;
    const isPart = isRead(part, task, context, sure, names.length > 0);
    // Behind something unread, only a known name is one: `in Gothenburg, Sweden`.
    if (!isPart) sure = 'known';
    if (task.assignee !== null && before === null) names.push(task.assignee);
    return !isPart;
  });
  task.assignee = before ?? (names.join(', ') || null);
  if (unread.length < parts.length && (!isWhole || unread.length === 0)) return unread.join(', ');
  Object.assign(task, { assignee: before, due, done });
  return null;
}

function isRead(part: string, task: Task, context: Context, trust: Trust, isBesideName: boolean): boolean {
  if (isDone(part)) {
    task.done = true;
    return true;
  }
  const owner = withoutLead(part, OWNER);
  const name = nameIn(owner, context, owner === part ? trust : 'labeled');
  if (task.assignee === null && name !== null) {
    task.assignee = name;
    return true;
  }
  const value = withoutLead(part, DUE);
  // A date beside a name is due: `Arjun, 18 December`.
  const isMarked = value !== part || isBesideName;
  const marked = dueIn(part, context.today);
  const whole = isMarked || marked !== null ? dueFrom(marked === null ? value : part, context.today) : null;
  const due = whole?.dueDate ? whole : (marked ?? whole);
  if (due === null || !saysWhen(due, value) || due.dueText.length < value.length - 2) return isNobody(owner);
  task.due ??= due;
  return true;
}

/** What `assigned to` or `due:` precedes. */
function withoutLead(text: string, leads: Phrases): string {
  const end = leads.at(text, 0)?.end ?? text.length;
  return /^\.?(?:\s?[:：]\s?|\s)(\S.*)$/s.exec(text.slice(end))?.[1] ?? text;
}

/** `asap` says when, but `3 pieces` does not. */
function saysWhen({ dueDate }: Due, value: string): boolean {
  return dueDate !== null || !/\d/.test(value);
}

/** The subject of a sentence: `Ben will …`, `Lucía enviará …`, `佐藤は…`, also after a topic: `Venue: Anna will book it`. */
function subjectIn(text: string, context: Context, isMarked: boolean): string | null {
  for (const { 0: mark, index } of text.slice(0, LONGEST_NAME).matchAll(TOPIC)) {
    const found = subjectOf(text.slice(index + mark.length).slice(0, 2 * LONGEST_NAME), context, isMarked);
    if (found !== null) return found;
  }
  return null;
}

function subjectOf(sentence: string, context: Context, isMarked: boolean): string | null {
  const ends = [...sentence.matchAll(NAME_END)].map(({ index }) => index).slice(0, MOST_ENDS);
  const subjects = ends.flatMap((at) => {
    const name = withoutArticle(sentence.slice(0, at));
    const rest = sentence.slice(at);
    // `Anna Weber`, `Anna & Ben`
    if (/^ [\p{Lu}\p{N}&+]/u.test(rest) || /[,、，;&+]$|[:：]/.test(name)) return [];
    const from = sentence.charAt(at) === ' ' ? at + 1 : at;
    const isModal = isVerbAt(sentence, from);
    // `fera` is a verb in one language, and ends nouns in others: a known name must precede it.
    const isVerb = isModal || VERB_IN_FUTURE.test(sentence.slice(from)) || isParticleAt(sentence, from);
    if (EAST_ASIAN.test(name) && !isVerb && !(CHINESE_VERB.test(rest) && NO_VERBS.at(rest, 0) === null))
      return [];
    const isKnown = (one: string) =>
      context.people.meantBy(one).length > 0 ||
      ((isVerb || !EAST_ASIAN.test(one)) &&
        (isTitled(one) || (isVerb && isGroup(one)) || (isTeam(one) && (isVerb || !one.includes(' ')))));
    const isName =
      isKnown(name) ||
      namesIn(name).every(isKnown) ||
      (isModal &&
        !isRole(sentence.slice(0, at)) &&
        nameIn(name, context, isMarked ? 'labeled' : 'unlisted') !== null);
    return isName ? [{ name, isVerb }] : [];
  });
  return (subjects.find(({ isVerb }) => isVerb) ?? (context.isOwned ? null : subjects.at(-1)))?.name ?? null;
}

/** Whether `will`, `va`, or `confermerà` is there, so that what precedes it is a subject even if it is not known. */
function isVerbAt(sentence: string, at: number): boolean {
  if (NO_VERBS.at(sentence, at) !== null) return false;
  const goesOn = (phrases: Phrases, how: RegExp) => {
    const end = phrases.at(sentence, at)?.end;
    return end !== undefined && how.test(sentence.slice(end));
  };
  const [verb = ''] = VERB_IN_FUTURE.exec(sentence.slice(at)) ?? [];
  return goesOn(VERBS, /^\s+\S/) || goesOn(BEFORE_VERBS, /^\s\p{Ll}/u) || /\P{ASCII}/u.test(verb.slice(-3));
}

/** Whether `は`, `会`, or `은` is there. A Korean one ends its word, and no form of address follows: `이지은 님이`. */
function isParticleAt(sentence: string, at: number): boolean {
  const end = PARTICLES.at(sentence, at)?.end;
  if (end === undefined) return false;
  const isKorean = /\p{Script=Hangul}/u.test(sentence.charAt(end - 1));
  return !isKorean || (sentence.charAt(end) === ' ' && NO_VERBS.at(sentence, end + 1) === null);
}
