/**
 * Loaded before what must depend neither on the day nor on how busy the machine is: the date is always the one in the
 * variable `NOW`, or this one, and the app's time limits count tenths.
 */
const now = () => Date.parse(process.env.NOW ?? '2026-11-24T09:00:00Z');

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
});

const elapsed = performance.now.bind(performance);
performance.now = () => elapsed() / 10;
