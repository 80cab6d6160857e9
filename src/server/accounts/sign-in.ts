import type { z } from 'zod';
import type { signInSchema } from '#domain/accounts.ts';
import type { Database } from '../database/connect.ts';
import { ProblemError } from '../problems.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import type { AccountContext, SignedIn } from './context.ts';
import { callLibrary } from './library-problem.ts';
import { signedIn } from './signed-in.ts';

/**
 * The hash that a password has to fit now; undefined where the address has no account. `awaited`: a change that is
 * under way is waited for.
 */
async function currentHash(
  { db, kind }: Database,
  email: string,
  awaited: boolean,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('credentials')
    .innerJoin('profiles', 'profiles.id', 'credentials.user_id')
    .select('credentials.password')
    .where('profiles.email', '=', email)
    .$if(awaited && kind === 'postgres', (query) => query.forShare('credentials'))
    .executeTakeFirst();
  return row?.password;
}

/**
 * Refuses a sign-in whose password was changed while it was verified: the change ended every session before this one
 * was there.
 */
async function refuseOutdated(
  { database }: AccountContext,
  known: SignedIn,
  hash: string | null | undefined,
) {
  if ((await currentHash(database, known.user.email, true)) === hash) return;
  const [token = ''] = known.token.split('.');
  await database.db.deleteFrom('sessions').where('token', '=', token).execute();
  throw new ProblemError('invalid_credentials');
}

/**
 * Signs in. An address without an account costs a hash as well: neither words nor time tell it from a wrong
 * password. Throws `ProblemError`: invalid_credentials, too_many_requests, unavailable, internal.
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
  const hash = await currentHash(ctx.database, email, false);
  const { headers, response } = await callLibrary(ctx.database, () =>
    api.signInEmail({ body: { email, password }, returnHeaders: true }).catch(async (error: unknown) => {
      // Where the account was deleted while its password was verified, no session can be of it.
      const isOutdated = (await currentHash(ctx.database, email, false)) !== hash;
      throw isOutdated ? new ProblemError('invalid_credentials', { cause: error }) : error;
    }),
  );
  const known = signedIn(headers, response.user);
  await refuseOutdated(ctx, known, hash);
  await clearAttempts(ctx, 'sign-in', email);
  return known;
}
