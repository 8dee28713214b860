/** What begins with a block of HTML and ends with a tag; in Markdown, other text is around the tags. */
const HTML =
  /^\s*<(?:!doctype html|html|body|main|div|section|article|p|h[1-6]|[uo]l|table|blockquote)\b[^<>]*>/i;
const TAG = /(<[^<>]*>)/;
const TAG_NAME = /^<\/?([a-z][a-z0-9]*)/i;
const BLOCK = /^(?:p|div|section|article|main|header|footer|blockquote|table|[uo]l|h[1-6])$/;
/** What is in them is not shown. */
const HIDDEN = /^(?:script|style|head)$/;
const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', code: '`' };
/** A line that only says what the next one is. */
const LEAD = /^(?:#{1,6}|-|\d+\.)(?: \[[ x]\])?$/;

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip));/gi;
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
};
const LAST_CODE_POINT = 0x10ffff;

/** A text as Markdown: some services return HTML in its place. What is not HTML as a whole stays as it is. */
export function asMarkdown(text: string): string {
  return HTML.test(text) && text.trimEnd().endsWith('>') ? inLines(markdownOf(text)) : text;
}

/** The same in Markdown, with too many line breaks. */
function markdownOf(html: string): string {
  const pieces: string[] = [];
  /** Of each open list, the number of the next item; null without numbers. */
  const lists: (number | null)[] = [];
  const addresses: string[] = [];
  let cells = 0;
  let isFirstRow = true;
  let hidden: string | null = null;

  /** Marks are around words: `**Owner:** Ben`, not `**Owner: **Ben`. */
  const close = (mark: string) => {
    const last = pieces.pop() ?? '';
    pieces.push(last.trimEnd(), mark, last.endsWith(' ') ? ' ' : '');
  };
  const beginItem = () => {
    const number = lists.pop() ?? null;
    lists.push(number === null ? null : number + 1);
    // Below `1. `, what is indented by less is not nested.
    pieces.push(`\n${'    '.repeat(lists.length - 1)}${number === null ? '-' : `${number}.`} `);
  };
  const endRow = () => {
    if (cells > 0) pieces.push(isFirstRow ? ` |\n${'| --- '.repeat(cells)}|\n` : ' |\n');
    [cells, isFirstRow] = [0, false];
  };
  const beginLink = (tag: string) => {
    addresses.push(/\shref\s?=\s?["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? '');
    pieces.push('[');
  };

  const begin = (name: string, tag: string) => {
    if (name === 'li') beginItem();
    else if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? 1 : null);
    else if (name === 'a') beginLink(tag);
    else if (name === 'input') pieces.push(/\schecked\b/i.test(tag) ? '[x] ' : '[ ] ');
    else if (name === 'td' || name === 'th') pieces.push((cells += 1) === 1 ? '| ' : ' | ');
    else if (name === 'table') isFirstRow = true;
    else if (name === 'br') pieces.push('\n');
    else if (name === 'hr') pieces.push('\n\n---\n\n');
    else if (/^h\d$/.test(name)) pieces.push(`${'#'.repeat(Number(name.slice(1)))} `);
    else pieces.push(MARKS[name] ?? '');
  };
  const end = (name: string) => {
    if (name === 'ul' || name === 'ol') lists.pop();
    else if (name === 'tr') endRow();
    else if (name === 'a') close(`](${addresses.pop() ?? ''})`);
    else if (name in MARKS) close(MARKS[name] ?? '');
  };
  for (const piece of html.split(TAG)) {
    const name = TAG_NAME.exec(piece)?.[1]?.toLowerCase();
    const isEnd = piece.startsWith('</');
    if (hidden !== null) hidden = isEnd && name === hidden ? null : hidden;
    else if (name === undefined) {
      const text = piece.startsWith('<!') ? '' : decoded(piece.replace(/\s+/g, ' '));
      pieces.push(/\s$/.test(pieces.at(-1) ?? '') ? text.trimStart() : text);
    } else {
      // A list in a list is no block of its own.
      const isBlock = BLOCK.test(name) && lists.length === 0;
      if (isBlock) pieces.push('\n\n');
      if (isEnd) end(name);
      else begin(name, piece);
      if (isBlock && isEnd) pieces.push('\n\n');
      if (HIDDEN.test(name)) hidden = isEnd ? null : name;
    }
  }
  return pieces.join('');
}

/** Without blanks around lines, except in front of nested items, and with at most one empty line between two others. */
function inLines(markdown: string): string {
  const lines: string[] = [];
  let lead = '';
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    const indent = /^(?: {4})*(?=(?:-|\d+\.) )/.exec(line)?.[0] ?? '';
    if (LEAD.test(text)) lead = `${indent}${text} `;
    else if (text !== '') {
      lines.push(lead === '' ? indent + text : lead + text);
      lead = '';
    } else if (lead === '' && lines.length > 0 && lines.at(-1) !== '') lines.push('');
  }
  return lines.join('\n').trimEnd();
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return CHARACTERS[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}
