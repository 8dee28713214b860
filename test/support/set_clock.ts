/** Loaded into the app's process before the app: the date is the one in the variable `NOW`, if it is set. */
const RealDate = Date;

const now = () => (process.env.NOW === undefined ? RealDate.now() : RealDate.parse(process.env.NOW));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
});
