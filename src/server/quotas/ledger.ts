import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import type { Statements } from '../database/statements.ts';
import { describeError, type Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { countRates, RateExceededError, readExceeded } from './count-rates.ts';
import { endReservation } from './end-reservation.ts';
import type {
  ChargedPeriod,
  Counted,
  Rate,
  RateExceeded,
  Reservation,
  ReservationOutcome,
  ReservationRequest,
} from './quota.ts';
import { createReservationTurns } from './reservation-turns.ts';
import { NotReserved, RESERVATION_MS, reserve } from './reserve.ts';

/** What is stored in the same transaction as the charge of a reply, so that a killed process does both or neither. */
export type StoredWithCharge = {
  /** If it resolves to false, nothing is charged. It runs again if the transaction has failed. */
  store(statements: Statements): Promise<boolean>;
  /** Called when the transaction is committed. */
  committed(): void;
};

/**
 * Stores all counts. A reply is reserved before it is written, then charged or released. Other attempts, such as
 * sign-ins, are only counted for their rates. The database limits how long a call takes (decision 10).
 */
export type Ledger = {
  /**
   * Reserves in all quotas and counts in all rates of the request, or in none of them. Rejects if the database does not
   * answer: then nothing stays reserved.
   */
  reserve(request: ReservationRequest): Promise<ReservationOutcome>;
  /**
   * Ends a reservation: charges it if a reply was written, otherwise gives it back. `stored` is only for a charge.
   * Resolves to false if the reservation was deleted together with its account, or if `stored` prevents the charge.
   * Rejects if the database does not answer; the settlement is then tried again until the database answers or the
   * ledger closes.
   */
  settle(reservation: Reservation, charged: boolean, stored?: StoredWithCharge): Promise<boolean>;
  /** Counts an attempt for all rates, or for none if one is used up. Rejects if the database does not answer. */
  count(rates: Rate[]): Promise<Counted | RateExceeded>;
  /** Deletes the count of a holder's rate. */
  clearRate(holder: string): Promise<void>;
  /** Takes one attempt back from the count of a holder's rate, if it has one. */
  takeBack(holder: string): Promise<void>;
  /** Stops renewing reservations, and waits at most `CLOSE_MS` until all are settled. */
  close(): Promise<void>;
};

const RENEWAL_MS = RESERVATION_MS / 3;
/** Pause before a settlement is tried again. */
const RETRY_MS = 500;
/** Longest wait for settlements when the ledger closes. */
const CLOSE_MS = 1_000;

/** Renews reservations, so that they do not expire. Skips rows that another transaction has locked until next time. */
async function renew({ db, kind, now }: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const expires_at = (await now(db)) + RESERVATION_MS;
  await db
    .with('unlocked', (query) =>
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
        selectFrom('unlocked').select(['id', 'holder']).$asTuple('id', 'holder'),
      ),
    )
    .execute();
}

/** What the functions of one ledger share. */
type LedgerState = {
  database: Database;
  /** The reservations that are not settled yet, by their ids. */
  unsettled: Map<string, Reservation>;
  /** Aborts when the ledger is closed. */
  closed: AbortSignal;
  /** Called after each charge. Must not throw. */
  onCharge: (periods: ChargedPeriod[]) => void;
  log: Logger;
};

/** Functions that settle reservations. A settlement that fails is tried again until the ledger is closed. */
function createSettlement({ database: { transact, flush }, unsettled, closed, onCharge, log }: LedgerState) {
  const settleOnce = async (
    reservation: Reservation,
    charged: boolean,
    stored?: StoredWithCharge,
  ): Promise<boolean> => {
    const { isWhole, periods } = await transact(async (statements) => {
      const isStored = stored === undefined || (await stored.store(statements));
      const ended = await endReservation(statements, reservation, charged && isStored);
      return { ...ended, isWhole: ended.isWhole && isStored };
    });
    await flush();
    unsettled.delete(reservation.id);
    stored?.committed();
    if (periods.length > 0) onCharge(periods);
    return isWhole;
  };

  /** Settles in the background, with a pause before each attempt. Never rejects. */
  const settleLater = async (
    ...[reservation, charged, stored]: Parameters<typeof settleOnce>
  ): Promise<void> => {
    unsettled.set(reservation.id, reservation);
    while (!closed.aborted) {
      await sleep(RETRY_MS, undefined, { ref: false });
      try {
        await settleOnce(reservation, charged, stored);
        return;
      } catch {
        // Tried again after the next pause.
      }
    }
  };

  return {
    release: (reservation: Reservation) => void settleLater(reservation, false),
    settle: (...[reservation, charged, stored]: Parameters<typeof settleOnce>): Promise<boolean> =>
      settleOnce(reservation, charged, stored).catch((error: unknown) => {
        log.warn({ error: describeError(error), charged }, 'A reply could not be settled yet');
        void settleLater(reservation, charged, stored);
        throw error;
      }),
  };
}

/** The outcome if `error` says that a rate is exceeded. Throws all other errors. */
async function toExceeded({ db, now }: LedgerState['database'], error: unknown): Promise<RateExceeded> {
  if (error instanceof RateExceededError) return readExceeded(db, error.rates, await now(db));
  throw error;
}

/** The function that reserves replies. `release`: ends a reservation without a charge. */
function createReserve(
  { database, unsettled }: LedgerState,
  release: (reservation: Reservation) => void,
): Ledger['reserve'] {
  const { kind, transact } = database;
  const turns = createReservationTurns();

  /** Of the quotas of a reply, the last one has the most callers: they wait for each other. */
  const inTurn = <Result>({ quotas }: ReservationRequest, work: () => Promise<Result>) => {
    const last = quotas.at(-1);
    // SQLite has one writer at a time, and writes what waits together.
    return kind === 'sqlite' || !last ? work() : turns.run(last.holder, work);
  };

  return async (request) => {
    let reserved: Extract<ReservationOutcome, { kind: 'reserved' }> | undefined;
    try {
      reserved = await inTurn(request, () =>
        transact(async (statements) => {
          reserved = await reserve(database, statements, randomUUID(), request);
          return reserved;
        }),
      );
      unsettled.set(reserved.reservation.id, reserved.reservation);
      return reserved;
    } catch (error) {
      if (error instanceof NotReserved) return error.outcome;
      // The database may have committed the reservation although its response was lost.
      if (reserved) release(reserved.reservation);
      return toExceeded(database, error);
    }
  };
}

/** The functions that count attempts. */
function createRates({ database }: LedgerState): Pick<Ledger, 'count' | 'clearRate' | 'takeBack'> {
  const { db, transact, now } = database;
  return {
    async count(rates) {
      try {
        const states = await transact(async (statements) =>
          countRates(statements, rates, await now(statements)),
        );
        return { kind: 'counted', rates: states };
      } catch (error) {
        return toExceeded(database, error);
      }
    },
    async clearRate(holder) {
      await db.deleteFrom('rates').where('holder', '=', holder).execute();
    },
    async takeBack(holder) {
      await db
        .updateTable('rates')
        .set((eb) => ({ used: eb('used', '-', 1) }))
        .where('holder', '=', holder)
        .where('used', '>', 0)
        .execute();
    },
  };
}

/**
 * Opens the ledger on a database. Errors in the background are logged. `onCharge` gets the new counts after each charge,
 * also after one in the background.
 */
export function openLedger(
  database: Database,
  log: Logger,
  metrics: Pick<Metrics, 'watchReservations'>,
  onCharge: LedgerState['onCharge'] = () => {},
): Ledger {
  const closing = new AbortController();
  const unsettled = new Map<string, Reservation>();
  metrics.watchReservations(() => unsettled.size);
  const state: LedgerState = { database, unsettled, closed: closing.signal, onCharge, log };
  const { settle, release } = createSettlement(state);
  const timer = setInterval(() => {
    renew(database, [...unsettled.keys()]).catch((error) =>
      log.warn({ error: describeError(error) }, 'Reservations could not be renewed'),
    );
  }, RENEWAL_MS).unref();
  return {
    reserve: createReserve(state, release),
    ...createRates(state),
    settle,
    async close() {
      clearInterval(timer);
      const deadline = performance.now() + CLOSE_MS;
      while (unsettled.size > 0 && performance.now() < deadline) await sleep(20);
      closing.abort();
      if (unsettled.size > 0)
        log.warn({ count: unsettled.size }, 'Replies were not settled: their reservations expire');
    },
  };
}
