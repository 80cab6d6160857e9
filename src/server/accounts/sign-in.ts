import type { z } from 'zod';
import type { signInSchema } from '#domain/accounts.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import type { AccountContext, SignedIn } from './context.ts';
import { callLibrary } from './library-problem.ts';
import { signedIn } from './signed-in.ts';

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
  const { headers, response } = await callLibrary(ctx.database, () =>
    api.signInEmail({ body: { email, password }, returnHeaders: true }),
  );
  await clearAttempts(ctx, 'sign-in', email);
  return signedIn(headers, response.user);
}
