import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';
import { keepQuery } from '../database/kept-query.ts';
import type { Schema, Tx } from '../database/schema.ts';

type AllowanceRow = Schema['allowances'];
type ReservationRow = Schema['reservations'];
type RateRow = Schema['rates'];

/** Statements on the accounts of claims. */
function accountStatements(kind: Database['kind']) {
  return {
    /**
     * Returns those of the given accounts that exist, in the order of their ids. None of them can be deleted before the
     * transaction ends. Waits for an account that is just being deleted.
     */
    keepAccounts: keepQuery(
      (tx, ids: readonly string[]) =>
        tx
          .selectFrom('profiles')
          .select('id')
          .where('id', 'in', ids)
          .orderBy('id')
          // SQLite has one writer at a time.
          .$if(kind === 'postgres', (query) => query.forKeyShare()),
      (ids) => [...ids],
    ),
  };
}

/** Statements on what holders have used. */
function allowanceStatements() {
  return {
    /** Locks allowances, adds `used` to each, and returns the new totals. */
    addUsed: keepQuery(
      (tx, rows: readonly AllowanceRow[]) =>
        tx
          .insertInto('allowances')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['holder', 'period']).doUpdateSet((eb) => ({
              used: eb('allowances.used', '+', eb.ref('excluded.used')),
              expires_at: eb.ref('excluded.expires_at'),
            })),
          )
          .returning(['holder', 'period', 'used']),
      (rows) => rows.flatMap(({ holder, period, used, expires_at }) => [holder, period, used, expires_at]),
    ),

    /** Deletes those of the given allowances of which nothing is used. */
    deleteUnused: keepQuery(
      (tx, rows: readonly Pick<AllowanceRow, 'holder' | 'period'>[]) =>
        tx
          .deleteFrom('allowances')
          .where('used', '=', 0)
          .where(
            'holder',
            'in',
            rows.map(({ holder }) => holder),
          )
          .where(
            'period',
            'in',
            rows.map(({ period }) => period),
          ),
      (rows) => [0, ...rows.map(({ holder }) => holder), ...rows.map(({ period }) => period)],
    ),
  };
}

/** Statements on the reservations of replies under way. */
function reservationStatements() {
  return {
    /** Counts the reservations that have not expired, for each holder and period. */
    countReserved: keepQuery(
      (tx, holders: readonly string[], now: number) =>
        tx
          .selectFrom('reservations')
          .select((eb) => ['holder', 'period', eb.fn.countAll<number | string>().as('count')])
          .where('holder', 'in', holders)
          .where('expires_at', '>', now)
          .groupBy(['holder', 'period']),
      (holders, now) => [...holders, now],
    ),

    insertReservations: keepQuery(
      (tx, rows: readonly ReservationRow[]) => tx.insertInto('reservations').values(rows),
      (rows) => rows.flatMap(({ id, holder, period, expires_at }) => [id, holder, period, expires_at]),
    ),
  };
}

const reservationKeys = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('reservations').select(['id', 'holder']).where('id', 'in', ids);

type Locked = Schema & { locked: Pick<ReservationRow, 'id' | 'holder'> };

/** Whether a reservation is one of those that were locked before. */
const isLocked = ({ eb, refTuple, selectFrom }: ExpressionBuilder<Locked, 'reservations'>) =>
  eb(refTuple('id', 'holder'), 'in', selectFrom('locked').select(['id', 'holder']).$asTuple('id', 'holder'));

/**
 * Statements that renew and end reservations. PostgreSQL locks their rows first, because it has several writers at a
 * time.
 */
function lockingStatements(kind: Database['kind']) {
  return {
    /** Deletes reservations and returns what they held; nothing for those that were settled before. */
    takeReservations: keepQuery(
      (tx, ids: readonly string[]) => {
        const taken = ['id', 'holder', 'period'] as const;
        if (kind === 'sqlite') return tx.deleteFrom('reservations').where('id', 'in', ids).returning(taken);
        return tx
          .with('locked', () => reservationKeys(tx, ids).orderBy('id').orderBy('holder').forUpdate())
          .deleteFrom('reservations')
          .where(isLocked)
          .returning(taken);
      },
      (ids) => [...ids],
    ),

    /**
     * Renews reservations. Skips rows that another transaction has locked, so that it never waits: they are renewed
     * next time.
     */
    renewReservations: keepQuery(
      (tx, ids: readonly string[], expires_at: number) => {
        if (kind === 'sqlite')
          return tx.updateTable('reservations').set({ expires_at }).where('id', 'in', ids);
        return tx
          .with('locked', () => reservationKeys(tx, ids).forUpdate().skipLocked())
          .updateTable('reservations')
          .set({ expires_at })
          .where(isLocked);
      },
      (ids, expires_at) => (kind === 'sqlite' ? [expires_at, ...ids] : [...ids, expires_at]),
    ),
  };
}

/** Statements on rates; each row has its own window of time. */
function rateStatements() {
  return {
    /** Locks rates, adds `used` to each, and returns them. Where the last window has ended, a new one begins. */
    addToRates: keepQuery(
      (tx, rows: readonly RateRow[], now: number) =>
        tx
          .insertInto('rates')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('holder').doUpdateSet((eb) => ({
              used: eb
                .case()
                .when('rates.window_ends', '<=', now)
                .then(eb.ref('excluded.used'))
                .else(eb('rates.used', '+', eb.ref('excluded.used')))
                .end(),
              window_ends: eb
                .case()
                .when('rates.window_ends', '<=', now)
                .then(eb.ref('excluded.window_ends'))
                .else(eb.ref('rates.window_ends'))
                .end(),
            })),
          )
          .returning(['holder', 'window_ends', 'used']),
      (rows, now) => [
        ...rows.flatMap(({ holder, window_ends, used }) => [holder, window_ends, used]),
        now,
        now,
      ],
    ),

    /** Sets what locked rates have used. */
    setRates: keepQuery(
      (tx, rows: readonly RateRow[]) =>
        tx
          .insertInto('rates')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('holder').doUpdateSet((eb) => ({ used: eb.ref('excluded.used') })),
          ),
      (rows) => rows.flatMap(({ holder, window_ends, used }) => [holder, window_ends, used]),
    ),

    deleteRates: keepQuery(
      (tx, holders: readonly string[]) => tx.deleteFrom('rates').where('holder', 'in', holders),
      (holders) => [...holders],
    ),
  };
}

/** Creates the statements for one database. */
export function createStatements(kind: Database['kind']) {
  return {
    ...accountStatements(kind),
    ...allowanceStatements(),
    ...reservationStatements(),
    ...lockingStatements(kind),
    ...rateStatements(),
  };
}

/**
 * The statements of a batch; rows have the names of the tables' columns. The number of statements does not grow with
 * the batch. Those that lock rows lock them in one order or wait for none, so processes may wait for each other but
 * cannot deadlock.
 */
export type Statements = ReturnType<typeof createStatements>;
