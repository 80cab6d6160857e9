import { pagePaths } from '#domain/paths.ts';
import { describeError } from '../log.ts';
import { wrongPasswordsMail } from '../mail/account-mails.ts';
import { DAY_MS } from '../quotas/quota.ts';
import { holdersOf } from './attempts.ts';
import type { AccountContext } from './context.ts';
import { passwordHashOf } from './password-rows.ts';

/** Wrong passwords for an email address in an hour, after which its owner gets a mail. */
const WARNED_AFTER = 30;

/**
 * Mails the owner of an account that somebody tries passwords, at most once a day. Returns at once: the response must
 * not show whether the address has an account. The count of the mail stays when the account is deleted, like those of
 * all mails. Does nothing if no mail can be sent.
 * @param wrong how many wrong passwords the address had in this hour
 */
export function warnOwner(ctx: AccountContext, email: string, wrong: number): void {
  if (wrong < WARNED_AFTER || !ctx.mailer.canSend) return;
  ctx.mailer.prepare(async () => {
    try {
      if ((await passwordHashOf(ctx.database.db, { email })) === undefined) return;
      const [holder] = holdersOf(ctx, 'warning', email);
      const { kind } = await ctx.ledger.count([{ holder, limit: 1, windowMs: DAY_MS }]);
      if (kind === 'counted') ctx.mailer.send(wrongPasswordsMail(email, ctx.origin() + pagePaths.auth));
    } catch (error) {
      ctx.log.error({ error: describeError(error) }, 'A warning about wrong passwords could not be prepared');
    }
  });
}
