/** What takes longest comes first: it alone would keep one core busy at the end, and the other idle. */
const LONGEST = [
  ...[
    'month.slow',
    'matrix.slow',
    'hostile_notes.slow',
    'app/dialects.slow',
    'preview.slow',
    'linear_time.slow',
  ],
  ...['recipes.test', 'app/dialects.test', 'polling.test'],
];
function rank({ path }) {
  const place = LONGEST.findIndex((name) => path.includes(name));
  if (place >= 0) return place;
  return path.includes('.slow.') ? LONGEST.length : LONGEST.length + 1;
}

/** Starts the slow tests first, so that the quick ones keep all cores busy to the end. */
export default class SlowFirst {
  sort(tests) {
    return tests.toSorted((a, b) => rank(a) - rank(b));
  }

  cacheResults() {}
}
