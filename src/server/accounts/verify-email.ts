import { signJWT, verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { accountProblems } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { verificationMail } from '../mail/account-mails.ts';
import { ProblemError } from '../problems.ts';
import { countAttempt } from './attempts.ts';
import type { AccountContext } from './context.ts';
import type { Account } from './identify-account.ts';

/** How long the link that verifies an address works, in seconds: a day. */
const VERIFICATION_SECONDS = 86_400;

/** The signed content of a link. It contains the account's id, because another account may take the address later. */
const claimsSchema = z.object({ purpose: z.literal('verify-email'), account: z.string(), email: z.string() });
type Claims = z.infer<typeof claimsSchema>;

/** Mails the link that verifies an address and opens the dashboard. Does nothing if no mail can be sent. */
export async function mailVerification(
  ctx: AccountContext,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  if (!ctx.mailer.canSend) return;
  const claims: Claims = { purpose: 'verify-email', account: id, email };
  const token = await signJWT(claims, ctx.secrets.session[0], VERIFICATION_SECONDS);
  const query = new URLSearchParams({ token, callbackURL: pagePaths.dashboard });
  ctx.mailer.send(verificationMail(email, `${ctx.origin()}${apiPaths.auth}/verify-email?${query}`));
}

/** Mails the link again. Throws `ProblemError`: mail_not_configured, too_many_requests, unavailable. */
export async function sendVerification({
  ctx,
  account,
}: {
  ctx: AccountContext;
  account: Account;
}): Promise<void> {
  await countAttempt(ctx, 'verification', account.email);
  if (!ctx.mailer.canSend) {
    throw new ProblemError('mail_not_configured', { detail: accountProblems.addressNotVerifiable });
  }
  await mailVerification(ctx, account);
}

/**
 * Marks the address in a mailed token as verified, for the account that the mail was sent to. An account that took the
 * address later is not changed. Throws `ProblemError`: invalid_link, unavailable, internal.
 */
export async function verifyEmail({
  ctx: { database, secrets },
  token,
}: {
  ctx: Pick<AccountContext, 'database' | 'secrets'>;
  token: string;
}): Promise<void> {
  const contents = await Promise.all(secrets.session.map((key) => verifyJWT(token, key)));
  const claims = claimsSchema.safeParse(contents.find((content) => content !== null));
  if (!claims.success) throw new ProblemError('invalid_link');
  const { account, email } = claims.data;
  const { numUpdatedRows } = await database.db
    .updateTable('profiles')
    .set({ email_verified: 1, updated_at: new Date().toISOString() })
    .where('id', '=', account)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ProblemError('invalid_link');
}
