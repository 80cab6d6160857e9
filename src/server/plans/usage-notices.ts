import { pagePaths } from '#domain/paths.ts';
import { type Plan, plans, planValues } from '#domain/plans.ts';
import { percentReached } from '#domain/usage.ts';
import type { Database } from '../database/connect.ts';
import { lockForUse } from '../database/lock-account.ts';
import type { Db } from '../database/schema.ts';
import { describeError, type Logger } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type AllowanceNotice, usageMail } from '../mail/usage-mail.ts';
import { type ChargedPeriod, DAY_MS, isMonth, monthAt } from '../quotas/quota.ts';

/** How long a sent mail is known: longer than its month. */
const NOTICE_KEPT_MS = 40 * DAY_MS;

/** The allowance of a holder, and its owner, who gets the mails. */
type Allowance = { ownerId: string; email: string } & Pick<
  AllowanceNotice,
  'allowance' | 'whose' | 'isLimit'
>;

type NoticeContext = {
  database: Database;
  mailer: Mailer;
  /** The public address, without a slash at its end. */
  origin: () => string;
  log: Logger;
};

/** The id of the team that a holder of a quota names; undefined if it is no team. */
function teamIdOf(holder: string): string | undefined {
  return /^team:(.+)$/.exec(holder)?.[1];
}

/**
 * Whether a mail about this count may be due. It is asked after every reply, so it needs no query: it does not know the
 * plan of an account or the allowance of a team.
 */
function mayBeDue({ holder, period, used }: ChargedPeriod): boolean {
  if (!isMonth(period)) return false;
  const isShareOf = (plan: Plan) => percentReached(used, plans[plan].includedVolume) !== undefined;
  return teamIdOf(holder) !== undefined || planValues.some(isShareOf);
}

/**
 * The allowance of an account or a team. Undefined if its owner wants no mails, or if it does not exist any more. An
 * account in a team has none of its own.
 */
async function readAllowance(db: Db, holder: string): Promise<Allowance | undefined> {
  const teamId = teamIdOf(holder);
  if (teamId !== undefined) {
    const team = await db
      .selectFrom('teams')
      .innerJoin('profiles', 'profiles.id', 'teams.owner_id')
      .select(['profiles.id as ownerId', 'profiles.email', 'teams.replies as allowance'])
      .where('teams.id', '=', teamId)
      .where('profiles.usage_mails', '=', 1)
      .executeTakeFirst();
    return team && { ...team, whose: 'team', isLimit: true };
  }
  const account = await db
    .selectFrom('profiles')
    .select(['id as ownerId', 'email', 'current_plan'])
    .where('id', '=', holder)
    .where('team_id', 'is', null)
    .where('usage_mails', '=', 1)
    .executeTakeFirst();
  if (!account) return undefined;
  const { current_plan, ...owner } = account;
  const { includedVolume, stopsAtVolume } = plans[current_plan];
  return { ...owner, allowance: includedVolume, whose: 'account', isLimit: stopsAtVolume };
}

/**
 * Stores that the mail about a share of an allowance is sent. False if it was stored before, by any process, or if its
 * owner was deleted meanwhile.
 */
function storeNotice(
  { database }: NoticeContext,
  { ownerId }: Allowance,
  { holder, period }: ChargedPeriod,
  percent: number,
): Promise<boolean> {
  return database.transact(async (statements) => {
    if (!(await lockForUse(database, statements, ownerId))) return false;
    const expiresAt = (await database.now(statements)) + NOTICE_KEPT_MS;
    const stored = await statements.run(
      `insert into usage_notices (holder, month, percent, expires_at) values (?, ?, ?, ?)
        on conflict (holder, month, percent) do nothing returning percent`,
      [holder, period, percent, expiresAt],
    );
    return stored.length > 0;
  });
}

/** A mail that was sent: the month '2026-11' and the share of the allowance. */
export type UsageNotice = { month: string; percent: number };

/** The mails about the allowance of a holder that were sent, of the last 40 days, oldest first. */
export function readUsageNotices(db: Db, holder: string): Promise<UsageNotice[]> {
  return db
    .selectFrom('usage_notices')
    .select(['month', 'percent'])
    .where('holder', '=', holder)
    .orderBy('month')
    .orderBy('percent')
    .execute();
}

/** The first day after a UTC month such as '2026-11': 'December 1'. */
function dayAfter(month: string): string {
  const { endsAt } = monthAt(Date.parse(`${month}-01`));
  return new Date(endsAt).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** Mails the owner of an allowance if a share of it is reached and the mail was not sent before. */
async function notify(ctx: NoticeContext, charged: ChargedPeriod): Promise<void> {
  const { holder, period, used } = charged;
  const allowance = await readAllowance(ctx.database.db, holder);
  const percent = allowance && percentReached(used, allowance.allowance);
  if (!percent || !(await storeNotice(ctx, allowance, charged, percent))) return;
  const notice = { ...allowance, to: allowance.email, percent, used, startsAgain: dayAfter(period) };
  ctx.mailer.send(usageMail(notice, ctx.origin() + pagePaths.dashboard));
}

/**
 * Returns the function that hears of charged replies and mails the owner of an allowance at 80 % and 100 % of it, each
 * at most once a month (docs/product.md, 1.17). It returns at once and never throws. If the process ends before a mail
 * is sent, the mail is lost: a reply never waits for it.
 */
export function createUsageNotices(ctx: NoticeContext): (periods: ChargedPeriod[]) => void {
  const notifyLater = (charged: ChargedPeriod) =>
    ctx.mailer.prepare(async () => {
      try {
        await notify(ctx, charged);
      } catch (error) {
        ctx.log.error({ error: describeError(error) }, 'A mail about usage could not be prepared');
      }
    });
  return (periods) => {
    if (ctx.mailer.canSend) periods.filter(mayBeDue).forEach(notifyLater);
  };
}
