/**
 * Small words: lowercase unless they are the first or last word of the label. Source: the list in Python's `titlecase`.
 */
const SMALL = new Set('a an and as at but by en for if in of on or the to v via vs'.split(' '));

/** Converts a label to title case in Zapier's style: `Find Note by ID`. */
export function titleCase(label: string): string {
  const words = label.split(' ');
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1;
      const lower = word.toLowerCase();
      if (isInside && SMALL.has(lower)) return lower;
      return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
