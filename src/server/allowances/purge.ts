import type { Database } from '../database/connect.ts';
import { CHUNK, deleteExpired } from '../database/delete-expired.ts';
import { applyBatch } from './batch.ts';
import type { Reservation } from './claim.ts';
import type { Statements } from './statements.ts';

/** Rows are deleted this long after they expired, when no process uses them any more. */
const PURGE_AGE_MS = 3_600_000;

/** Reservations that expired long ago because their process died, with what they hold. */
async function abandonedReservations({ db }: Database, longAgo: number): Promise<Reservation[]> {
  const rows = await db
    .selectFrom('reservations')
    .leftJoin('allowances', (join) =>
      join
        .onRef('allowances.holder', '=', 'reservations.holder')
        .onRef('allowances.period', '=', 'reservations.period'),
    )
    .select(['reservations.id', 'reservations.holder', 'reservations.period', 'allowances.expires_at'])
    .where('reservations.expires_at', '<', longAgo)
    .orderBy('reservations.id')
    .limit(CHUNK)
    .execute();
  const found = new Map<string, Reservation>();
  for (const { id, holder, period, expires_at } of rows) {
    const reservation = found.get(id) ?? { id, held: [] };
    reservation.held.push({ holder, period, expiresAt: expires_at });
    found.set(id, reservation);
  }
  const last = rows.at(-1)?.id;
  // Other rows of the last reservation may be in the next chunk.
  if (last !== undefined && rows.length === CHUNK && found.size > 1) found.delete(last);
  return [...found.values()];
}

/** Gives back what dead processes had reserved. An allowance row with 0 that was created for it is deleted as well. */
async function endAbandoned(database: Database, statements: Statements, longAgo: number): Promise<void> {
  for (;;) {
    const abandoned = await abandonedReservations(database, longAgo);
    if (abandoned.length === 0) return;
    const settlements = abandoned.map((reservation) => ({ reservation, charged: false }));
    await database.transact(async (tx) => {
      await applyBatch(statements, tx, await database.now(tx), { renewals: [], settlements, claims: [] });
    });
  }
}

/** Deletes rows that no longer count, in chunks. */
export async function purge(database: Database, statements: Statements): Promise<void> {
  const { db, now } = database;
  const longAgo = (await now(db)) - PURGE_AGE_MS;
  await endAbandoned(database, statements, longAgo);
  await deleteExpired(database, 'allowances', longAgo);
  await deleteExpired(database, 'rates', longAgo);
}
