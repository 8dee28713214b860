/** Neither plain nor of a kind that lodash knows. A field instead of the getter would not hide it from lodash. */
class Constant {
  get [Symbol.toStringTag](): string {
    return Constant.name;
  }
}

/**
 * A part of the definition without functions, such as a field. On every call, the platform twice copies and freezes what
 * is plain; it passes on what is neither plain nor unfrozen.
 */
export function constant<Value extends object>(value: Value): Readonly<Value> {
  return Object.freeze(Object.assign(new Constant(), value));
}
