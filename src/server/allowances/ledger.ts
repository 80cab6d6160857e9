import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { startDeadline } from '../database/deadline.ts';
import { DatabaseUnavailable, WORK_MS } from '../database/unavailable.ts';
import type { Logger } from '../log.ts';
import { describeError } from '../log.ts';
import { RESERVATION_MS } from './batch.ts';
import type { Claim, Counted, Outcome, Rate, Reservation, TooFast } from './claim.ts';
import { createJobQueue } from './job-queue.ts';
import { purge } from './purge.ts';
import { type ClaimJob, type Job, runBatch } from './run-batch.ts';
import { createSettler } from './settler.ts';
import { createStatements } from './statements.ts';

/**
 * Keeps all counts. A reply is reserved before it is written, then charged or given back. Attempts that cost nothing
 * are only limited by their rates. Every answer comes within 2.5 seconds.
 */
export type Ledger = {
  /**
   * Takes everything that the claim asks for, or nothing. Rejects if the database does not answer; then nothing is
   * taken.
   */
  reserve(claim: Claim): Promise<Outcome>;
  /**
   * Ends a reservation: charges it if a reply was written, otherwise gives it back. Resolves to false if it was already
   * gone because its account was deleted. Rejects if the database does not answer in time. The settlement is then tried
   * again until the database answers or the ledger closes.
   */
  settle(reservation: Reservation, charged: boolean): Promise<boolean>;
  /** Counts an attempt for all rates, or for none if one is used up. Rejects if the database does not answer. */
  count(rates: Rate[]): Promise<Counted | TooFast>;
  /** Resets the count of a holder's rate. */
  clearRate(holder: string): Promise<void>;
  /** Deletes rows that no longer count. */
  purge(): Promise<void>;
  /** Waits a moment for work under way, and stops renewing. */
  close(): Promise<void>;
};

const RENEWAL_MS = RESERVATION_MS / 3;
const PURGE_MS = 600_000;
/** Longest wait for replies under way when the ledger closes. */
const CLOSE_MS = 1_000;

/** Sends claims to the ledger's queue. Rejects after the longest time that work with the database may take. */
function createAsking(push: (job: Job) => void, held: Set<string>) {
  return (claim: Claim) =>
    new Promise<Outcome>((resolve, reject) => {
      const giveUp = () => {
        job.isGivenUp = true;
        reject(new DatabaseUnavailable());
      };
      const met = startDeadline(WORK_MS, giveUp);
      const job: ClaimJob = {
        kind: 'claim',
        claim,
        isGivenUp: false,
        resolve(outcome) {
          met();
          // An attempt that is only counted holds nothing, and is never settled.
          if (outcome.kind === 'reserved' && claim.holds.length > 0) held.add(outcome.reservation.id);
          resolve(outcome);
        },
        reject(error) {
          met();
          reject(error);
        },
      };
      push(job);
    });
}

/** Opens the ledger on a database. Errors in the background are logged. */
export function openLedger(database: Database, log: Logger): Ledger {
  const statements = createStatements(database.kind);
  /** Ids of the reservations of replies under way, or that could not be settled yet. */
  const held = new Set<string>();
  const queue = createJobQueue<Job>((jobs) =>
    runBatch({ database, statements, held, giveBack: settler.giveBack }, jobs),
  );
  const settler = createSettler(queue.push, held, log);
  const ask = createAsking(queue.push, held);
  const timers = [
    setInterval(() => queue.push({ kind: 'renewal' }), RENEWAL_MS).unref(),
    setInterval(() => {
      purge(database, statements).catch((error) =>
        log.warn({ error: describeError(error) }, 'Old counts could not be deleted'),
      );
    }, PURGE_MS).unref(),
  ];

  return {
    reserve: ask,
    settle: settler.settle,
    async count(rates) {
      // A claim without holds reserves nothing: there is nothing to settle.
      const outcome = await ask({ holds: [], rates });
      if (outcome.kind === 'too_fast') return outcome;
      return { kind: 'counted', rates: outcome.kind === 'reserved' ? outcome.rates : [] };
    },
    async clearRate(holder) {
      await database.db.deleteFrom('rates').where('holder', '=', holder).execute();
    },
    purge: () => purge(database, statements),
    async close() {
      for (const timer of timers) clearInterval(timer);
      const deadline = performance.now() + CLOSE_MS;
      while (held.size > 0 && performance.now() < deadline) await sleep(20);
      settler.stop();
      await queue.idle();
      if (held.size > 0)
        log.warn({ count: held.size }, 'Replies were not settled: what they reserved expires');
    },
  };
}
