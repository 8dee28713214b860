/** The kind of a line in a note's Markdown, as far as lists, tables, and headings matter. `indent` is in columns. */
export type NoteLine =
  | { kind: 'heading'; depth: number; title: string }
  | { kind: 'bullet'; indent: number; content: string; done: boolean | null }
  | { kind: 'row'; cells: string[]; isHeader: boolean }
  | { kind: 'text'; indent: number; content: string }
  | { kind: 'blank' };

export type Bullet = Extract<NoteLine, { kind: 'bullet' }>;

/** `#` to `######` are 1 to 6; below them a bold line, then `Heading:`, and below all one that is a bullet. */
export const BOLD_HEADING_DEPTH = 7;
export const LINE_HEADING_DEPTH = 8;
export const BULLET_HEADING_DEPTH = 9;

const BULLET = /^(?:[-*+•◦▪●‣–]\s+|・\s*|\d{1,4}[.)]\s+)/;
const CHECK_BOX = /^(?:\\?\[([ xX✓✔]?)\\?\](?:\s+|$)|([☐□⬜☑✅✔])\uFE0F?\s*)/u;
const TICKED = /[xX✓✔☑✅]/u;
/** An emoji or a number may precede the bold text. */
const BOLD_LINE = /^[^\p{L}*_]{0,12}(?:\*\*([^*]+)\*\*|__([^_]+)__)\s*[:：]?$/u;
const BRACKETED_LINE = /^(?:【([^【】]+)】|■\s*(\S.*))$/;
const CAPITALS = /^[^\p{L}]{0,6}\p{Lu}[\p{Lu}\p{N}\s&/'’:()-]*$/u;
const HASHES = /^#{1,6}(?=\s)/;
const UNDERLINE = /^(?:=+|-{2,})$/;
const FENCE = /^(?:```|~~~)/;
const QUOTE = /^(?:\s{0,3}>)+ ?/;
const DELIMITER_ROW = /^\|[\s:|-]*-[\s:|-]*$/;
/** A longer line is a sentence, not a heading. */
export const LONGEST_TITLE = 80;

/** Ten times as many as a four-hour meeting has. Further lines are not read, so that no note takes long. */
const MOST_LINES = 10_000;

/**
 * The lines of a note; code between fences counts as blank, and a quotation as what it quotes.
 *
 * It does not use the parser of `markdown.ts`, because summaries are often careless where Markdown is strict: they indent
 * details below `1.` by two columns, and write bullets such as `•` and check boxes without a bullet.
 */
export function noteLines(markdown: string): NoteLine[] {
  const sources = markdown
    .split(/\r\n|[\r\n\u2028\u2029]/, MOST_LINES)
    .map((line) => line.replace(QUOTE, ''));
  let isCode = false;
  return sources.map((source, index) => {
    const content = source.trim();
    const isFence = FENCE.test(content);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || content === '') return { kind: 'blank' };
    return readLine(source, content, sources[index + 1]?.trim() ?? '');
  });
}

function readLine(source: string, content: string, next: string): NoteLine {
  if (content.startsWith('|')) {
    return { kind: 'row', cells: content.split(/(?<!\\)\|/), isHeader: DELIMITER_ROW.test(next) };
  }
  const blanks = source.slice(0, source.length - source.trimStart().length);
  const indent = blanks.replaceAll('\t', '    ').length;
  const bullet = BULLET.exec(content)?.[0];
  const rest = content.slice(bullet?.length ?? 0);
  const title = indent === 0 && bullet === undefined ? lineHeading(content) : null;
  if (title?.depth === BOLD_HEADING_DEPTH) return title;
  const box = CHECK_BOX.exec(rest)?.[0];
  if (box !== undefined) {
    return { kind: 'bullet', indent, content: rest.slice(box.length), done: TICKED.test(box) };
  }
  if (bullet !== undefined) return { kind: 'bullet', indent, content: rest, done: null };
  const hashes = HASHES.exec(content)?.[0].length;
  if (hashes !== undefined) return { kind: 'heading', depth: hashes, title: content.slice(hashes) };
  if (UNDERLINE.test(next)) return { kind: 'heading', depth: next.startsWith('=') ? 1 : 2, title: content };
  return title ?? { kind: 'text', indent, content };
}

function lineHeading(content: string): Extract<NoteLine, { kind: 'heading' }> | null {
  if (content.length > LONGEST_TITLE) return null;
  const bold = boldTitle(content) ?? BRACKETED_LINE.exec(content)?.slice(1).find(Boolean) ?? null;
  if (bold !== null) return { kind: 'heading', depth: BOLD_HEADING_DEPTH, title: bold };
  const isTitle = /[:：]$/.test(content) || (CAPITALS.test(content) && /\p{Lu}{3}/u.test(content));
  return isTitle ? { kind: 'heading', depth: LINE_HEADING_DEPTH, title: content } : null;
}

/** The title in a short line that is all bold or ends with a colon, else null. */
export function lineTitle(content: string): string | null {
  if (content.length > LONGEST_TITLE) return null;
  return boldTitle(content) ?? (/[:：]$/.test(content) ? content : null);
}

function boldTitle(content: string): string | null {
  const bold = BOLD_LINE.exec(content);
  return bold?.[1] ?? bold?.[2] ?? null;
}

/** A line without its markdown: emphasis, code, escapes, and links lose their marks, and links to a time are removed. */
export function plainLine(content: string): string {
  return content
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{0,2000}\)/g, (_link, text: string) =>
      TIME.test(text) ? '' : text,
    )
    .replace(/\*\*|~~|`/g, '')
    .replace(/(?<![\p{L}\p{N}*_\\])[*_]{1,3}(?=[^\s*_])|(?<=[^\s*_\\])[*_]{1,3}(?![\p{L}\p{N}*_])/gu, '')
    .replace(/\\([[\]()*_#@+.!|~`-])/g, '$1')
    .replace(/<br\s{0,9}\/?>/gi, ' ')
    .replace(/\s*[([]\s?(?:\d{1,2}:)?\d{1,2}:\d{2}[)\]]|\(\s?\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const TIME = /^\W{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}\W{0,3}$/;
