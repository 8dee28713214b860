import MarkdownIt from 'markdown-it';

import { LONGEST_MARKDOWN } from './markdown_lines.ts';

const OPENING_FENCE = /^\s{0,99}(`{3,}|~{3,})(markdown|md)?[^\S\n]*\r?\n/i;
/** Markdown begins lines with these, code hardly ever does. */
const MARKS = /^(?:#{1,6}\s|[-*+]\s|\*\*)/m;
/** What a page of HTML, or a part of one, begins with. */
const HTML = /^\s{0,99}<(?:!doctype|html|body|div|section|article|h[1-6]|p|ul|ol|table)\b/i;
const TAG = /<(\/?)([a-z!][a-z0-9]*)\b([^<>]{0,2000})>/gi;
const BLOCK = /^(?:p|div|section|article|table)$/;
const EMPTY_BOX = /^[ \t\u3000]*(?:[-*+]|\d{1,4}[.)])[ \t\u3000]+\[[ xX]?\][ \t\u3000]*(?:\r?\n|$)/gm;

/**
 * A text as its writer meant it: without a code block around all of it, HTML as Markdown, and without check boxes that have
 * no text. Longer texts than two that are shown stay as they are.
 */
export function unwrapped(text: string): string {
  if (text.length > 2 * LONGEST_MARKDOWN) return text;
  const markdown = withoutFence(text);
  return (HTML.test(markdown) ? fromHtml(markdown) : markdown).replace(EMPTY_BOX, '');
}

function withoutFence(text: string): string {
  const [opening, fence = '', language] = OPENING_FENCE.exec(text) ?? [];
  const end = text.trimEnd();
  if (opening === undefined || !end.endsWith(`\n${fence}`)) return text;
  const content = end.slice(opening.length, -fence.length);
  const isMarkdown = language !== undefined || MARKS.test(content);
  return isMarkdown && !content.includes(`\n${fence}`) ? content : text;
}

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
}

function fromHtml(html: string): string {
  const { unescapeAll } = new MarkdownIt().utils;
  const lists: string[] = [];
  let columns = 0;
  const listMark = ({ name, isEnd }: Tag) => {
    if (isEnd) lists.pop();
    else lists.push(name === 'ul' ? '-' : '1.');
    return lists.length === 0 ? '\n\n' : '';
  };
  const cellMark = ({ name, isEnd }: Tag) => {
    if (isEnd && name === 'th') columns += 1;
    return isEnd ? '|' : '';
  };
  const marks = new Map<string, (tag: Tag) => string>(
    Object.entries({
      ul: listMark,
      ol: listMark,
      li: ({ isEnd }) =>
        isEnd ? '' : `\n${'   '.repeat(Math.max(0, lists.length - 1))}${lists.at(-1) ?? '-'} `,
      input: ({ attributes }) =>
        /checkbox/i.test(attributes) ? `[${/\bchecked\b/i.test(attributes) ? 'x' : ' '}] ` : '',
      b: () => '**',
      strong: () => '**',
      s: () => '~~',
      del: () => '~~',
      br: () => '\n',
      tr: ({ isEnd }) => {
        const rule = columns > 0 ? `\n|${'--|'.repeat(columns)}` : '';
        columns = 0;
        return isEnd ? rule : '\n|';
      },
      td: cellMark,
      th: cellMark,
    }),
  );
  const markOf = (tag: Tag): string => {
    const { name, isEnd } = tag;
    if (/^h[1-6]$/.test(name)) return isEnd ? '\n\n' : `\n\n${'#'.repeat(Number(name.slice(1)))} `;
    if (BLOCK.test(name)) return lists.length > 0 ? ' ' : '\n\n';
    return marks.get(name)?.(tag) ?? '';
  };
  return html
    .replace(/<!--[^<>]{0,2000}-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(TAG, (_tag, slash: string, name: string, attributes: string) =>
      markOf({ name: name.toLowerCase(), isEnd: slash !== '', attributes }),
    )
    .replace(/&(?!lt;|gt;)#?\w{2,8};/g, unescapeAll)
    .replaceAll('\u00a0', ' ')
    .replace(/\n (?=\S)/g, '\n')
    .trim();
}
