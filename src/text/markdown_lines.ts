import { withoutHalves } from './shorten.ts';

/**
 * One line of a note's Markdown. `raw` is the line as written (of an underlined heading, both lines), so that joining all
 * `raw` with line breaks gives the text again. `quote` has the marks of a quotation; `indent` is in columns after them.
 */
export type MarkdownLine = { raw: string; quote: string; indent: number } & LineContent;

type LineContent =
  | { kind: 'heading'; depth: number; title: string }
  /** `marker` is the same in a list: `-`, or `1.` for all numbers. `title` if the item is short and all bold or ends with a colon: it can be the heading of what is nested below it. */
  | { kind: 'bullet'; marker: string; content: string; done: boolean | null; title: string | null }
  | { kind: 'row'; cells: string[]; isHeader: boolean }
  | { kind: 'text'; content: string }
  /** A fence, or a line between fences. */
  | { kind: 'code' }
  /** A line that separates: `---`, `***`, or the one below the header of a table. */
  | { kind: 'rule' }
  | { kind: 'blank' };

export type Bullet = Extract<MarkdownLine, { kind: 'bullet' }>;
export type Row = Extract<MarkdownLine, { kind: 'row' }>;
export type Text = Extract<MarkdownLine, { kind: 'text' }>;

/** Depths of headings: `#` to `######` are 1 to 6; below them a bold line, then a line such as `Heading:`. */
export const DEEPEST_HASHES = 6;
export const BOLD_DEPTH = 7;
export const LINE_DEPTH = 8;

/** A longer line is a sentence, not a heading. */
export const LONGEST_TITLE = 80;

/** Of a table with more columns, the first are read. */
const MOST_COLUMNS = 100;
/** Reading and rendering take time and about 500 bytes of memory per character at worst. Four hours of meeting fill a tenth of this. */
export const LONGEST_MARKDOWN = 200_000;
/** Marks can begin markup, and each line break begins a line. What people write has far fewer. */
const MOST_MARKS = 15_000;
const MARK = /[\n!-/:-@[-`{-~]/g;

const QUOTE = /^(?:\s{0,3}>)+ ?/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const HASHES = /^#{1,6}(?=\s|$)/;
const CLOSING_HASHES = /(?<=\s)#+$/;
const UNDERLINE = /^(?:=+|-+)$/;
/** A line that can be the text of an underlined heading: not a list item or table row. */
const UNDERLINED = /^(?![-*+|#])\S/;
const NUMBERED = /^\d+[.)]/;
const RULE = /^(?:(?:\*\s*){3,}|(?:_\s*){3,}|(?:-\s*){3,}|=+)$/;
const DELIMITER_ROW = /^(?=.*\|)(?=.*-)[\s:|-]+$/;
const BULLET =
  /^(?:[-*+•◦▪●‣–—○·➔➜➤▶►»]\s+|(?:-{1,2}>|=>|→|➡\uFE0F?)\s*|・\s*|[①-⑳]\s*|\d{1,4}(?:\.\d{1,3}){0,3}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}\s+|(?:\d{1,2}|[一二三四五六七八九十]{1,3})[、．]\s*|[（(]?(?:\d{1,2}|[一二三四五六七八九十]{1,3})[)）]\s*|[A-Z]{1,2}\d{1,3}[.):]\s+|[IVX]{1,4}\.\d{1,2}[.)]?\s+|[a-z][.)]\s+)/u;
const CHECK_BOX = /^(?:\\?\[([ xX✓✔]?)\\?\](?:\s+|$)|([☐□⬜☑✅✔])\uFE0F?\s*)/u;
/** Unlike a tick, which can decorate a heading. */
const OPEN_BOX = /^(?:\\?\[[ xX✓✔]?\\?\]|[☐□⬜])/u;
const TICKED = /[xX✓✔☑✅]/u;
/** An emoji or a number may precede the bold text. */
const BOLD_LINE = /^[^\p{L}*_]{0,12}(?:\*\*([^*]+)\*\*|__([^_]+)__)\s*[:：]?$/u;
const BRACKETED_LINE = /^(?:【([^【】]+)】|<([^<>]+)>|={2,}([^=]+)={2,}|■\s*(\S.*))$/;
const CAPITALS = /^[^\p{L}]{0,6}\p{Lu}[\p{Lu}\p{N}\s&/'’:()-]*$/u;

/**
 * The lines of a text in Markdown. An open code block gets a last line that closes it.
 *
 * It does not use the parser of `markdown.ts`, because summaries are often careless where Markdown is strict: they indent
 * details below `1.` by two columns, and write bullets such as `•` and check boxes without a bullet.
 */
export function markdownLines(markdown: string): MarkdownLine[] {
  const lines: MarkdownLine[] = [];
  let fence: string | null = null;
  let isTable = false;
  const sources = markdown.split(/\r\n|[\r\n\u2028\u2029]/);
  for (let index = 0; index < sources.length; index += 1) {
    const raw = sources[index] ?? '';
    const quote = QUOTE.exec(raw)?.[0] ?? '';
    const source = raw.slice(quote.length);
    const content = source.trim();
    const indent = source.slice(0, source.length - source.trimStart().length).replaceAll('\t', '    ').length;
    const open = fence;
    fence = fenceAfter(open, content);
    if (open !== null || fence !== null) {
      lines.push({ raw, quote, indent, kind: 'code' });
      continue;
    }
    const next = sources[index + 1]?.replace(QUOTE, '').trim() ?? '';
    const line = lineContent({ content, indent, next, isTable });
    isTable = line.kind === 'row' || (isTable && line.kind === 'rule');
    const isUnderlined = line.kind === 'heading' && line.depth <= 2 && !HASHES.test(content);
    if (isUnderlined) index += 1;
    lines.push({ raw: isUnderlined ? `${raw}\n${sources[index] ?? ''}` : raw, quote, indent, ...line });
  }
  if (fence !== null) lines.push({ raw: fence, quote: '', indent: 0, kind: 'code' });
  return lines;
}

/** The fence that is open behind a line, if one is, or none, before it. */
function fenceAfter(open: string | null, content: string): string | null {
  const marks = FENCE.exec(content)?.[1] ?? null;
  if (open === null) return marks;
  return marks === content && marks.startsWith(open) ? null : open;
}

/** A line without what quotes and indents it. */
interface Source {
  content: string;
  indent: number;
  /** The content of the following line. */
  next: string;
  /** Whether the line follows one of a table. */
  isTable: boolean;
}

/** What a line can be; the first that it is counts. */
const KINDS: readonly ((line: Source) => LineContent | null)[] = [
  ({ content }) => (content === '' ? { kind: 'blank' } : null),
  tableRow,
  hashHeading,
  underlinedHeading,
  ({ content }) => (RULE.test(content) ? { kind: 'rule' } : null),
  ({ content, indent }) => (indent < 2 && !BULLET.test(content) ? lineHeading(content) : null),
  bullet,
];

function lineContent(line: Source): LineContent {
  for (const read of KINDS) {
    const content = read(line);
    if (content !== null) return content;
  }
  return { kind: 'text', content: line.content };
}

function tableRow({ content, next, isTable }: Source): LineContent | null {
  if (isTable && DELIMITER_ROW.test(content)) return { kind: 'rule' };
  const isHeader = !isTable && content.includes('|') && DELIMITER_ROW.test(next);
  if (!isHeader && !content.startsWith('|') && !(isTable && content.includes('|'))) return null;
  return { kind: 'row', cells: content.replace(/^\||\|$/g, '').split(/(?<!\\)\|/, MOST_COLUMNS), isHeader };
}

function hashHeading({ content, indent }: Source): LineContent | null {
  const depth = indent < 4 ? HASHES.exec(content)?.[0].length : undefined;
  if (depth === undefined) return null;
  return { kind: 'heading', depth, title: content.slice(depth).replace(CLOSING_HASHES, '').trim() };
}

function underlinedHeading({ content, indent, next }: Source): LineContent | null {
  // Below a list item, a short line is a rule.
  const isUnderlined = UNDERLINE.test(next) && !(NUMBERED.test(content) && next.length < 4);
  if (indent >= 4 || !isUnderlined || !UNDERLINED.test(content)) return null;
  return { kind: 'heading', depth: next.startsWith('=') ? 1 : 2, title: content };
}

function bullet({ content }: Source): LineContent | null {
  const mark = BULLET.exec(content)?.[0] ?? '';
  const rest = content.slice(mark.length);
  const box = CHECK_BOX.exec(rest)?.[0] ?? '';
  if (mark === '' && box === '') return null;
  const marker = mark
    .trim()
    .replace(/[\d.]+/, '1')
    .replace(/[一二三四五六七八九十]+/, '一');
  return box === ''
    ? { kind: 'bullet', marker, content: rest, done: null, title: titleIn(rest) }
    : { kind: 'bullet', marker, content: rest.slice(box.length), done: TICKED.test(box), title: null };
}

function lineHeading(content: string): LineContent | null {
  if (content.length > LONGEST_TITLE) return null;
  const bold = boldTitle(content) ?? BRACKETED_LINE.exec(content)?.slice(1).find(Boolean) ?? null;
  if (bold !== null) return { kind: 'heading', depth: BOLD_DEPTH, title: bold.trim() };
  if (OPEN_BOX.test(content)) return null;
  const isTitle = /[:：]$/.test(content) || (CAPITALS.test(content) && /\p{Lu}{3}/u.test(content));
  return isTitle ? { kind: 'heading', depth: LINE_DEPTH, title: content } : null;
}

function titleIn(content: string): string | null {
  if (content.length > LONGEST_TITLE) return null;
  return boldTitle(content) ?? (/[:：]$/.test(content) ? content : null);
}

function boldTitle(content: string): string | null {
  const bold = BOLD_LINE.exec(content);
  return bold?.[1] ?? bold?.[2] ?? null;
}

/**
 * As much of a text as is read for its structure and rendered: `LONGEST_MARKDOWN` characters with `MOST_MARKS` marks. It ends
 * with a line if one is near, never within a character.
 */
export function readablePart(markdown: string): string {
  let end = Math.min(markdown.length, LONGEST_MARKDOWN);
  let marks = 0;
  for (const { index } of markdown.slice(0, end).matchAll(MARK)) {
    marks += 1;
    if (marks > MOST_MARKS) {
      end = index;
      break;
    }
  }
  if (end === markdown.length) return markdown;
  const window = markdown.slice(0, end);
  const lineEnd = window.lastIndexOf('\n');
  return lineEnd > end / 2 ? window.slice(0, lineEnd) : withoutHalves(window);
}

/** A line without its Markdown: emphasis, code, escapes, and links lose their marks, and links to a time are removed. */
export function plainLine(content: string): string {
  return content
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{0,2000}\)/g, (_link, text: string) =>
      TIME.test(text) ? '' : text,
    )
    .replace(/\*\*|~~|`/g, '')
    .replace(/(?<![\p{L}\p{N}*_\\])[*_]{1,3}(?=[^\s*_])|(?<=[^\s*_\\])[*_]{1,3}(?![\p{L}\p{N}*_])/gu, '')
    .replace(/\\([[\]()*_#@+.!|~`-])/g, '$1')
    .replace(/<br\s{0,9}\/?>/gi, ' ')
    .replace(/(?<!\s)\s*[([]\s?(?:\d{1,2}:)?\d{1,2}:\d{2}[)\]]|\(\s?\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const TIME = /^\W{0,3}(?:\d{1,2}:)?\d{1,2}:\d{2}\W{0,3}$/;
