import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../log.ts';
import { describeError } from '../log.ts';
import { applyBatch, RESERVATION_MS } from './batch.ts';
import type { Claim, Outcome, Rate, Reservation, TooFast } from './claim.ts';
import { createJobQueue } from './job-queue.ts';
import { createStatements, type Statements } from './statements.ts';

/**
 * Holds every count: a reply is reserved before it is written, then charged or given back; attempts that cost
 * nothing are only held to their rates.
 */
export type Ledger = {
  /** Takes all that the claim holds, or nothing. Rejects where the database does not answer. */
  reserve(claim: Claim): Promise<Outcome>;
  /** Ends a reservation: charged where a reply came out, given back where none did. */
  settle(reservation: Reservation, charged: boolean): Promise<void>;
  /** Counts an attempt for every rate, or for none where one is used up. Rejects where the database does not answer. */
  count(rates: Rate[]): Promise<{ kind: 'counted' } | TooFast>;
  /** Takes back all that was counted for a holder's rate. */
  clearRate(holder: string): Promise<void>;
  /** Deletes rows that count for nothing any more. */
  purge(): Promise<void>;
  /** Waits for what is under way, and stops renewing. */
  close(): Promise<void>;
};

type Job =
  | { kind: 'claim'; claim: Claim; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }
  | {
      kind: 'settlement';
      reservation: Reservation;
      charged: boolean;
      resolve: () => void;
      reject: (error: unknown) => void;
    };

const RENEWAL_MS = RESERVATION_MS / 3;
const PURGE_MS = 600_000;
/** Rows are deleted this long after they expired: no process still works with them. */
const PURGE_AGE_MS = 3_600_000;
/** Longest wait for replies under way when the ledger closes. */
const CLOSE_MS = 1_000;

/**
 * Does the jobs in one transaction. A claim is answered as soon as it is committed: a reservation that a loss of
 * power takes back belonged to a reply that it took as well. A settlement is answered when it is there to stay.
 */
async function runBatch(
  { transact, flush, now }: Database,
  statements: Statements,
  jobs: Job[],
): Promise<void> {
  const claims = jobs.filter((job) => job.kind === 'claim');
  const settlements = jobs.filter((job) => job.kind === 'settlement');
  const rejectAll = (failed: Job[]) => (error: unknown) => {
    for (const job of failed) job.reject(error);
  };
  try {
    const outcomes = await transact(async (tx) =>
      applyBatch(statements, tx, await now(tx), { claims: claims.map((job) => job.claim), settlements }),
    );
    claims.forEach((job, index) => {
      const outcome = outcomes[index];
      if (outcome) job.resolve(outcome);
      else job.reject(new Error('A claim was not answered.'));
    });
  } catch (error) {
    return rejectAll(jobs)(error);
  }
  if (settlements.length === 0) return;
  flush().then(() => {
    for (const job of settlements) job.resolve();
  }, rejectAll(settlements));
}

async function purge({ db, now }: Database): Promise<void> {
  const longAgo = (await now(db)) - PURGE_AGE_MS;
  await db.deleteFrom('allowances').where('expires_at', '<', longAgo).execute();
  await db.deleteFrom('reservations').where('expires_at', '<', longAgo).execute();
  // What a process that died had reserved leaves rows that say 0.
  await db
    .deleteFrom('allowances')
    .where('used', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reservations')
            .select('id')
            .whereRef('reservations.holder', '=', 'allowances.holder')
            .whereRef('reservations.period', '=', 'allowances.period'),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('rates').where('window_ends', '<', longAgo).execute();
}

/** Keeps reservations alive for as long as this process does. */
async function renew({ db, now }: Database, held: Set<string>): Promise<void> {
  if (held.size === 0) return;
  const expires_at = (await now(db)) + RESERVATION_MS;
  await db
    .updateTable('reservations')
    .set({ expires_at })
    .where('id', 'in', [...held])
    .execute();
}

/** Opens the ledger over a database; what goes wrong in the background is logged. */
export function openLedger(database: Database, log: Logger): Ledger {
  const statements = createStatements(database.kind);
  const queue = createJobQueue<Job>((jobs) => runBatch(database, statements, jobs));
  const held = new Set<string>();
  const every = (ms: number, task: () => Promise<void>) =>
    setInterval(() => {
      task().catch((error) => log.warn({ error: describeError(error) }, 'The ledger could not be kept'));
    }, ms).unref();
  const ask = (claim: Claim) =>
    new Promise<Outcome>((resolve, reject) => queue.push({ kind: 'claim', claim, resolve, reject }));
  const timers = [every(RENEWAL_MS, () => renew(database, held)), every(PURGE_MS, () => purge(database))];

  return {
    async reserve(claim) {
      const outcome = await ask(claim);
      if (outcome.kind === 'reserved') held.add(outcome.reservation.id);
      return outcome;
    },
    async settle(reservation, charged) {
      held.delete(reservation.id);
      await new Promise<void>((resolve, reject) =>
        queue.push({ kind: 'settlement', reservation, charged, resolve, reject }),
      );
    },
    async count(rates) {
      // A claim without holds reserves nothing: there is nothing to settle.
      const outcome = await ask({ holds: [], rates });
      return outcome.kind === 'too_fast' ? outcome : { kind: 'counted' };
    },
    async clearRate(holder) {
      await database.db.deleteFrom('rates').where('holder', '=', holder).execute();
    },
    purge: () => purge(database),
    async close() {
      for (const timer of timers) clearInterval(timer);
      const deadline = performance.now() + CLOSE_MS;
      while (held.size > 0 && performance.now() < deadline) await sleep(20);
      await queue.idle();
    },
  };
}
