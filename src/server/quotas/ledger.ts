import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import { deleteExpired } from '../database/purge.ts';
import type { Tx } from '../database/schema.ts';
import { describeError, type Logger } from '../log.ts';
import { countRates, RateExceeded, readTooFast } from './count-rates.ts';
import type { Counted, Outcome, Rate, Reservation, ReservationRequest, TooFast } from './quota.ts';
import { NotReserved, RESERVATION_MS, reserve } from './reserve.ts';

/**
 * Keeps all counts. A reply is reserved before it is written, then charged or given back. Attempts that cost nothing
 * are only limited by their rates. The database bounds how long an answer takes (decision 10).
 */
export type Ledger = {
  /** Takes everything that the request names, or nothing. Rejects if the database does not answer: nothing is taken. */
  reserve(request: ReservationRequest): Promise<Outcome>;
  /**
   * Ends a reservation: charges it if a reply was written, otherwise gives it back. Resolves to false if it was already
   * gone because its account was deleted. Rejects if the database does not answer; the settlement is then tried again
   * until the database answers or the ledger closes.
   */
  settle(reservation: Reservation, charged: boolean): Promise<boolean>;
  /** Counts an attempt for all rates, or for none if one is used up. Rejects if the database does not answer. */
  count(rates: Rate[]): Promise<Counted | TooFast>;
  /** Resets the count of a holder's rate. */
  clearRate(holder: string): Promise<void>;
  /** Deletes rows that no longer count. */
  purge(): Promise<void>;
  /** Waits a moment for settlements under way, and stops renewing. */
  close(): Promise<void>;
};

const RENEWAL_MS = RESERVATION_MS / 3;
/** Pause before a settlement is tried again. */
const RETRY_MS = 500;
const PURGE_MS = 600_000;
/** Rows are deleted this long after they expired, when no process uses them any more. */
const PURGE_AGE_MS = 3_600_000;
/** Longest wait for replies under way when the ledger closes. */
const CLOSE_MS = 1_000;

/**
 * Deletes a reservation and charges what was deleted, in one transaction: so it may be tried again, and charges once.
 * Returns whether the reservation was there.
 */
async function endReservation(tx: Tx, { id, quotas }: Reservation, charged: boolean): Promise<boolean> {
  const ended = await tx.deleteFrom('reservations').where('id', '=', id).returning('holder').execute();
  if (!charged) return ended.length > 0;
  for (const { holder, period, expiresAt } of quotas) {
    if (!ended.some((row) => row.holder === holder)) continue;
    await tx
      .insertInto('quotas')
      .values({ holder, period, used: 1, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict
          .columns(['holder', 'period'])
          .doUpdateSet((eb) => ({ used: eb('quotas.used', '+', 1), expires_at: expiresAt })),
      )
      .execute();
  }
  return ended.length > 0;
}

/** Renews reservations. Skips rows that another transaction has locked: they are renewed next time. */
async function renew({ db, kind, now }: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const expires_at = (await now(db)) + RESERVATION_MS;
  await db
    .with('free', (query) =>
      query
        .selectFrom('reservations')
        .select(['id', 'holder'])
        .where('id', 'in', ids)
        // SQLite has one writer at a time.
        .$if(kind === 'postgres', (rows) => rows.forUpdate().skipLocked()),
    )
    .updateTable('reservations')
    .set({ expires_at })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('id', 'holder'),
        'in',
        selectFrom('free').select(['id', 'holder']).$asTuple('id', 'holder'),
      ),
    )
    .execute();
}

/** Deletes rows that no longer count: also what processes that died had reserved. */
async function purge(database: Database): Promise<void> {
  const longAgo = (await database.now(database.db)) - PURGE_AGE_MS;
  await deleteExpired(database, 'reservations', longAgo);
  await deleteExpired(database, 'quotas', longAgo);
  await deleteExpired(database, 'rates', longAgo);
}

/** Settles reservations. What fails is tried again until `stop` aborts. `open`: reservations that are not settled. */
function createSettlement(
  { transact, flush }: Database,
  open: Map<string, Reservation>,
  stop: AbortSignal,
  log: Logger,
) {
  const settleOnce = async (reservation: Reservation, charged: boolean): Promise<boolean> => {
    const wasOpen = await transact((tx) => endReservation(tx, reservation, charged));
    await flush();
    open.delete(reservation.id);
    return wasOpen;
  };

  /** Tries in the background until it succeeds. Never rejects. */
  const settleLater = async (reservation: Reservation, charged: boolean): Promise<void> => {
    open.set(reservation.id, reservation);
    while (!stop.aborted) {
      await sleep(RETRY_MS, undefined, { ref: false });
      if (
        await settleOnce(reservation, charged).then(
          () => true,
          () => false,
        )
      )
        return;
    }
  };

  return {
    giveBack: (reservation: Reservation) => void settleLater(reservation, false),
    settle: (reservation: Reservation, charged: boolean): Promise<boolean> =>
      settleOnce(reservation, charged).catch((error: unknown) => {
        log.warn({ error: describeError(error), charged }, 'A reply is to be settled later');
        void settleLater(reservation, charged);
        throw error;
      }),
  };
}

/** Runs `work` every `ms` milliseconds. A failure is logged as `message`. */
function every(ms: number, work: () => Promise<void>, message: string, log: Logger): NodeJS.Timeout {
  return setInterval(() => {
    work().catch((error) => log.warn({ error: describeError(error) }, message));
  }, ms).unref();
}

/** Opens the ledger on a database. Errors in the background are logged. */
export function openLedger(database: Database, log: Logger): Ledger {
  const { db, transact, now } = database;
  const stop = new AbortController();
  /** The reservations of replies under way, or that could not be settled yet. */
  const open = new Map<string, Reservation>();
  const { settle, giveBack } = createSettlement(database, open, stop.signal, log);
  const timers = [
    every(RENEWAL_MS, () => renew(database, [...open.keys()]), 'Reservations could not be renewed', log),
    every(PURGE_MS, () => purge(database), 'Old counts could not be deleted', log),
  ];

  const answerTooFast = async (error: unknown): Promise<TooFast> => {
    if (error instanceof RateExceeded) return readTooFast(db, error.rates, await now(db));
    throw error;
  };

  return {
    async reserve(request) {
      let reserved: Extract<Outcome, { kind: 'reserved' }> | undefined;
      try {
        reserved = await transact(async (tx) => {
          reserved = await reserve(database, tx, randomUUID(), request);
          return reserved;
        });
        open.set(reserved.reservation.id, reserved.reservation);
        return reserved;
      } catch (error) {
        if (error instanceof NotReserved) return error.outcome;
        // The commit may have come through without an answer.
        if (reserved) giveBack(reserved.reservation);
        return answerTooFast(error);
      }
    },
    settle,
    async count(rates) {
      try {
        return { kind: 'counted', rates: await transact(async (tx) => countRates(tx, rates, await now(tx))) };
      } catch (error) {
        return answerTooFast(error);
      }
    },
    async clearRate(holder) {
      await db.deleteFrom('rates').where('holder', '=', holder).execute();
    },
    purge: () => purge(database),
    async close() {
      for (const timer of timers) clearInterval(timer);
      const deadline = performance.now() + CLOSE_MS;
      while (open.size > 0 && performance.now() < deadline) await sleep(20);
      stop.abort();
      if (open.size > 0)
        log.warn({ count: open.size }, 'Replies were not settled: their reservations expire');
    },
  };
}
