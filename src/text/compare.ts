/** Whether a text contains another, ignoring case and the encoding of accents. */
export function contains(text: string | null, part: string): boolean {
  return text !== null && comparable(text).includes(comparable(part));
}

/** Whether two texts are the same, with the same tolerance and ignoring surrounding blanks. */
export function isSame(text: string | null, wanted: string): boolean {
  return text !== null && comparable(text.trim()) === comparable(wanted.trim());
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
