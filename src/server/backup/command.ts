// npm run backup, npm run restore: the embedded database and its secret, to one file and back.
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseVariables, storageVariables } from '../env.ts';
import { runCommand } from '../run-command.ts';
import { BackupError } from './backup-error.ts';
import type { BackupContents } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const help = `npm run backup -- FILE     writes the embedded database and its secret to a new file
npm run restore -- FILE    restores them to DATA_DIR, which must have no data`;

type Variables = z.infer<z.ZodObject<typeof storageVariables>>;

/** What a person must know about the secret after a backup. */
function secretOfBackup({ secret }: BackupContents, { APP_SECRET }: Variables): string {
  if (secret !== null)
    return 'It contains the secret, which opens mailboxes and signs sessions: keep it private.';
  return APP_SECRET
    ? 'It does not contain APP_SECRET: keep that in another place, because no mailbox opens without it.'
    : 'It contains no secret, because DATA_DIR has none: keep the APP_SECRET of the program in another place.';
}

/** What a person must know about the secret after a restore. */
function secretOfRestored({ secret }: BackupContents, { APP_SECRET }: Variables): string {
  if (secret === null)
    return 'The backup contains no secret: start the program with the APP_SECRET of that time.';
  return APP_SECRET && !APP_SECRET.includes(secret)
    ? 'APP_SECRET is set and differs from the secret of the backup: start the program without it.'
    : 'The program can start.';
}

/** The file that the command names. Throws `BackupError`. */
function fileOf(given: string[]): string {
  const option = given.find((argument) => argument.startsWith('-'));
  if (option !== undefined) {
    throw new BackupError(
      `${option} is no option of this command: write a file of this name as ./${option}.`,
    );
  }
  const [file, ...rest] = given;
  if (!file || rest.length > 0) throw new BackupError(help);
  return resolve(file);
}

async function run([verb, ...given]: string[], signal: AbortSignal): Promise<void> {
  if (given.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    return;
  }
  const file = fileOf(given);
  const values = parseVariables(z.object(storageVariables), process.env);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_SECRET: appSecrets } = values;
  if (databaseUrl) {
    throw new BackupError(
      'DATABASE_URL is set: use pg_dump and pg_restore for PostgreSQL, and keep APP_SECRET in another place.',
    );
  }
  if (verb === 'backup') {
    const contents = await makeBackup({ storage: { databaseUrl, dataDir, appSecrets }, file, signal });
    console.log(`The backup is complete: ${file}`);
    console.log(secretOfBackup(contents, values));
  } else {
    const contents = await restoreBackup({ dataDir: resolve(dataDir), file, signal });
    console.log(`${resolve(dataDir)} has the backup of ${new Date(contents.madeAt).toISOString()}.`);
    console.log(secretOfRestored(contents, values));
  }
}

await runCommand(run, { stopped: 'Stopped. Nothing was written.', refusals: [BackupError] });
