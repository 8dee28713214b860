import { excerpt, markdownToText } from './markdown.ts';
import { BOLD_DEPTH, DEEPEST_HASHES, markdownLines } from './markdown_lines.ts';

/** A text in markdown whose topmost headings have the depth `top`, the others accordingly, to stand below a heading. */
export function belowHeading(markdown: string, top: number): string {
  const lines = markdownLines(markdown.trim());
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

/** The first non-empty section of a Markdown text, without its heading. In a summary, it says what the meeting was about. */
export function firstSection(markdown: string): string {
  const section: string[] = [];
  for (const line of markdownLines(markdown)) {
    const isHeading = line.kind === 'heading' && line.depth <= BOLD_DEPTH;
    if (isHeading && section.length > 0) break;
    if (!isHeading && (section.length > 0 || line.kind !== 'blank')) section.push(line.raw);
  }
  return section.join('\n').trim();
}

/** A summary whose first paragraph comes later than this has none for an excerpt. */
const EXCERPTED = 20_000;
const SENTENCE_END = /[.!?…。！？][\p{Pe}\p{Pf}"'*_]*$/u;

/**
 * What a summary says first in prose, as plain text of at most 500 characters: the first paragraph that ends like a sentence,
 * else the first paragraph, else the text. Headings and lists are no paragraphs.
 */
export function summaryExcerpt(summary: string): string {
  const paragraphs: string[] = [];
  let open: 'paragraph' | 'list' | null = null;
  for (const line of markdownLines(summary.slice(0, EXCERPTED))) {
    if (line.kind !== 'text') open = line.kind === 'bullet' ? 'list' : null;
    else if (open === 'paragraph') paragraphs.push(`${paragraphs.pop() ?? ''}\n${line.raw}`);
    // Text right below a list item continues it, and indented text belongs to one.
    else if (open === null && line.indent < 2) {
      paragraphs.push(line.raw);
      open = 'paragraph';
    }
  }
  const first = paragraphs.find((paragraph) => SENTENCE_END.test(paragraph.trim())) ?? paragraphs[0];
  return excerpt(markdownToText(first ?? summary));
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
