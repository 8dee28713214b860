/** A timestamp as Zapier wants it, with a zone: the service's are in UTC where they name none. Null stays null. */
export function withZone(timestamp: string | null): string | null {
  return timestamp !== null && /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(timestamp) ? `${timestamp}Z` : timestamp;
}
