import { fold, HEADING_PHRASES, HEADINGS, NOTHING } from './action_item_words.ts';
import { personName, splitAssignee } from './assignee.ts';
import {
  BULLET_HEADING_DEPTH,
  LINE_HEADING_DEPTH,
  LONGEST_TITLE,
  lineTitle,
  noteLines,
  plainLine,
} from './note_lines.ts';
import type { Bullet, NoteLine } from './note_lines.ts';

export interface ActionItem {
  text: string;
  done: boolean;
  assignee: string | null;
}

/** The section being read: a heading of `depth` about action items, whose bullets are indented more than `indent`. */
interface Section {
  depth: number;
  indent: number;
  isEmpty: boolean;
  assignee: string | null;
}

/** A bullet that those indented more than it belong to. */
interface Parent {
  indent: number;
  assignee: string | null;
}

/**
 * Action items in a note's texts, best effort: check boxes anywhere, and the bullets and numbered items under a heading that
 * means action items, next steps or to-dos in English, German, French, Spanish, Dutch, Korean or Japanese. An assignee
 * is read from `Name: …`, `@name …`, `… (Name)` and from the name that an item stands under. Each item comes once,
 * whichever texts it stands in, and is done if any of them says so.
 */
export function actionItems(markdownTexts: readonly (string | null | undefined)[]): ActionItem[] {
  const items = markdownTexts.flatMap((markdown) => (markdown ? itemsOf(noteLines(markdown)) : []));
  return unique(items.filter(({ text }) => text !== '' && !NOTHING.has(withoutEnd(fold(text)))));
}

function itemsOf(lines: readonly NoteLine[]): ActionItem[] {
  const items: ActionItem[] = [];
  const parents: Parent[] = [];
  let section: Section | null = null;

  for (const [index, line] of lines.entries()) {
    if (line.kind === 'heading') {
      section = sectionAfter(line, section);
      parents.length = 0;
    }
    if (line.kind !== 'bullet') continue;

    if (section !== null && line.indent <= section.indent) section = null;
    const title = line.done === null ? lineTitle(line.content) : null;
    if (title !== null && isActionHeading(title)) {
      section = { depth: BULLET_HEADING_DEPTH, indent: line.indent, isEmpty: true, assignee: null };
      parents.length = 0;
      continue;
    }
    if (section === null && line.done === null) continue;
    if (section !== null) section.isEmpty = false;

    while ((parents.at(-1)?.indent ?? -1) >= line.indent) parents.pop();
    const group = isParent(line, lines[index + 1]) ? personName(line.content) : null;
    if (group === null) {
      const { assignee, text } = splitAssignee([line.content, ...continuation(lines, index)].join(' '));
      const owner = assignee ?? parents.at(-1)?.assignee ?? section?.assignee ?? null;
      items.push({ text, done: line.done ?? false, assignee: owner });
      parents.push({ indent: line.indent, assignee: owner });
    } else parents.push({ indent: line.indent, assignee: group });
  }
  return items;
}

/**
 * The section after a heading. What is not about action items ends it, unless it stands deeper and is the name of whoever
 * the next items are for, introduces the list, or divides it (`### This week` under `## Next steps`).
 */
function sectionAfter(
  { depth, title }: Extract<NoteLine, { kind: 'heading' }>,
  section: Section | null,
): Section | null {
  if (isActionHeading(title)) return { depth, indent: -1, isEmpty: true, assignee: null };
  if (section === null || depth <= section.depth) return null;
  const assignee = personName(title);
  const stays = depth < LINE_HEADING_DEPTH || assignee !== null || section.isEmpty;
  return stays ? { ...section, assignee } : null;
}

function isActionHeading(title: string): boolean {
  if (title.length > LONGEST_TITLE) return false;
  const heading = fold(plainLine(title))
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
    .replace(/^[\d ]+|[\d ]+$/g, '');
  return HEADINGS.has(heading) || HEADING_PHRASES.some((phrase) => isAbout(heading, phrase));
}

function isAbout(heading: string, phrase: string): boolean {
  // Headings without a Latin letter may have no spaces to tell words apart.
  if (!/[a-z]/.test(phrase)) return heading.includes(phrase);
  return heading === phrase || heading.startsWith(`${phrase} `) || heading.endsWith(` ${phrase}`);
}

function isParent(line: Bullet, next: NoteLine | undefined): boolean {
  return line.done === null && next?.kind === 'bullet' && next.indent > line.indent;
}

/** The indented lines of text right after a bullet: it was wrapped. */
function continuation(lines: readonly NoteLine[], index: number): string[] {
  const wrapped: string[] = [];
  for (let next = lines[index + 1]; next?.kind === 'text' && next.indent > 0; next = lines[index + 1]) {
    wrapped.push(next.content);
    index += 1;
  }
  return wrapped;
}

/** Each item once: two are the same if their texts are and neither names somebody else. */
function unique(items: readonly ActionItem[]): ActionItem[] {
  const kept: ActionItem[] = [];
  const byText = new Map<string, ActionItem>();
  const byOwner = new Map<string, ActionItem>();
  for (const item of items) {
    const text = withoutEnd(fold(item.text));
    const known =
      item.assignee === null
        ? byText.get(text)
        : (byOwner.get(ownerKey(text, item.assignee)) ?? byOwner.get(ownerKey(text, null)));
    const merged = known ?? { ...item };
    merged.done ||= item.done;
    if (known === undefined) kept.push(merged);
    else if (known.assignee === null) {
      byOwner.delete(ownerKey(text, null));
      known.assignee = item.assignee;
    }
    if (!byText.has(text)) byText.set(text, merged);
    byOwner.set(ownerKey(text, merged.assignee), merged);
  }
  return kept;
}

function ownerKey(text: string, assignee: string | null): string {
  return JSON.stringify([text, assignee === null ? null : fold(assignee)]);
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.!。…]{1,9}$/u, '');
}
