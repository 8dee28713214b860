import { LINE_DEPTH, type MarkdownLine, plainLine } from './markdown_lines.ts';

/** A line of a text with the lines below it: those up to the next that is not deeper. */
export interface OutlineNode {
  line: MarkdownLine;
  /** The index of the line, and of the first that is no longer below it. */
  from: number;
  to: number;
  depth: number;
  /** The plain text of a heading, or of a list item that is the heading of what is nested below it; null of other lines. */
  title: string | null;
  children: OutlineNode[];
  /** The lines right above and right below; null at an end of the text. */
  before: OutlineNode | null;
  after: OutlineNode | null;
}

/** A text as a tree. */
export interface Outline {
  children: OutlineNode[];
  /** Of all lines, in order. */
  nodes: OutlineNode[];
}

/** List items are below all headings, by their indents. */
export const LIST_DEPTH = LINE_DEPTH + 1;

/** The tree of a text's lines, in linear time. A plain line has nothing below it: only its words can say that it is a title. */
export function outlineOf(lines: readonly MarkdownLine[]): Outline {
  const children: OutlineNode[] = [];
  const nodes = lines.map((line, from): OutlineNode => {
    const title = titleOf(line, lines[from + 1]);
    const depth = depthOf(line, lines[from - 1]);
    return { line, from, to: from + 1, depth, title, children: [], before: null, after: null };
  });
  const open: OutlineNode[] = [];
  const closeTo = (depth: number, index: number) => {
    for (let last = open.at(-1); last !== undefined && last.depth >= depth; last = open.at(-1)) {
      last.to = index;
      open.pop();
    }
  };
  for (const [index, node] of nodes.entries()) {
    node.before = nodes[index - 1] ?? null;
    node.after = nodes[index + 1] ?? null;
    closeTo(node.depth, node.from);
    (open.at(-1)?.children ?? children).push(node);
    if (node.line.kind === 'heading' || node.line.kind === 'bullet') open.push(node);
  }
  closeTo(0, lines.length);
  return { children, nodes };
}

function depthOf(line: MarkdownLine, before: MarkdownLine | undefined): number {
  if (line.kind === 'heading') return line.depth;
  if (line.kind === 'blank' || line.kind === 'code') return Infinity;
  // An indented line right below a list item continues it.
  const isContinued = line.kind === 'text' && line.indent > 0 && before?.kind !== 'blank';
  return isContinued ? Infinity : LIST_DEPTH + line.indent;
}

function titleOf(line: MarkdownLine, next: MarkdownLine | undefined): string | null {
  const isTitle =
    line.kind === 'heading' ||
    (line.kind === 'bullet' && next !== undefined && next.kind !== 'blank' && next.indent > line.indent);
  return isTitle && line.title !== null ? plainLine(line.title).replace(/[\s:：]+$/, '') : null;
}
