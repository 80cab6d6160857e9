import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { deriveKeys } from '#server/secrets.ts';
import { type PostgresServer, startPostgres } from '#tests/fakes/postgres.ts';
import { insertAccountRows, signSessionToken } from '#tests/insert-account.ts';

/** Stands for an installation's secret; the measured servers are told the same. */
export const BENCH_SECRET = 'a secret of the bench, thirty-two characters or more';

/** A database of the bench: `close` ends the connections, not what is kept. */
export type BenchDatabase = { database: Database; close(): Promise<void> };

export async function openBenchSqlite(): Promise<BenchDatabase & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await connectDatabase(
    { databaseUrl: undefined, dataDir, appSecret: BENCH_SECRET },
    () => {},
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

/** PostgreSQL as an operator runs it: a commit waits for the disk, and its memory is what it takes by itself. */
export function startBenchPostgres(): Promise<PostgresServer> {
  return startPostgres(['fsync=on', 'max_wal_size=8GB']);
}

/** A new database of a server; it goes with the server. */
export async function openBenchPostgres(server: PostgresServer, name: string): Promise<BenchDatabase> {
  const client = new Client(server.url('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const storage = { databaseUrl: server.url(name), dataDir: '', appSecret: BENCH_SECRET };
  const database = await connectDatabase(storage, () => {});
  return { database, close: () => database.close() };
}

const ROWS_AT_A_TIME = 1_000_000;

/** Fills the months of that many accounts, a million at a time, and tells of each. */
export async function fillMonths(server: PostgresServer, name: string, rows: number): Promise<void> {
  const client = new Client(server.url(name));
  await client.connect();
  for (let from = 1; from <= rows; from += ROWS_AT_A_TIME) {
    const to = Math.min(rows, from + ROWS_AT_A_TIME - 1);
    await client.query(
      `insert into allowances (holder, period, used, expires_at)
       select md5(n::text)::uuid::text, to_char(now() at time zone 'utc', 'YYYY-MM'), n % 200, null
       from generate_series(${from}, ${to}) n`,
    );
    console.log(`  ${to.toLocaleString('en')} of ${rows.toLocaleString('en')} usage rows`);
  }
  await client.query('vacuum analyze allowances');
  await client.query('checkpoint');
  await client.end();
}

/** A session of an account of its own, as the database has it and as a request carries it. */
export async function insertBenchSession(database: Database): Promise<{ token: string; signed: string }> {
  const { token } = await insertAccountRows(database, { plan: 'pro' });
  return { token, signed: signSessionToken(token, deriveKeys(BENCH_SECRET).session) };
}

/** The one statement that a count cannot do without: one more, unless the limit is reached. Commits by itself. */
export async function countBare({ db }: Database, holder: string): Promise<void> {
  await sql`insert into allowances (holder, period, used, expires_at) values (${holder}, '2000-01', 1, null)
    on conflict (holder, period) do update set used = allowances.used + 1
    where allowances.used < 1000000000 returning used`.execute(db);
}
