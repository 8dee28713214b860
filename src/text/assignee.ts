import { type Due, dueFrom, dueIn } from './due_date.ts';
import { LANGUAGES } from './languages/index.ts';
import { plainLine } from './markdown_lines.ts';
import { isGroup, isTeam, isTitled, LONGEST_NAME, namesIn, PARTICLES, type People } from './people.ts';
import { anyOf, fold, spelled, UNSPACED, words } from './words.ts';

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
}

/**
 * How sure a place is to hold a name: only one that is known counts, or also one that looks like a name, either if nobody
 * is listed (`unlisted`) or in any case (`plain`), or even one in lower case (`labeled`).
 */
type Trust = 'known' | 'unlisted' | 'plain' | 'labeled';

const CAPITALIZED = /^\p{Lu}[\p{L}\p{M}'’.-]{0,30}$/u;
/** In notes typed in a hurry. */
const UNCAPITALIZED = /^\p{Ll}[\p{Ll}'’-]{2,14}$/u;
const UNCASED =
  /^(?:[\p{Script=Han}々]{1,4}|\p{Script=Hangul}{2,4}|[\p{Script=Katakana}ー・]{2,12}|\p{Script=Han}{0,2}\p{Script=Hiragana}{2,4})$/u;
const ABBREVIATION = /^\p{Lu}{2,}\d*$/u;
const NO_NAMES = new Set([
  ...words('headings', 'labels', 'others', 'owner', 'due', 'status', 'what', 'done', 'noNames'),
  ...LANGUAGES.flatMap(({ dates }) =>
    // `Mo` and `Jan` can be names.
    [dates.weekdays, dates.months ?? '', dates.today, dates.tomorrow, dates.soon]
      .flatMap((list) => list.split(/[| ]/))
      .filter((word) => UNSPACED.test(word) || word.length > 3),
  ).map(fold),
]);
const NOBODY = words('nobody', 'nothing');
const DONE = words('done');
const AND = words('and');
const ARTICLE = new RegExp(`^(?:${anyOf(words('articles'))}\\s?)(?=\\p{L})`, 'iu');
/** `The contractor`. */
const ROLE = new RegExp(`${ARTICLE.source}\\p{Ll}+(?:\\s\\p{Ll}+)?$`, 'iu');
/** `Anna (Sales)`. */
const ROLE_END = /(?<=\p{L})\s?[(（][^()（）]{1,40}[)）]$/u;

/** After the subject of a sentence, also if it is not known: `will`, `va`, `confermerà`. */
const MODAL = new RegExp(
  `^(?:${anyOf(spelled('modal'))})\\s+\\S|^to\\s(?!(?:the|an?|be|our|my|your|his|her|their)\\s)\\p{Ll}|^(?:\\p{L}{1,3}\\s)?\\p{Ll}{2,20}(?:${LANGUAGES.map(
    ({ future }) => future,
  )
    .filter(Boolean)
    .join('|')})(?!\\p{L})`,
  'u',
);
/** After an East Asian subject. */
const SUBJECT_END = /^(?:は|が|で|[은는이가]\s|께서|[將将會会]|需要?|要|负责|負責|牵头|牽頭)[、，,\s]*/u;
const LONGEST_SUBJECT = 8;
const MOST_TOPICS = 4;

const LABELS = anyOf(spelled('labels'));
/** `Action item: `, `TODO(anna): `, `Action – `, `AP Pelle: `, `【宿題】`; at the beginning, after a sentence, or in bold. */
const LABEL = new RegExp(
  `(?:^|[.!?。;)]\\s+|[→>*]\\s*)[^\\p{L}\\p{N}(\\[【]{0,4}(?:[(\\[【<]\\s?${LABELS}\\s?[)\\]】>]\\s?[:：]?\\s?|${LABELS}(?:\\s?#?\\d{1,3})?(?:\\s?[(\\[（]([^()[\\]（）]{1,${LONGEST_NAME}})[)\\]）]|\\s([^:：–—()-]{1,${LONGEST_NAME}}))?\\s?(?:[:：]|[*]{0,2}\\s[–—-]\\s|\\s(?=@))[*]{0,2}\\s?)`,
  'iu',
);

const OWNERS = words('owner');
const DUES = words('due');
const DETAIL_LABELS = words('owner', 'due', 'status');
/** `Owner: Anna`, `(due: Friday)`, `。期限：11月27日`: what precedes a colon, and a value up to where it ends. */
const DETAILS = new RegExp(
  `([^:：;；|()（）【】\\[\\]。]{1,${LONGEST_NAME}})[:：]\\s?([^;；|()（）【】\\[\\]。:：]{1,${LONGEST_NAME}}?(?:[(（][^()（）]{1,5}[)）])?)(?=\\s?(?:[;；|)）】\\]。]|[,，、/／][^:：;；|()（）。,，、/／]{1,40}[:：]|(?<!\\d)[.]\\s|[.]?$|\\s[–—-]\\s))`,
  'gu',
);
/** Where a label can begin. */
const LABEL_START = /(?<=^|[\s.,，、/／–—→-])(?=\p{L})/gu;
/** `assigned to Anna`, `due Friday`. */
const OWNER_LEAD = new RegExp(`^${anyOf(spelled('owner'))}(?:\\s?[:：]\\s?|\\s)(?=\\S)`, 'iu');
const DUE_LEAD = new RegExp(`^${anyOf(spelled('due'))}\\s?[:：]?\\s?(?=\\S)`, 'iu');

const EMOJI = /^(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)+/u;
const HANDLE = '@[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,60}';
const HANDLES = `(?:${HANDLE}[,、& ]{1,3}){0,4}${HANDLE}`;
const HANDLE_ONLY = new RegExp(`^${HANDLE}$`, 'u');
/** What separates a name at the beginning from the rest. */
const SPACE = /[:：,]?\s/g;
const COLON = /\s?(?::\s+|：\s*)|[)\]】]\s?[:：–—-]?\s*/g;
const DASH = /\s+(?:[–—-]{1,2}|\|)\s+|\s?(?:→|⇒|->|=>|——)\s?/g;
const COMMA = /,\s+|[，、]/g;
/** What the subject of a sentence can follow. */
const TOPIC = new RegExp(`^|${COLON.source}|${DASH.source}|由`, 'g');
const LEAD = 80;

const BRACKETS_END = /\s?[([（【]([^()[\]（）【】]{1,80})[)\]）】]\s?([.。!！]?)$/u;
const DASH_END = /\s*(?:\s[–—-]{1,2}\s|\s?(?:→|->|=>)\s?|\s\|\s?)\s*((?:(?!\s[–—|-]\s)[^→]){1,80})$/u;
/** `, a cura di Dutto` */
const OWNER_END = new RegExp(
  `[,;]\\s((?:${anyOf(spelled('owner'))})\\s\\p{Lu}[\\p{L}\\s.]{1,${LONGEST_NAME}})$`,
  'u',
);
/** `Fetch the boxes: Anna` */
const COLON_END = /(?<=\s\S{1,40})\s?[:：]\s([^:：]{1,60})$/u;
const HANDLES_END = new RegExp(`[\\s–—→>(-]+(${HANDLES})\\)?[.。]?$`, 'u');
const TICK_END = /\s*([✓✔✅☑]\uFE0F?\s*\p{L}{0,15})$/u;
/** A date behind a name that is set off. */
const DATE_END = /(?<=[)）\]】]|\s@[\p{L}\p{N}._-]{1,60})[,，;]?\s+([^()[\]（）【】]{1,60})$/u;
/** What else is set off at the end of an item. */
const ENDS = [TICK_END, HANDLES_END, BRACKETS_END, DASH_END, OWNER_END];
/** How far from the end of an item something set off is searched for, and how much of it there can be. */
const END = 160;
const MOST_ENDS = 4;

/** A name without markup, `@`, and surrounding characters. */
export function bareName(text: string): string {
  return plainLine(text)
    .replace(/(?<=@\S{1,60})[,、 ]{1,3}@/g, ', ')
    .replace(/^[^\p{L}\p{N}]{1,6}|(?<!\s)\s*[:：]$/gu, '')
    .replace(/['’]s$/, '')
    .replace(/(?<=^|\s)@/g, '');
}

/** Whether a text says nothing but that something is done: `✅ Done!`. */
export function isDone(text: string): boolean {
  return /^[✓✔✅☑]\uFE0F?$/u.test(text) || DONE.has(fold(text).replace(/^[^\p{L}\p{N}]+|[\s.!]+$/gu, ''));
}

export function isNobody(name: string): boolean {
  return NOBODY.has(fold(name).replace(/(?<![.:\s])[.:\s]+$/, '')) || !/[\p{L}\p{N}]/u.test(name);
}

/** The name, if a text is one and nothing else: a participant's, a group's, or one that looks like a name; else null. */
export function nameIn(text: string, { people, today }: Context, trust: Trust): string | null {
  const name = bareName(text).replace(ROLE_END, '');
  if (name.length > LONGEST_NAME || isNobody(name)) return null;
  // `@anna @ben`, and `@Anna Weber` if that is the whole name of a participant.
  const isHandle = (one: string) => HANDLE_ONLY.test(one) || people.isWhole(one.replace(/^@/, ''));
  if (text.startsWith('@'))
    return namesIn(text.trim())
      .flatMap((one) => one.split(/\s+(?=@)/))
      .every(isHandle)
      ? name
      : null;
  const names = namesIn(name);
  const canBeUnknown = trust !== 'known' && (trust !== 'unlisted' || !people.areKnown);
  const isName = (one: string) =>
    isKnown(one, people) ||
    (canBeUnknown &&
      // A date is no name: `明日中に`.
      dueIn(one, today) === null &&
      (isPlainName(one) || (trust === 'labeled' && (ROLE.test(one) || isTyped(one)))));
  return isKnown(name, people) || (names.length > 0 && names.every(isName)) ? name : null;
}

function isKnown(name: string, { meantBy }: People, canBeGroup = true): boolean {
  const bare = name.replace(ARTICLE, '');
  return (canBeGroup && (isGroup(name) || isGroup(bare))) || meantBy(bare).length > 0 || isTitled(bare);
}

function isTyped(name: string): boolean {
  return UNCAPITALIZED.test(name) && !NO_NAMES.has(fold(name));
}

function isPlainName(name: string): boolean {
  const parts = name.split(' ');
  return (
    parts.length <= 4 && parts.every((word, index) => (index > 0 && PARTICLES.has(word)) || isNameWord(word))
  );
}

function isNameWord(word: string): boolean {
  if (NO_NAMES.has(fold(word).replaceAll('.', '')) || ABBREVIATION.test(word)) return false;
  return CAPITALIZED.test(word) || (UNCASED.test(word) && UNSPACED.test(word));
}

/** What follows a label such as `Action item:` in a line, wherever it is, with the name in the label; null if there is none. */
export function labeled(content: string, context: Context): { content: string; owner: string | null } | null {
  const match = LABEL.exec(content);
  if (match === null) return null;
  const [label, inBrackets, after] = match;
  if (after !== undefined && nameIn(after, context, 'unlisted') === null) return null;
  const named = inBrackets ?? after;
  const text = content.slice(match.index + label.length);
  if (!hasWords(text)) return null;
  return { content: text, owner: named === undefined || isNobody(named) ? null : bareName(named) };
}

/** The details in a line that has nothing else, such as `Owner: Anna | Due: Friday`; null for any other line. */
export function detailsIn(content: string, context: Context): Omit<Task, 'text'> | null {
  const plain = plainLine(content);
  if (plain.length > 3 * LONGEST_NAME) return null;
  const { text, ...details } = withoutDetails(plain, context, true);
  if (!hasWords(text)) return details;
  const due = dateThatIs(text, context);
  return due === null ? null : { ...details, due };
}

/** The date that a text is, and nothing else, if it is marked as due. */
function dateThatIs(text: string, { today }: Context): Due | null {
  const due = dueIn(text, today);
  return due !== null && due.dueText.length >= text.length - 2 ? due : null;
}

/** Takes labeled details out of an item: `Owner: Anna`. If they are alone in a line, also what is not understood. */
function withoutDetails(plain: string, context: Context, areAlone = false): Task {
  const task: Task = { text: plain, assignee: null, due: null, done: false };
  if (!/[:：]/.test(plain)) return { ...task, text: tidy(plain) };
  const text = plain.replace(DETAILS, (all: string, lead: string, value: string) => {
    const starts = [...lead.matchAll(LABEL_START)].map(({ index }) => index);
    const start = starts.find((at) => DETAIL_LABELS.has(fold(lead.slice(at).trim())));
    if (start === undefined) return all;
    const label = fold(lead.slice(start).trim());
    const before = lead.slice(0, start).replace(/[\s,，、/／–—→-]+$|^\P{L}+$/u, '');
    if (OWNERS.has(label)) {
      const rest = readParts(value, task, context, 'labeled');
      // A label makes anything a name: `Owner: marketing at Acme`.
      if (rest === null && !isNobody(value)) task.assignee ??= bareName(value);
      return before + (rest && before !== '' ? ' ' : '') + (rest ?? '');
    }
    if (DUES.has(label)) {
      const due = dueFrom(value, context.today);
      if (due === null && !isNobody(value) && !areAlone) return all;
      task.due ??= due;
    } else if (isDone(value)) task.done = true;
    else if (!areAlone) return all;
    return before;
  });
  return { ...task, text: tidy(text) };
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
 */
export function readTask(content: string, context: Context, isLabeled = false): Task {
  const [struck = null, crossed = '', after = ''] = /^\s*~~(.+?)~~(.*)$/.exec(content) ?? [];
  const source = struck === null ? content : crossed + (isDone(after) ? '' : after);
  const label = labeled(source, context);
  const whole = (label?.content ?? source).trim().replace(EMOJI, '');
  const plain = plainLine(whole);
  const details = withoutDetails(plain, context);
  const task = hasWords(details.text) ? details : { text: plain, assignee: null, due: null, done: false };
  task.done ||= struck !== null;
  task.assignee = label?.owner ?? task.assignee;
  const isMarked = isLabeled || label !== null;
  // Where nobody is listed, what is before a colon is a name.
  const sure = isMarked && !context.people.areKnown ? 'labeled' : 'unlisted';
  if (task.text.startsWith('@')) readLead(task, SPACE, 'known', context);
  readLead(task, COLON, sure, context);
  // In `Posters – Anna`, the name is behind.
  readEnds(task, context, isMarked);
  readLead(task, DASH, isMarked || whole.startsWith('**') ? sure : 'known', context);
  const behind = COLON_END.exec(task.text);
  task.assignee ??= nameIn(behind?.[1] ?? '', context, isMarked ? 'unlisted' : 'known');
  if (behind !== null && task.assignee === behind[1]) task.text = task.text.slice(0, behind.index);
  task.due ??= dueIn(task.text, context.today);
  task.assignee ??= subjectOf(task.text, context, isMarked);
  if (/^[\p{Script=Han}\p{Script=Katakana}]/u.test(task.text)) readLead(task, SPACE, 'known', context);
  readLead(task, COMMA, isMarked ? 'unlisted' : 'known', context);
  return { ...task, text: tidy(task.text) };
}

/** Takes off the longest name at the beginning that ends at a separator. */
function readLead(task: Task, separator: RegExp, trust: Trust, context: Context): void {
  const { text } = task;
  if (task.assignee !== null) return;
  const head = text.slice(0, LEAD);
  for (const { 0: mark, index } of [...head.matchAll(separator)].reverse()) {
    const rest = text.slice(index + mark.length).replace(/^[\s,:：–—-]+/, '');
    if (!hasWords(rest)) continue;
    const lead = head.slice(0, index);
    const name = nameIn(lead, context, trust);
    // In `Venue: Anna will book it`, the venue is a topic.
    if (
      name === null ||
      (nameIn(lead, context, 'known') === null && subjectOf(rest, context, false) !== null)
    )
      continue;
    task.assignee = name;
    task.text = rest;
    return;
  }
}

/** Takes off what is set off at the end of an item: names, due dates, and `done`, in brackets or after a dash. */
function readEnds(task: Task, context: Context, isMarked: boolean): void {
  const wasNamed = task.assignee !== null;
  let kept = '';
  let held: Due | null = null;
  for (let count = 0; count < MOST_ENDS; count += 1) {
    const end = task.text.slice(-END);
    const before = (match: RegExpExecArray) =>
      task.text.slice(0, task.text.length - end.length + match.index);
    const dated = DATE_END.exec(end);
    if (dated !== null && dateThatIs(dated[1] ?? '', context) !== null) {
      kept = dated[0] + kept;
      task.text = before(dated);
      continue;
    }
    const match = ENDS.map((pattern) => pattern.exec(end)).find((one) => one !== null);
    if (match?.[1] === undefined || !hasWords(before(match))) break;
    const unread = readParts(match[1], task, context, isMarked ? 'plain' : 'unlisted');
    if (unread === null) {
      // `due: 5/12` and a date that nothing marks as due stay, but a name can stand before them.
      const date = dueFrom(match[1], context.today);
      if (!DUE_LEAD.test(match[1]) && !date?.dueDate) break;
      if (date?.dueDate) held ??= date;
      kept = match[0] + kept;
      task.text = before(match);
      continue;
    }
    const isBracket = /[)\]）】][\s.。!！]*$/.test(match[0]);
    const rest = unread === '' ? '' : isBracket ? ` (${unread})` : `, ${unread}`;
    task.text = tidy(before(match)) + (match[2] ?? '') + rest;
    if (rest !== '') break;
  }
  if (!wasNamed && task.assignee !== null) task.due ??= held;
  task.text += kept;
}

/** Reads what is set off, such as `Anna, by Friday`, and returns what it is not; null if it is nothing known. */
function readParts(chunk: string, task: Task, context: Context, trust: Trust): string | null {
  if (readPart(chunk.trim(), task, context, trust)) return '';
  const parts = chunk.trim().split(/\s*[,，、;；／|]\s*|\s*(?<!\d)\/\s*|\s[–—-]\s/);
  const before = task.assignee;
  const names: string[] = [];
  const unread = parts.filter((part) => {
    task.assignee = before;
    const isRead = readPart(part, task, context, trust, names.length > 0);
    if (task.assignee !== null && before === null) names.push(task.assignee);
    return !isRead;
  });
  task.assignee = before ?? (names.length > 0 ? names.join(', ') : null);
  return unread.length === parts.length ? null : unread.join(', ');
}

function readPart(part: string, task: Task, context: Context, trust: Trust, isBesideName = false): boolean {
  if (isDone(part)) {
    task.done = true;
    return true;
  }
  const owner = part.replace(OWNER_LEAD, '');
  const name = nameIn(owner, context, owner === part ? trust : 'labeled');
  if (task.assignee === null && name !== null) {
    task.assignee = name;
    return true;
  }
  const value = part.replace(DUE_LEAD, '');
  // A date beside a name is due: `Arjun, 18 December`.
  const isMarked = value !== part || isBesideName;
  const due = dateThatIs(part, context) ?? (isMarked ? dueFrom(value, context.today) : null);
  // `5/12` and `asap` say when, but `3 pieces` does not.
  const saysWhen =
    Boolean(due?.dueDate) || !/\d/.test(value) || /^\D{0,10}\d{1,2}[./-]\d{1,2}\D{0,10}$/.test(value);
  if (due === null || !saysWhen) return isNobody(owner);
  task.due ??= due;
  return true;
}

/** The subject of a sentence: `Ben will …`, `Lucía enviará …`, `佐藤は…`, also after a topic: `Venue: Anna will book it`. */
function subjectOf(text: string, context: Context, isMarked: boolean): string | null {
  const starts = [...text.slice(0, LEAD).matchAll(TOPIC)].map(({ 0: mark, index }) => index + mark.length);
  for (const start of starts.slice(0, MOST_TOPICS)) {
    const sentence = text.slice(start, start + 2 * LONGEST_NAME);
    const subject = UNSPACED.test(sentence) ? unspacedSubject(sentence, context) : null;
    const found = subject ?? spacedSubject(sentence, context, isMarked);
    if (found !== null) return found;
  }
  return null;
}

function unspacedSubject(text: string, context: Context): string | null {
  for (let length = Math.min(20, text.length - 1); length > 1; length -= 1) {
    const name = text.slice(0, length);
    const rest = text.slice(length);
    const isKnown = [[name], namesIn(name)].some((names) =>
      names.every((one) => context.people.meantBy(one).length > 0),
    );
    if (SUBJECT_END.test(rest) && (isKnown || isTeam(name) || isTitled(name))) return name.trim();
    if (isKnown) return /^(?![的和与與])\p{Script=Han}/u.test(rest) ? name : null;
  }
  return null;
}

function spacedSubject(text: string, context: Context, isMarked: boolean): string | null {
  const parts = text.split(' ');
  let subject: string | null = null;
  for (let count = 1; count < Math.min(parts.length, LONGEST_SUBJECT); count += 1) {
    const name = parts.slice(0, count).join(' ');
    const [next = ''] = parts.slice(count);
    if (/^[\p{Lu}\p{N}]/u.test(next) || PARTICLES.has(next) || /[,:;]$/.test(name)) continue;
    if (UNSPACED.test(name) && UNSPACED.test(next)) continue;
    if (AND.has(fold(next)) || AND.has(fold(parts[count - 1] ?? ''))) continue;
    const modal = MODAL.exec(parts.slice(count).join(' '))?.[0] ?? null;
    const isNamed = namesIn(name).every((one) =>
      isKnown(one, context.people, modal !== null || (count === 1 && isTeam(one))),
    );
    const trust = isMarked ? 'labeled' : 'unlisted';
    const isName = isNamed || (modal !== null && !ROLE.test(name) && nameIn(name, context, trust) !== null);
    if (isName) subject ??= name.replace(ARTICLE, '');
    if (isName && modal !== null) return name.replace(ARTICLE, '');
  }
  return subject;
}
