const LONGEST_QUOTE = 50;

/** The beginning of what a user entered, for a message about it: on one line, without invisible characters. */
export function quoted(value: string): string {
  const text = value
    .slice(0, 2 * LONGEST_QUOTE)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const characters = Array.from(text);
  return characters.length > LONGEST_QUOTE
    ? `"${characters.slice(0, LONGEST_QUOTE).join('')}…"`
    : `"${text}"`;
}
