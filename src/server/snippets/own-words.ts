import { emptyOwnWords, filledOwnWords, type OwnWords } from '#domain/own-words.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import { ProblemError } from '../problems.ts';

/** The own words of an account, without those that are not set. Rejects if the database does not answer. */
export async function readOwnWords({
  ctx: {
    database: { db },
  },
  accountId,
}: {
  ctx: { database: Pick<Database, 'db'> };
  accountId: string;
}): Promise<OwnWords> {
  const row = await db
    .selectFrom('own_words')
    .select(['name', 'signature', 'opening', 'closing'])
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  return filledOwnWords(row) ?? {};
}

/** Replaces the own words of an account. Throws `unauthenticated` if the account was deleted meanwhile. */
export async function changeOwnWords({
  ctx: { database },
  accountId,
  input,
}: {
  ctx: { database: Database };
  accountId: string;
  input: OwnWords;
}): Promise<void> {
  const words = { ...emptyOwnWords, ...input };
  await database.db.transaction().execute(async (tx) => {
    if (!(await lockAccount(database, tx, accountId, 'change'))) throw new ProblemError('unauthenticated');
    await tx
      .insertInto('own_words')
      .values({ user_id: accountId, ...words })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(words))
      .execute();
  });
}
