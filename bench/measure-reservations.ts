import { createHash } from 'node:crypto';
import { openLedger } from '#server/allowances/ledger.ts';
import type { Database } from '#server/database/connect.ts';
import { createLog } from '#server/log.ts';
import { replyClaim } from '#server/replies/reply-claim.ts';
import type { PostgresServer } from '#tests/fakes/postgres.ts';
import {
  countBare,
  fillMonths,
  insertBenchAccount,
  openBenchPostgres,
  openBenchSqlite,
  startBenchPostgres,
} from './bench-databases.ts';
import { type Measure, median } from './statistics.ts';

const ROUNDS = 7;
const ACCOUNTS = 200;
/** Replies of one round, one after the other and 50 at a time. */
const ONE_BY_ONE = 300;
const AT_ONCE = 50;
const TOGETHER = 2_000;
const USAGE_ROWS = 10_000_000;
const GROWTH_GOAL = 1.2;

/** The account number n of the filled rows, spread over all of them. */
function knownId(n: number): string {
  const row = 1 + ((n * 48_611) % USAGE_ROWS);
  const hex = createHash('md5').update(String(row)).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Milliseconds that one piece of work takes in all, by `callers` at a time. */
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

/** One reply as the server counts it: reserved, then charged; and the bare statement, on the same database. */
async function openCounting(database: Database) {
  const ledger = openLedger(database, createLog('silent'));
  const ids = Array.from({ length: ACCOUNTS }, (_, index) => knownId(index));
  for (const id of ids) await insertBenchAccount(database, id);
  const idOf = (index: number) => ids[index % ids.length] ?? '';
  const allowances = { repliesPerMinute: 1_000_000_000, guestRepliesPerAddress: 1 };
  return {
    async reply(index: number) {
      const claim = replyClaim({ kind: 'account', id: idOf(index), plan: 'pro' }, allowances);
      const outcome = await ledger.reserve(claim);
      if (outcome.kind !== 'reserved') throw new Error(`a measured claim was ${outcome.kind}`);
      await ledger.settle(outcome.reservation, true);
    },
    bare: (index: number) => countBare(database, idOf(index)),
    close: () => ledger.close(),
  };
}

type Counting = Awaited<ReturnType<typeof openCounting>>;

const format = (ms: number) => `${ms.toFixed(2)} ms`;

async function compareWithBare(name: string, counting: Counting): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [how, count, callers] of [
    ['one after the other', ONE_BY_ONE, 1],
    [`${AT_ONCE} at once`, TOGETHER, AT_ONCE],
  ] as const) {
    const [reply, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [a, b] = [
        await timeEach(count, callers, counting.reply),
        await timeEach(count, callers, counting.bare),
      ];
      // The first round warms up.
      if (round > 0) {
        reply.push(a);
        bare.push(b);
      }
    }
    const ratio = median(reply.map((ms, index) => ms / (bare[index] ?? ms)));
    measures.push({
      what: `reserving and settling a reply, ${how}, against the bare statement, ${name}`,
      seen: `${ratio.toFixed(2)}× (${format(median(reply))} against ${format(median(bare))})`,
      goal: 'printed',
      met: undefined,
    });
  }
  return measures;
}

/** The same replies over an empty database and over one with ten million months, in turns. */
async function compareWithFilled(empty: Counting, filled: Counting): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [how, count, callers] of [
    ['one after the other', ONE_BY_ONE, 1],
    [`${AT_ONCE} at once`, TOGETHER, AT_ONCE],
  ] as const) {
    const [few, many]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [a, b] = [
        await timeEach(count, callers, empty.reply),
        await timeEach(count, callers, filled.reply),
      ];
      if (round > 0) {
        few.push(a);
        many.push(b);
      }
    }
    const ratio = median(many.map((ms, index) => ms / (few[index] ?? ms)));
    measures.push({
      what: `the same, ${how}, with 10 million usage rows against none, PostgreSQL`,
      seen: `${ratio.toFixed(2)}× (${format(median(many))} against ${format(median(few))})`,
      goal: `≤ ${GROWTH_GOAL}×`,
      met: ratio <= GROWTH_GOAL,
    });
  }
  return measures;
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

/** What counting a reply costs, on both databases. */
export async function measureReservations(): Promise<Measure[]> {
  console.log('  against the bare statement on SQLite …');
  const sqlite = await openBenchSqlite();
  const counting = await openCounting(sqlite.database);
  const measures = await compareWithBare('SQLite', counting);
  await counting.close();
  await sqlite.close();
  const server = await startBenchPostgres();
  try {
    return [...measures, ...(await measureOnPostgres(server))];
  } finally {
    await server.stop();
  }
}
