/** A time in milliseconds as an ISO 8601 text in UTC; null for null. */
export const isoTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
