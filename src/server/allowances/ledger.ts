import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { startDeadline } from '../database/deadline.ts';
import { DatabaseUnavailable, WORK_MS } from '../database/unavailable.ts';
import type { Logger } from '../log.ts';
import { describeError } from '../log.ts';
import { RESERVATION_MS } from './batch.ts';
import type { Claim, Outcome, Rate, Reservation, TooFast } from './claim.ts';
import { createJobQueue } from './job-queue.ts';
import { purge } from './purge.ts';
import { type ClaimJob, type Job, runBatch } from './run-batch.ts';
import { createStatements } from './statements.ts';

/**
 * Holds every count: a reply is reserved before it is written, then charged or given back; attempts that cost
 * nothing are only held to their rates. Every answer comes within 2.5 seconds.
 */
export type Ledger = {
  /** Takes all that the claim holds, or nothing. Rejects where the database does not answer; nothing is taken then. */
  reserve(claim: Claim): Promise<Outcome>;
  /**
   * Ends a reservation: charged where a reply came out, given back where none did. Rejects where the database does
   * not answer in time: it is tried again until it does, or the ledger closes.
   */
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

const RENEWAL_MS = RESERVATION_MS / 3;
const PURGE_MS = 600_000;
/** Pause before a settlement is tried again. */
const RETRY_MS = 500;
/** Longest wait for replies under way when the ledger closes. */
const CLOSE_MS = 1_000;

/** Opens the ledger over a database; what goes wrong in the background is logged. */
export function openLedger(database: Database, log: Logger): Ledger {
  const statements = createStatements(database.kind);
  /** Reservations that count for a reply under way, or that could not be settled yet. */
  const held = new Set<string>();
  const giveBack = (reservation: Reservation) => void settleInTheEnd(reservation, false).catch(() => {});
  const queue = createJobQueue<Job>((jobs) => runBatch({ database, statements, held, giveBack }, jobs));
  let isClosed = false;

  const ask = (claim: Claim) =>
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
          // An attempt that is only counted holds nothing, and nobody settles it.
          if (outcome.kind === 'reserved' && claim.holds.length > 0) held.add(outcome.reservation.id);
          resolve(outcome);
        },
        reject(error) {
          met();
          reject(error);
        },
      };
      queue.push(job);
    });

  const trySettling = (reservation: Reservation, charged: boolean) =>
    new Promise<void>((resolve, reject) =>
      queue.push({ kind: 'settlement', reservation, charged, resolve, reject }),
    );

  /**
   * Settles however often it takes; rejects where the ledger closes first. What had come through before without an
   * answer is not charged twice.
   */
  async function settleInTheEnd(reservation: Reservation, charged: boolean): Promise<void> {
    held.add(reservation.id);
    for (let isFirst = true; ; isFirst = false) {
      try {
        await trySettling(reservation, charged);
        held.delete(reservation.id);
        return;
      } catch (error) {
        if (isClosed) throw error;
        if (isFirst) log.warn({ error: describeError(error), charged }, 'A reply is to be settled later');
        await sleep(RETRY_MS, undefined, { ref: false });
        // After a long silence the reservation may have expired while its reply was written.
        queue.push({ kind: 'renewal' });
      }
    }
  }

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
    settle: (reservation, charged) =>
      new Promise((resolve, reject) => {
        const met = startDeadline(WORK_MS, () => reject(new DatabaseUnavailable()));
        settleInTheEnd(reservation, charged).then(resolve, reject).finally(met);
      }),
    async count(rates) {
      // A claim without holds reserves nothing: there is nothing to settle.
      const outcome = await ask({ holds: [], rates });
      return outcome.kind === 'too_fast' ? outcome : { kind: 'counted' };
    },
    async clearRate(holder) {
      await database.db.deleteFrom('rates').where('holder', '=', holder).execute();
    },
    purge: () => purge(database, statements),
    async close() {
      for (const timer of timers) clearInterval(timer);
      const deadline = performance.now() + CLOSE_MS;
      while (held.size > 0 && performance.now() < deadline) await sleep(20);
      isClosed = true;
      await queue.idle();
      if (held.size > 0)
        log.warn({ count: held.size }, 'Replies were not settled: what they reserved expires');
    },
  };
}
