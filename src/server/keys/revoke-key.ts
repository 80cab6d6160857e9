import type { Database } from '../database/connect.ts';
import { ProblemError } from '../problems.ts';

/**
 * Revokes an API key of an account: no call is let in by it from now on. Throws `key_not_found` where the account has
 * none of that id.
 */
export async function revokeKey({
  ctx: { database },
  accountId,
  keyId,
}: {
  ctx: { database: Database };
  accountId: string;
  keyId: string;
}): Promise<void> {
  const { numDeletedRows } = await database.db
    .deleteFrom('api_keys')
    .where('id', '=', keyId)
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ProblemError('key_not_found');
}
