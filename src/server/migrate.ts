// npm run migrate: brings the database up to date and ends. A release with several processes runs it once before them.
import { openDatabase, prepareDataDir } from './database/open-database.ts';
import { ConfigurationError, parseEnv } from './env.ts';
import { noMetrics } from './metrics/metrics.ts';

try {
  const env = parseEnv(process.env);
  if (!env.storage.databaseUrl) prepareDataDir(env.storage.dataDir);
  const database = await openDatabase(env.storage, () => {}, noMetrics);
  await database.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
