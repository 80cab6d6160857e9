// npm run migrate: brings the database up to date and ends. A release with several processes runs it once before them.
import { openDatabase, prepareDataDir } from './database/open-database.ts';
import { parseEnv } from './env.ts';
import { noMetrics } from './metrics/metrics.ts';
import { runCommand } from './run-command.ts';

async function run(_args: string[], signal: AbortSignal): Promise<void> {
  const { storage } = parseEnv(process.env);
  if (!storage.databaseUrl) prepareDataDir(storage.dataDir);
  // A migration is one transaction, so it may be left at any moment.
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const database = await Promise.race([openDatabase(storage, () => {}, noMetrics), stopped]);
  await database.close();
  console.log('The database is up to date.');
}

await runCommand(run, {
  stopped: 'Stopped. Run the same line again to bring the database up to date.',
  refusals: [],
});
