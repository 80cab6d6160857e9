import { repeated, type Statements } from '../database/statements.ts';
import type { ChargedPeriod, Reservation } from './quota.ts';

/** The statement that charges one reply in `count` periods of quotas. */
const chargeStatement = (count: number) => `
  insert into quotas (holder, period, used, expires_at) values ${repeated('(?, ?, 1, ?)', count)}
  on conflict (holder, period) do update set used = quotas.used + 1, expires_at = excluded.expires_at
  returning holder, period, used`;

/**
 * Deletes a reservation and, if `charged`, counts it in its quotas, in one transaction. A second call finds no
 * reservation and charges nothing, so a settlement may be tried again. `isWhole`: whether the whole reservation existed;
 * the deletion of an account leaves what is reserved of the ceilings. `periods`: the counts after the charge.
 */
export async function endReservation(
  { run }: Statements,
  { id, quotas, counts }: Reservation,
  charged: boolean,
): Promise<{ isWhole: boolean; periods: ChargedPeriod[] }> {
  const deleted = await run<{ holder: string }>('delete from reservations where id = ? returning holder', [
    id,
  ]);
  const isWhole = deleted.length === quotas.length;
  // The ceilings come last, because all replies wait for their rows.
  const ended = [...counts, ...quotas].filter(({ holder }) => deleted.some((row) => row.holder === holder));
  if (!charged || ended.length === 0) return { isWhole, periods: [] };
  const values = ended.flatMap(({ holder, period, expiresAt }) => [holder, period, expiresAt]);
  return { isWhole, periods: await run<ChargedPeriod>(chargeStatement(ended.length), values) };
}
