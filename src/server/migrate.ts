// npm run migrate: brings the database up to date and ends. A release with several processes runs it once before them.
import { ConfigurationError, parseEnv } from './env.ts';
import { openDatabase, prepareDataDir } from './serve.ts';

try {
  const env = parseEnv(process.env);
  if (!env.storage.databaseUrl) prepareDataDir(env.storage.dataDir);
  const database = await openDatabase(env, () => {});
  await database.close();
  process.stdout.write('The database is up to date.\n');
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
