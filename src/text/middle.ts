const CUT = '…';

/** A text of at most so many UTF-16 units. The middle of a longer one is left out: both ends say what it is. */
export function withoutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.floor((most - CUT.length) / 2);
  const start = most - CUT.length - end;
  const ends = [text.slice(0, start), text.slice(text.length - end)];
  // A character of two units may have lost one of them.
  return ends.map((part) => part.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')).join(CUT);
}
