import { normalized } from '../text/compare.ts';
import { dateIn } from '../text/dates.ts';
import type { Bullet, MarkdownLine, Row, Text } from '../text/markdown_lines.ts';
import { LINE_DEPTH, LONGEST_TITLE, plainLine } from '../text/markdown_lines.ts';
import { LIST_DEPTH } from '../text/outline.ts';
import { phrasesOf } from '../text/phrases.ts';
import { type ZoneClock, zoneClock } from '../text/time_zone.ts';
import {
  bareName,
  type Context,
  detailsIn,
  isEvent,
  isNobody,
  labeled,
  LONGEST_ITEM,
  nameIn,
  readTask,
  ROLE_END,
  type Task,
  type Trust,
  valueOfWhat,
} from './commitment.ts';
import { type Due, isNext } from './due_date.ts';
import { IN_BRACKETS, isDetail, isNextMeeting, type Meaning, meaningOf, saysNothing } from './meaning.ts';
import { assigneeEmail, isTeam, namesIn, peopleOf, type Person } from './people.ts';
import {
  followsText,
  indentedBelow,
  isAboveList,
  isSentence,
  leadsIn,
  LONGEST_SUBTITLE,
  nextTo,
  type Place,
  sentencesIn,
  structureOf,
  textsBelow,
} from './structure.ts';
import { type Columns, columnsOf, taskInRow } from './table.ts';

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
  /** The instant, as ISO 8601 in UTC, if the text names a time of that day, on clocks in the Zap's zone. */
  dueAt: string | null;
  /** What the text says about it. */
  dueText: string | null;
}

/** An item with what tells it from others of its note: the line that it is, and the group that it stands under. */
export interface KeyedItem extends ActionItem {
  key: string;
}

/** When and where a text was written: what `tomorrow` means. */
export interface Written {
  writtenAt: string | null;
  timeZone: string;
}

/** No meeting has more action items. */
export const MOST_ITEMS = 1000;
const NUMBER = /[\d.]/;
/** A title that may name a group. Its name is worked out only if an item is below it: most titles have none. */
interface Group {
  title: string;
  outer: Group | null;
  name?: string;
}

/** What stands below a title, and what is known of it. */
class Scope {
  depth = 0;
  kind: Meaning = 'notes';
  /** Who its tasks are for, if the title or one above it says so. */
  owner: string | null = null;
  /** How deep the titles are that name its people; null if none does. */
  divided: number | null = null;
  /** What was listed right below the title: `lines` while they follow each other; null before the first. */
  listed: 'lines' | 'all' | null = null;
  /** Whether plain lines are titles of parts of its list. */
  isTitled = false;
  /** Null if no title is above. */
  group: Group | null = null;
  /** The item whose details are below it. */
  item: Item | null = null;
  /** How its list is read; null before the first bullet. */
  context: Context | null = null;
  /** Of a person's title: the tasks of all, although they have a title that is no higher. */
  among: Scope | null = null;
  /** The bullet that is its title, and what that is in. */
  marked: { line: Bullet; outer: Scope } | null = null;

  /** Whether a title is above, and means nothing but notes. */
  get isOrdinary(): boolean {
    return this.kind === 'notes' && this.depth > 0 && this.depth < LIST_DEPTH;
  }

  with(changes: Partial<Omit<Scope, 'isOrdinary'>>): Scope {
    return Object.assign(new Scope(), this, changes);
  }
}

/**
 * Action items in a note's texts, best effort, in the languages of `words`: check boxes, lines that say so (`Action
 * item: …`), tables of tasks, and what is listed under a heading that means action items. Details nested under an item are
 * not items. Each item comes once, even if several texts contain it, and is done if any of them says so. Of a long text,
 * only the part that is rendered is read.
 *
 * @param participants whose names distinguish an assignee from a topic (`Photos: …`), and whose addresses are used.
 */
export function actionItems(
  markdownTexts: readonly (string | null)[],
  participants: readonly Person[],
  { writtenAt, timeZone }: Written,
): KeyedItem[] {
  const people = peopleOf(participants);
  const today = dateIn(timeZone, writtenAt);
  const found = markdownTexts.flatMap((markdown) => {
    if (markdown === null) return [];
    const { nodes, children } = structureOf(markdown);
    // Whoever is named as present or absent counts as a participant without an address.
    const present = nodes.flatMap(({ line }) => presentIn(line));
    const all = present.length === 0 ? people : peopleOf([...participants, ...present]);
    const context = { people: { ...all, areKnown: people.areKnown }, today };
    return new Reading(children, context).items;
  });
  const dueAt = instantIn(timeZone);
  return unique(found)
    .slice(0, MOST_ITEMS)
    .map(({ key, text, done, assignee, due }) => ({
      key,
      text: capitalized(text.slice(0, LONGEST_ITEM)),
      done,
      assignee,
      assigneeEmail: assigneeEmail(assignee, people),
      dueDate: due?.dueDate ?? null,
      dueAt: dueAt(due),
      dueText: due?.dueText ?? null,
    }));
}

/** Writes when something is due. Most notes name no time, and need no clock. */
function instantIn(timeZone: string): (due: Due | null) => string | null {
  let clock: ZoneClock | undefined;
  return (due) => {
    const { dueDate = null, minutes = null } = due ?? {};
    if (dueDate === null || minutes === null) return null;
    clock ??= zoneClock(timeZone);
    return new Date(clock.instantOf(Date.parse(dueDate) + minutes * 60_000)).toISOString();
  };
}

const NOBODY = phrasesOf(['nobody']);
const PRESENT = phrasesOf(['present', 'absent']);

/** The people in a line such as `Present: Anna (chair), Ben` or `Absent: Cleo`. */
function presentIn(line: MarkdownLine): Person[] {
  if (!('content' in line) || !/[:：]/.test(line.content)) return [];
  const parts = sentencesIn(plainLine(line.content)).flatMap((sentence) => sentence.split(/\s?[;；]\s?/));
  return parts.flatMap((sentence) => {
    const end = PRESENT.at(sentence, 0)?.end;
    const names = end === undefined ? null : /^[^:：]{0,20}[:：](.{1,500}?)\.?$/.exec(sentence.slice(end));
    return namesIn((names?.[1] ?? '').replace(IN_BRACKETS, '')).map((name) => ({
      name: bareName(name),
      email: null,
    }));
  });
}

interface Item extends Task {
  key: string;
  /** Whether a line of its own names the assignee. */
  isNamed?: boolean;
}

class Reading {
  readonly items: Item[] = [];
  readonly #context: Context;
  #columns: Columns | null = null;
  /** The item that a line right below can say more about. */
  #last: Item | null = null;
  /** Who has the task in the next line. */
  #ahead: string | null = null;
  /** As if nobody were known, so that a key does not depend on it. */
  readonly #unknown: Context;

  constructor(places: readonly Place[], context: Context) {
    this.#context = context;
    this.#unknown = { ...context, people: peopleOf([]) };
    this.#read(places, new Scope());
  }

  #read(places: readonly Place[], outer: Scope): void {
    const { group } = outer;
    // Of the last title among them: a heading, or a plain line, which is the title of what follows it.
    let titled: Scope | null = null;
    // Of a bullet that is a title: those as far in with another mark still belong to it.
    let marked: Scope | null = null;
    for (const place of places) {
      const { line, depth, children } = place;
      if (this.items.length >= MOST_ITEMS) return;
      marked = marked && within(marked, line);
      // Below a bullet that is a title, people can have headings.
      if (outer.among !== null && within(outer.among, line) !== outer.among)
        titled = within(outer.among, line);
      const scope: Scope = marked ?? titled ?? outer;
      this.#forget(line);
      if (line.kind === 'row') this.#row(line, place, scope);
      if (line.kind === 'heading' || (line.kind === 'text' && this.#isTitle(line, place, scope))) {
        const title = line.kind === 'heading' ? line.title : line.content;
        titled = this.#open(title, Math.min(depth, LINE_DEPTH), place, outer, titled ?? marked);
        marked = null;
        this.#read(children, titled);
      } else if (line.kind === 'text') {
        if (isAboveList(line.content, place)) scope.group = { title: line.content, outer: group };
        this.#text(line, place, scope);
      }
      if (line.kind !== 'bullet') continue;
      const title = this.#titleOf(line, place, scope);
      if (title !== null)
        marked = this.#open(title, depth, place, scope, null).with({ marked: { line, outer: scope } });
      this.#read(children, title === null ? this.#bullet(line, place, scope) : (marked ?? scope));
    }
  }

  /** A table ends with another line, and what a line can say more about with a blank one. */
  #forget({ kind }: MarkdownLine): void {
    if (kind !== 'row' && kind !== 'rule') this.#columns = null;
    if (kind === 'blank') this.#last = null;
  }

  /** What is below a title. Unless it says what that is, it is part of what the title is in. */
  #open(title: string, depth: number, place: Place, outer: Scope, before: Scope | null): Scope {
    this.#last = null;
    const tasks = before?.among ?? before;
    const who = this.#personTitled(title, depth, place, outer, tasks);
    const isAmong = who !== null && tasks?.kind === 'tasks' && this.#isAmong(depth, tasks);
    const around = isAmong ? tasks : outer;
    const group = { title, outer: outer.group };
    const { kind, owner: inherited, divided } = around;
    const scope = new Scope().with({ depth, kind, owner: inherited, divided, group });
    const meaning = meaningOf(title);
    if (meaning === 'tasks') return scope.with({ kind: 'tasks', owner: null, divided: null, group: null });
    if (who !== null) {
      around.divided = depth;
      return scope.with({ owner: who.name, divided: depth, among: isAmong ? around : null });
    }
    if (meaning !== null) return scope.with({ kind: kind === 'other' ? kind : meaning });
    const isOver = kind === 'tasks' && depth === LINE_DEPTH && endsList(title, place, around);
    return scope.with({ kind: isOver ? 'notes' : kind });
  }

  /** Who a title is the name of, without a name if nobody has the tasks below it; null if it is none. */
  #personTitled(
    title: string,
    depth: number,
    place: Place,
    outer: Scope,
    tasks: Scope | null,
  ): { name: string | null } | null {
    if (tasks?.kind !== 'tasks' && outer.kind !== 'tasks') {
      const known = outer.kind === 'other' ? null : this.#personAboveBoxes(title, place);
      return known === null ? null : { name: known };
    }
    const name = this.#personIn(title);
    // Whoever is not listed can have a title, too, but not a plain one after a list.
    const canBeUnknown = depth !== LINE_DEPTH || outer.listed === null || outer.divided !== null;
    const unknown = name === null && canBeUnknown ? nameIn(title, this.#unknown) : null;
    // Among titles that are names, it is one, too.
    if (unknown !== null)
      return { name: (outer.divided ?? tasks?.divided ?? null) === null ? null : unknown };
    return name !== null || isNobody(title) ? { name } : null;
  }

  /** Below a person's name, check boxes are that person's, whatever else the text is about. */
  #personAboveBoxes(title: string, place: Place): string | null {
    const next = nextTo(place);
    const isAboveBoxes = next?.kind === 'bullet' && next.done !== null;
    if (!isAboveBoxes || isTeam(bareName(title)) || meaningOf(title) === 'other') return null;
    return this.#personIn(title, this.#context, 'known');
  }

  /** Whether a person's title, although no deeper, stands among those of a list of tasks. */
  #isAmong(depth: number, { divided, listed, marked }: Scope): boolean {
    return divided === null ? listed === null : divided === depth || marked !== null;
  }

  /** Who a title names: `Anna`, `Owner: Anna`. */
  #personIn(title: string, context = this.#context, trust?: Trust): string | null {
    const details = detailsIn(title, context);
    return nameIn(title, context, trust) ?? (details?.due === null ? details.assignee : null);
  }

  /** The name of the group that lines stand under, whether anybody known has it or not; empty if no title names one. */
  #nameOf(group: Group | null): string {
    for (let each = group; each !== null; each = each.outer) {
      each.name ??= textKey(this.#personIn(each.title, this.#unknown, 'labeled') ?? '');
      if (each.name !== '') return each.name;
    }
    return '';
  }

  /** Where most of a list begins with known names, the rest does with unknown ones, as where nobody is listed. */
  #contextOf(place: Place): Context {
    const leads = leadsIn(place);
    const known = leads.filter((lead) => nameIn(lead, this.#context, 'known') !== null);
    const areNames = known.length >= 2 && 4 * known.length >= 3 * leads.length;
    const { people } = this.#context;
    return areNames ? { ...this.#context, people: { ...people, areKnown: false } } : this.#context;
  }

  #add(task: Item): Item {
    const bare = withoutEnd(task.text).replace(/^\P{L}+/u, '');
    if (!isNobody(bare) && !saysNothing(bare)) this.items.push(task);
    this.#last = task;
    return task;
  }

  #itemOf(content: string, place: Place, owner: string | null, scope: Scope, isListed = false): Item {
    const written = content.slice(0, 2 * LONGEST_ITEM);
    const what = this.#whatIn(written, place, scope);
    const context = { ...(scope.context ?? this.#context), isOwned: owner !== null };
    const task = readTask(what ?? written, context, isListed);
    return { ...task, assignee: task.assignee ?? owner, key: keyOf(written, this.#nameOf(scope.group)) };
  }

  /** The task in `What: call`, if `Who: Anna` follows in the same line or below; among tasks, `When: Friday` is enough. */
  #whatIn(written: string, place: Place, { kind }: Scope): string | null {
    const value = valueOfWhat(written);
    if (value === null) return null;
    const isSaid = (details: Pick<Task, 'assignee' | 'due'> | null) =>
      details !== null && (details.assignee !== null || kind === 'tasks');
    const isBlock = textsBelow(place).some((line) => isSaid(detailsIn(line, this.#context)));
    return isBlock ? value : null;
  }

  #row({ cells, isHeader }: Row, place: Place, scope: Scope): void {
    scope.listed = 'all';
    if (isHeader) this.#columns = columnsOf(cells, place, scope.kind, this.#context);
    else if (this.#columns !== null) {
      const { line, ...task } = taskInRow(cells, this.#columns, this.#context);
      const key = keyOf(line, this.#nameOf(scope.group));
      this.#add({ ...task, assignee: task.assignee ?? scope.owner, key });
    }
  }

  /** Whether a plain line is the title of what follows it. */
  #isTitle({ content }: Text, place: Place, scope: Scope): boolean {
    const { kind } = scope;
    if (content.length > LONGEST_TITLE) return false;
    if (labeled(content, this.#context) !== null || this.#isDetail(content)) return false;
    const meaning = meaningOf(content, true);
    if (meaning === 'tasks') return true;
    // Among titles that are names, an unknown one is, too.
    const context = scope.divided === null ? this.#context : this.#unknown;
    const isName = kind === 'tasks' && this.#personIn(content, context) !== null;
    if (isName && nextTo(place)?.kind === 'bullet') return true;
    // A sentence is none; a name can end with an initial.
    const isShort = content.length < LONGEST_SUBTITLE && !/[:：].|[!。！]$/.test(content);
    if (!isShort || nextTo(place)?.kind === 'text') return false;
    if (meaning !== null || isName) return true;
    if (kind !== 'tasks') return false;
    const isOver = endsList(content, place, scope);
    scope.isTitled ||= !isOver && isAboveList(content, place);
    return isOver;
  }

  #text({ content }: Text, place: Place, scope: Scope): void {
    const ahead = this.#ahead;
    this.#ahead = null;
    const isBlock = scope.kind !== 'other' && this.#whatIn(content, place, scope) !== null;
    if (ahead !== null || isBlock || labeled(content, this.#context) !== null) {
      const item = this.#itemOf(content, place, ahead ?? scope.owner, scope);
      this.#add({ ...item, isNamed: ahead !== null });
      return;
    }
    if (this.#isDetail(content)) return;
    this.#ahead = this.#ownerAhead(content, place.after?.line);
    if (this.#ahead === null) this.#paragraph(content, place, scope);
  }

  #paragraph(content: string, place: Place, scope: Scope): void {
    const isInList =
      scope.listed === null
        ? nextTo(place)?.kind !== 'bullet'
        : scope.listed === 'lines' && (followsText(place) || this.#isTask(content));
    // A list of lines ends with the first that is no part of it.
    if (scope.listed === 'lines' && !isInList) scope.listed = 'all';
    if (scope.kind !== 'tasks' || !isInList) return;
    scope.listed = 'lines';
    // A paragraph is an item by sentence. Behind `None: `, only a commitment is one.
    const isNothing = saysNothing(/^[^.,;:。，；：]*/.exec(content)?.[0] ?? '');
    for (const sentence of sentencesIn(content))
      if (isNothing ? this.#isTask(sentence) : !promisesNothing(sentence))
        this.#add(this.#itemOf(sentence, place, scope.owner, scope, true));
  }

  /** Who has the task in the line right below: `Owner: Anna`. */
  #ownerAhead(content: string, next: MarkdownLine | undefined): string | null {
    if (next?.kind !== 'text' || isSentence(next.content)) return null;
    if (isDetail(/^[^:：]{1,60}(?=[:：])/.exec(next.content)?.[0] ?? '')) return null;
    return detailsIn(content.replace(ROLE_END, ''), this.#context)?.assignee ?? null;
  }

  /** Whether a paragraph begins with who has to do something, or by when. */
  #isTask(content: string): boolean {
    if (!isSentence(content)) return false;
    const [sentence = ''] = sentencesIn(content);
    if (sentence.split(' ', 3).some(isNext)) return false;
    const { assignee, due } = readTask(sentence, this.#context, true);
    return due !== null || (assignee !== null && this.#isKnown(assignee));
  }

  /** Whether a line says nothing but more about the item above it, which is then complete. */
  #isDetail(content: string): boolean {
    if (this.#last === null) return false;
    const details = detailsIn(content, this.#context);
    if (details === null) return false;
    // The next owner, of the task below.
    const isOther = details.assignee !== null && details.assignee !== this.#last.assignee;
    if (isOther && this.#last.isNamed === true) return false;
    this.#last.isNamed ||= details.assignee !== null;
    this.#last.assignee = details.assignee ?? this.#last.assignee;
    this.#last.due = details.due ?? this.#last.due;
    this.#last.done ||= details.done;
    return true;
  }

  /** The title that a bullet is; null if it is none, or none that says what is below it. */
  #titleOf(line: Bullet, place: Place, { kind }: Scope): string | null {
    const title = line.content;
    const next = nextTo(place);
    const isBullet = next?.kind === 'bullet';
    const isSibling = isBullet && next.indent === line.indent && next.marker === line.marker;
    // `□ 후속 조치` above other bullets is no check box.
    const isMarked = line.done !== null && line.marker === '' && isBullet && !isSibling;
    // Every bullet is asked, so what takes long comes last.
    if (!isMarked && (line.done !== null || !(isBullet ? !isSibling : isOver(line, next)))) return null;
    const isAlone = () =>
      kind === 'notes' && title.length < LONGEST_SUBTITLE && labeled(title, this.#context) === null;
    const meaning = meaningOf(title, line.title === null);
    return meaning === 'tasks' || (meaning !== null && (isMarked || isAlone())) ? title : null;
  }

  /** Why a bullet can be an item: where it stands, what it says, or its box; null if it cannot. */
  #claimOf({ content, done, marker, raw }: Bullet, scope: Scope): 'listed' | 'said' | 'box' | null {
    const { kind } = scope;
    if (labeled(content, this.#context) !== null) return 'said';
    if (kind === 'tasks') return 'listed';
    // `→ Anna: send it`
    const lead = /^[^:：]{1,60}(?=[:：])/.exec(content)?.[0] ?? '';
    const isArrow = kind === 'notes' && /[→➡>]\uFE0F?$/.test(marker);
    if (isArrow && (nameIn(lead, this.#context, 'known') !== null || this.#isDue(content))) return 'said';
    // Outside a list of tasks, `✔` is a bullet.
    return done !== null && kind !== 'other' && !/^\s*[✔✅✓]/u.test(raw) ? 'box' : null;
  }

  /** Whether somebody known has to do what a line says by a day. */
  #isDue(content: string): boolean {
    const { assignee, due } = readTask(content, this.#context);
    return due !== null && assignee !== null && this.#isKnown(assignee);
  }

  #isKnown(name: string): boolean {
    return this.#context.people.meantBy(name).length > 0;
  }

  /** Reads a bullet, and returns what is below it. */
  #bullet(line: Bullet, place: Place, scope: Scope): Scope {
    // `- What: call`, `- Who: Anna`
    const isMore = line.done === null && this.#last?.assignee === null;
    if (isMore && this.#isDetail(line.content)) return scope;
    const claim = this.#claimOf(line, scope);
    if (claim === null) return scope;
    if (scope.item !== null && line.done === null) {
      this.#last = scope.item;
      this.#isDetail(line.content);
      return scope;
    }
    if (claim === 'box' || scope.kind === 'tasks') scope.context ??= this.#contextOf(place);
    scope.listed = 'all';
    const below = scope.with({
      depth: LIST_DEPTH + line.indent,
      item: null,
      among: null,
      marked: null,
    });
    const group = this.#groupOf(line, nextTo(place));
    if (group !== undefined)
      return below.with({ owner: group ?? scope.owner, group: { title: line.content, outer: scope.group } });
    const task = this.#whole(line, place, scope);
    if (this.#isOpen(line, task, claim, scope)) return scope;
    const item = this.#add(task);
    item.done ||= line.done ?? false;
    return below.with({ owner: item.assignee, item });
  }

  /** Whether a line leaves open what is to be done: a question, the next meeting, or, outside a list of tasks, an event or part of a checklist. */
  #isOpen({ content }: Bullet, { assignee }: Task, claim: string, { isOrdinary }: Scope): boolean {
    if (/[?？]$/.test(content)) return true;
    const isUnlisted = claim === 'box' && (isOrdinary || isEvent(content, this.#context.today));
    return assignee === null && (isUnlisted || isNextMeeting(content));
  }

  /** An item that may be wrapped over lines; the assignee can also stand at the end of the first. */
  #whole(line: Bullet, place: Place, scope: Scope): Item {
    const below = indentedBelow(place);
    const details = below.findIndex((one) => detailsIn(one, this.#context) !== null);
    const wrapped = details === -1 ? below : below.slice(0, details);
    const content = [line.content, ...wrapped].join(' ');
    return this.#itemOf(content, place, scope.owner, scope, scope.kind === 'tasks');
  }

  /**
   * Whose items the bullets below a bullet are (null if nobody's), because the bullet is a name, a title, or a common
   * topic; undefined if they are not items. Only the first of them decides, so that each line is read once.
   */
  #groupOf(line: Bullet, next: MarkdownLine | undefined): string | null | undefined {
    if (next?.kind !== 'bullet' || next.indent <= line.indent || line.done !== null) return undefined;
    if (labeled(line.content, this.#context) !== null) return undefined;
    if (detailsIn(next.content, this.#context) !== null) return undefined;
    const name = this.#personIn(line.content);
    if (name !== null || isNobody(line.content) || nameIn(line.content, this.#unknown) !== null) return name;
    const isDivided =
      readTask(line.content, this.#context).assignee === null &&
      readTask(next.content, this.#context).assignee !== null;
    return isDivided ? null : undefined;
  }
}

/** Whether a bullet can be the title of what is no bullet: of headings below `▶ Tasks`, of names below `5. Tasks`. */
function isOver({ marker, indent }: Bullet, next: MarkdownLine | undefined): boolean {
  if (next?.kind === 'heading' || /[▶►»■]/.test(marker)) return true;
  return (next?.kind === 'text' && NUMBER.test(marker)) || (next?.indent ?? 0) > indent;
}

/** Whether a plain line between lists is the title of the second, after the first, which has none like it. */
function endsList(content: string, place: Place, { listed, isTitled }: Scope): boolean {
  return listed !== null && !isTitled && isAboveList(content, place);
}

/** What a line is in: bullets that are titles end with another one like them, and with what is further out. */
function within(scope: Scope, line: MarkdownLine): Scope {
  let around = scope;
  for (let one = scope; one.marked !== null; one = one.marked.outer) {
    const { line: title, outer } = one.marked;
    const isAlike = line.kind === 'bullet' && line.indent === title.indent && line.marker === title.marker;
    if (isAlike) around = outer;
  }
  return around;
}

const SIGNS = /\p{Extended_Pictographic}|✓|\uFE0F|\u200D/gu;
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
function unique(items: readonly Item[]): Item[] {
  const owners = new Map<string, string | null>();
  for (const { text, assignee } of items) {
    const key = textKey(text);
    owners.set(key, owners.get(key) ?? assignee);
  }
  const merged = new Map<string, Item>();
  for (const item of items) {
    const assignee = item.assignee ?? owners.get(textKey(item.text)) ?? null;
    // What makes an item the same item.
    const key = JSON.stringify([textKey(item.text), textKey(assignee ?? '')]);
    const known = merged.get(key);
    merged.set(key, {
      ...item,
      assignee,
      ...known,
      due: known?.due ?? item.due,
      done: item.done || known?.done === true,
    });
  }
  // The same line in two groups whose names are not known.
  const keys = new Set<string>();
  return [...merged].map(([said, item]) => {
    const key = keys.has(item.key) ? item.key + said : item.key;
    keys.add(key);
    return { ...item, key };
  });
}

/** The line of an item as written and the name of its group, without markup, signs, case, runs of spaces, and trailing punctuation. */
function keyOf(line: string, group: string): string {
  return JSON.stringify([textKey(plainLine(line).replace(SIGNS, '')).trim(), group]);
}

/** Without case, runs of spaces, and trailing punctuation. */
function textKey(text: string): string {
  return withoutEnd(normalized(text, 'NFKC').toLowerCase().replace(/\s+/g, ' '));
}

/** Whether a sentence says that there is nothing to do, or begins with nobody or with the next meeting. */
function promisesNothing(sentence: string): boolean {
  const [first = ''] = sentence.split(' ', 1);
  return saysNothing(sentence) || NOBODY.is(first) || isNext(sentence);
}

function withoutEnd(text: string): string {
  return text.replace(/[\s\p{P}]{1,20}$/u, '');
}
