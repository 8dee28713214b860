/** Loaded before each test without a process of the app: the date is always the same, so no result depends on the day. */
const now = () => Date.parse('2026-11-24T09:00:00Z');

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
});
