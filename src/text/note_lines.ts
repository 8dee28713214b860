/** What a line of a note's markdown is, as far as lists and their headings go. `indent` is in columns. */
export type NoteLine =
  | { kind: 'heading'; depth: number; title: string }
  | { kind: 'bullet'; indent: number; content: string; done: boolean | null }
  | { kind: 'text'; indent: number; content: string }
  | { kind: 'blank' };

export type Bullet = Extract<NoteLine, { kind: 'bullet' }>;

/** `#` to `######` are 1 to 6; a bold line or `Heading:` stands below them, and below both one that is a bullet. */
export const LINE_HEADING_DEPTH = 7;
export const BULLET_HEADING_DEPTH = 8;

const BULLET = /^(?:[-*+•◦▪●‣–]|\d{1,4}[.)])\s+/;
const CHECK_BOX = /^(?:\[([ xX✓✔]?)\](?:\s+|$)|([☐□⬜☑✅✔])\uFE0F?\s*)/u;
const TICKED = /[xX✓✔☑✅]/u;
const BOLD_LINE = /^(?:\*\*([^*]+)\*\*|__([^_]+)__)\s*[:：]?$/;
const HASHES = /^#{1,6}(?=\s)/;
const UNDERLINE = /^(?:=+|-{2,})$/;
const FENCE = /^(?:```|~~~)/;
const QUOTE = /^(?:\s{0,3}>)+ ?/;
/** A longer line is a sentence, no heading. */
export const LONGEST_TITLE = 80;

/** The lines of a note; code between fences counts as blank, and a quotation as what it quotes. */
export function noteLines(markdown: string): NoteLine[] {
  const sources = markdown.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(QUOTE, ''));
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
  const blanks = source.slice(0, source.length - source.trimStart().length);
  const indent = blanks.replaceAll('\t', '    ').length;
  const bullet = BULLET.exec(content)?.[0];
  const rest = content.slice(bullet?.length ?? 0);
  const box = CHECK_BOX.exec(rest)?.[0];
  if (box !== undefined) {
    return { kind: 'bullet', indent, content: rest.slice(box.length), done: TICKED.test(box) };
  }
  if (bullet !== undefined) return { kind: 'bullet', indent, content: rest, done: null };
  const hashes = HASHES.exec(content)?.[0].length;
  if (hashes !== undefined) return { kind: 'heading', depth: hashes, title: content.slice(hashes) };
  if (UNDERLINE.test(next)) return { kind: 'heading', depth: next.startsWith('=') ? 1 : 2, title: content };
  const title = indent === 0 ? lineTitle(content) : null;
  return title === null
    ? { kind: 'text', indent, content }
    : { kind: 'heading', depth: LINE_HEADING_DEPTH, title };
}

/** The title in a short line that is all bold or ends with a colon, else null. */
export function lineTitle(content: string): string | null {
  if (content.length > LONGEST_TITLE) return null;
  const bold = BOLD_LINE.exec(content);
  if (bold !== null) return bold[1] ?? bold[2] ?? null;
  return /[:：]$/.test(content) ? content : null;
}

/** A line without its markdown: emphasis, code and links lose their marks. */
export function plainLine(content: string): string {
  return content
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/\*\*|~~|`/g, '')
    .replace(/(?<![\p{L}\p{N}*_])[*_]{1,3}(?=[^\s*_])|(?<=[^\s*_])[*_]{1,3}(?![\p{L}\p{N}*_])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
