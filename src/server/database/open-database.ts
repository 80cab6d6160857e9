import { ConfigurationError, type Env } from '../env.ts';
import { describeError, type Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { connectDatabase, type Database } from './connect.ts';

/** The error's code, such as ' (ECONNREFUSED)', or ''. Startup messages contain nothing else of a cause. */
function codeOf(cause: unknown): string {
  const { code } = describeError(cause);
  return code ? ` (${code})` : '';
}

/** Opens the configured database and migrates it. Throws `ConfigurationError` with one sentence if that fails. */
export async function openDatabase(
  storage: Env['storage'],
  log: Logger,
  metrics: Pick<Metrics, 'queryLog' | 'waitedForConnection'>,
): Promise<Database> {
  try {
    return await connectDatabase(
      storage,
      (error) => log.warn({ error: describeError(error) }, 'A database connection broke'),
      metrics,
    );
  } catch (cause) {
    const message = storage.databaseUrl
      ? `DATABASE_URL must lead to a PostgreSQL database that its user may change${codeOf(cause)}.`
      : `DATA_DIR must hold a database that can be opened and written to${codeOf(cause)}.`;
    throw new ConfigurationError(message, { cause });
  }
}
