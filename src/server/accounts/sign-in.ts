import type { z } from 'zod';
import type { SignedIn, signInSchema } from '#domain/accounts.ts';
import { ProblemError } from '../problems.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { callLibrary, toSignedIn } from './call-library.ts';
import type { AccountContext } from './context.ts';
import { passwordHashOf } from './password-rows.ts';
import { endSession } from './sessions.ts';

/**
 * Refuses a sign-in if the password was changed while it was verified. The change ended all sessions, but the session
 * of this sign-in did not exist yet.
 */
async function refuseOutdated(ctx: AccountContext, { token, user }: SignedIn, hash: string | undefined) {
  const { db, kind } = ctx.database;
  if ((await passwordHashOf(db, { id: user.id }, kind === 'postgres')) === hash) return;
  await endSession({ ctx, token });
  throw new ProblemError('invalid_credentials');
}

/**
 * Signs in. For an address without an account a hash is computed too, so that the response has the same text and takes
 * the same time as for a wrong password. Throws `ProblemError`: invalid_credentials, too_many_requests, unavailable,
 * internal.
 */
export async function signIn({
  ctx,
  input: { email, password },
}: {
  ctx: AccountContext;
  input: z.output<typeof signInSchema>;
}): Promise<SignedIn> {
  await countAttempt(ctx, 'sign-in', email);
  const { api } = await ctx.library();
  const { db } = ctx.database;
  const hash = await passwordHashOf(db, { email });
  const { headers, response } = await callLibrary(ctx.database, () =>
    api.signInEmail({ body: { email, password }, returnHeaders: true }).catch(async (error: unknown) => {
      // If the account was deleted while its password was verified, the library cannot create a session.
      const isOutdated = (await passwordHashOf(db, { email })) !== hash;
      throw isOutdated ? new ProblemError('invalid_credentials', { cause: error }) : error;
    }),
  );
  const signedIn = toSignedIn(headers, response.user);
  await refuseOutdated(ctx, signedIn, hash);
  await clearAttempts(ctx, 'sign-in', email);
  return signedIn;
}
