import type { z } from 'zod';
import type { signUpSchema } from '#domain/accounts.ts';
import { ProblemError } from '../problems.ts';
import { countAttempt, countNewAccount } from './attempts.ts';
import { callLibrary, libraryCode, toSignedIn } from './call-library.ts';
import type { AccountContext } from './context.ts';
import { issueDeviceToken, type SignedInDevice } from './devices.ts';
import { inTransaction } from './library.ts';
import { hashPassword, withPreparedHashes } from './passwords.ts';
import { restoreUsage } from './usage-of-deleted-accounts.ts';
import { mailVerification } from './verify-email.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** The library's code if a profile could not be written, for example because another sign-up used the same address. */
const NOT_CREATED = 'FAILED_TO_CREATE_USER';

async function hasProfile({ database }: AccountContext, email: string): Promise<boolean> {
  const query = database.db.selectFrom('profiles').select('id').where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Creates an account with the plan Free, signs in, and mails the link that verifies the address. Throws `ProblemError`:
 * validation if the password is weak, account_exists, too_many_requests, unavailable, internal.
 */
export async function signUp({
  ctx,
  input,
}: {
  ctx: AccountContext;
  input: z.output<typeof signUpSchema>;
}): Promise<SignedInDevice> {
  const { email, password, name } = input;
  await refuseWeakPassword(password, input);
  await countAttempt(ctx, 'sign-up', email);
  if (await hasProfile(ctx, email)) throw new ProblemError('account_exists');
  await countNewAccount(ctx);
  const library = await ctx.library();
  const hash = await hashPassword(password);
  const create = () =>
    inTransaction(library, ctx.database, async (tx) => {
      const result = await library.api.signUpEmail({
        body: { email, password, name },
        returnHeaders: true,
      });
      const now = await ctx.database.now(tx);
      await restoreUsage(tx, ctx, { email, accountId: result.response.user.id, now });
      return result;
    });
  const { headers, response } = await callLibrary(ctx.database, () =>
    withPreparedHashes({ password, hash }, create).catch(async (error: unknown) => {
      const exists = libraryCode(error) === NOT_CREATED && (await hasProfile(ctx, email));
      throw exists ? new ProblemError('account_exists', { cause: error }) : error;
    }),
  );
  await mailVerification(ctx, { id: response.user.id, email });
  const deviceToken = issueDeviceToken(ctx, { email, passwordHash: hash });
  return { ...toSignedIn(headers, response.user), deviceToken };
}
