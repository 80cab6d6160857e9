import { createHash } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { replyQuotas } from '#server/replies/actor.ts';
import type { PostgresServer } from '#tests/fakes/postgres.ts';
import { insertAccountRows } from '#tests/insert-account.ts';
import {
  countBare,
  fillMonths,
  openBenchPostgres,
  openBenchSqlite,
  startBenchPostgres,
} from './bench-databases.ts';
import { compareInTurns } from './compare-in-turns.ts';
import type { Measure } from './statistics.ts';

const ROUNDS = 7;
const ACCOUNTS = 200;
/** Replies per round: ONE_BY_ONE run one after another, TOGETHER run AT_ONCE at a time. */
const ONE_BY_ONE = 300;
const AT_ONCE = 50;
const TOGETHER = 2_000;
const USAGE_ROWS = 10_000_000;
const GROWTH_GOAL = 1.1;

/** The id of an account of the filled rows. Successive `n` are spread over all rows. */
function knownId(n: number): string {
  const row = 1 + ((n * 48_611) % USAGE_ROWS);
  const hex = createHash('md5').update(String(row)).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Milliseconds per piece of work: the time for `count` pieces, `callers` at a time, divided by `count`. */
async function timeEach(
  count: number,
  callers: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let index = next++; index < count; index = next++) await work(index);
    }),
  );
  return (performance.now() - startedAt) / count;
}

/** Two ways to count a reply on one database: as the server does (reserve, then charge), and the bare statement. */
async function openCounting(database: Database) {
  const ledger = openLedger(database, createLog('silent'), noMetrics);
  const ids = Array.from({ length: ACCOUNTS }, (_, index) => knownId(index));
  for (const id of ids) await insertAccountRows(database, { id, plan: 'pro' });
  const idOf = (index: number) => ids[index % ids.length] ?? '';
  const limits = {
    repliesPerMinute: 1_000_000_000,
    guestRepliesPerAddress: 1,
    repliesPerDay: undefined,
    guestRepliesPerDay: undefined,
  };
  return {
    async reply(index: number) {
      const request = replyQuotas({ kind: 'account', id: idOf(index), name: 'Ada', plan: 'pro' }, limits);
      const outcome = await ledger.reserve(request);
      if (outcome.kind !== 'reserved') throw new Error(`a measured reservation was ${outcome.kind}`);
      await ledger.settle(outcome.reservation, true);
    },
    bare: (index: number) => countBare(database, idOf(index)),
    close: () => ledger.close(),
  };
}

type Counting = Awaited<ReturnType<typeof openCounting>>;

/** The two ways to run the replies of a round. */
const ways = [
  { how: 'one after the other', count: ONE_BY_ONE, callers: 1 },
  { how: `${AT_ONCE} at once`, count: TOGETHER, callers: AT_ONCE },
];

/** Compares two kinds of work, in milliseconds per piece, in both ways. */
async function compareWork(
  titleOf: (how: string) => string,
  measured: (index: number) => Promise<void>,
  against: (index: number) => Promise<void>,
  goal: { atMost?: number } = {},
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { how, count, callers } of ways) {
    const measure = await compareInTurns({
      what: titleOf(how),
      measured: () => timeEach(count, callers, measured),
      against: () => timeEach(count, callers, against),
      rounds: ROUNDS,
      format: (ms) => `${ms.toFixed(2)} ms`,
      ...goal,
    });
    measures.push(measure);
  }
  return measures;
}

function compareWithBare(name: string, { reply, bare }: Counting): Promise<Measure[]> {
  const titleOf = (how: string) =>
    `reserving and settling a reply, ${how}, against the bare statement, ${name}`;
  return compareWork(titleOf, reply, bare);
}

/** Compares the same work on a database with ten million usage rows and on an empty one. */
function compareWithFilled(empty: Counting, filled: Counting): Promise<Measure[]> {
  const titleOf = (how: string) =>
    `reserving and settling a reply, ${how}, with 10 million usage rows against none, PostgreSQL`;
  return compareWork(titleOf, filled.reply, empty.reply, { atMost: GROWTH_GOAL });
}

async function measureOnPostgres(server: PostgresServer): Promise<Measure[]> {
  const empty = await openBenchPostgres(server, 'empty');
  const emptyCounting = await openCounting(empty.database);
  console.log('  against the bare statement on PostgreSQL …');
  const measures = await compareWithBare('PostgreSQL', emptyCounting);
  const filled = await openBenchPostgres(server, 'filled');
  await fillMonths(server, 'filled', USAGE_ROWS);
  const filledCounting = await openCounting(filled.database);
  console.log('  with and without the rows, in turns …');
  measures.push(...(await compareWithFilled(emptyCounting, filledCounting)));
  for (const part of [emptyCounting, filledCounting, empty, filled]) await part.close();
  return measures;
}

async function measureOnSqlite(): Promise<Measure[]> {
  const sqlite = await openBenchSqlite();
  try {
    const counting = await openCounting(sqlite.database);
    const measures = await compareWithBare('SQLite', counting);
    await counting.close();
    return measures;
  } finally {
    await sqlite.close();
  }
}

/** The cost of counting a reply, on SQLite and on PostgreSQL. */
export async function measureReservations(): Promise<Measure[]> {
  console.log('  against the bare statement on SQLite …');
  const measures = await measureOnSqlite();
  const server = await startBenchPostgres();
  try {
    return [...measures, ...(await measureOnPostgres(server))];
  } finally {
    await server.stop();
  }
}
