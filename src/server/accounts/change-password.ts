import type { z } from 'zod';
import type { passwordChangeSchema } from '#domain/accounts.ts';
import { accountFieldMessages, accountProblems } from '#domain/messages.ts';
import { ProblemError } from '../problems.ts';
import { callLibrary, libraryCode, toSignedIn } from './call-library.ts';
import type { AccountContext } from './context.ts';
import { findDevice, issueDeviceToken, type SignedInDevice } from './devices.ts';
import { type Account, readSessionToken, signSessionToken } from './identify-account.ts';
import { inTransaction } from './library.ts';
import {
  countPasswordAttempt,
  forgiveAttempt,
  type PasswordAttempt,
  takeBackAttempt,
} from './password-attempts.ts';
import { beginPasswordChange, deleteResetLinks, passwordHashOf } from './password-rows.ts';
import { hashPassword, verifyPassword, withPreparedHashes } from './passwords.ts';
import { warnOwner } from './warn-owner.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** Verifies the current password. Throws `validation` if it is wrong, `too_many_requests`, `unavailable`. */
async function verifyCurrent(
  ctx: AccountContext,
  attempt: PasswordAttempt,
  current: { hash: string; password: string },
): Promise<void> {
  const wrong = await countPasswordAttempt(ctx, attempt);
  const isRight = await verifyPassword(current).catch(async (error: unknown) => {
    await takeBackAttempt(ctx, attempt);
    throw error;
  });
  if (isRight) return;
  warnOwner(ctx, attempt.email, wrong);
  // The session itself is valid, so this is not a 401.
  const detail = accountFieldMessages.currentPasswordWrong;
  throw new ProblemError('validation', { detail, field: 'currentPassword' });
}

/** Of several changes at the same time only the first succeeds: it ended the sessions of the others. */
function refuseIfChangedMeanwhile(currentHash: string | undefined, verifiedHash: string): void {
  if (currentHash === verifiedHash) return;
  const detail = currentHash === undefined ? {} : { detail: accountProblems.passwordChangedMeanwhile };
  throw new ProblemError('unauthenticated', detail);
}

/**
 * Changes the password of the account that is signed in with `token`. Ends every session and every reset link of the
 * account, and starts a new session. Throws `ProblemError`: validation if the current password is wrong or the
 * new one is weak, unauthenticated if another change came first or the account or session is gone, too_many_requests,
 * unavailable, internal.
 */
export async function changePassword({
  ctx,
  account,
  token,
  input: { currentPassword, newPassword },
}: {
  ctx: AccountContext;
  account: Account;
  token: string;
  input: z.output<typeof passwordChangeSchema>;
}): Promise<SignedInDevice> {
  await refuseWeakPassword(newPassword, { email: account.email, name: account.fullName });
  const library = await ctx.library();
  const sessionToken = readSessionToken(token, ctx.secrets.session) ?? '';
  const authorization = `Bearer ${signSessionToken(sessionToken, ctx.secrets.session)}`;
  const oldHash = await passwordHashOf(ctx.database.db, { id: account.id });
  // The account was deleted after the session was looked up.
  if (oldHash === undefined) throw new ProblemError('unauthenticated');
  const { email } = account;
  const attempt = { kind: 'password-change', email, device: findDevice(ctx, email, oldHash) } as const;
  const current = { hash: oldHash, password: currentPassword };
  await verifyCurrent(ctx, attempt, current);
  const hash = await hashPassword(newPassword);
  const change = () =>
    inTransaction(library, ctx.database, async (tx) => {
      refuseIfChangedMeanwhile(await beginPasswordChange(tx, account.id), oldHash);
      const result = await library.api.changePassword({
        headers: new Headers({ authorization }),
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        returnHeaders: true,
      });
      await deleteResetLinks(tx, account.id);
      return result;
    });
  const { headers } = await callLibrary(ctx.database, () =>
    withPreparedHashes({ password: newPassword, hash, current }, change).catch((error: unknown) => {
      // The session was ended after it was looked up.
      throw libraryCode(error) === 'UNAUTHORIZED' ? new ProblemError('unauthenticated') : error;
    }),
  );
  await forgiveAttempt(ctx, attempt);
  return {
    ...toSignedIn(headers, { id: account.id, email, name: account.fullName }),
    deviceToken: issueDeviceToken(ctx, { email, passwordHash: hash }),
  };
}
