import { createEmailVerificationToken } from 'better-auth/api';
import { accountProblems } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { verificationMail } from '../mail/account-mails.ts';
import { ProblemError } from '../problems.ts';
import { countAttempt } from './attempts.ts';
import type { AccountContext } from './context.ts';
import type { Account } from './identify-account.ts';
import { callLibrary } from './library-problem.ts';

/** How long the link that verifies an address works, in seconds: a day. */
const VERIFICATION_SECONDS = 86_400;

/** Mails the link that verifies an address and leads to the dashboard. Does nothing where no mail is sent. */
export async function mailVerification(ctx: AccountContext, email: string): Promise<void> {
  if (!ctx.mailer.reaches) return;
  const token = await createEmailVerificationToken(ctx.keys.session, email, undefined, VERIFICATION_SECONDS);
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
  if (!ctx.mailer.reaches) {
    throw new ProblemError('mail_not_configured', { detail: accountProblems.addressNotConfirmable });
  }
  await mailVerification(ctx, account.email);
}

/** Marks the address as verified that a mailed token names. Throws `ProblemError`: invalid_link, unavailable, internal. */
export async function verifyEmail({ ctx, token }: { ctx: AccountContext; token: string }): Promise<void> {
  const { api } = await ctx.library();
  await callLibrary(ctx.database, () => api.verifyEmail({ query: { token } }));
}
