import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { ConfigurationError, type Env } from '../env.ts';
import { describeError } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { connectDatabase, type Database, databasePath } from './connect.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/**
 * The error's code or SQLite's reason, such as ' (ECONNREFUSED)' or ' (database or disk is full)', or ''. Startup
 * messages contain nothing else of a cause.
 */
function codeOf(cause: unknown): string {
  const { code, reason = code } = describeError(cause);
  return reason ? ` (${reason})` : '';
}

/**
 * What an operator can fix if PostgreSQL refuses the connection or the migration, by the code of the error, or by its
 * message: the driver's own errors have no code.
 */
const postgresFaults: readonly [RegExp, string][] = [
  [/^3D000$/, 'name a database that exists: create it first'],
  [/^42(P07|701|710)$/, 'lead to an empty database, or to one whose tables this program has made and knows'],
  [/^(28|SASL)/, 'have a user and a password that PostgreSQL accepts from this machine'],
  [
    /^(ECONN|E(HOST|NET)UNREACH|ENOTFOUND|EAI_|ETIMEDOUT|57P03|timeout|Connection terminated)/,
    'lead to a PostgreSQL that runs and answers',
  ],
];

/** The sentence for a PostgreSQL database that cannot be opened. */
function postgresSentence(cause: unknown): string {
  const fault = cause instanceof DatabaseUnavailable ? cause.cause : cause;
  const key = describeError(fault).code ?? (fault instanceof Error ? fault.message : '');
  const [, need] = postgresFaults.find(([keys]) => keys.test(key)) ?? [];
  return `DATABASE_URL must ${need ?? 'lead to a PostgreSQL database that its user may change'}${codeOf(fault)}.`;
}

/**
 * Creates the folder for its owner only. An existing folder keeps its mode, because it may hold other files. Throws
 * `ConfigurationError` if this user cannot write to it.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ConfigurationError('DATA_DIR must be a folder that this user can write to.', { cause });
  }
}

/**
 * Opens the configured database and migrates it. `onError` is called when a connection breaks later. Throws
 * `ConfigurationError` with one sentence if the database cannot be opened.
 */
export async function openDatabase(
  storage: Env['storage'],
  onError: (error: Error) => void,
  metrics: Pick<Metrics, 'queryLog' | 'observeConnectionWait'>,
): Promise<Database> {
  try {
    return await connectDatabase(storage, onError, metrics);
  } catch (cause) {
    const message = storage.databaseUrl
      ? postgresSentence(cause)
      : `DATA_DIR must hold a database that can be opened and written to${codeOf(cause)}.`;
    throw new ConfigurationError(message, { cause });
  }
}

/**
 * Throws `ConfigurationError` if the embedded database is not there. A command of the operator would make an empty one
 * and answer about it.
 */
export function checkIsThere({ databaseUrl, dataDir }: Env['storage']): void {
  if (databaseUrl || existsSync(databasePath(dataDir))) return;
  throw new ConfigurationError(`DATA_DIR must be the folder of the program's database: ${dataDir} has none.`);
}
