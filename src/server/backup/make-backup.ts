import { closeSync, existsSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { databasePath } from '../database/connect.ts';
import type { Env } from '../env.ts';
import { SECRET_MIN } from '../env-fields.ts';
import { publishDraft } from '../files.ts';
import { secretPath } from '../secrets.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import {
  addContents,
  addDigest,
  appliedMigrations,
  type BackupContents,
  checkIntegrity,
  removeDatabase,
  syncFolderOf,
} from './backup-file.ts';

/**
 * The most pages that SQLite copies in one step. One step copies everything as it was at one moment. With several
 * steps the copy would begin anew whenever the program writes between two of them. Other processes can write meanwhile.
 */
const ALL_PAGES = 2 ** 31 - 1;
/** How long to wait for a lock, in milliseconds. */
const LOCK_WAIT_MS = 5_000;

type Source = { database: DatabaseSync; path: string; contents: BackupContents };

/** The secret of DATA_DIR; null if there is none. Throws `BackupError` if the program could not start with it. */
function readSecret({ appSecrets, dataDir }: Env['storage']): string | null {
  const path = secretPath(dataDir);
  // A link to a file that is missing fails below: without its secret a backup would be worth little.
  if (appSecrets || !lstatSync(path, { throwIfNoEntry: false })) return null;
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= SECRET_MIN) return secret;
  throw new BackupError(`${path} must hold at least ${SECRET_MIN} characters, or APP_SECRET must be set.`);
}

/** Opens the database to back up, and reads the secret. Throws `BackupError`. */
function openSource(storage: Env['storage']): Source {
  const { dataDir } = storage;
  const path = databasePath(dataDir);
  if (!existsSync(path)) throw new BackupError(`There is nothing to back up: ${path} does not exist.`);
  try {
    const secret = readSecret(storage);
    const database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_WAIT_MS });
    return { database, path, contents: { madeAt: Date.now(), secret } };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${dataDir} could not be read: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Fills the empty file `draft`. When it resolves, the file is a backup and on the disk. */
async function fillDraft({ database, path, contents }: Source, draft: string): Promise<void> {
  if (appliedMigrations(database).length === 0) {
    throw new BackupError(`${path} is no database of this program.`);
  }
  await backup(database, draft, { rate: ALL_PAGES });
  const copy = new DatabaseSync(draft);
  try {
    // Without a log beside it, the copy is one file.
    copy.exec('pragma journal_mode = delete');
    checkIntegrity(copy, path);
    addContents(copy, contents);
  } finally {
    copy.close();
  }
  await addDigest(draft);
}

/**
 * Writes the embedded database and the secret of DATA_DIR into one new file, with mode 0600. The program may run and
 * write meanwhile: the file has what was stored at one moment. It gets its name when it is complete and on the disk.
 * With APP_SECRET it contains no secret. Resolves to the contents. Rejects with `BackupError` if it cannot be made;
 * then nothing is left behind.
 */
export async function makeBackup({
  storage,
  file,
  signal,
}: {
  storage: Env['storage'];
  file: string;
  signal: AbortSignal;
}): Promise<BackupContents> {
  const source = openSource(storage);
  try {
    const isTaken = new BackupError(`${file} exists already: name a file that does not exist.`);
    if (lstatSync(file, { throwIfNoEntry: false })) throw isTaken;
    const draft = `${file}.${process.pid}.partial`;
    closeSync(openSync(draft, 'wx', 0o600));
    try {
      await fillDraft(source, draft);
      signal.throwIfAborted();
      // Another program may have made the file meanwhile.
      if (!publishDraft(draft, file)) throw isTaken;
    } finally {
      removeDatabase(draft);
    }
    syncFolderOf(file);
    return source.contents;
  } catch (error) {
    if (error instanceof BackupError || signal.aborted) throw error;
    throw new BackupError(`${file} could not be written: ${reasonOf(error)}.`, { cause: error });
  } finally {
    source.database.close();
  }
}
