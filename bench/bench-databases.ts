import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { type PostgresServer, startPostgres } from '#tests/fakes/postgres.ts';
import { insertAccountRows, signSessionToken } from '#tests/insert-account.ts';

/** The secret of the bench's installation. The measured servers get the same one. */
export const BENCH_SECRET = 'a secret of the bench with thirty-two characters or more';

/** A database of the bench. `close` ends the connections. It also deletes a SQLite database, but no PostgreSQL one. */
export type BenchDatabase = { database: Database; close(): Promise<void> };

export async function openBenchSqlite(): Promise<BenchDatabase & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await connectDatabase(
    { databaseUrl: undefined, dataDir, appSecrets: [BENCH_SECRET] },
    () => {},
    noMetrics,
  );
  return {
    database,
    dataDir,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL as an operator runs it: a commit waits for the disk, and the memory settings are the defaults. */
export function startBenchPostgres(): Promise<PostgresServer> {
  return startPostgres(['fsync=on', 'max_wal_size=8GB']);
}

/** Creates a database on a server. It is deleted when the server stops. */
export async function openBenchPostgres(server: PostgresServer, name: string): Promise<BenchDatabase> {
  const client = new Client(server.url('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const storage = { databaseUrl: server.url(name), dataDir: '', appSecrets: [BENCH_SECRET] as const };
  const database = await connectDatabase(storage, () => {}, noMetrics);
  return { database, close: () => database.close() };
}

const ROWS_AT_A_TIME = 1_000_000;

/** Inserts usage of the current month for `rows` accounts, a million rows at a time. Prints its progress. */
export async function fillMonths(server: PostgresServer, name: string, rows: number): Promise<void> {
  const client = new Client(server.url(name));
  await client.connect();
  for (let from = 1; from <= rows; from += ROWS_AT_A_TIME) {
    const to = Math.min(rows, from + ROWS_AT_A_TIME - 1);
    await client.query(
      `insert into quotas (holder, period, used, expires_at)
       select md5(n::text)::uuid::text, to_char(now() at time zone 'utc', 'YYYY-MM'), n % 200, null
       from generate_series(${from}, ${to}) n`,
    );
    console.log(`  ${to.toLocaleString('en')} of ${rows.toLocaleString('en')} usage rows`);
  }
  await client.query('vacuum analyze quotas');
  await client.query('checkpoint');
  await client.end();
}

/** Creates a session of a new account. `token` is its value in the database, `signed` its value in a request. */
export async function insertBenchSession(database: Database): Promise<{ token: string; signed: string }> {
  const { token } = await insertAccountRows(database, { plan: 'pro' });
  return { token, signed: signSessionToken(token, deriveSecrets([BENCH_SECRET]).session[0]) };
}

/** The least that counting needs: one statement that adds 1 unless the limit is reached. It commits by itself. */
export async function countBare({ db }: Database, holder: string): Promise<void> {
  await sql`insert into quotas (holder, period, used, expires_at) values (${holder}, '2000-01', 1, null)
    on conflict (holder, period) do update set used = quotas.used + 1
    where quotas.used < 1000000000 returning used`.execute(db);
}
