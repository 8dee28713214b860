/** Loaded before what must not depend on the day: the date is always the one in the variable `NOW`, or this one. */
const now = () => Date.parse(process.env.NOW ?? '2026-11-24T09:00:00Z');

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
});
