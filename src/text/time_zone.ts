/** The clock of one IANA time zone. Instants are milliseconds since 1970. */
export interface ZoneClock {
  /** What clocks show at an instant, as the instant at which clocks in UTC show the same. */
  shownAt(instant: number): number;
  /**
   * The instant at which clocks show a time (given as above): the first one if clocks show it twice, and the moment they
   * are put forward if they skip it.
   */
  instantOf(shown: number): number;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Own code, because Node 22 has no `Temporal` and the smallest polyfill adds 186 KB.
 *
 * @throws {RangeError} if there is no such zone.
 */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shownAt = (instant: number): number => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const [year, month, day] = [part('year'), part('month'), part('day')];
    const milliseconds = ((instant % 1000) + 1000) % 1000;
    return Date.UTC(year, month - 1, day, part('hour'), part('minute'), part('second'), milliseconds);
  };

  return {
    shownAt,
    instantOf: (shown) => {
      // No zone is a whole day away from UTC: one probe lies before the instant, the other after it.
      const byOffsetAt = (probe: number) => shown - (shownAt(probe) - probe);
      const [before, after] = [byOffsetAt(shown - DAY_MS), byOffsetAt(shown + DAY_MS)];
      const exact = [before, after].filter((instant) => shownAt(instant) === shown);
      return exact.length > 0
        ? Math.min(...exact)
        : firstInstant(after, before, (instant) => shownAt(instant) >= shown);
    },
  };
}

/** The first instant from `low` to `high` for which a condition holds that holds at `high`. */
function firstInstant(low: number, high: number, holds: (instant: number) => boolean): number {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
