/** No useful data is nested deeper, and code that walks values needs a stack frame per level. */
const DEEPEST = 100;
const TOO_DEEP = `(nested more than ${DEEPEST} levels deep)`;

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

/** The same value or, if it is nested too deep to be copied or written as JSON, a copy that says so in those places. */
export function withoutDeepNesting<Value>(value: Value): Value;
export function withoutDeepNesting(value: unknown): unknown {
  return isDeeperThan(value, DEEPEST) ? cut(value, DEEPEST) : value;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

function cut(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return TOO_DEEP;
  if (Array.isArray(value)) return value.map((inner) => cut(inner, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner, levels - 1)]));
}
