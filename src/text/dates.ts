const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[T ]([\d:.]+)$/;

/** A timestamp as Zapier wants it, with a zone: the service's are in UTC where they name none. Null stays null. */
export function withZone(timestamp: string | null): string | null {
  return timestamp?.replace(WITHOUT_ZONE, '$1T$2Z') ?? null;
}

/** Milliseconds since 1970; not a number, and so neither before nor after anything, where there is no readable time. */
export function timeOf(timestamp: unknown): number {
  return typeof timestamp === 'string' ? Date.parse(withZone(timestamp) ?? '') : Number.NaN;
}

/** The same for sorting: what has no readable time is older than everything. */
export function sortableTime(timestamp: unknown): number {
  const time = timeOf(timestamp);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}
