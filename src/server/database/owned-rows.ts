import type { Db, Tx } from './schema.ts';

/** Tables whose rows a person makes and deletes one by one. */
type OwnedTable = 'api_keys' | 'snippets';

/**
 * The format of the ids of these rows (`randomUUID`). Other texts are not looked up, because PostgreSQL does not accept
 * all of them as values.
 */
const idFormat = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text can be the id of such a row. */
export function isRowId(text: string): boolean {
  return idFormat.test(text);
}

/** The number of an account's rows. It is exact only while the account's row is locked. */
export async function countOwned(tx: Tx, table: OwnedTable, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes a row of an account. False if the account has no row with that id. */
export async function deleteOwned(
  db: Db,
  table: OwnedTable,
  accountId: string,
  id: string,
): Promise<boolean> {
  if (!isRowId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
