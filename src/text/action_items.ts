import {
  DETAIL_LABELS,
  DONE_WORDS,
  fold,
  HEADING_PHRASES,
  HEADING_QUALIFIERS,
  HEADINGS,
  ITEM_LABEL,
  NEXT_MEETING,
  NOTHING,
  NOTHING_SENTENCE,
  OTHER_HEADINGS,
  OWNER_LABELS,
  STATUS_COLUMNS,
  SUBJECT_COLUMNS,
  TASK_COLUMNS,
} from './action_item_words.ts';
import type { AcceptsName, Assigned } from './assignee.ts';
import { acceptsName, bareName, ownerIn, splitAssignee } from './assignee.ts';
import { LONGEST_MARKDOWN } from './markdown.ts';
import type { Bullet, Heading, MarkdownLine } from './markdown_lines.ts';
import { LINE_DEPTH, LONGEST_TITLE, markdownLines, plainLine } from './markdown_lines.ts';
import type { Person } from './people.ts';
import { assigneeEmail, peopleOf } from './people.ts';

export interface ActionItem {
  /** Plain text that begins with a capital letter. */
  text: string;
  done: boolean;
  /** As written, without `@`, even if there are several (`Anna & Ben`). */
  assignee: string | null;
  /** The address of the only participant that the assignee can mean. */
  assigneeEmail: string | null;
}

/** No meeting has more action items, or longer ones. The rest is not read, so that no note takes long or becomes large. */
const MOST_ITEMS = 1000;
const LONGEST_ITEM = 2000;
const MOST_LINES = 10_000;
/** Below all other headings. */
const BULLET_DEPTH = LINE_DEPTH + 1;
/** How many lines below an item are searched for its owner. */
const DETAIL_LINES = 8;

/** The section being read: a heading of `depth` about action items, whose bullets are indented more than `indent`. */
interface Section {
  depth: number;
  indent: number;
  isEmpty: boolean;
  /** Who the items under the current heading are for. */
  assignee: string | null;
  /** Divided by person. */
  isByPerson: boolean;
}

/** A bullet with more indented ones below it: an item with its details, or a group of items. */
interface Parent {
  indent: number;
  assignee: string | null;
  isItem: boolean;
}

/** The header of a table of action items: which column holds what, -1 if none. */
interface Columns {
  task: number;
  owner: number;
  status: number;
}

type FoundItem = Assigned & { done: boolean };

/**
 * Action items in a note's texts, best effort: check boxes anywhere, lines that begin with `Action item:`, tables of
 * tasks, and what is listed under a heading that means action items, next steps or to-dos in English, German, French,
 * Spanish, Dutch, Korean or Japanese. Details nested under an item are not items. Each item comes once, even if several texts
 * contain it, and is done if any of them says so. Of a long text, only the rendered part is read: `LONGEST_MARKDOWN`.
 *
 * @param participants whose names distinguish an assignee from a topic (`Photos: …`), and whose addresses are used.
 */
export function actionItems(
  markdownTexts: readonly (string | null)[],
  participants: readonly Person[],
): ActionItem[] {
  const people = peopleOf(participants);
  const found = markdownTexts.flatMap((markdown) => {
    if (markdown === null) return [];
    const lines = markdownLines(markdown.slice(0, LONGEST_MARKDOWN)).slice(0, MOST_LINES);
    const certain = itemsOf(lines, acceptsName(people, new Set()));
    // Words in the same place as a participant's name count as names, too, even if unknown.
    const places = new Set(certain.flatMap(({ place }) => place ?? []));
    return places.size === 0 ? certain : itemsOf(lines, acceptsName(people, places));
  });
  return unique(found.filter(({ text }) => !isNothing(text)).slice(0, MOST_ITEMS)).map((item) => ({
    text: capitalized(item.text.slice(0, LONGEST_ITEM)),
    done: item.done,
    assignee: item.assignee,
    assigneeEmail: assigneeEmail(item.assignee, people),
  }));
}

function itemsOf(lines: readonly MarkdownLine[], accepts: AcceptsName): FoundItem[] {
  const items: FoundItem[] = [];
  const parents: Parent[] = [];
  let section: Section | null = null;
  let columns: Columns | null = null;

  const add = (
    content: string,
    wrapped: readonly string[],
    done: boolean,
    owner: string | null | undefined,
  ) => {
    const assigned = splitWrapped(content, wrapped, accepts);
    const item = { ...assigned, done, assignee: assigned.assignee ?? owner ?? null };
    items.push(item);
    return item;
  };

  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'row' && line.kind !== 'rule') columns = null;
    switch (line.kind) {
      case 'blank':
      case 'code':
      case 'rule':
        break;

      case 'heading':
        section = sectionAfter(line, section, accepts);
        parents.length = 0;
        break;

      case 'row':
        if (line.isHeader) columns = columnsOf(line.cells, section !== null);
        else if (columns !== null) {
          const item = itemInRow(line.cells, columns, accepts);
          if (item !== null) items.push({ ...item, assignee: item.assignee ?? section?.assignee ?? null });
        }
        break;

      case 'text':
        if (line.indent > 0 && parents.length > 0) break;
        parents.length = 0;
        if (isTaskHeading(headingWords(line.content))) {
          section = newSection(LINE_DEPTH);
        } else if (section !== null && accepts(bareName(line.content), 'heading')) {
          section = changed(section, { assignee: bareName(line.content), isByPerson: true });
        } else if (section?.assignee || ITEM_LABEL.test(plainLine(line.content))) {
          add(line.content, [], false, section?.assignee);
        } else if (section !== null) {
          const assigned = splitAssignee(line.content, accepts);
          if (assigned.assignee !== null) items.push({ ...assigned, done: false });
        }
        break;

      case 'bullet': {
        if (section !== null && line.indent <= section.indent) section = null;
        if (line.title !== null && isActionHeading(line.title)) {
          section = newSection(BULLET_DEPTH, ownerInHeading(line.title, accepts), line.indent);
          parents.length = 0;
          break;
        }
        if (section === null && line.done === null && !ITEM_LABEL.test(plainLine(line.content))) break;
        if (section !== null) section = changed(section, { isEmpty: false });

        while ((parents.at(-1)?.indent ?? -1) >= line.indent) parents.pop();
        const parent = parents.at(-1);
        if (parent?.isItem === true && line.done === null) break;
        const owner = parent?.assignee ?? section?.assignee;
        const group = groupOf(line, lines, index, accepts);
        if (group !== undefined) {
          parents.push({ indent: line.indent, assignee: group ?? owner ?? null, isItem: false });
          break;
        }
        const wrapped = continuation(lines, index);
        const item = add(line.content, wrapped, line.done ?? false, ownerBelow(line, lines, index) ?? owner);
        parents.push({ indent: line.indent, assignee: item.assignee, isItem: true });
      }
    }
  }
  return items;
}

/** Splits an item that may be wrapped over lines; the assignee can also stand at the end of the first. */
function splitWrapped(content: string, wrapped: readonly string[], accepts: AcceptsName): Assigned {
  const plain = plainLine(content);
  const labelled = ITEM_LABEL.test(plain) ? plain.replace(ITEM_LABEL, '') : content;
  const whole = splitAssignee([labelled, ...wrapped].join(' '), accepts);
  if (whole.assignee !== null) return whole;
  const first = splitAssignee(labelled, accepts);
  return first.assignee === null
    ? whole
    : { ...first, text: `${first.text} ${plainLine(wrapped.join(' '))}` };
}

function newSection(depth: number, assignee: string | null = null, indent = -1): Section {
  return { depth, indent, isEmpty: true, assignee, isByPerson: assignee !== null };
}

function changed(section: Section, change: Partial<Section>): Section {
  return { ...section, ...change };
}

/**
 * The section after a heading. A heading that is not about action items ends the section, unless it is deeper and introduces
 * or divides the list (`### This week` under `## Next steps`), or names the owner of the next items.
 */
function sectionAfter(
  { depth, title }: Heading,
  section: Section | null,
  accepts: AcceptsName,
): Section | null {
  if (isActionHeading(title)) return newSection(depth, ownerInHeading(title, accepts));
  if (section === null) return null;
  const name = bareName(title);
  const isDeeper = depth > section.depth;
  if (
    accepts(name, 'heading') &&
    (isDeeper || (depth === section.depth && (section.isEmpty || section.isByPerson)))
  ) {
    return changed(section, { assignee: name, isByPerson: true });
  }
  const isWithin = isDeeper && !matches(headingWords(title), OTHER_HEADINGS);
  return isWithin ? changed(section, { assignee: null }) : null;
}

/** Who `Anna's action items` or `Next steps for Anna` are for. */
function ownerInHeading(title: string, accepts: AcceptsName): string | null {
  const owner = /(.+?)['’]s\s|\s(?:for|für|von|pour|de|para|voor)\s(.+)/u.exec(plainLine(title));
  if (owner === null) return null;
  const name = bareName(owner.slice(1).join(''));
  return accepts(name, 'heading owner') ? name : null;
}

function isActionHeading(title: string): boolean {
  if (title.length > LONGEST_TITLE) return false;
  const heading = headingWords(title);
  return matches(heading, HEADING_PHRASES) || isTaskHeading(heading);
}

/** Whether a heading says nothing else, so that even a line of plain text is one: `Tasks & follow-ups`. */
function isTaskHeading(heading: string): boolean {
  if (heading.length > LONGEST_TITLE) return false;
  if (HEADING_PHRASES.includes(heading) || HEADINGS.has(heading)) return true;
  const words = heading.split(' ').filter((word) => !HEADING_QUALIFIERS.has(word));
  return words.length > 0 && (HEADINGS.has(words.join(' ')) || words.every((word) => HEADINGS.has(word)));
}

/** A folded heading without emoji, number, and punctuation. */
function headingWords(title: string): string {
  return fold(plainLine(title))
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .replace(/^[\d -]+|[\d ]+$/g, '');
}

function matches(heading: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    // Headings without a Latin letter may have no spaces between words.
    if (!/[a-z]/.test(phrase)) return heading.includes(phrase);
    return heading === phrase || heading.startsWith(`${phrase} `) || heading.endsWith(` ${phrase}`);
  });
}

/**
 * Whose items the bullets below a bullet are (null if nobody's), because the bullet is a name, a title, or a common topic;
 * undefined if they are not items. Only the first of them decides, so that each line is read once.
 */
function groupOf(
  line: Bullet,
  lines: readonly MarkdownLine[],
  index: number,
  accepts: AcceptsName,
): string | null | undefined {
  const next = lines[index + 1]?.kind === 'blank' ? lines[index + 2] : lines[index + 1];
  if (line.done !== null || next?.kind !== 'bullet' || next.indent <= line.indent) return undefined;
  if (isDetail(next.content)) return undefined;
  const name = bareName(line.content);
  if (accepts(name, 'heading')) return name;
  const isTitle =
    line.title !== null && (/[:：]$/.test(plainLine(line.content)) || line.title.split(' ').length <= 2);
  if (isTitle || next.done !== null) return null;
  const isDivided =
    splitAssignee(line.content, accepts).assignee === null && isLed(splitAssignee(next.content, accepts));
  return isDivided ? null : undefined;
}

/** Whether an item begins with a name. */
function isLed({ place }: Assigned): boolean {
  return place === 'bold' || place === 'colon' || place === 'verb';
}

/** `Due: Friday`, `Owner: Anna`. */
function isDetail(content: string): boolean {
  return DETAIL_LABELS.has(fold(plainLine(content).replace(/ ?[:：].*/, '')));
}

/** The indented lines of text right after a bullet: it was wrapped. */
function continuation(lines: readonly MarkdownLine[], index: number): string[] {
  const wrapped: string[] = [];
  for (let next = lines[index + 1]; next?.kind === 'text' && next.indent > 0; next = lines[index + 1]) {
    if (!isDetail(next.content)) wrapped.push(next.content);
    index += 1;
  }
  return wrapped;
}

/** The owner in a line such as `Owner: Anna` below an item. */
function ownerBelow(item: Bullet, lines: readonly MarkdownLine[], index: number): string | null {
  for (const line of lines.slice(index + 1, index + 1 + DETAIL_LINES)) {
    if (line.kind === 'blank') continue;
    if ((line.kind !== 'bullet' && line.kind !== 'text') || line.indent <= item.indent) return null;
    const owner = ownerIn(line.content);
    if (owner !== undefined) return owner;
  }
  return null;
}

/** Reads the header of a table; null if its rows are not action items. */
function columnsOf(cells: readonly string[], isInSection: boolean): Columns | null {
  const titles = cells.map((cell) => fold(plainLine(cell)).replace(/[?:.]/g, ''));
  const find = (words: ReadonlySet<string>) => titles.findIndex((title) => words.has(title));
  const owner = find(OWNER_LABELS);
  const status = find(STATUS_COLUMNS);
  const task = titles.findIndex((title) => TASK_COLUMNS.has(title) || isTaskHeading(title));
  if (!isInSection) return task === -1 || owner === -1 ? null : { task, owner, status };
  return { task: task === -1 ? find(SUBJECT_COLUMNS) : task, owner, status };
}

function itemInRow(
  cells: readonly string[],
  { task, owner, status }: Columns,
  accepts: AcceptsName,
): FoundItem | null {
  // If the header does not say, the task is the cell with the most letters.
  const letters = (cell: string) => cell.replace(/\P{L}/gu, '').length;
  const others = cells.filter((_cell, index) => index !== owner && index !== status);
  const longest = others.reduce((longer, cell) => (letters(cell) > letters(longer) ? cell : longer), '');
  const written = (task === -1 ? longest : (cells[task] ?? '')).trim();
  const content = written.replace(/^\[[ xX]?\]/, '');
  if (!/[\p{L}\p{N}]/u.test(content)) return null;
  const state = fold(plainLine(cells[status] ?? ''));
  const done =
    DONE_WORDS.has(state.replace(/^[^\p{L}\p{N}]+/u, '')) ||
    /[✓✔✅☑]|^\[x\]/u.test(state) ||
    /^\[x\]/i.test(written);
  const name = bareName(cells[owner] ?? '');
  // The header says that this is a name.
  if (ownerIn(`Owner: ${name}`)) {
    return { text: plainLine(content), assignee: name, place: null, done };
  }
  return { ...splitAssignee(content, accepts), done };
}

function isNothing(text: string): boolean {
  const words = withoutEnd(fold(text));
  return words === '' || NOTHING.has(words) || NOTHING_SENTENCE.test(words) || NEXT_MEETING.test(text);
}

/** Capitalizes the first word if it is an ordinary one, unlike `iPhone` or `https://…`. */
function capitalized(text: string): string {
  return text.replace(/^\p{Ll}(?=[\p{Ll}\p{M}'’-]*(?:[,;:!?]?\s|[.!?]?$))/u, (letter) =>
    letter.toUpperCase(),
  );
}

/**
 * The items without duplicates, at their first mention. Items with the same text and person are one; those without a person
 * belong to the first person. An item is done if any of its mentions is.
 */
function unique(items: readonly FoundItem[]): FoundItem[] {
  const owners = new Map<string, string | null>();
  for (const { text, assignee } of items) {
    const key = textKey(text);
    owners.set(key, owners.get(key) ?? assignee);
  }
  const merged = new Map<string, FoundItem>();
  for (const item of items) {
    const text = textKey(item.text);
    const assignee = item.assignee ?? owners.get(text) ?? null;
    const key = JSON.stringify([text, assignee && fold(assignee)]);
    const known = merged.get(key);
    merged.set(key, { ...item, assignee, ...known, done: item.done || known?.done === true });
  }
  return [...merged.values()];
}

/** An item's text in the form used for comparison: ignoring case, runs of spaces, and trailing punctuation. */
export function textKey(text: string): string {
  return withoutEnd(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '));
}

function withoutEnd(text: string): string {
  return text.replace(/[\s\p{P}]{1,20}$/u, '');
}
