import { jsonBytes } from './json_size.ts';

const CUT = '…';

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

/** As many of some texts as fit into so many bytes in JSON; then how many more there are. */
export function listWithin(texts: readonly string[], mostBytes: number, separator: string): string[] {
  const sizeOf = (text: string) => jsonBytes(text) - 2;
  if (sizeOf(texts.join(separator)) <= mostBytes) return [...texts];
  let left = mostBytes;
  let index = 0;
  for (const text of texts) {
    left -= sizeOf((index === 0 ? '' : separator) + text);
    // The number of the others needs room, too.
    if (left < sizeOf(`${separator}… and ${texts.length - index - 1} more`)) break;
    index += 1;
  }
  return [...texts.slice(0, index), `… and ${texts.length - index} more`];
}
