import { jsonBytes } from './json_size.ts';

const CUT = '…';

/** A text without the half of a character that was cut off at its beginning or end. */
export function withoutHalves(text: string): string {
  const start = /^[\uDC00-\uDFFF]/.test(text) ? 1 : 0;
  return /^[\uD800-\uDBFF]/.test(text.slice(-1)) ? text.slice(start, -1) : text.slice(start);
}

/**
 * The beginning of a text, `maxLength` characters (UTF-16 units) at most, the `…` of a cut text included. It is cut between
 * words, or between visible characters where there are no spaces.
 */
export function excerpt(text: string, maxLength = 500): string {
  const whole = text.trim();
  if (whole.length <= maxLength) return whole;
  const window = whole.slice(0, maxLength * 2);
  const room = maxLength - 1;
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const head = window.slice(0, graphemes.segment(window).containing(room)?.index ?? room);
  const wordEnd = /\s/.test(window.charAt(room))
    ? head.length
    : Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'));
  return `${(wordEnd > room / 2 ? head.slice(0, wordEnd) : head).trimEnd()}${CUT}`;
}

/** A text of at most so many UTF-16 units. The middle of a longer one is left out: both ends say what it is. */
export function withoutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor((most - CUT.length) / 2);
  const start = most - CUT.length - end;
  return [text.slice(0, start), text.slice(text.length - end)].map(withoutHalves).join(CUT);
}

const LONGEST_QUOTE = 50;

/** The beginning of what a user entered, for a message about it: on one line, without invisible characters. */
export function quoted(value: string): string {
  const text = value
    .slice(0, 2 * LONGEST_QUOTE + 2)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const characters = Array.from(text);
  return characters.length > LONGEST_QUOTE
    ? `"${characters.slice(0, LONGEST_QUOTE).join('')}${CUT}"`
    : `"${text}"`;
}

/** A text of at most so many bytes in JSON, quotes not counted; one that is longer is cut, at a word if there is one nearby. */
export function cutText(text: string, mostBytes: number): string {
  const bytesOf = (part: string) => jsonBytes(part) - 2;
  // Every character takes at least a byte.
  if (text.length <= mostBytes && bytesOf(text) <= mostBytes) return text;
  let left = mostBytes - bytesOf(CUT);
  let end = 0;
  for (const character of text.slice(0, mostBytes)) {
    left -= bytesOf(character);
    if (left < 0) break;
    end += character.length;
  }
  if (end === 0) return '';
  const kept = text.slice(0, end);
  const word = kept.replace(/\s+\S{0,30}$/, '');
  return `${(/^\s/.test(text.slice(end)) ? kept : word).trimEnd()}${CUT}`;
}

/** The row with these of its texts cut, each to its share of so many bytes in JSON. */
export function cutTexts<Row extends Record<string, unknown>>(
  row: Row,
  shares: Readonly<Partial<Record<keyof Row, number>>>,
  mostBytes: number,
): Row {
  const cut: Record<string, unknown> = {};
  for (const [key, value] of Object.entries<unknown>(row)) {
    const share = shares[key];
    if (share !== undefined && typeof value === 'string') cut[key] = cutText(value, mostBytes * share);
  }
  return { ...row, ...cut };
}

/** Says at the end of a list how many others there are; nothing if there are none. */
export function andMore(others: number): string[] {
  return others > 0 ? [`… and ${others} more`] : [];
}

/** As many of some texts as fit into so many bytes in JSON; then how many more there are. */
export function listWithin(texts: readonly string[], mostBytes: number, separator: string): string[] {
  const sizeOf = (text: string) => jsonBytes(text) - 2;
  if (sizeOf(texts.join(separator)) <= mostBytes) return [...texts];
  let left = mostBytes;
  let index = 0;
  for (const text of texts) {
    left -= sizeOf((index === 0 ? '' : separator) + text);
    // The number of the others needs room, too.
    if (left < sizeOf([separator, ...andMore(texts.length - index - 1)].join(''))) break;
    index += 1;
  }
  return [...texts.slice(0, index), ...andMore(texts.length - index)];
}
