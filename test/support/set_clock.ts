/** Loaded into the app's process before the app: the date is the one in the variable `NOW`, if it is set. */
const { now: realNow } = Date;

const now = () => (process.env.NOW === undefined ? realNow() : Date.parse(process.env.NOW));

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
});
