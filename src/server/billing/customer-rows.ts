import type { Database } from '../database/connect.ts';
import type { Schema, Tx } from '../database/schema.ts';
import type { BillingState } from './subscription-state.ts';

export type CustomerRow = Schema['billing_customers'];

/** The row of an account; undefined if Stripe does not know it. Rejects if the database does not answer. */
export async function findCustomerRow(
  { db }: { db: Database['db'] | Tx },
  accountId: string,
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('billing_customers')
    .selectAll()
    .where('user_id', '=', accountId)
    .executeTakeFirst() as Promise<CustomerRow | undefined>;
}

/**
 * Takes the next number of a customer's reads. A result is only stored if no later read has stored one. Undefined if no
 * account has this customer.
 */
export async function beginRead(
  { db }: Pick<Database, 'db'>,
  customer: string,
): Promise<{ accountId: string; read: number } | undefined> {
  const row = await db
    .updateTable('billing_customers')
    .set((eb) => ({ last_read: eb('last_read', '+', 1) }))
    .where('customer', '=', customer)
    .returning(['user_id', 'last_read'])
    .executeTakeFirst();
  return row && { accountId: row.user_id, read: Number(row.last_read) };
}

/** Stores the result of a read. False if a later read has stored its result already. */
export async function storeRead(
  tx: Tx,
  { accountId, read, state }: { accountId: string; read: number; state: BillingState },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('billing_customers')
    .set({ ...state, applied_read: read })
    .where('user_id', '=', accountId)
    .where('applied_read', '<', read)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
