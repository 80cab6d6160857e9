import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';
import { keepQuery } from '../database/kept-query.ts';
import type { Schema, Tx } from '../database/schema.ts';

type AllowanceRow = Schema['allowances'];
type ReservationRow = Schema['reservations'];
type RateRow = Schema['rates'];

/** Accounts that claim. */
function accountStatements(kind: Database['kind']) {
  return {
    /**
     * Those of these accounts that are there, in the order of their ids: none of them is deleted before the
     * transaction ends, and one that is just being deleted is waited for.
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

/** What holders have used. */
function allowanceStatements() {
  return {
    /** Locks allowances, adds `used` to what each has used, and returns what they have used with it. */
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

    /** Deletes those of these allowances of which nothing is used. */
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

/** What is counted of replies under way. */
function reservationStatements() {
  return {
    /** How many reservations that have not expired each holder has in each period. */
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

/** A reservation that was locked ahead. */
const isLocked = ({ eb, refTuple, selectFrom }: ExpressionBuilder<Locked, 'reservations'>) =>
  eb(refTuple('id', 'holder'), 'in', selectFrom('locked').select(['id', 'holder']).$asTuple('id', 'holder'));

/** How reservations go on and end. PostgreSQL locks their rows ahead, since it has more than one writer at a time. */
function lockingStatements(kind: Database['kind']) {
  return {
    /** Deletes reservations and returns what they held: nothing where they were settled before. */
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

    /** Renews reservations; one that somebody works with is left for the next time, so that nobody is waited for. */
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

/** Attempts, each row in its window. */
function rateStatements() {
  return {
    /** Locks rates, adds `used` to each, in a window of its own where the last one has ended, and returns them. */
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

/** The statements over one database. */
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
 * The statements of a batch, in the words of the tables' columns. None of their number grows with the batch, and
 * those that lock rows lock them in one order or wait for none, so that processes wait for each other and never in a
 * circle.
 */
export type Statements = ReturnType<typeof createStatements>;
