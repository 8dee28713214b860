/** Whether a text holds another, whatever the case and however accents are encoded. */
export function contains(text: string | null, part: string): boolean {
  return text !== null && comparable(text).includes(comparable(part));
}

/** Whether a text is another, with the same tolerance, and blanks around it aside. */
export function isSame(text: string | null, wanted: string): boolean {
  return text !== null && comparable(text.trim()) === comparable(wanted.trim());
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
