import type { z } from 'zod';
import type { SignedIn, signInSchema } from '#domain/accounts.ts';
import { ProblemError } from '../problems.ts';
import { callLibrary, toSignedIn } from './call-library.ts';
import type { AccountContext } from './context.ts';
import { findDevice, issueDeviceToken, type SignedInDevice } from './devices.ts';
import { countPasswordAttempt, forgiveAttempt, takeBackAttempt } from './password-attempts.ts';
import { passwordHashOf } from './password-rows.ts';
import { endSession } from './sessions.ts';
import { warnOwner } from './warn-owner.ts';

/**
 * Refuses a sign-in if the password was changed while it was verified. The change ended all sessions, but the session
 * of this sign-in did not exist yet. Returns the hash of the password.
 */
async function refuseIfPasswordChanged(
  ctx: AccountContext,
  { token, user }: SignedIn,
  hash: string | undefined,
): Promise<string> {
  const { db, kind } = ctx.database;
  const current = await passwordHashOf(db, { id: user.id }, kind === 'postgres');
  if (current !== undefined && current === hash) return current;
  await endSession({ ctx, token });
  throw new ProblemError('invalid_credentials');
}

/**
 * Verifies the password and starts a session.
 * @param hash of the account's password when the sign-in began; undefined if there was no account
 */
async function startSession(
  ctx: AccountContext,
  { email, password }: z.output<typeof signInSchema>,
  hash: string | undefined,
): Promise<{ signedIn: SignedIn; passwordHash: string }> {
  const { api } = await ctx.library();
  const { headers, response } = await callLibrary(ctx.database, () =>
    api.signInEmail({ body: { email, password }, returnHeaders: true }).catch(async (error: unknown) => {
      // If the account was deleted while its password was verified, the library cannot create a session.
      const isOutdated = (await passwordHashOf(ctx.database.db, { email })) !== hash;
      throw isOutdated ? new ProblemError('invalid_credentials', { cause: error }) : error;
    }),
  );
  const signedIn = toSignedIn(headers, response.user);
  return { signedIn, passwordHash: await refuseIfPasswordChanged(ctx, signedIn, hash) };
}

/**
 * Signs in. For an address without an account a hash is computed too, so that the response has the same text and takes
 * the same time as for a wrong password. Throws `ProblemError`: invalid_credentials, too_many_requests, unavailable,
 * internal.
 */
export async function signIn({
  ctx,
  input,
}: {
  ctx: AccountContext;
  input: z.output<typeof signInSchema>;
}): Promise<SignedInDevice> {
  const { email } = input;
  const hash = await passwordHashOf(ctx.database.db, { email });
  const device = findDevice(ctx, email, hash);
  const attempt = { kind: 'sign-in', email, device } as const;
  const wrong = await countPasswordAttempt(ctx, attempt);
  const { signedIn, passwordHash } = await startSession(ctx, input, hash).catch(async (error: unknown) => {
    if (error instanceof ProblemError && error.code === 'invalid_credentials') warnOwner(ctx, email, wrong);
    else await takeBackAttempt(ctx, attempt);
    throw error;
  });
  await forgiveAttempt(ctx, attempt);
  return { ...signedIn, deviceToken: device?.token ?? issueDeviceToken(ctx, { email, passwordHash }) };
}
