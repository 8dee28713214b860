/** Starts the slow tests first, so that the quick ones keep all cores busy to the end. */
export default class SlowFirst {
  sort(tests) {
    const isQuick = ({ path }) => (path.includes('.slow.') ? 0 : 1);
    return tests.toSorted((a, b) => isQuick(a) - isQuick(b));
  }

  cacheResults() {}
}
