import type { StateCore, Token } from 'markdown-it';
import MarkdownIt from 'markdown-it';

import { readablePart } from './markdown_lines.ts';
import { unwrapped } from './markdown_source.ts';

/** The protocols that an email or a document may link to. */
const LINKABLE = /^(?:https?:\/\/|mailto:)/i;
const CHECK_BOX = /^\[[ xX]\]\s+/;
const TAG_NAME = /^<\/?([a-z][a-z0-9]*)/i;

/** HTML tags that begin or end a line of text. */
const LINE_TAGS = new Set('blockquote br div h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul'.split(' '));
/** Other HTML tags; anything else in angle brackets (`List<String>`) is text. */
const INLINE_TAGS = new Set(
  (
    'a abbr audio b big body button center cite code del details em embed font form head html i iframe img input ins ' +
    'kbd label link mark math meta nav object option q s samp script section select small source span strike strong ' +
    'style sub summary sup svg tbody td textarea tfoot th thead title tt u var video'
  ).split(' '),
);

/** Reference links repeat their address: all links together may be this many times as long as the markdown. */
const LINK_GROWTH = 10;
/** No list is indented deeper in plain text: indentation would make it many times as long as the markdown. */
const DEEPEST_INDENT = 8;

const markdownIt = new MarkdownIt({ html: true, linkify: true, breaks: true });
// A block of HTML would pass through unchanged. Without this rule, each of its tags becomes a separate token.
markdownIt.disable('html_block');
// Unwanted links are removed later, keeping their text. If rejected here, their markup would remain as text.
markdownIt.validateLink = () => true;
// `example.com` or `notes.md` said in a meeting is no link, `https://example.com` is.
markdownIt.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
// At every `//` of a text, these two look ahead thousands of characters.
markdownIt.linkify.add('//', null).add('ftp:', null);
// An address is shown as written: decoded, it may break, turn the text around, or look like another.
markdownIt.normalizeLinkText = (address) => address;
// Language models write `**決定事項：**来週` and `**Note:**text`: two stars behind others end what those began, whatever is around.
markdownIt.inline.State = class extends markdownIt.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const found = super.scanDelims(start, canSplitWord);
    const isBold = found.length === 2 && this.src.startsWith('**', start);
    return isBold ? { ...found, can_close: true } : found;
  }
};
markdownIt.core.ruler.push('harmless', makeHarmless);
markdownIt.renderer.rules.check_box = (tokens, index) => `${tokens[index]?.content ?? ''} `;

export const { escapeHtml } = markdownIt.utils;

const CUT_NOTICE = '… (cut: this text is too long to be shown whole)';

/** Markdown that has been parsed and made harmless, so that several forms can be made from it. */
export type ParsedMarkdown = readonly Token[];

/** Parses a note's Markdown. A text that is too long or too deeply nested is cut, and a last paragraph says so. */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const whole = unwrapped(markdown);
  const head = readablePart(whole);
  const tokens = markdownIt.parse(head, {});
  const { maxNesting } = markdownIt.options;
  const isCut = head !== whole || tokens.some(({ level, nesting }) => level + nesting >= maxNesting);
  return isCut ? [...tokens, ...markdownIt.parse(CUT_NOTICE, {})] : tokens;
}

/**
 * HTML of a note's markdown for emails and documents: text, headings, lists, tables, code, and links to `http`, `https`
 * and `mailto` addresses, with no other attributes. HTML in the markdown loses its tags. An image becomes a link, so that
 * opening an email loads nothing.
 */
export function markdownToHtml(markdown: string | ParsedMarkdown): string {
  return markdownIt.renderer.render([...parsed(markdown)], markdownIt.options, {}).trim();
}

/**
 * Plain text of a note's markdown: paragraphs apart, each list item on its line after `- `, its number, or its check box as
 * `☐` or `☑`, table cells between ` | `, links as `text (url)`.
 */
export function markdownToText(markdown: string | ParsedMarkdown): string {
  return markdownToLines(markdown, {
    inline: inlineText,
    bullet: '-',
    code: (content) => content,
    quotePrefix: '',
  });
}

/** How a line-based form writes what is more than a line of text. */
export interface LineForm {
  /** @param options.isStrong whether the line is a heading. */
  inline: (tokens: readonly Token[], options: { isStrong: boolean }) => string;
  /** Begins a list item that has neither a number nor a check box. */
  bullet: string;
  code: (content: string) => string;
  quotePrefix: string;
}

/** Markdown as lines of text. */
export function markdownToLines(markdown: string | ParsedMarkdown, form: LineForm): string {
  const lines: string[] = [];
  /** The number of the next item of each list around the place; null if its items have bullets. */
  const lists: (number | null)[] = [];
  /** The list item whose first line follows. */
  let item: { number: number | null } | null = null;
  const cells: string[] = [];
  let isInTable = false;
  let quotes = 0;
  let isStrong = false;
  let isApart = false;

  const add = (text: string, box: string | null = null) => {
    if (isApart) lines.push('');
    const indent =
      (quotes > 0 ? form.quotePrefix : '') +
      '  '.repeat(Math.min(Math.max(lists.length - 1, 0), DEEPEST_INDENT));
    const hanging = lists.length > 0 ? '  ' : '';
    const number = item?.number ?? null;
    const marks = [number === null ? null : `${number}.`, box].filter((mark) => mark !== null).join(' ');
    let marker = item === null ? hanging : `${marks || form.bullet} `;
    for (const line of text.split('\n')) {
      lines.push(indent + marker + line);
      marker = hanging;
    }
    item = null;
    isApart = false;
  };
  const addCode = ({ content }: Token) => {
    const code = content.trimEnd();
    if (code !== '') add(form.code(code));
  };
  const write = new Map<string, (token: Token) => void>(
    Object.entries({
      bullet_list_open: () => lists.push(null),
      bullet_list_close: () => lists.pop(),
      ordered_list_open: (list) => lists.push(Number(list.attrGet('start') ?? 1)),
      ordered_list_close: () => lists.pop(),
      list_item_open: () => {
        const number = lists.pop() ?? null;
        lists.push(number === null ? null : number + 1);
        item = { number };
      },
      list_item_close: () => (item = null),
      blockquote_open: () => (quotes += 1),
      blockquote_close: () => (quotes -= 1),
      heading_open: () => (isStrong = true),
      heading_close: () => (isStrong = false),
      th_open: () => (isStrong = true),
      th_close: () => (isStrong = false),
      table_open: () => (isInTable = true),
      table_close: () => (isInTable = false),
      tr_close: () => add(cells.splice(0).join(' | ')),
      fence: addCode,
      code_block: addCode,
      inline: ({ children }) => {
        const inline = children ?? [];
        const box = inline[0]?.type === 'check_box' ? inline[0].content : null;
        const text = form.inline(box === null ? inline : inline.slice(1), { isStrong });
        if (isInTable) cells.push(text.replaceAll('\n', ' '));
        else if (text !== '') add(text, box);
      },
    } satisfies Record<string, (token: Token) => unknown>),
  );

  for (const token of parsed(markdown)) {
    write.get(token.type)?.(token);
    if (token.level === 0) isApart = lines.length > 0;
  }
  return lines.join('\n');
}

function parsed(markdown: string | ParsedMarkdown): ParsedMarkdown {
  return typeof markdown === 'string' ? parseMarkdown(markdown) : markdown;
}

function inlineText(tokens: readonly Token[]): string {
  const pieces: string[] = [];
  let link: { address: string; start: number } | null = null;
  for (const token of tokens) {
    if (isBreak(token)) pieces.push('\n');
    // The text of an automatic link is its address.
    else if (token.type === 'link_open' && token.info !== 'auto') {
      link = { address: String(token.attrGet('href')).replace(/^mailto:/i, ''), start: pieces.length };
    } else if (token.type === 'link_close' && link !== null) {
      const text = pieces.slice(link.start).join('');
      if (text === '') pieces.push(link.address);
      else if (text !== link.address) pieces.push(` (${link.address})`);
      link = null;
    } else pieces.push(token.content);
  }
  return pieces.join('').trim();
}

/** Removes from the parsed Markdown whatever `markdownToHtml` does not promise. */
function makeHarmless(state: StateCore): void {
  let linkLength = state.src.length * LINK_GROWTH;
  const isWanted = (address: string) => {
    linkLength -= address.length;
    return linkLength >= 0 && LINKABLE.test(address);
  };
  for (const [index, token] of state.tokens.entries()) {
    // Alignment in tables would be a style, the language of a code block a class.
    if (token.type !== 'ordered_list_open') token.attrs = null;
    token.info = '';
    if (token.children === null) continue;
    token.children = harmlessInline(token.children, state, isWanted);
    if (state.tokens[index - 2]?.type === 'list_item_open') separateCheckBox(token.children, state);
  }
}

function harmlessInline(
  tokens: readonly Token[],
  state: StateCore,
  isWanted: (address: string) => boolean,
): Token[] {
  const kept: Token[] = [];
  let isInLink = false;
  let isLinkKept = false;
  const text = (content: string) => Object.assign(new state.Token('text', '', 0), { content });

  for (const token of tokens) {
    switch (token.type) {
      case 'link_open': {
        const address = String(token.attrGet('href'));
        isInLink = true;
        isLinkKept = isWanted(address);
        token.attrs = [['href', address]];
        if (isLinkKept) kept.push(token);
        break;
      }
      case 'link_close':
        if (isLinkKept) kept.push(token);
        isInLink = false;
        break;
      case 'image': {
        const address = String(token.attrGet('src'));
        const alternative = state.md.renderer.renderInlineAsText(
          token.children ?? [],
          state.md.options,
          state.env,
        );
        if (isInLink || !isWanted(address)) kept.push(text(alternative));
        else {
          const open = Object.assign(new state.Token('link_open', 'a', 1), { attrs: [['href', address]] });
          kept.push(open, text(alternative || address), new state.Token('link_close', 'a', -1));
        }
        break;
      }
      case 'html_inline': {
        const name = TAG_NAME.exec(token.content)?.[1]?.toLowerCase();
        if (name === undefined) break;
        if (LINE_TAGS.has(name)) pushBreak(kept, new state.Token('hardbreak', 'br', 0));
        else if (!INLINE_TAGS.has(name)) kept.push(text(token.content));
        break;
      }
      case 'softbreak':
      case 'hardbreak':
        pushBreak(kept, token);
        break;
      default:
        kept.push(token);
    }
  }
  if (isBreak(kept.at(-1))) kept.pop();
  return kept;
}

/** Reduces repeated line breaks to one: tags come in pairs and on their own lines. */
function pushBreak(kept: Token[], token: Token): void {
  if (kept.length > 0 && !isBreak(kept.at(-1))) kept.push(token);
}

/** Whether a token begins a new line. */
export function isBreak(token: Token | undefined): boolean {
  return token?.type === 'softbreak' || token?.type === 'hardbreak';
}

/** Makes a check box of the `[x] ` at the beginning of a list item, which markdown-it doesn't support. */
function separateCheckBox(tokens: Token[], state: StateCore): void {
  const [first] = tokens;
  if (first?.type !== 'text') return;
  const [box] = CHECK_BOX.exec(first.content) ?? [];
  if (box === undefined) return;
  first.content = first.content.slice(box.length);
  const content = /x/i.test(box) ? '☑' : '☐';
  tokens.unshift(Object.assign(new state.Token('check_box', '', 0), { content }));
}
