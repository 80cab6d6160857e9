import type { z } from 'zod';
import type { passwordResetSchema } from '#domain/accounts.ts';
import { accountProblems } from '#domain/messages.ts';
import { describeError } from '../log.ts';
import { ProblemError } from '../problems.ts';
import { countAttempt } from './attempts.ts';
import { callLibrary } from './call-library.ts';
import type { AccountContext } from './context.ts';
import { issueDeviceToken } from './devices.ts';
import { inTransaction } from './library.ts';
import { clearSignIns } from './password-attempts.ts';
import { beginPasswordChange, deleteResetLinks } from './password-rows.ts';
import { hashPassword, withPreparedHashes } from './passwords.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

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
 * Sets a new password with the token of a mailed link, and ends every session and every other such link. Returns the
 * device's token: the owner's browser can then sign in although other people try passwords. Throws
 * `ProblemError`: invalid_link, validation if the password is weak (the link still works), too_many_requests,
 * unavailable, internal.
 */
export async function resetPassword({
  ctx,
  input: { newPassword, token },
}: {
  ctx: AccountContext;
  input: z.output<typeof passwordResetSchema>;
}): Promise<{ deviceToken: string }> {
  await countAttempt(ctx, 'reset');
  const library = await ctx.library();
  const { internalAdapter } = await library.$context;
  const owner = await callLibrary(ctx.database, async () => {
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const user = link && link.expiresAt > new Date() && (await internalAdapter.findUserById(link.value));
    if (!user) throw new ProblemError('invalid_link');
    await refuseWeakPassword(newPassword, user);
    const hash = await hashPassword(newPassword);
    await withPreparedHashes({ password: newPassword, hash }, () =>
      inTransaction(library, ctx.database, async (tx) => {
        await beginPasswordChange(tx, user.id);
        await library.api.resetPassword({ body: { newPassword, token } });
        await deleteResetLinks(tx, user.id);
      }),
    );
    return { email: user.email, passwordHash: hash };
  });
  await clearSignIns(ctx, owner.email);
  return { deviceToken: issueDeviceToken(ctx, owner) };
}
