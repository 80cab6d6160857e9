import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { migrationNames } from '../database/migrate.ts';
import { SECRET_MIN } from '../env-fields.ts';
import { BackupError } from './backup-error.ts';

/*
 * A backup is one file: an SQLite database, and after it the SHA-256 of the database. SQLite itself finds a damaged
 * structure, but not a text with a wrong letter. A program that reads the file as SQLite ignores what follows.
 */

const DIGEST_BYTES = 32;

/** The number of bytes of a backup that are the database. */
export function databaseBytes(file: string): number {
  return Math.max(0, statSync(file).size - DIGEST_BYTES);
}

async function digestOf(file: string, bytes: number): Promise<Buffer> {
  const hash = createHash('sha256');
  if (bytes > 0) await pipeline(createReadStream(file, { end: bytes - 1 }), hash);
  return hash.digest();
}

/** Waits until a file or a folder is on the disk. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until the names in the folder of a file are on the disk. */
export function syncFolderOf(path: string): void {
  // Windows cannot open a folder.
  if (process.platform !== 'win32') syncToDisk(dirname(path));
}

/** Removes a database file, and the files that SQLite may have made beside it. */
export function removeDatabase(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(path + end, { force: true });
}

/** Makes a backup of a database file: adds its digest. It is on the disk when the promise resolves. */
export async function addDigest(file: string): Promise<void> {
  const digest = await digestOf(file, statSync(file).size);
  const handle = openSync(file, 'a');
  try {
    writeSync(handle, digest);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Whether a file ends with the digest of what is before it. Rejects if it cannot be read. */
async function hasDigest(file: string): Promise<boolean> {
  const bytes = databaseBytes(file);
  const end = bytes + DIGEST_BYTES - 1;
  const chunks: Buffer[] = await createReadStream(file, { start: bytes, end }).toArray();
  return bytes > 0 && Buffer.concat(chunks).equals(await digestOf(file, bytes));
}

/** What a backup contains beside the tables of the program, in a table of one row. */
export type BackupContents = {
  /** The time of the backup, in milliseconds since 1970. */
  madeAt: number;
  /** The secret of DATA_DIR; null if there is none, because the program runs with APP_SECRET. */
  secret: string | null;
};

/** Adds the contents to a copy of the database. */
export function addContents(database: DatabaseSync, { madeAt, secret }: BackupContents): void {
  database.exec('create table backup_contents (made_at integer not null, secret text)');
  database.prepare('insert into backup_contents values (?, ?)').run(madeAt, secret);
}

/** Removes the contents again. Their bytes are overwritten. */
export function dropContents(database: DatabaseSync): void {
  database.exec('pragma secure_delete = on; drop table backup_contents;');
}

/** Throws `BackupError` if SQLite finds the database damaged. `what` begins the sentence. */
export function checkIntegrity(database: DatabaseSync, what: string): void {
  const [found] = database.prepare('pragma integrity_check(1)').all();
  if (found?.integrity_check !== 'ok') throw new BackupError(`${what} is damaged.`);
}

function hasTable(database: DatabaseSync, name: string): boolean {
  const query = database.prepare("select name from sqlite_schema where type = 'table' and name = ?");
  return query.get(name) !== undefined;
}

/** The names of the migrations that a database has. Empty if it is not one of this program. */
export function appliedMigrations(database: DatabaseSync): string[] {
  if (!hasTable(database, 'kysely_migration')) return [];
  return database
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name));
}

/** The row of the contents. JavaScript has no later date than this one. */
const contentsSchema = z.object({
  made_at: z.bigint().nonnegative().max(8_640_000_000_000_000n).transform(Number),
  secret: z.string().trim().min(SECRET_MIN).nullable(),
});

/** Reads the contents. Throws `BackupError` if there are none, or if the program could not start with them. */
function readContents(database: DatabaseSync, file: string): BackupContents {
  if (!hasTable(database, 'backup_contents') || appliedMigrations(database).length === 0) {
    throw new BackupError(`${file} is no backup of this program.`);
  }
  const query = database.prepare('select made_at, secret from backup_contents');
  query.setReadBigInts(true);
  const { data } = contentsSchema.safeParse(query.get());
  if (data) return { madeAt: data.made_at, secret: data.secret };
  throw new BackupError(
    `${file} cannot be restored, because it has no valid date or its secret is shorter than ${SECRET_MIN} characters.`,
  );
}

/**
 * Reads the contents of a backup. Changes nothing. Rejects with `BackupError` if it is no file, if the file is empty,
 * truncated, damaged, no backup of this program or one of a newer release, or if its contents cannot be used; with the
 * cause if the file cannot be read.
 */
export async function readBackup(file: string): Promise<BackupContents> {
  // A device or a pipe may give bytes without an end.
  const stats = statSync(file);
  if (!stats.isFile()) throw new BackupError(`${file} is ${stats.isDirectory() ? 'a folder' : 'no file'}.`);
  if (!(await hasDigest(file)))
    throw new BackupError(`${file} is no complete backup: its checksum is wrong.`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkIntegrity(database, file);
    const newer = appliedMigrations(database).find((name) => !migrationNames.includes(name));
    if (newer !== undefined) {
      throw new BackupError(
        `${file} comes from a newer release, which has the migration ${newer}: install that release first.`,
      );
    }
    return readContents(database, file);
  } finally {
    database.close();
  }
}
