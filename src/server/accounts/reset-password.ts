import type { z } from 'zod';
import type { passwordResetSchema } from '#domain/accounts.ts';
import { accountProblems } from '#domain/messages.ts';
import { describeError } from '../log.ts';
import { ProblemError } from '../problems.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { callLibrary } from './call-library.ts';
import type { AccountContext } from './context.ts';
import { inTransaction } from './library.ts';
import { beginPasswordChange, deleteResetLinks } from './password-rows.ts';
import { hashPassword, withPreparedHashes } from './passwords.ts';

/**
 * Mails a password reset link, if the address has an account. The response is the same for every address and takes the
 * same time, because it does not wait for this work. Throws `ProblemError`: mail_not_configured, too_many_requests,
 * unavailable.
 */
export async function requestPasswordReset({
  ctx,
  email,
}: {
  ctx: AccountContext;
  email: string;
}): Promise<void> {
  await countAttempt(ctx, 'reset', email);
  if (!ctx.mailer.canSend) {
    throw new ProblemError('mail_not_configured', {
      detail: accountProblems.passwordNotResettable(ctx.supportAddress ?? ''),
    });
  }
  const { api } = await ctx.library();
  ctx.mailer.prepare(async () => {
    try {
      await api.requestPasswordReset({ body: { email } });
    } catch (error) {
      ctx.log.error({ error: describeError(error) }, 'A password reset could not be prepared');
    }
  });
}

/**
 * Sets a new password with the token of a mailed link, and ends every session and every other such link. Throws
 * `ProblemError`: invalid_link, too_many_requests, unavailable, internal.
 */
export async function resetPassword({
  ctx,
  input: { newPassword, token },
}: {
  ctx: AccountContext;
  input: z.output<typeof passwordResetSchema>;
}): Promise<void> {
  await countAttempt(ctx, 'reset');
  const library = await ctx.library();
  const { internalAdapter } = await library.$context;
  const email = await callLibrary(ctx.database, async () => {
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const user = link && link.expiresAt > new Date() && (await internalAdapter.findUserById(link.value));
    if (!user) throw new ProblemError('invalid_link');
    const hash = await hashPassword(newPassword);
    await withPreparedHashes({ password: newPassword, hash }, () =>
      inTransaction(library, ctx.database, async (tx) => {
        await beginPasswordChange(tx, user.id);
        await library.api.resetPassword({ body: { newPassword, token } });
        await deleteResetLinks(tx, user.id);
      }),
    );
    return user.email;
  });
  // A person who forgot the password has usually tried other passwords before. These attempts were counted.
  await clearAttempts(ctx, 'sign-in', email);
}
