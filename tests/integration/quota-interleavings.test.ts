import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import type { ReservationOutcome, ReservationRequest } from '#server/quotas/quota.ts';
import { WriterError } from '#server/writers/writer.ts';
import { rounds } from '#tests/soak.ts';
import { type AccountRows, openRows } from './account-rows.ts';
import { insertAccounts, noRates, settledUse } from './quota-fixture.ts';
import {
  type DatabaseKind,
  databaseKinds,
  finished,
  makeDatabase,
  never,
  parseEvents,
  post,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const CASES = rounds({ usual: 150, soak: 1_000 });
const ACCOUNTS = 10;
const AT_ONCE = 40;

/** The course of one reply: what the writer does, and when the person leaves, if they leave. */
type Case = {
  asEvents: boolean;
  pieces: number;
  pauseMs: number;
  end: 'finish' | 'fail' | 'hang';
  leaveAfterMs: number | undefined;
  /**
   * Set by the writer: whether the reply counts. This depends on what was written and on whether the person had left.
   */
  counts: boolean;
};

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    asEvents: fc.boolean(),
    pieces: fc.nat(3),
    pauseMs: fc.nat(5),
    end: fc.constantFrom('finish', 'finish', 'fail', 'hang'),
    leaves: fc.boolean(),
    leaveAfterMs: fc.nat(40),
  })
  .map(({ leaves, leaveAfterMs, ...how }) => ({
    ...how,
    leaveAfterMs: leaves || how.end === 'hang' ? leaveAfterMs : undefined,
    counts: false,
  }));

/** Half of the people stay, however chance decides, so that enough replies are observed. */
function staysIfEven(played: Case, number: number): Case {
  return number % 2 === 0 && played.end !== 'hang' ? { ...played, leaveAfterMs: undefined } : played;
}

/** A writer that plays one of the cases. The mail is the number of the case. */
function playing(cases: Case[]) {
  return writerOf(async function* ({ emailContent }, signal) {
    const played = cases[Number(emailContent)];
    if (!played) throw new Error('no such case');
    let cameOut = false;
    try {
      for (let piece = 0; piece < played.pieces; piece += 1) {
        await sleep(played.pauseMs);
        signal.throwIfAborted();
        cameOut = played.asEvents;
        yield 'word ';
      }
      if (played.end === 'fail') throw new WriterError('failed as requested');
      if (played.end === 'hang') return await never(signal);
      played.counts = true;
      return finished('word');
    } finally {
      // If the person left, the reply counts if the person could see a part of it. If they stayed, it counts if it was
      // finished.
      if (signal.aborted) played.counts = cameOut;
    }
  });
}

/** Whether the whole reply arrived; undefined if the person left, because then the test cannot know it. */
async function play(
  server: { url: string },
  { headers }: AccountRows,
  { asEvents, leaveAfterMs }: Case,
  number: number,
): Promise<boolean | undefined> {
  const signal = leaveAfterMs === undefined ? undefined : AbortSignal.timeout(leaveAfterMs);
  try {
    const response = await post(
      server,
      { ...validRequest, emailContent: String(number) },
      {
        headers: { ...headers, accept: asEvents ? 'text/event-stream' : 'application/json' },
        ...(signal && { signal }),
      },
    );
    const text = await response.text();
    if (!response.ok) return false;
    return asEvents ? parseEvents(text).at(-1)?.event === 'done' : true;
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}

describe.each(databaseKinds)('replies that end in a random order on %s', (kind) => {
  test('each of a thousand replies that finish, stop or fail at random is charged once or not at all', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    console.info(`quota-interleavings on ${kind}: seed ${seed}`);
    const cases = fc.sample(anyCase, { numRuns: CASES, seed }).map(staysIfEven);
    const variables = await makeDatabase(kind);
    const rows = await openRows(variables);
    const accounts = await insertAccounts(variables, rows, ACCOUNTS, 'pro');
    const server = await startServer({
      database: variables,
      variables: { ...noRates, LOG_LEVEL: 'silent' },
      writer: playing(cases),
    });
    const arrived: (boolean | undefined)[] = [];
    let next = 0;
    const worker = async () => {
      for (let number = next++; number < CASES; number = next++) {
        const [account, played] = [accounts[number % ACCOUNTS], cases[number]];
        if (account && played) arrived[number] = await play(server, account, played, number);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    for (const [index, { id }] of accounts.entries()) {
      const own = cases
        .map((played, number) => ({ played, number }))
        .filter(({ number }) => number % ACCOUNTS === index);
      const used = await settledUse(rows, id);
      expect(used, `seed ${seed}`).toBe(own.filter(({ played }) => played.counts).length);
    }
    // For a person who did not leave, a reply counts only if it arrived completely.
    const observed = cases.flatMap((played, number) =>
      arrived[number] === undefined ? [] : [[number, played.counts, arrived[number]]],
    );
    expect(
      observed.filter(([, counts, whole]) => counts !== whole),
      `seed ${seed}`,
    ).toEqual([]);
    expect(observed.length).toBeGreaterThan(CASES / 4);
    expect(cases.filter(({ counts }) => counts).length).toBeGreaterThan(CASES / 8);
  }, 120_000);
});

/** Opens two ledgers over one PostgreSQL, or one over SQLite. Their clock shows the time that the test sets. */
async function openLedgers(kind: DatabaseKind, clock: { now: number }) {
  const variables = await makeDatabase(kind);
  const open = async () => {
    const connected = await connectDatabase(parseEnv(variables).storage, () => {}, noMetrics);
    const ledger = openLedger({ ...connected, now: async () => clock.now }, createLog('silent'), noMetrics);
    onTestFinished(async () => {
      await ledger.close();
      await connected.close();
    });
    return ledger;
  };
  const ledgers = kind === 'PostgreSQL' ? [await open(), await open()] : [await open()];
  return { ledgers, rows: await openRows(variables) };
}

const isReserved = (outcome: ReservationOutcome) => outcome.kind === 'reserved';

test.each(databaseKinds)(
  'on %s a reply is charged to the month in which it was reserved, also if the month ends under load',
  async (kind) => {
    const clock = { now: Date.UTC(2026, 0, 31, 23, 59, 59) };
    const { ledgers, rows } = await openLedgers(kind, clock);
    const request: ReservationRequest = {
      quotas: [{ holder: 'an-account', period: 'month', limit: 10, refusal: 'plan_limit' }],
      rates: [],
      ceilings: [],
    };
    const reservations: Promise<ReservationOutcome>[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      if (turn === 100) clock.now += 2_000;
      for (const ledger of ledgers) reservations.push(ledger.reserve(request));
      await sleep(turn % 3);
    }
    const outcomes = await Promise.all(reservations);
    expect(outcomes.filter(isReserved)).toHaveLength(20);
    // Every reservation is settled in February, by either of the ledgers.
    await Promise.all(
      outcomes.map((outcome, index) =>
        outcome.kind === 'reserved'
          ? ledgers[index % ledgers.length]?.settle(outcome.reservation, true)
          : undefined,
      ),
    );
    const months = await rows.db.selectFrom('usage_tracking').selectAll().orderBy('month_year').execute();
    expect(months).toEqual([
      { user_id: 'an-account', month_year: '2026-01', emails_generated: 10 },
      { user_id: 'an-account', month_year: '2026-02', emails_generated: 10 },
    ]);
    expect(await rows.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  },
);
