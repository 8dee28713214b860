import { markdownToText } from './markdown.ts';
import { BOLD_DEPTH, DEEPEST_HASHES, markdownLines } from './markdown_lines.ts';
import { unwrapped } from './markdown_source.ts';
import { outlineOf } from './outline.ts';
import { excerpt } from './shorten.ts';

/** A text in markdown whose topmost headings have the depth `top`, the others accordingly, to stand below a heading. */
export function belowHeading(markdown: string, top: number): string {
  const lines = markdownLines(unwrapped(markdown).trim());
  const depths = lines.map((line) => (line.kind === 'heading' ? line.depth : BOLD_DEPTH));
  const topmost = depths.reduce((least, depth) => Math.min(least, depth), BOLD_DEPTH);
  return lines
    .map((line) => {
      if (line.kind !== 'heading' || line.depth > DEEPEST_HASHES) return line.raw;
      const hashes = '#'.repeat(Math.min(DEEPEST_HASHES, line.depth - topmost + top));
      return `${line.quote}${hashes} ${line.title}`;
    })
    .join('\n');
}

/** What comes later in a summary is in no excerpt of it. */
const EXCERPTED = 20_000;

/** The first non-empty section of a Markdown text, without its heading. In a summary, it says what the meeting was about. */
export function firstSection(markdown: string): string {
  const lines = markdownLines(unwrapped(markdown).slice(0, EXCERPTED));
  const headings = outlineOf(lines).nodes.filter(({ depth }) => depth <= BOLD_DEPTH);
  const sections = [-1, ...headings.map(({ from }) => from)].map((from, index) =>
    lines
      .slice(from + 1, headings[index]?.from)
      .map(({ raw }) => raw)
      .join('\n')
      .trim(),
  );
  return sections.find((section) => section !== '') ?? '';
}

const SENTENCE_END = /[.!?…。！？][\p{Pe}\p{Pf}"'*_]*$/u;

/**
 * What a summary says first in prose, as plain text of at most 500 characters: the first paragraph that ends like a sentence,
 * else the first paragraph, else the text. Headings and lists are no paragraphs.
 */
export function summaryExcerpt(summary: string): string {
  const { nodes } = outlineOf(markdownLines(unwrapped(summary).slice(0, EXCERPTED)));
  const listed = new Set(nodes.flatMap(({ line, children }) => (line.kind === 'bullet' ? children : [])));
  const paragraphs: { text: string; to: number }[] = [];
  for (const node of nodes) {
    const { line, from, to } = node;
    if (line.kind !== 'text' || listed.has(node)) continue;
    const last = paragraphs.at(-1);
    const before = nodes[from - 1]?.line.kind;
    if (last?.to === from) Object.assign(last, { text: `${last.text}\n${line.raw}`, to });
    // Text right below a list item continues it.
    else if (before !== 'bullet' && before !== 'text' && line.indent < 2)
      paragraphs.push({ text: line.raw, to });
  }
  const texts = paragraphs.map(({ text }) => text);
  return excerpt(markdownToText(texts.find((text) => SENTENCE_END.test(text.trim())) ?? texts[0] ?? summary));
}

/** Plain text as Markdown that shows it unchanged, line by line, except for blanks around lines and repeated empty lines. */
export function escapeMarkdown(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => escapeLine(line.trim()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as one line of markdown, for a heading or a list item. */
export function escapeMarkdownLine(text: string): string {
  return escapeLine(text.replace(/\s+/gu, ' ').trim());
}

function escapeLine(line: string): string {
  return (
    line
      .replace(/[\\`*[\]<|]/g, '\\$&')
      .replace(/~(?=~)|(?<=~)~/g, '\\~')
      // Within a word, an underscore does not emphasize.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/&(?=#?\w{1,40};)/g, '\\&')
      // A link would take in the backslash: an address with a mark in it is not made a link.
      .replace(/\S+/g, (word) => (word.includes('\\') ? word.replaceAll('://', '\\://') : word))
      // Marks at the beginning of a line that make a heading, list, quotation, table, or rule.
      .replace(/^(?:#{1,6}(?=\s|$)|[-+>=:])/, '\\$&')
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
      // Closing marks of a heading.
      .replace(/(?<=\s)(#+)$/, '\\$1')
  );
}
