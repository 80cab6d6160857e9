import type { Db, Tx } from '../database/schema.ts';

/**
 * The hash of an account's current password; undefined if there is no such account. It is always one query, so that its
 * time does not show whether an address has an account.
 * @param waits whether to wait for another transaction that changes the password; only for PostgreSQL, because SQLite
 *   has one writer at a time
 */
export async function passwordHashOf(
  db: Db,
  who: { id: string } | { email: string },
  waits = false,
): Promise<string | undefined> {
  const [column, value] =
    'id' in who ? (['profiles.id', who.id] as const) : (['profiles.email', who.email] as const);
  const row = await db
    .selectFrom('credentials')
    .innerJoin('profiles', 'profiles.id', 'credentials.user_id')
    .select('credentials.password')
    .where(column, '=', value)
    .$if(waits, (query) => query.forShare('credentials'))
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/**
 * Begins a change of an account's password: writes the time of the change into the account's row. Other transactions
 * that change the password or delete the account must wait for this row first (`lockAccount`), so they cannot deadlock
 * on its other rows. Returns the hash of the current password; undefined if the account is gone.
 */
export async function beginPasswordChange(tx: Tx, accountId: string): Promise<string | undefined> {
  await tx
    .updateTable('profiles')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .execute();
  return passwordHashOf(tx, { id: accountId });
}

/** Deletes the unused password reset links of an account. */
export async function deleteResetLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', accountId).execute();
}
