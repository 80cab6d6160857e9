/** SQLite's primary result codes that the program knows. Source: sqlite.org/rescode.html. */
export const sqliteCodes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  protocol: 15,
  notADatabase: 26,
} as const;

/** The primary code of an SQLite error: extended codes keep it in their lowest byte. Undefined for other errors. */
export function sqliteCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
