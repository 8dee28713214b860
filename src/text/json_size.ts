/** Whether a value takes more than this many bytes as JSON, not counting escapes. Stops as soon as it does. */
export function isLargerThan(value: unknown, bytes: number): boolean {
  let left = bytes;
  const waiting = [value];
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop();
    if (typeof next === 'string') left -= Buffer.byteLength(next) + 2;
    else if (typeof next !== 'object' || next === null) left -= 4;
    else {
      const entries = Object.entries(next);
      left -= 2 + 2 * entries.length;
      for (const [key, inner] of entries) {
        if (!Array.isArray(next)) left -= key.length + 2;
        waiting.push(inner);
      }
    }
  }
  return left < 0;
}
