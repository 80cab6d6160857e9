import type { Database } from '../database/connect.ts';
import { ProblemError } from '../problems.ts';

/**
 * The form of the ids that `createKey` makes. Other texts are not looked up: PostgreSQL refuses some of them as values.
 */
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Revokes an API key of an account: calls with it are refused from now on. Throws `key_not_found` if the account has no
 * key with that id.
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
  if (!idForm.test(keyId)) throw new ProblemError('key_not_found');
  const { numDeletedRows } = await database.db
    .deleteFrom('api_keys')
    .where('id', '=', keyId)
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ProblemError('key_not_found');
}
