import {
  bareName,
  type Context,
  detailsIn,
  isDone,
  isNobody,
  labeled,
  nameIn,
  readTask,
  type Task,
} from './assignee.ts';
import { dateIn } from './dates.ts';
import { dueFrom } from './due_date.ts';
import { isAboutOther, isAboutTasks, mentionsTasks } from './headings.ts';
import { LONGEST_MARKDOWN } from './markdown.ts';
import type { Bullet, Heading, MarkdownLine } from './markdown_lines.ts';
import { LINE_DEPTH, markdownLines, plainLine } from './markdown_lines.ts';
import { assigneeEmail, namesIn, peopleOf, type Person } from './people.ts';
import { anyOf, fold, spelled, UNSPACED, words } from './words.ts';

export interface ActionItem {
  /** Plain text that begins with a capital letter. */
  text: string;
  done: boolean;
  /** As written, without `@`, even if there are several (`Anna & Ben`). */
  assignee: string | null;
  /** The address of the only participant that the assignee can mean. */
  assigneeEmail: string | null;
  /** The ISO date by which the item is due, if the text names one day. */
  dueDate: string | null;
  /** What the text says about it. */
  dueText: string | null;
}

/** When and where a text was written: what `tomorrow` means. */
export interface Written {
  writtenAt: string | null;
  timeZone: string;
}

/** No meeting has more action items, or longer ones. The rest is not read, so that no note takes long or becomes large. */
const MOST_ITEMS = 1000;
const LONGEST_ITEM = 2000;
/** Below all other headings. */
const BULLET_DEPTH = LINE_DEPTH + 1;

/** The section being read, below a heading of `depth` about action items. */
interface Section {
  depth: number;
  /** The list item that is the heading, if it is one. */
  bullet: Bullet | null;
  /** Who the items under the current heading are for; undefined if it is not divided by person. */
  owner: string | null | undefined;
  /** The depth of the headings that divide it by person. */
  ownerDepth: number | null;
  /** Whether the items under the current heading are in a list. */
  isList: boolean | null;
}

/** A bullet with more indented ones below it: an item with its details, or a group of items. */
interface Parent {
  indent: number;
  owner: string | null;
  item: Task | null;
}

/** The header of a table of action items: which column holds what, -1 if none. */
interface Columns {
  task: number;
  owner: number;
  due: number;
  status: number;
}

/**
 * Action items in a note's texts, best effort, in the languages of `languages/`: check boxes, lines that say so (`Action
 * item: …`), tables of tasks, and what is listed under a heading that means action items. Details nested under an item are
 * not items. Each item comes once, even if several texts contain it, and is done if any of them says so. Of a long text,
 * only the rendered part is read: `LONGEST_MARKDOWN`.
 *
 * @param participants whose names distinguish an assignee from a topic (`Photos: …`), and whose addresses are used.
 */
export function actionItems(
  markdownTexts: readonly (string | null)[],
  participants: readonly Person[],
  { writtenAt, timeZone }: Written,
): ActionItem[] {
  const people = peopleOf(participants);
  const today = dateIn(timeZone, writtenAt);
  const found = markdownTexts.flatMap((markdown) => {
    if (markdown === null) return [];
    const lines = markdownLines(markdown.slice(0, LONGEST_MARKDOWN));
    // Whoever is named as present counts as a participant without an address.
    const present = peopleOf([...participants, ...lines.flatMap(presentIn)]);
    const context = { people: { ...present, areKnown: people.areKnown }, today };
    return new Reading(lines, context).items;
  });
  return unique(found.slice(0, MOST_ITEMS)).map(({ text, done, assignee, due }) => ({
    text: capitalized(text.slice(0, LONGEST_ITEM)),
    done,
    assignee,
    assigneeEmail: assigneeEmail(assignee, people),
    dueDate: due?.dueDate ?? null,
    dueText: due?.dueText ?? null,
  }));
}

const PRESENT = new RegExp(`^${anyOf(spelled('present'))}[^:：]{0,20}[:：](.{1,500})$`, 'iu');

/** The people in a line such as `Present: Anna (chair), Ben`. */
function presentIn(line: MarkdownLine): Person[] {
  if (!('content' in line) || !/[:：]/.test(line.content)) return [];
  const names = PRESENT.exec(plainLine(line.content))?.[1] ?? '';
  return namesIn(names.replace(/\([^()]*\)|（[^（）]*）/g, '')).map((name) => ({
    name: bareName(name),
    email: null,
  }));
}

class Reading {
  readonly items: Task[] = [];
  readonly #lines: readonly MarkdownLine[];
  readonly #context: Context;
  #section: Section | null = null;
  /** The depth of a heading about something else, below which not even check boxes are action items. */
  #otherDepth = Infinity;
  #parents: Parent[] = [];
  #columns: Columns | null = null;
  /** The item that a line right below can say more about. */
  #last: Task | null = null;

  constructor(lines: readonly MarkdownLine[], context: Context) {
    this.#lines = lines;
    this.#context = context;
    for (const [index, line] of lines.entries()) {
      if (this.items.length >= MOST_ITEMS) break;
      if (line.kind === 'blank') this.#last = null;
      if (line.kind === 'heading') this.#heading(line);
      if (line.kind === 'row') this.#row(line.cells, line.isHeader);
      if (line.kind === 'text') this.#text(line.content, line.indent, index);
      if (line.kind === 'bullet') this.#bullet(line, index);
      if (line.kind !== 'row' && line.kind !== 'rule') this.#columns = null;
    }
  }

  #add(task: Task): Task {
    // `Next meeting: May 2`
    const value = /^[^:：]{3,60}[:：]\s*(.{3,60})$/.exec(task.text)?.[1] ?? '';
    if (!isNothing(task.text) && !dueFrom(value, this.#context.today)?.dueDate) this.items.push(task);
    this.#last = task;
    return task;
  }

  #read(content: string, owner: string | null | undefined, isLabeled = false): Task {
    const task = readTask(content.slice(0, 2 * LONGEST_ITEM), this.#context, isLabeled);
    return { ...task, assignee: task.assignee ?? owner ?? null };
  }

  #heading(line: Heading): void {
    this.#parents = [];
    this.#last = null;
    this.#open(line.depth, line.title, null);
  }

  /** Goes on below a heading. One that is not about action items ends a section, unless it is deeper and divides it. */
  #open(depth: number, title: string, bullet: Bullet | null): void {
    const section = this.#section;
    const owner = this.#ownerIn(title);
    if (owner !== undefined || isAboutTasks(title)) {
      this.#section = { depth, bullet, owner, ownerDepth: owner === undefined ? null : depth, isList: null };
      this.#otherDepth = Infinity;
      return;
    }
    if (section !== null) {
      const name = nameIn(title, this.#context, 'unlisted');
      const isWithin =
        section.isList === null ||
        depth > section.depth ||
        depth === section.ownerDepth ||
        (depth === section.depth && section.owner !== undefined);
      if ((name !== null || isNobody(title)) && isWithin) {
        this.#section = { ...section, owner: name, ownerDepth: depth, isList: null };
        return;
      }
      if (depth > section.depth && !isAboutOther(title)) {
        this.#section = { ...section, owner: section.owner === undefined ? undefined : null, isList: null };
        return;
      }
      this.#section = null;
    }
    if (isAboutOther(title)) this.#otherDepth = depth;
    else if (depth <= this.#otherDepth) this.#otherDepth = Infinity;
  }

  /** Who `Anna's action items` or `Next steps for Anna` are for. */
  #ownerIn(title: string): string | undefined {
    if (!mentionsTasks(title)) return undefined;
    const parts = plainLine(title).split(/['’]s\s|[\s:：()（）–—]+/);
    for (const length of [3, 2, 1])
      for (let start = 0; start + length <= parts.length; start += 1) {
        const name = parts.slice(start, start + length).join(' ');
        if (this.#context.people.meantBy(name).length === 0) continue;
        if (isAboutTasks(parts.toSpliced(start, length).join(' '))) return name;
      }
    return undefined;
  }

  #row(cells: readonly string[], isHeader: boolean): void {
    if (this.#section !== null) this.#section = { ...this.#section, isList: true };
    if (isHeader) this.#columns = columnsOf(cells, this.#section !== null, this.#otherDepth < Infinity);
    else if (this.#columns !== null) {
      const task = this.#taskIn(cells, this.#columns);
      if (task !== null) this.#add({ ...task, assignee: task.assignee ?? this.#section?.owner ?? null });
    }
  }

  #taskIn(cells: readonly string[], columns: Columns): Task | null {
    // If the header does not say, the task is the cell with the most letters.
    const letters = (cell: string) => cell.replace(/\P{L}/gu, '').length;
    const others = cells.filter(
      (_cell, index) => ![columns.owner, columns.due, columns.status].includes(index),
    );
    const longest = others.reduce((longer, cell) => (letters(cell) > letters(longer) ? cell : longer), '');
    const written = (columns.task === -1 ? longest : (cells[columns.task] ?? ''))
      .trim()
      .replaceAll('\\|', '|');
    const content = written.replace(/^\[[ xX]?\]/, '');
    if (!/[\p{L}\p{N}]/u.test(content)) return null;
    const states = [columns.status, columns.due].map((column) => plainLine(cells[column] ?? ''));
    const done = states.some((state) => isDone(state) || /[✓✔✅☑]/u.test(state)) || /^\[x\]/i.test(written);
    const name = bareName(cells[columns.owner] ?? '');
    const due = dueFrom(plainLine(cells[columns.due] ?? ''), this.#context.today);
    // The header says that this is a name.
    const isNamed = columns.owner !== -1 && !isNobody(name);
    const task = readTask(content, this.#context);
    const named = isNamed ? { text: plainLine(content), assignee: name } : {};
    return { ...task, ...named, due: due ?? task.due, done: done || task.done };
  }

  #text(content: string, indent: number, index: number): void {
    if (labeled(content, this.#context) !== null) {
      this.#parents = [];
      this.#add(this.#read(content, null));
      return;
    }
    if (indent > 0) this.#last ??= this.#parents.at(-1)?.item ?? null;
    const details = this.#last === null ? null : detailsIn(content, this.#context);
    if (details !== null) {
      this.#change(details);
      return;
    }
    this.#parents = [];
    const next = this.#lines.slice(index + 1, index + 3).find(({ kind }) => kind !== 'blank');
    if (isAboutTasks(content, true)) {
      this.#open(LINE_DEPTH, content, null);
      return;
    }
    const isHeading = next?.kind !== 'text' && content.length < 40 && !/[.!?。]$|[:：]./.test(content);
    const section = this.#section;
    if (section === null) {
      if (isHeading && isAboutOther(content)) this.#open(LINE_DEPTH, content, null);
      return;
    }
    const endsList = section.isList === true && next?.kind === 'bullet';
    if (
      isHeading &&
      (endsList || nameIn(content, this.#context, 'unlisted') !== null || isAboutOther(content))
    ) {
      this.#open(LINE_DEPTH, content, null);
      return;
    }
    const before = this.#lines[index - 1];
    const isInList =
      section.isList === null ? next?.kind !== 'bullet' : !section.isList && before?.kind === 'text';
    if (!isInList || NO_TASK.test(content)) return;
    this.#section = { ...section, isList: false };
    if (!NOTHING_LEAD.test(fold(content))) this.#add(this.#read(content, section.owner, true));
  }

  #change({ assignee, due, done }: Omit<Task, 'text'>): void {
    if (this.#last === null) return;
    this.#last.assignee = assignee ?? this.#last.assignee;
    this.#last.due = due ?? this.#last.due;
    this.#last.done ||= done;
  }

  #bullet(line: Bullet, index: number): void {
    const ended = this.#section?.bullet;
    if (ended && line.indent <= ended.indent && (line.marker === ended.marker || line.indent < ended.indent))
      this.#section = null;
    const next = this.#lines[index + 1]?.kind === 'blank' ? this.#lines[index + 2] : this.#lines[index + 1];
    const isDeeper = next !== undefined && 'indent' in next && next.indent > line.indent;
    const isSibling = next?.kind === 'bullet' && next.indent === line.indent && next.marker === line.marker;
    const title = line.title ?? line.content;
    // `□ 후속 조치` above other bullets is no check box.
    const isMarked = line.done !== null && line.marker === '' && next?.kind === 'bullet' && !isSibling;
    const isHeading = isMarked || (line.done === null && (line.title !== null || !isSibling));
    if ((isHeading && isAboutTasks(title, line.title === null)) || (isMarked && isAboutOther(title))) {
      this.#parents = [];
      this.#last = null;
      this.#open(BULLET_DEPTH, title, line);
      return;
    }
    const label = labeled(line.content, this.#context);
    // Outside a list of tasks, `✔` is a bullet.
    const isBox = line.done !== null && this.#otherDepth === Infinity && !/^\s*[✔✅✓]/u.test(line.raw);
    if (this.#section === null && !isBox && label === null) return;

    while ((this.#parents.at(-1)?.indent ?? -1) >= line.indent) this.#parents.pop();
    const parent = this.#parents.at(-1);
    if (parent !== undefined && parent.item !== null && line.done === null) {
      this.#last = parent.item;
      const details = detailsIn(line.content, this.#context);
      if (details !== null) this.#change(details);
      return;
    }
    if (this.#section !== null) this.#section = { ...this.#section, isList: true };
    const owner = parent === undefined ? this.#section?.owner : parent.owner;
    if (isDeeper && next.kind === 'bullet' && label === null) {
      const group = this.#groupOf(line, next);
      if (group !== undefined) {
        this.#parents.push({ indent: line.indent, owner: group ?? owner ?? null, item: null });
        return;
      }
    }
    if (line.done === null && /[?？]$/.test(line.content)) return;
    const item = this.#add(this.#whole(line, index, owner));
    item.done ||= line.done ?? false;
    this.#parents.push({ indent: line.indent, owner: item.assignee, item });
  }

  /** An item that may be wrapped over lines. */
  #whole(line: Bullet, index: number, owner: string | null | undefined): Task {
    const wrapped: string[] = [];
    for (const next of this.#lines.slice(index + 1)) {
      if (next.kind !== 'text' || next.indent === 0 || detailsIn(next.content, this.#context) !== null) break;
      wrapped.push(next.content);
    }
    return this.#read([line.content, ...wrapped].join(' '), owner, this.#section !== null);
  }

  /**
   * Whose items the bullets below a bullet are (null if nobody's), because the bullet is a name, a title, or a common
   * topic; undefined if they are not items. Only the first of them decides, so that each line is read once.
   */
  #groupOf(line: Bullet, next: Bullet): string | null | undefined {
    if (line.done !== null || detailsIn(next.content, this.#context) !== null) return undefined;
    const name = nameIn(line.content, this.#context, 'unlisted');
    if (name !== null || isNobody(line.content)) return name;
    const isTitle = line.title !== null && line.title.split(' ').length <= 2;
    if (isTitle || next.done !== null) return null;
    const isDivided =
      readTask(line.content, this.#context).assignee === null &&
      readTask(next.content, this.#context).assignee !== null;
    return isDivided ? null : undefined;
  }
}

const NOTHING = words('nothing', 'nobody');
const UNSPACED_NOTHING = [...words('nothing')].filter((word) => UNSPACED.test(word) && word.length > 3);
const NOTHING_LEAD = new RegExp(
  `^${anyOf(words('nothing'))}.{0,80}$|^.{0,60}(?:${UNSPACED_NOTHING.join('|')})[^\\p{L}]{0,2}$`,
  'u',
);
/** Reads the header of a table; null if its rows are not action items. */
function columnsOf(cells: readonly string[], isInSection: boolean, isInOther: boolean): Columns | null {
  const titles = cells.map((cell) => fold(plainLine(cell)).replace(/[?:.]/g, ''));
  const find = (list: ReadonlySet<string>) => titles.findIndex((title) => list.has(title));
  const [owner, due, status, what] = [find(OWNERS), find(DUES), find(STATUS), find(WHAT)];
  const named = titles.findIndex(
    (title, index) => ![owner, due].includes(index) && isAboutTasks(title, true),
  );
  const task = named === -1 ? what : named;
  if (isInSection) return { task, owner, due, status };
  const isTable = named !== -1 ? owner !== -1 : what !== -1 && owner !== -1 && due !== -1 && !isInOther;
  return isTable ? { task, owner, due, status } : null;
}

const OWNERS = words('owner');
const DUES = words('due');
const STATUS = words('status');
const WHAT = words('what');

function isNothing(text: string): boolean {
  const folded = withoutEnd(fold(text)).replace(/^\P{L}+/u, '');
  return folded === '' || NOTHING.has(folded) || (NOTHING_LEAD.test(folded) && mentionsTasks(folded));
}

/** The foot of a summary (`[View](…) | [Rate](…)`), a signature (`____`), and a question. */
const NO_TASK = /^(?:\[[^\]]{1,100}\]\([^)]{1,2000}\)[\s|·•–-]*)+$|_{4}|[?？]$/;
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
function unique(items: readonly Task[]): Task[] {
  const owners = new Map<string, string | null>();
  for (const { text, assignee } of items) {
    const key = comparable(text);
    owners.set(key, owners.get(key) ?? assignee);
  }
  const merged = new Map<string, Task>();
  for (const item of items) {
    const assignee = item.assignee ?? owners.get(comparable(item.text)) ?? null;
    const key = itemKey({ text: item.text, assignee });
    const known = merged.get(key);
    merged.set(key, {
      ...item,
      assignee,
      ...known,
      due: known?.due ?? item.due,
      done: item.done || known?.done === true,
    });
  }
  return [...merged.values()];
}

/** What makes an item the same item: its text and assignee, ignoring case, runs of spaces, and trailing punctuation. */
export function itemKey({ text, assignee }: Pick<ActionItem, 'text' | 'assignee'>): string {
  return JSON.stringify([comparable(text), comparable(assignee ?? '')]);
}

function comparable(text: string): string {
  return withoutEnd(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '));
}

function withoutEnd(text: string): string {
  return text.replace(/[\s\p{P}]{1,20}$/u, '');
}
