/** The size of a value in JSON, in bytes. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Whether a value takes more than this many bytes as JSON, not counting escapes. Stops as soon as it does. */
export function isLargerThan(value: unknown, bytes: number): boolean {
  let left = bytes;
  const waiting = [value];
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= Buffer.byteLength(next) + 2;
    else if (typeof next !== 'object' || next === null) left -= 4;
    else {
      const inner: unknown[] = Object.values(next);
      left -= 2 + 2 * inner.length;
      if (!Array.isArray(next)) for (const key of Object.keys(next)) left -= key.length + 2;
      for (const each of inner) waiting.push(each);
    }
  }
  return left < 0;
}
