import type { Database } from '../database/connect.ts';
import { ProblemError } from '../problems.ts';

/**
 * Changes the name of an account. `name` is validated. Throws `unauthenticated` if the account was deleted meanwhile.
 */
export async function changeName({
  ctx: { database },
  accountId,
  name,
}: {
  ctx: { database: Database };
  accountId: string;
  name: string;
}): Promise<void> {
  const { numUpdatedRows } = await database.db
    .updateTable('profiles')
    .set({ full_name: name, updated_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ProblemError('unauthenticated');
}
