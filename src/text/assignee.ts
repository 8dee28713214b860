import { type Due, dueFrom, dueIn } from './due_date.ts';
import { LANGUAGES } from './languages/index.ts';
import { plainLine } from './markdown_lines.ts';
import { isGroup, isTeam, isTitled, LONGEST_NAME, namesIn, type People } from './people.ts';
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

const CAPITALIZED = /^\p{Lu}[\p{L}\p{M}'’.-]{0,30}$/u;
const UNCASED = /^(?!.*を)\p{Lo}[\p{Lo}\p{M}ー・]{0,6}$/u;
const ABBREVIATION = /^\p{Lu}{2,}\d*$/u;
const PARTICLES = new Set('van von de de der den la le da di do dos del el bin ibn al y'.split(' '));
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NO_NAMES = new Set([
  ...words(
    'headings',
    'labels',
    'others',
    'owner',
    'due',
    'status',
    'what',
    'done',
    'nobody',
    'nothing',
    'noNames',
  ),
  ...LANGUAGES.flatMap(({ dates }) =>
    [dates.weekdays, dates.months ?? '', dates.today, dates.tomorrow, dates.next].flatMap((list) =>
      list.split(/[| ]/),
    ),
  ).map(fold),
]);
const NOBODY = words('nobody', 'nothing');
const DONE = words('done');
const AND = words('and');
const ARTICLE = /^(?:the|der|die|das|el|la|il|o|os|a|as|de|den|het)\s+(?=\p{L})/iu;

/** `The contractor`. */
const ROLE = /^(?:the|der|die|das|el|la|il|le|o|a|de|het)\s\p{Ll}+(?:\s\p{Ll}+)?$/iu;

const MODAL = new RegExp(`^(?:${anyOf(spelled('modal'))}|['’]ll)\\s+(?=\\S)`, 'iu');
/** After an East Asian subject. */
const SUBJECT_END = /^(?:は|が|[은는이가]\s|께서|[將将會会]|需要?|要|负责|負責)[、，,\s]*/u;

const LABELS = anyOf(spelled('labels'));
/** `Action item: `, `TODO(anna): `, `Action – `, `AP Pelle: `, `【宿題】`; at the beginning, after a sentence, or in bold. */
const LABEL = new RegExp(
  `(?:^|[.!?。;)]\\s+|[→>*]\\s*)[^\\p{L}\\p{N}(\\[【]{0,4}(?:[(\\[【<]\\s?${LABELS}\\s?[)\\]】>]\\s?[:：]?\\s?|${LABELS}(?:\\s?#?\\d{1,3})?(?:\\s?[(\\[（]([^()[\\]（）]{1,${LONGEST_NAME}})[)\\]）]|\\s([^:：–—()-]{1,${LONGEST_NAME}}))?\\s?(?:[:：]|[*]{0,2}\\s[–—-]\\s|\\s(?=@))[*]{0,2}\\s?)`,
  'iu',
);

const OWNER = anyOf(spelled('owner'));
const DETAIL = anyOf(spelled('owner', 'due', 'status'));
const DETAIL_END = `(?=\\s?(?:[;；|)）】\\]。]|[,，、/／]\\s?${DETAIL}|(?<!\\d)[.]\\s|[.]?$|\\s[–—-]\\s))`;
/** `Owner: Anna`, `(due: Friday)`, `。期限：11月27日`, with what sets it off. */
const BEFORE_DETAIL = '[\\s.;；,，、。|(（【\\[/／–—→-]';
const DETAILS = new RegExp(
  `(^|(?<!${BEFORE_DETAIL})${BEFORE_DETAIL}{1,6})(${DETAIL})\\s?[:：]\\s?([^;；|()（）【】\\[\\]。:：]{1,${LONGEST_NAME}}?)${DETAIL_END}`,
  'giu',
);
/** `(Owner Anna`, `– assigned to Anna`. */
const OWNER_LEAD = new RegExp(`^${OWNER}\\s?[:：]?\\s?(?=\\S)`, 'iu');

const DUE_LEAD = new RegExp(`^${anyOf(spelled('due'))}\\s?[:：]?\\s?(?=\\S)`, 'iu');

const EMOJI = /^(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)+/u;
const HANDLE = '@[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{0,60}';
const HANDLES_LEAD = new RegExp(`^(?:${HANDLE}[,、& ]{1,3}){0,4}${HANDLE}`, 'u');
const HANDLES_END = new RegExp(
  `[\\s–—→>(-]+((?:${HANDLE}[,、& ]{1,3}){0,4}${HANDLE}(?:\\s\\p{Lu}[\\p{L}-]{1,30})?)\\)?[.。]?$`,
  'u',
);
/** What is set off at the front. The colon can be bold, too. */
const LEADS = [
  /^(?:\*\*([^*]{1,60})\*\*|__([^_]{1,60})__)\s*[:：–—-]?\s*/u,
  /^[[【]([^[\]【】]{1,60})[\]】]\s?[:：–—-]?\s*/u,
  /^([^:：]{1,60}?)\s?(?::\s+|：\s*)/u,
  /^(.{1,60}?)\s+(?:[–—-]{1,2}|→|->|\|)\s+/u,
];
const COLON_LEAD = /^[^:：]{1,60}(?::\s+|：\s*)/u;
const COMMA_LEAD = /^([^,，、]{1,60})[,，]\s+/u;
const BRACKETS_END =
  /\s?[([（【]([^()[\]（）【】]{1,80}|[^()[\]（）【】]{1,20}[（(][^()（）]{1,5}[)）])[)\]）】]\s?([.。!！]?)$/u;
const DASH_END = /\s*(?:\s[–—-]{1,2}\s|\s?(?:→|->|=>)\s?|\s\|\s?|\s\/\s)\s*((?:(?!\s[–—|/-]\s)[^→]){1,80})$/u;
/** What follows a name that is set off. */
const DATE_END = /(?<=[)）\]】]|\s@[\p{L}\p{N}._-]{1,60})[,，;]?\s+([^()[\]（）【】]{1,60})$/u;
const TICK_END = /\s*[✓✔✅☑]\uFE0F?\s*(\p{L}{0,15})$/u;
/** How far from the end of an item something set off is searched for, and how much of it there can be. */
const END = 160;
const MOST_ENDS = 4;

/** A name without markup, `@`, and surrounding characters. */
export function bareName(text: string): string {
  return plainLine(text)
    .replace(/^[^\p{L}\p{N}]{1,6}|(?<!\s)\s*[:：]$/gu, '')
    .replace(/['’]s$/, '')
    .replace(/[,、 ]{1,3}@/g, ', ');
}

export function isNobody(name: string): boolean {
  return NOBODY.has(fold(name).replace(/(?<![.:\s])[.:\s]+$/, '')) || !/[\p{L}\p{N}]/u.test(name);
}

/**
 * Whether a text that is set off from an item says whose it is: participants, a group, a name with a form of address,
 * or, if nobody is listed or a label says that it is a name, what looks like one.
 */
export function isAssignee(text: string, { people }: Context, isLabeled = false): boolean {
  const name = bareName(text);
  if (name.length > LONGEST_NAME || isNobody(name)) return false;
  const isKnown = (one: string) =>
    isGroup(one) || people.meantBy(one.replace(ARTICLE, '')).length > 0 || isTitled(one);
  if (isKnown(name)) return true;
  const names = namesIn(name);
  const canBeUnknown = isLabeled || !people.areKnown;
  if (names.length > 1 && names.some(isKnown)) return names.every((one) => isKnown(one) || isPlainName(one));
  return (
    canBeUnknown &&
    names.length > 0 &&
    names.every((one) => isPlainName(one) || (isLabeled && ROLE.test(one)))
  );
}

function isPlainName(name: string): boolean {
  if (ADDRESS.test(name)) return true;
  const parts = name.split(' ');
  return (
    parts.length <= 4 && parts.every((word, index) => (index > 0 && PARTICLES.has(word)) || isNameWord(word))
  );
}

function isNameWord(word: string): boolean {
  const isWord = NO_NAMES.has(fold(word).replaceAll('.', '')) || ABBREVIATION.test(word);
  return !isWord && (CAPITALIZED.test(word) || (UNCASED.test(word) && UNSPACED.test(word)));
}

/** What follows a label such as `Action item:` in a line, wherever it is, with the name in the label; null if there is none. */
export function labeled(content: string, context: Context): { content: string; owner: string | null } | null {
  const match = LABEL.exec(content);
  if (match === null) return null;
  const [label, inBrackets, after] = match;
  const named = inBrackets ?? after;
  // `ai: ` is no label.
  if (
    /(?<!\p{L})(?:ai|ap)(?!\p{L})/u.test(label) ||
    (after !== undefined && !isAssignee(after, context, true))
  )
    return null;
  const rest = content.slice(match.index + label.length);
  const isBold = label.includes('**') && (label.match(/\*\*/g)?.length ?? 0) === 1;
  const text = isBold ? rest.replace(/\*\*/, '') : rest;
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return { content: text, owner: named === undefined || isNobody(named) ? null : bareName(named) };
}

/** The details in a line that has nothing else, such as `Owner: Anna | Due: Friday`; null for any other line. */
export function detailsIn(content: string, context: Context): Omit<Task, 'text'> | null {
  const plain = plainLine(content);
  if (plain.length > 3 * LONGEST_NAME) return null;
  const { text, ...details } = withoutDetails(plain, context, true);
  if (!/[\p{L}\p{N}]/u.test(text)) return details;
  const due = dueIn(text, context.today);
  return due !== null && due.dueText.length >= text.length - 1 ? { ...details, due } : null;
}

/** Takes labeled details out of an item: `Owner: Anna`. If they are alone in a line, also what is not understood. */
function withoutDetails(plain: string, { today }: Context, areAlone = false): Task {
  const details: Omit<Task, 'text'> = { assignee: null, due: null, done: false };
  const text = plain.replace(DETAILS, (all: string, before: string, label: string, value: string) => {
    const keeps = /[.。]/.exec(before)?.[0] ?? '';
    if (OWNERS.has(fold(label))) {
      // `Owner: Anna, not urgent`
      const [name = '', rest = ''] = value.split(/[,，]\s(?=\p{Ll})(.*)/u);
      if (!isNobody(name)) details.assignee ??= bareName(name);
      if (rest !== '') return before + rest;
    } else if (DUES.has(fold(label))) {
      const due = dueFrom(value, today);
      if (due === null && !isNobody(value) && !areAlone) return all;
      details.due ??= due;
    } else if (DONE.has(fold(value.trim()))) details.done = true;
    else if (!areAlone) return all;
    return keeps + (/[(（【[]/.test(before) ? before.replace(/[^(（【[]/g, '') : '');
  });
  return { text: tidy(text), ...details };
}

const OWNERS = words('owner');
const DUES = words('due');

function tidy(text: string): string {
  return text
    .replace(/\s?[(（【[]\s?[)）】\]]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.。])([.。])\s?\1(?=\s|$)/g, '$1')
    .replace(/^[\s–—,;:：、|-]+|[\s–—,;、|→(（-]{1,40}$/g, '');
}

/**
 * What an action item says: who has to do it, as named at an edge of it or in a label, by when, and whether it is done.
 * Without an assignee, the whole item remains.
 */
export function readTask(content: string, context: Context, isLabeled = false): Task {
  const struck = /^\s*~~(.+?)~~(.*)$/.exec(content);
  const [, crossed = '', after = ''] = struck ?? [];
  const source = struck === null ? content : crossed + (DONE.has(fold(after.trim())) ? '' : after);
  const label = labeled(source, context);
  const whole = (label?.content ?? source).trim().replace(EMOJI, '');
  const plain = plainLine(whole);
  const found = withoutDetails(plain, context);
  const details = /[\p{L}\p{N}]/u.test(found.text)
    ? found
    : { text: plain, assignee: null, due: null, done: false };
  const task: Task = {
    ...details,
    done: details.done || struck !== null,
    assignee: label?.owner ?? details.assignee,
  };
  const lead =
    task.assignee === null ? leadOf(whole, details.text, context, isLabeled || label !== null) : null;
  if (lead !== null) Object.assign(task, lead);
  readEnds(task, context);
  task.due ??= dueIn(task.text, context.today);
  if (task.assignee === null) Object.assign(task, subjectOf(task.text, context, isLabeled || label !== null));
  return { ...task, text: tidy(task.text) };
}

interface Assigned {
  assignee: string;
  text: string;
}

function leadOf(content: string, plain: string, context: Context, isLabeled: boolean): Assigned | null {
  const handles = HANDLES_LEAD.exec(plain)?.[0];
  if (handles !== undefined) {
    const longer = longestName(plain.slice(1), context);
    const name = longer !== null && longer.length >= handles.length ? `@${longer}` : handles;
    const text = plain.slice(name.length).replace(/^[\s,:：–—-]+/, '');
    return text === '' ? null : { assignee: bareName(name), text };
  }
  for (const [index, pattern] of LEADS.entries()) {
    // Bold is lost in plain text.
    const source = index === 0 ? content : plain;
    const match = pattern.exec(source);
    if (match === null) continue;
    const name = match[1] ?? match[2] ?? '';
    const text =
      index === 0
        ? withoutDetails(plainLine(source.slice(match[0].length)), context).text
        : plain.slice(match[0].length);
    // Without a label, a word before a dash can be anything.
    const isPlain =
      (index === 3 && !isLabeled) || (index === 0 && !/[:：–—-]/.test(match[0]))
        ? namesIn(bareName(name)).some((one) => context.people.meantBy(one).length > 0 || isTitled(one)) ||
          isGroup(bareName(name))
        : true;
    if (
      /[\p{L}\p{N}]/u.test(text) &&
      isPlain &&
      isAssignee(name, context, isLabeled && !context.people.areKnown)
    )
      return { assignee: bareName(name), text };
  }
  const comma = COMMA_LEAD.exec(plain);
  if (
    comma?.[1] !== undefined &&
    namesIn(comma[1]).every(
      (one) => context.people.meantBy(one).length > 0 || (isLabeled && isAssignee(one, context)),
    )
  )
    return { assignee: comma[1], text: plain.slice(comma[0].length) };
  return null;
}

/** The longest name at the beginning of a text that means a participant. */
function longestName(text: string, { people }: Context): string | null {
  const parts = text.slice(0, LONGEST_NAME).split(' ');
  for (let count = Math.min(parts.length, 5); count > 0; count -= 1) {
    const name = parts
      .slice(0, count)
      .join(' ')
      .replace(/[,、:：]$/, '');
    if (people.meantBy(name).length > 0) return name;
  }
  return null;
}

/** Takes off what is set off at the end of an item: names, due dates, and `done`, in brackets or after a dash. */
function readEnds(task: Task, context: Context): void {
  let kept = '';
  for (let count = 0; count < MOST_ENDS; count += 1) {
    const end = task.text.slice(-END);
    const before = (match: RegExpExecArray) =>
      task.text.slice(0, task.text.length - end.length + match.index);
    const tick = TICK_END.exec(end);
    if (tick !== null && (tick[1] === '' || DONE.has(fold(tick[1] ?? '')))) {
      task.done = true;
      task.text = tidy(before(tick));
      continue;
    }
    const handles = task.assignee === null ? HANDLES_END.exec(end) : null;
    if (handles?.[1] !== undefined && /\p{L}/u.test(before(handles))) {
      const longer = longestName(handles[1].slice(1), context);
      const isWhole = !/\s\p{Lu}/u.test(handles[1]) || longer === handles[1].slice(1);
      if (isWhole) {
        task.assignee = bareName(handles[1]);
        task.text = tidy(before(handles));
        continue;
      }
    }
    const brackets = BRACKETS_END.exec(end);
    const dated = DATE_END.exec(end);
    const due = dated === null ? null : dueIn(dated[1] ?? '', context.today);
    if (dated !== null && due !== null && due.dueText.length >= (dated[1]?.length ?? 0) - 1) {
      task.due ??= due;
      task.text = tidy(before(dated));
      if (/@\S+$/.test(task.text)) kept = ` ${dated[1] ?? ''}${kept}`;
      continue;
    }
    const match = brackets ?? DASH_END.exec(end);
    if (match?.[1] === undefined || !/[\p{L}\p{N}]/u.test(before(match))) break;
    const unread = readParts(match[1], task, context);
    if (unread === null) {
      // `due: 5/12` and a date that nothing marks as due stay, but a name can stand before them.
      if (!DETAIL_LEAD.test(match[1]) && !dueFrom(match[1], context.today)?.dueDate) break;
      kept = match[0] + kept;
      task.text = before(match);
      continue;
    }
    const rest = unread === '' ? '' : brackets === null ? `, ${unread}` : ` (${unread})`;
    task.text = tidy(before(match)) + (match[2] ?? '') + rest;
    if (rest !== '') break;
  }
  task.text += kept;
}

const DETAIL_LEAD = new RegExp(`^${DETAIL}\\s?[:：]`, 'iu');

/** Reads what is set off, such as `Anna, by Friday`, and returns what it is not; null if it is nothing known. */
function readParts(chunk: string, task: Task, context: Context): string | null {
  const unread: string[] = [];
  const parts = [chunk.trim()];
  if (!readPart(chunk.trim(), task, context)) {
    parts.splice(0, 1, ...chunk.split(/\s*[,，;；／|]\s*|\s*(?<!\d)\/\s*|\s[–—-]\s/));
    for (const part of parts) if (!readPart(part, task, context)) unread.push(part);
  }
  return unread.length === parts.length ? null : unread.join(', ');
}

function readPart(part: string, task: Task, context: Context): boolean {
  const folded = fold(part).replace(/[.!]$/, '');
  if (DONE.has(folded)) {
    task.done = true;
    return true;
  }
  const name = part.replace(OWNER_LEAD, '');
  if (task.assignee === null && isAssignee(name, context, name !== part && /^\P{Ll}|:/u.test(name))) {
    task.assignee = bareName(name);
    return true;
  }
  if (
    task.assignee === null &&
    /[:：.]\s?$/.test(part.slice(0, part.length - name.length)) &&
    !isNobody(name)
  ) {
    task.assignee = bareName(name);
    return true;
  }
  const value = part.replace(DUE_LEAD, '');
  const due = dueIn(part, context.today) ?? (value === part ? null : dueFrom(value, context.today));
  if (!due?.dueDate || due.dueText.length < value.length - 2) return isNobody(name);
  task.due ??= due;
  return true;
}

/** The subject of a sentence: `Ben will …`, `Lucía enviará …`, `佐藤は…`. */
function subjectOf(text: string, context: Context, isLabeled: boolean): Partial<Task> {
  // `Venue: Anna will book it`
  const topic = COLON_LEAD.exec(text)?.[0] ?? '';
  if (topic !== '') {
    const { assignee } = subjectOf(text.slice(topic.length), context, false);
    return assignee ? { assignee } : {};
  }
  for (let length = Math.min(20, text.length - 1); length > 1; length -= 1) {
    const name = text.slice(0, length);
    if (!UNSPACED.test(name) || !SUBJECT_END.test(text.slice(length))) continue;
    if (isTeam(name) || context.people.meantBy(name).length > 0 || isTitled(name))
      return { assignee: name.trim() };
  }
  const parts = text.slice(0, 2 * LONGEST_NAME).split(' ');
  for (let count = Math.min(parts.length - 1, 6); count > 0; count -= 1) {
    const name = parts.slice(0, count).join(' ');
    const rest = text.slice(name.length + 1);
    const [next = ''] = rest.split(' ', 1);
    if (
      /^[\p{Lu}\p{N}]/u.test(next) ||
      (UNSPACED.test(name) && UNSPACED.test(next)) ||
      AND.has(fold(next)) ||
      AND.has(fold(parts[count - 1] ?? '')) ||
      /[,:;.]$/.test(name)
    )
      continue;
    const modal = MODAL.exec(rest);
    const isKnown = namesIn(name).every(
      (one) =>
        isTeam(one) ||
        context.people.meantBy(one.replace(ARTICLE, '')).length > 0 ||
        isTitled(one.replace(ARTICLE, '')),
    );
    // `Slides to be sent`
    const canBeUnknown = modal !== null && (isLabeled || modal[0].trim() !== 'to');
    const isNamed = isKnown || (canBeUnknown && isAssignee(name, context));
    if (!isNamed) continue;
    const isStripped = modal !== null && /^\p{Ll}/u.test(rest);
    return {
      assignee: name.replace(/^(?:O|A|Os|As)\s(?=\p{Lu})/u, ''),
      text: isStripped ? rest.slice(modal[0].length) : text,
    };
  }
  return {};
}
