import { contains, isSame } from './compare.ts';
import { LONGEST_MARKDOWN } from './markdown.ts';
import { LINE_DEPTH, type MarkdownLine, markdownLines, plainLine } from './markdown_lines.ts';

/** A part of a text below a heading, with all sections inside it. */
export interface Section {
  /** Plain text. */
  heading: string;
  /** The index of the line of the heading, and of the first line that no longer belongs to the section. */
  from: number;
  to: number;
}

/** Titles of lists are below all headings. */
const LIST_DEPTH = LINE_DEPTH + 1;
/** A search returns at most this many. */
const MOST_SECTIONS = 100;

interface OpenSection extends Section {
  depth: number;
  indent: number;
}

/** The sections of a text in order. One ends at the next heading of its level or a higher one, a list with its last item. */
export function sectionsIn(lines: readonly MarkdownLine[]): Section[] {
  const all: Section[] = [];
  const open: OpenSection[] = [];
  const closeWhile = (ends: (section: OpenSection) => boolean, index: number) => {
    for (let last = open.at(-1); last !== undefined && ends(last); last = open.at(-1)) {
      last.to = index;
      open.pop();
    }
  };
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'blank' || line.kind === 'code') continue;
    const { indent } = line;
    closeWhile((section) => section.depth === LIST_DEPTH && section.indent >= indent, index);
    const title = titleOf(line, lines[index + 1]);
    if (title === null) continue;
    const depth = line.kind === 'heading' ? line.depth : LIST_DEPTH;
    if (line.kind === 'heading') closeWhile((section) => section.depth >= depth, index);
    const section = { heading: title, from: index, to: lines.length, depth, indent };
    all.push(section);
    open.push(section);
  }
  return all;
}

function titleOf(line: MarkdownLine, next: MarkdownLine | undefined): string | null {
  if (line.kind === 'heading') return headingText(line.title);
  const isList = line.kind === 'bullet' && next !== undefined && next.indent > line.indent;
  return isList && line.title !== null && next.kind !== 'blank' ? headingText(line.title) : null;
}

function headingText(title: string): string {
  return plainLine(title).replace(/[\s:：]+$/, '');
}

/** A section that was looked for: `key` tells it from others of its note, `markdown` has no heading of its own. */
export interface NamedSection {
  key: string;
  heading: string;
  markdown: string;
}

/**
 * The sections of some texts whose heading contains `wanted`, ignoring case: those with exactly this heading first, without
 * empty ones and repetitions. Together they are no longer than one text that is shown.
 */
export function sectionsNamed(texts: readonly (string | null)[], wanted: string): NamedSection[] {
  const matches = texts.flatMap((markdown, text) => {
    const lines = markdownLines((markdown ?? '').slice(0, LONGEST_MARKDOWN));
    return sectionsIn(lines)
      .filter(({ heading }) => contains(heading, wanted))
      .map((section) => ({ ...section, key: `${text + 1}-${section.from + 1}`, lines }));
  });
  const isExact = ({ heading }: Section) => isSame(words(heading), words(wanted));
  const bestFirst = matches.sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  const found = new Map<string, NamedSection>();
  let left = LONGEST_MARKDOWN;
  for (const { key, heading, from, to, lines } of bestFirst) {
    const markdown = dedented(lines.slice(from + 1, to));
    const content = JSON.stringify([heading, markdown]);
    if (markdown === '' || found.has(content)) continue;
    left -= markdown.length;
    if (left < 0 || found.size === MOST_SECTIONS) break;
    found.set(content, { key, heading, markdown });
  }
  return [...found.values()];
}

/** A heading without its number or emoji. */
function words(heading: string): string {
  return heading.replace(/^(?:\d{1,3}(?:\.\d{1,3})*[.)]\s|[^\p{L}\p{N}])+/u, '').replace(/[\s:：]+$/, '');
}

/** Lines as a text of their own: items of an inner list are no code. */
function dedented(lines: readonly MarkdownLine[]): string {
  const indents = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'code').map(({ indent }) => indent);
  const least = indents.reduce((smaller, indent) => Math.min(smaller, indent), indents[0] ?? 0);
  return lines
    .map(({ raw, quote }) => (least === 0 ? raw : quote + withoutIndent(raw.slice(quote.length), least)))
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}

function withoutIndent(line: string, columns: number): string {
  const blanks = line.slice(0, line.length - line.trimStart().length).replaceAll('\t', '    ');
  return blanks.slice(columns) + line.trimStart();
}
