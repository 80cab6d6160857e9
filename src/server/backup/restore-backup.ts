import {
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { databasePath } from '../database/connect.ts';
import { publishDraft } from '../files.ts';
import { secretPath } from '../secrets.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import {
  type BackupContents,
  databaseBytes,
  dropContents,
  readBackup,
  removeDatabase,
  syncFolderOf,
  syncToDisk,
} from './backup-file.ts';

/** Throws `BackupError` if a folder has a database or a secret, or a log that SQLite would add to the restored one. */
function refuseFilled(dataDir: string): void {
  const database = databasePath(dataDir);
  const paths = [secretPath(dataDir), database, `${database}-wal`, `${database}-journal`, `${database}-shm`];
  // Also a link to a file that is missing: SQLite and the program would follow it.
  const found = paths.find((path) => lstatSync(path, { throwIfNoEntry: false }));
  if (found === undefined) return;
  throw new BackupError(`DATA_DIR must be a folder without data: ${found} exists already.`);
}

/** Writes the database of a backup to `draft`, without the contents of the backup, on the disk. */
async function unpack(file: string, draft: string): Promise<void> {
  const end = databaseBytes(file) - 1;
  await pipeline(createReadStream(file, { end }), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
  const database = new DatabaseSync(draft);
  try {
    dropContents(database);
  } finally {
    database.close();
  }
  syncToDisk(draft);
}

/** Gives a draft its name. Never replaces a file. */
function publish(draft: string, path: string): void {
  if (publishDraft(draft, path)) return;
  throw new BackupError(
    `${path} was made meanwhile: stop the program that uses DATA_DIR, empty the folder and restore again.`,
  );
}

/**
 * Publishes the secret before the database. If the program starts between the two, it finds the secret that it needs,
 * and makes an empty database. Then the secret stays, because the program uses it.
 */
function publishBoth(
  dataDir: string,
  drafts: { secret: string; database: string },
  hasSecret: boolean,
): void {
  if (hasSecret) publish(drafts.secret, secretPath(dataDir));
  try {
    publish(drafts.database, databasePath(dataDir));
  } catch (error) {
    if (hasSecret && !existsSync(databasePath(dataDir))) rmSync(secretPath(dataDir));
    throw error;
  }
}

/** Restores into an existing folder. Leaves nothing of its own behind if it fails. */
async function restoreInto(
  dataDir: string,
  { file, contents, signal }: { file: string; contents: BackupContents; signal: AbortSignal },
): Promise<void> {
  const database = `${databasePath(dataDir)}.${process.pid}.partial`;
  const secret = `${secretPath(dataDir)}.${process.pid}.partial`;
  try {
    await unpack(file, database);
    signal.throwIfAborted();
    if (contents.secret !== null) {
      writeFileSync(secret, contents.secret, { mode: 0o600, flag: 'wx', flush: true });
    }
    publishBoth(dataDir, { secret, database }, contents.secret !== null);
    syncFolderOf(database);
  } finally {
    removeDatabase(database);
    rmSync(secret, { force: true });
  }
}

/** Removes the folders from `dataDir` up to `created`, as long as they are empty. */
function removeEmptyFolders(dataDir: string, created: string): void {
  for (let folder = dataDir; readdirSync(folder).length === 0; folder = dirname(folder)) {
    rmdirSync(folder);
    if (folder === created) return;
  }
}

/**
 * Restores a backup into DATA_DIR, which is created if it does not exist. Resolves to the contents of the backup.
 * Rejects with `BackupError` if DATA_DIR has a database or a secret, or if the file is no backup that this release can
 * read. Then nothing is left behind.
 * @param dataDir absolute
 */
export async function restoreBackup({
  dataDir,
  file,
  signal,
}: {
  dataDir: string;
  file: string;
  signal: AbortSignal;
}): Promise<BackupContents> {
  let created: string | undefined;
  try {
    created = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    refuseFilled(dataDir);
    const contents = await readBackup(file).catch((error: unknown) => {
      if (error instanceof BackupError) throw error;
      throw new BackupError(`${file} could not be read as a backup: ${reasonOf(error)}.`, { cause: error });
    });
    await restoreInto(dataDir, { file, contents, signal });
    return contents;
  } catch (error) {
    if (created !== undefined) removeEmptyFolders(dataDir, created);
    if (error instanceof BackupError || signal.aborted) throw error;
    throw new BackupError(`The backup could not be restored to ${dataDir}: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
