import type { UsageHistory } from '#domain/usage.ts';
import type { Database } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { ProblemError } from '../problems.ts';
import { DAY_MS, dayAt, monthAt } from '../quotas/quota.ts';

/** The most past months that a person sees. */
const MAX_MONTHS = 12;

/** The days on which an account has replies, oldest first. They are kept for 100 days (src/server/replies/actor.ts). */
export function readUsageDays(db: Db, accountId: string): Promise<UsageHistory['days']> {
  return db
    .selectFrom('quotas')
    .select(['period as date', 'used as replies'])
    .where('holder', '=', accountId)
    .where('period', 'like', '____-__-__')
    .orderBy('period')
    .execute();
}

/** Every day from the first of the month of `now` to its day, with the replies of those that have some. */
function daysUpTo(now: number, counted: UsageHistory['days']): UsageHistory['days'] {
  const first = Date.parse(`${monthAt(now).name}-01`);
  const count = Math.floor((now - first) / DAY_MS) + 1;
  const repliesOf = new Map(counted.map(({ date, replies }) => [date, replies]));
  return Array.from({ length: count }, (_, index) => {
    const date = dayAt(first + index * DAY_MS).name;
    return { date, replies: repliesOf.get(date) ?? 0 };
  });
}

/**
 * The replies of an account by the days of the current month and by past months, and whether it wants mails about its
 * usage. Throws `unauthenticated` if the account was deleted meanwhile.
 */
export async function readUsageHistory({
  ctx: { database },
  accountId,
}: {
  ctx: { database: Database };
  accountId: string;
}): Promise<UsageHistory> {
  const { db } = database;
  const now = await database.now(db);
  const profile = await db
    .selectFrom('profiles')
    .select('usage_mails')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!profile) throw new ProblemError('unauthenticated');
  const months = await db
    .selectFrom('usage_tracking')
    .select(['month_year', 'emails_generated'])
    .where('user_id', '=', accountId)
    .where('month_year', '<', monthAt(now).name)
    .orderBy('month_year', 'desc')
    .limit(MAX_MONTHS)
    .execute();
  const days = daysUpTo(now, await readUsageDays(db, accountId));
  return { days, months, usage_mails: profile.usage_mails === 1 };
}

/** Stores whether an account wants mails about its usage. Throws `unauthenticated` if it was deleted meanwhile. */
export async function changeUsageMails({
  ctx: { database },
  accountId,
  isWanted,
}: {
  ctx: { database: Pick<Database, 'db'> };
  accountId: string;
  isWanted: boolean;
}): Promise<void> {
  const { numUpdatedRows } = await database.db
    .updateTable('profiles')
    .set({ usage_mails: isWanted ? 1 : 0 })
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ProblemError('unauthenticated');
}
