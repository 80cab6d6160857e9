import type { Database } from '../database/connect.ts';

/** Changes the name of an account. `name` is validated. Throws `unavailable`. */
export async function changeName({
  ctx: { database },
  accountId,
  name,
}: {
  ctx: { database: Database };
  accountId: string;
  name: string;
}): Promise<void> {
  await database.db
    .updateTable('profiles')
    .set({ full_name: name, updated_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .execute();
}
