import type { Database } from '../database/connect.ts';
import { asQuery } from '../database/statements.ts';
import type { Env } from '../env.ts';
import { type Ceiling, currentPeriod } from './quota.ts';
import { USED_AND_RESERVED, usedAndReservedValues } from './reserve.ts';

/** The number that each ceiling allows; undefined: it is not set. */
type CeilingLimits = Pick<Env['replyLimits'], 'repliesPerDay' | 'guestRepliesPerDay'>;

/**
 * The ceilings that are set, for a reply of a guest or of an account. The one of all replies is last, because most
 * replies wait for it.
 */
export function ceilingsFor(
  kind: 'account' | 'guest',
  { repliesPerDay, guestRepliesPerDay }: CeilingLimits,
): Ceiling[] {
  return [
    ...(kind === 'guest' && guestRepliesPerDay !== undefined
      ? [{ holder: 'all-guests' as const, limit: guestRepliesPerDay }]
      : []),
    ...(repliesPerDay === undefined ? [] : [{ holder: 'all' as const, limit: repliesPerDay }]),
  ];
}

/**
 * The ceilings that are set, that of all replies first, with the replies of today that are used or reserved. Rejects if
 * the database does not answer.
 */
export async function readCeilings(
  { db, kind, now: readClock }: Pick<Database, 'db' | 'kind' | 'now'>,
  limits: CeilingLimits,
): Promise<(Ceiling & { used: number })[]> {
  const ceilings = ceilingsFor('guest', limits).toReversed();
  if (ceilings.length === 0) return [];
  const now = await readClock(db);
  return Promise.all(
    ceilings.map(async (ceiling) => {
      const period = currentPeriod({ holder: ceiling.holder, period: 'day' }, now);
      const { rows } = await db.executeQuery(
        asQuery<{ used: number }>(
          kind,
          `select ${USED_AND_RESERVED} as used`,
          usedAndReservedValues(period, now),
        ),
      );
      return { ...ceiling, used: rows[0]?.used ?? 0 };
    }),
  );
}
