const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HASHES = /^ {0,3}(#{1,6})(?=[ \t]|$)/;
const UNDERLINE = /^ {0,3}(?:(=+)|-+)[ \t]*$/;
/** A line that can be the text of an underlined heading: not a list item, quotation, or table row. */
const UNDERLINED = /^ {0,3}(?![-*+>|#]|\d+[.)])\S/;
const BOLD_LINE = /^(?:\*\*[^*]+\*\*|__[^_]+__)[ \t]*[:：]?$/;

interface Line {
  text: string;
  /** 1 to 6 in a heading, 7 in a line that is all bold; else null. */
  depth: number | null;
}

/** Depth of a line that is all bold: below all headings. */
const BOLD_DEPTH = 7;
const DEEPEST = 6;

/** The lines of a text in markdown, each heading on one line after its `#`s, and all code in fences that are closed. */
function linesOf(markdown: string): Line[] {
  const lines: Line[] = [];
  let fence: string | null = null;
  for (const text of markdown.split(/\r\n|[\r\n]/)) {
    const marks = FENCE.exec(text)?.[1];
    if (fence !== null) {
      const closes = marks?.startsWith(fence) === true && text.trim() === marks;
      if (closes) fence = null;
      lines.push({ text, depth: null });
      continue;
    }
    if (marks !== undefined) fence = marks;

    const underline = UNDERLINE.exec(text);
    const above = lines.at(-1);
    if (underline !== null && above?.depth === null && UNDERLINED.test(above.text)) {
      const depth = underline[1] === undefined ? 2 : 1;
      lines[lines.length - 1] = { text: `${'#'.repeat(depth)} ${above.text.trim()}`, depth };
    } else {
      const isBold = BOLD_LINE.test(text.trim());
      lines.push({ text, depth: HASHES.exec(text)?.[1]?.length ?? (isBold ? BOLD_DEPTH : null) });
    }
  }
  if (fence !== null) lines.push({ text: fence, depth: null });
  return lines;
}

/** A text in markdown whose topmost headings have the depth `top`, the others accordingly, to stand below a heading. */
export function belowHeading(markdown: string, top: number): string {
  const lines = linesOf(markdown.trim());
  const topmost = Math.min(...lines.map(({ depth }) => depth ?? BOLD_DEPTH));
  return lines
    .map(({ text, depth }) => {
      if (depth === null) return text;
      return text.replace(HASHES, '#'.repeat(Math.min(DEEPEST, depth - topmost + top)));
    })
    .join('\n');
}

/** The first non-empty section of a Markdown text, without its heading. In a summary, it says what the meeting was about. */
export function firstSection(markdown: string): string {
  const section: string[] = [];
  for (const { text, depth } of linesOf(markdown)) {
    if (depth !== null && section.length > 0) break;
    if (depth === null && (section.length > 0 || text.trim() !== '')) section.push(text);
  }
  return section.join('\n').trim();
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
