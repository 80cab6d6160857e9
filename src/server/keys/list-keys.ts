import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';

/** A key without its owner and its hash. */
export type KeyRow = Omit<Schema['api_keys'], 'user_id' | 'hash'>;

/** The API keys of an account, newest first. Rejects where the database does not answer. */
export async function listKeys({
  ctx: {
    database: { db },
  },
  accountId,
}: {
  ctx: { database: Pick<Database, 'db'> };
  accountId: string;
}): Promise<KeyRow[]> {
  return db
    .selectFrom('api_keys')
    .select(['id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
