import type { Token } from 'markdown-it';

import { isBreak, markdownToLines, type ParsedMarkdown } from './markdown.ts';

/** Slack's mark for each style, by the type of the Markdown token. */
const MARKS = { strong: '*', em: '_', s: '~' } as const;
/** Separates a mark from a word, as Slack requires, and breaks up text that Slack would read as markup. */
const ZERO_WIDTH = '\u200b';
const WORD_BEFORE = /[\p{L}\p{M}\p{N}*_~`]$/u;
const WORD_AFTER = /^[\p{L}\p{M}\p{N}*_~`]/u;
/** With "link names" on, Slack turns `@channel` or `@anna` into a mention, but not an email address. The rest may be in the next token. */
const MENTION = /@(?!(?<=[\p{L}\p{N}]@)[\p{L}\p{N}-]+\.\p{L})(?=[\p{L}\p{N}!]|$)/gu;

/**
 * Slack's own markup (https://docs.slack.dev/messaging/formatting-message-text) of a note's markdown: `*bold*`, `_italic_`,
 * `~strike~`, `<url|text>`, `•` and numbered lists, quotes, code; headings as bold lines, table cells between ` | `.
 * Nobody is mentioned, whatever the markdown contains.
 */
export function markdownToSlack(markdown: string | ParsedMarkdown): string {
  return markdownToLines(markdown, {
    inline: inlineSlack,
    bullet: '•',
    code: (content) => `\`\`\`\n${slackText(content).replaceAll('```', `\`${ZERO_WIDTH}\`\``)}\n\`\`\``,
    quotePrefix: '> ',
  });
}

/** Text with Slack's three escapes, without mentions. */
function slackText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(MENTION, `@${ZERO_WIDTH}`);
}

/** A link in Slack's markup; its text, which has no styles, stays on one line. */
export function slackLink(address: string, text: string): string {
  const target = address
    .replaceAll('&', '&amp;')
    .replace(/[<>|\s]/g, (character) => encodeURIComponent(character));
  const label = text.replace(/\s+/g, ' ').trim();
  return label === '' || label === address ? `<${target}>` : `<${target}|${slackText(label)}>`;
}

function inlineSlack(tokens: readonly Token[], { isStrong }: { isStrong: boolean }): string {
  const pieces = new Pieces();
  const open = new Map<string, number>([['strong', isStrong ? 1 : 0]]);
  let link: { address: string; texts: string[] } | null = null;
  const marks = () =>
    Object.entries(MARKS).flatMap(([style, mark]) => ((open.get(style) ?? 0) > 0 ? [mark] : []));

  for (const token of tokens) {
    const style = /^(strong|em|s)_(open|close)$/.exec(token.type)?.[1];
    if (style !== undefined) open.set(style, (open.get(style) ?? 0) + token.nesting);
    else if (token.type === 'link_open') link = { address: String(token.attrGet('href')), texts: [] };
    else if (token.type === 'link_close' && link !== null) {
      pieces.add(slackLink(link.address, link.texts.join('')), marks());
      link = null;
    } else if (link !== null) link.texts.push(isBreak(token) ? ' ' : token.content);
    else if (isBreak(token)) pieces.add('\n', []);
    else if (token.type === 'code_inline') {
      const code = slackText(token.content).replaceAll('`', "'");
      pieces.add(code, [...marks(), '`']);
    } else pieces.add(slackText(token.content), marks());
  }
  return pieces.text().trim();
}

/** Pieces of text with their styles, joined as Slack requires: a mark touches its text, but no word outside it. */
class Pieces {
  readonly #written: string[] = [];
  #isMarked = false;
  #text = '';
  #marks: readonly string[] = [];

  add(text: string, marks: readonly string[]): void {
    if (marks.join() !== this.#marks.join()) this.#close();
    this.#text += text;
    this.#marks = marks;
  }

  text(): string {
    this.#close();
    return this.#written.join('');
  }

  #close(): void {
    const inner = this.#text.trim();
    if (inner === '' || this.#marks.length === 0) this.#write(this.#text);
    else {
      const start = this.#text.indexOf(inner);
      this.#write(this.#text.slice(0, start));
      this.#write(this.#marks.join('') + inner + this.#marks.toReversed().join(''), { isMarked: true });
      this.#write(this.#text.slice(start + inner.length));
    }
    this.#text = '';
  }

  #write(piece: string, { isMarked = false } = {}): void {
    if (piece === '') return;
    const touches =
      (this.#isMarked && WORD_AFTER.test(piece)) ||
      (isMarked && WORD_BEFORE.test(this.#written.at(-1) ?? ''));
    if (touches) this.#written.push(ZERO_WIDTH);
    this.#written.push(piece);
    this.#isMarked = isMarked;
  }
}
