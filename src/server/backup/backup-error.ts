import { sqliteCodeOf, sqliteCodes } from '../database/sqlite-codes.ts';
import { errorCode } from '../files.ts';

/** A backup or a restore that cannot be done. `message` is one sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const reasons: Record<string, string> = {
  ENOENT: 'the file or its folder does not exist',
  EEXIST: 'a file has this name',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

const sqliteReasons: Record<number, string> = {
  [sqliteCodes.busy]: 'another process has locked the database',
  [sqliteCodes.readOnly]: 'the disk is read-only',
  [sqliteCodes.corrupt]: 'the database is damaged',
  [sqliteCodes.full]: 'the disk is full',
  [sqliteCodes.cannotOpen]: 'the file cannot be opened',
  [sqliteCodes.notADatabase]: 'the file is no database',
};

/** Says why a file or a database could not be read or written, as a part of a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown error';
  const sqlite = sqliteReasons[sqliteCodeOf(error) ?? 0];
  const code = errorCode(error) ?? error.name;
  return sqlite ?? reasons[code] ?? code;
}
