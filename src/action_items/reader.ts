import { fold, normalized } from '../text/compare.ts';
import { dateIn } from '../text/dates.ts';
import { foldInPlace, lexicon } from '../text/lexicon.ts';
import { LONGEST_MARKDOWN } from '../text/markdown.ts';
import type { Bullet, MarkdownLine } from '../text/markdown_lines.ts';
import { LINE_DEPTH, LONGEST_TITLE, markdownLines, plainLine } from '../text/markdown_lines.ts';
import { Phrases } from '../text/words.ts';
import { dueFrom } from './due_date.ts';
import { AROUND, IN_BRACKETS, isAboutOther, isAboutTasks, saysNothing, TASKS } from './headings.ts';
import { assigneeEmail, namesIn, peopleOf, type Person } from './people.ts';
import {
  bareName,
  type Context,
  detailsIn,
  DUE,
  isDetailLabel,
  isNobody,
  labeled,
  nameIn,
  OWNER,
  readDetail,
  readTask,
  type Task,
} from './task.ts';

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
/** What begins a bullet: `Anna: `, `**Anna** – `. */
const LEAD = /^(.{1,60}?)(?:\s?[:：]|\s[–—-]\s|\s?(?:→|->)\s?)/;
/** Of a list below a heading that means nothing known. */
const MOST_EVIDENCE = 20;
/** A line or bullet without markup that is the title of what follows it is shorter. */
const LONGEST_SUBTITLE = 40;
/** Bullets are below all headings, by their indents. */
const BULLET_DEPTH = LINE_DEPTH + 1;

/** What the lines below a heading, a bullet that is one, or an item are, up to a line that is not deeper. */
interface Scope {
  depth: number;
  /** Of a bullet that is a heading: a bullet as far in with another mark still belongs to it. */
  marker: string | null;
  /** Whether they are action items; null if they are only if they say so. */
  areTasks: boolean | null;
  /** Who they are for; undefined if nobody is named above any of them. */
  owner: string | null | undefined;
  /** Whether they are in a list; null before the first. */
  areListed: boolean | null;
  /** The item whose details they are. */
  item: Task | null;
  /** Who begins a bullet of the list; null before the first. */
  context: Context | null;
}

const TEXT: Scope = {
  depth: 0,
  marker: null,
  areTasks: null,
  owner: undefined,
  areListed: null,
  item: null,
  context: null,
};

/** The header of a table of action items. */
interface Columns {
  /** Folded. */
  titles: readonly string[];
  /** Which of them holds the tasks; -1 if it does not say. */
  task: number;
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

const PRESENT = lexicon('present');

/** The people in a line such as `Present: Anna (chair), Ben`. */
function presentIn(line: MarkdownLine): Person[] {
  if (!('content' in line) || !/[:：]/.test(line.content)) return [];
  const plain = plainLine(line.content);
  const end = PRESENT.at(foldInPlace(plain), 0)?.end;
  const names = end === undefined ? undefined : /^[^:：]{0,20}[:：](.{1,500})$/.exec(plain.slice(end))?.[1];
  return namesIn((names ?? '').replace(IN_BRACKETS, '')).map((name) => ({
    name: bareName(name),
    email: null,
  }));
}

class Reading {
  readonly items: Task[] = [];
  readonly #lines: readonly MarkdownLine[];
  readonly #context: Context;
  /** From the outermost to the innermost. */
  #scopes: Scope[] = [TEXT];
  #columns: Columns | null = null;
  /** The item that a line right below can say more about. */
  #last: Task | null = null;

  constructor(lines: readonly MarkdownLine[], context: Context) {
    this.#lines = lines;
    this.#context = context;
    for (const [index, line] of lines.entries()) {
      if (this.items.length >= MOST_ITEMS) break;
      if (line.kind === 'blank') this.#last = null;
      if (line.kind === 'heading') this.#open(line.title, line.depth, index);
      if (line.kind === 'row') this.#row(line.cells, line.isHeader, index);
      if (line.kind === 'text') this.#text(line.content, line.indent, index);
      if (line.kind === 'bullet') this.#bullet(line, index);
      if (line.kind !== 'row' && line.kind !== 'rule') this.#columns = null;
    }
  }

  get #scope(): Scope {
    return this.#scopes.at(-1) ?? TEXT;
  }

  /** Ends what a line of this depth no longer belongs to, and returns the last that ended. */
  #close(depth: number, marker: string | null = null): Scope | undefined {
    const length = this.#scopes.findIndex(
      (scope) => scope.depth > depth || (scope.depth === depth && (scope.marker ?? marker) === marker),
    );
    return length < 1 ? undefined : this.#scopes.splice(length)[0];
  }

  /** Begins what is below a heading. Unless it says what that is, it is part of what the heading is in. */
  #open(title: string, depth: number, index: number, marker: string | null = null): void {
    this.#last = null;
    const ended = this.#close(depth, marker);
    const owner = this.#ownerIn(title);
    const isInTasks = ended?.areTasks === true || this.#scope.areTasks === true;
    const name = isInTasks ? nameIn(title, this.#context) : null;
    const isPerson = name !== null || (isInTasks && isNobody(title));
    // People can have headings of the same depth as the one about action items.
    const isDivided =
      ended?.areTasks === true &&
      (ended.owner === undefined ? ended.areListed === null : ended.depth === depth || ended.marker !== null);
    if (isPerson && isDivided) this.#scopes.push(ended.marker === null ? { ...ended, depth } : ended);
    const outer = this.#scope;
    const scope = { ...outer, depth, marker, areListed: null, item: null, context: null };
    if (owner !== undefined || isAboutTasks(title)) this.#scopes.push({ ...scope, areTasks: true, owner });
    else if (outer.areTasks && isPerson) {
      outer.owner ??= null;
      this.#scopes.push({ ...scope, owner: name });
    } else if (isAboutOther(title)) this.#scopes.push({ ...scope, areTasks: false });
    else this.#scopes.push({ ...scope, areTasks: scope.areTasks ?? (this.#areTasksBelow(index) || null) });
  }

  /** Whether a heading that means nothing known has a list below it that says who does most of it, and when. */
  #areTasksBelow(index: number): boolean {
    if (this.#after(index)?.kind !== 'bullet') return false;
    const tasks = this.#listFrom(index + 1).map(({ content }) => readTask(content, this.#context));
    // In `Turbine: Ben reported …`, nobody is set off.
    const named = tasks.filter(
      ({ text, assignee }) => assignee !== null && (text.startsWith(assignee) || !text.includes(assignee)),
    );
    return named.length >= 2 && 3 * named.length >= 2 * tasks.length && tasks.some(({ due }) => due !== null);
  }

  /** The bullets of a list, as far as it is evidence. */
  #listFrom(index: number): Bullet[] {
    const lines = this.#lines.slice(index, index + MOST_EVIDENCE).filter(({ kind }) => kind !== 'blank');
    const end = lines.findIndex(({ kind }) => kind !== 'bullet');
    const list = lines.slice(0, end === -1 ? lines.length : end).filter((line) => line.kind === 'bullet');
    return list.filter(({ indent }) => indent === list[0]?.indent);
  }

  /** Where most of a list begins with known names, the rest does with unknown ones, as where nobody is listed. */
  #contextOf(index: number): Context {
    const leads = this.#listFrom(index).flatMap(({ content }) => LEAD.exec(content)?.[1] ?? []);
    const known = leads.filter((lead) => nameIn(lead, this.#context, 'known') !== null);
    const areNames = known.length >= 2 && 4 * known.length >= 3 * leads.length;
    const { people } = this.#context;
    return areNames ? { ...this.#context, people: { ...people, areKnown: false } } : this.#context;
  }

  #add(task: Task): Task {
    // `Next meeting: May 2`
    const value = /^[^:：]{3,60}[:：]\s*(.{3,60})$/.exec(task.text)?.[1] ?? '';
    if (!isNothing(task.text) && !dueFrom(value, this.#context.today)?.dueDate) this.items.push(task);
    this.#last = task;
    return task;
  }

  #read(content: string, owner: string | null | undefined, isListed = false): Task {
    const task = readTask(content.slice(0, 2 * LONGEST_ITEM), this.#scope.context ?? this.#context, isListed);
    return { ...task, assignee: task.assignee ?? owner ?? null };
  }

  /** Who `Anna's action items` or `Next steps for Anna` are for. */
  #ownerIn(title: string): string | undefined {
    const parts = plainLine(title.slice(0, LONGEST_TITLE))
      .split(/['’]s\s|[\s:：()（）–—]+/)
      .filter((part) => part !== '');
    // Something must be left that means action items.
    const lengths = [3, 2, 1].filter((length) => length < parts.length);
    const spans = lengths.flatMap((length) =>
      parts.slice(length - 1).map((_part, start) => [start, length] as const),
    );
    const span = spans.find(
      ([start, length]) =>
        this.#context.people.meantBy(parts.slice(start, start + length).join(' ')).length > 0 &&
        isAboutTasks(parts.toSpliced(start, length).join(' ')),
    );
    return span && parts.slice(span[0], span[0] + span[1]).join(' ');
  }

  #row(cells: readonly string[], isHeader: boolean, index: number): void {
    const { areTasks, owner } = this.#scope;
    this.#scope.areListed = true;
    if (isHeader) this.#columns = columnsOf(this.#titlesOf(cells, index, areTasks === true), areTasks);
    else if (this.#columns !== null) {
      const task = this.#taskIn(cells, this.#columns);
      if (task !== null) this.#add({ ...task, assignee: task.assignee ?? owner ?? null });
    }
  }

  /** The folded titles of a table's columns. Among tasks, a column of people has the owners, whatever its title says: `By`. */
  #titlesOf(cells: readonly string[], index: number, areTasks: boolean): string[] {
    const titles = cells.map((cell) => fold(plainLine(cell)).replace(/[?:.]/g, ''));
    const isNamed = titles.some((title) => OWNER.covers(title));
    if (isNamed || !(areTasks || titles.some((title) => isAboutTasks(title, true)))) return titles;
    const below = this.#lines.slice(index + 1, index + MOST_EVIDENCE).filter(({ kind }) => kind !== 'rule');
    const end = below.findIndex(({ kind }) => kind !== 'row');
    const rows = below.slice(0, end === -1 ? below.length : end).filter((line) => line.kind === 'row');
    const isPerson = (cell = '') => nameIn(cell, this.#context, 'known') !== null;
    const owners = titles.findIndex(
      (_title, column) => 2 * rows.filter((row) => isPerson(row.cells[column])).length > rows.length,
    );
    return owners === -1 ? titles : titles.with(owners, 'owner');
  }

  #taskIn(cells: readonly string[], { titles, task }: Columns): Task | null {
    // If the header does not say, the task is the cell with the most letters.
    const letters = (cell: string) => cell.replace(/\P{L}/gu, '').length;
    const others = cells.filter((_cell, index) => !isDetailLabel(titles[index] ?? ''));
    const longest = others.reduce((longer, cell) => (letters(cell) > letters(longer) ? cell : longer), '');
    const named = cells[task] ?? '';
    const written = (task === -1 || /^[\d\s.]+$/.test(named) ? longest : named).trim().replaceAll('\\|', '|');
    const content = written.replace(/^\[[ xX]?\]/, '');
    if (isNobody(content)) return null;
    const read = readTask(content, this.#context);
    const done = read.done || /^\[x\]/i.test(written);
    const said: Task = { text: plainLine(content), assignee: null, due: null, done };
    for (const [index, cell] of cells.entries()) readDetail(titles[index] ?? '', cell, said, this.#context);
    // The header says that this is a name.
    const { text, assignee } = said.assignee === null ? read : said;
    return { text, assignee, due: said.due ?? read.due, done: said.done };
  }

  /** The next line, also after a blank one. */
  #after(index: number): MarkdownLine | undefined {
    return this.#lines.slice(index + 1, index + 3).find(({ kind }) => kind !== 'blank');
  }

  #text(content: string, indent: number, index: number): void {
    if (labeled(content, this.#context) !== null) {
      this.#close(BULLET_DEPTH);
      this.#add(this.#read(content, null));
      return;
    }
    if (indent > 0) this.#last ??= this.#scope.item;
    if (this.#isDetail(content) || (indent > 0 && this.#scope.depth >= BULLET_DEPTH)) return;
    this.#close(BULLET_DEPTH);
    const next = this.#after(index);
    const scope = this.#scope;
    const isTitle = next?.kind !== 'text' && content.length < LONGEST_SUBTITLE && !/[:：]./.test(content);
    const isDivision = () =>
      nameIn(content, this.#context) !== null || (isNobody(content) && !saysNothing(content));
    if (
      isAboutTasks(content, true) ||
      (isTitle &&
        (isAboutOther(content) ||
          (scope.areTasks === true && isDivision()) ||
          (scope.areTasks === null && this.#areTasksBelow(index))))
    ) {
      this.#open(content, LINE_DEPTH, index);
      return;
    }
    const isInList =
      scope.areListed === null
        ? next?.kind !== 'bullet'
        : !scope.areListed && this.#lines[index - 1]?.kind === 'text';
    // A list of lines ends with the first that is no part of it.
    if (scope.areListed === false && !isInList) scope.areListed = true;
    if (!scope.areTasks || !isInList || NO_TASK.test(content)) return;
    scope.areListed = false;
    if (!saysNothing(content)) this.#add(this.#read(content, scope.owner, true));
  }

  /** Whether a line says nothing but more about the item above it, which is then complete. */
  #isDetail(content: string): boolean {
    if (this.#last === null) return false;
    const details = detailsIn(content, this.#context);
    if (details === null) return false;
    this.#last.assignee = details.assignee ?? this.#last.assignee;
    this.#last.due = details.due ?? this.#last.due;
    this.#last.done ||= details.done;
    return true;
  }

  #bullet(line: Bullet, index: number): void {
    const depth = BULLET_DEPTH + line.indent;
    this.#close(depth, line.marker);
    const next = this.#after(index);
    const isDeeper = next !== undefined && 'indent' in next && next.indent > line.indent;
    const isSibling = next?.kind === 'bullet' && next.indent === line.indent && next.marker === line.marker;
    const title = line.title ?? line.content;
    // `□ 후속 조치` above other bullets is no check box.
    const isMarked = line.done !== null && line.marker === '' && next?.kind === 'bullet' && !isSibling;
    const isHeading = isMarked || (line.done === null && (line.title !== null || !isSibling));
    const scope = this.#scope;
    const label = labeled(line.content, this.#context);
    const isTitle = isHeading && scope.areTasks === null && label === null && title.length < LONGEST_SUBTITLE;
    if (
      (isHeading && isAboutTasks(title, line.title === null)) ||
      ((isMarked || isTitle) && isAboutOther(title))
    ) {
      this.#open(title, depth, index, line.marker);
      return;
    }
    // Outside a list of tasks, `✔` is a bullet.
    const isBox = line.done !== null && scope.areTasks !== false && !/^\s*[✔✅✓]/u.test(line.raw);
    // `→ Anna: send it`
    const lead = /^[^:：]{1,60}(?=[:：])/.exec(line.content)?.[0] ?? '';
    const isArrow =
      scope.areTasks === null && /[→>]$/.test(line.marker) && nameIn(lead, this.#context, 'known') !== null;
    if (!scope.areTasks && !isBox && !isArrow && label === null) return;
    if (scope.item !== null && line.done === null) {
      this.#last = scope.item;
      this.#isDetail(line.content);
      return;
    }
    if (scope.areTasks) scope.context ??= this.#contextOf(index);
    scope.areListed = true;
    const below = { ...scope, depth, marker: null, item: null };
    const group =
      isDeeper && next.kind === 'bullet' && label === null ? this.#groupOf(line, next) : undefined;
    if (group !== undefined) {
      this.#scopes.push({ ...below, owner: group ?? scope.owner });
      return;
    }
    if (line.done === null && /[?？]$/.test(line.content)) return;
    const item = this.#add(this.#whole(line, index, scope.owner));
    item.done ||= line.done ?? false;
    this.#scopes.push({ ...below, owner: item.assignee, item });
  }

  /** An item that may be wrapped over lines; the assignee can also stand at the end of the first. */
  #whole(line: Bullet, index: number, owner: string | null | undefined): Task {
    const wrapped: string[] = [];
    for (const next of this.#lines.slice(index + 1)) {
      if (next.kind !== 'text' || next.indent === 0 || detailsIn(next.content, this.#context) !== null) break;
      wrapped.push(next.content);
    }
    return this.#read([line.content, ...wrapped].join(' '), owner, this.#scope.areTasks === true);
  }

  /**
   * Whose items the bullets below a bullet are (null if nobody's), because the bullet is a name, a title, or a common
   * topic; undefined if they are not items. Only the first of them decides, so that each line is read once.
   */
  #groupOf(line: Bullet, next: Bullet): string | null | undefined {
    if (line.done !== null || detailsIn(next.content, this.#context) !== null) return undefined;
    const name = nameIn(line.content, this.#context);
    if (name !== null || isNobody(line.content)) return name;
    const isTitle = line.title !== null && (/[:：]$/.test(line.title) || line.title.split(' ').length <= 2);
    if (isTitle || next.done !== null) return null;
    const isDivided =
      readTask(line.content, this.#context).assignee === null &&
      readTask(next.content, this.#context).assignee !== null;
    return isDivided ? null : undefined;
  }
}

const WHAT = new Phrases(['what'], AROUND, TASKS);

/** Reads the header of a table; null if its rows are not action items. */
function columnsOf(titles: readonly string[], areTasks: boolean | null): Columns | null {
  const has = (list: Phrases) => titles.some((title) => list.covers(title));
  const named = titles.findIndex(
    (title) => !OWNER.covers(title) && !DUE.covers(title) && isAboutTasks(title, true),
  );
  // A table of owners and due dates is one of tasks, whatever its heading says.
  const isTable =
    has(OWNER) &&
    (named !== -1 || (has(DUE) && (has(WHAT) || (areTasks !== false && !titles.some(isAboutOther)))));
  const task = named === -1 ? titles.findIndex((title) => WHAT.covers(title)) : named;
  return isTable || areTasks ? { titles, task } : null;
}

function isNothing(text: string): boolean {
  const bare = withoutEnd(text).replace(/^\P{L}+/u, '');
  return isNobody(bare) || saysNothing(bare);
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
  return withoutEnd(normalized(text, 'NFKC').toLowerCase().replace(/\s+/g, ' '));
}

function withoutEnd(text: string): string {
  return text.replace(/[\s\p{P}]{1,20}$/u, '');
}
