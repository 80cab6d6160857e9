import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema, Tx } from '../database/schema.ts';
import type { BillingState } from './subscription-state.ts';

export type CustomerRow = Selectable<Schema['billing_customers']>;

type Rows = { db: Database['db'] | Tx };

/** The row of an account in a mode of Stripe; undefined if Stripe does not know it. Rejects if the database fails. */
export function findCustomerRow(
  { db }: Rows,
  accountId: string,
  isLive: boolean,
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('billing_customers')
    .selectAll()
    .where('user_id', '=', accountId)
    .where('is_live', '=', Number(isLive))
    .executeTakeFirst();
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

/**
 * Stores the result of a read. The first payment never becomes later. False if a later read has stored its result
 * already.
 */
export async function storeRead(
  tx: Tx,
  { row, read, state }: { row: CustomerRow; read: number; state: BillingState },
): Promise<boolean> {
  const payments = [row.first_paid_at, state.first_paid_at].filter((time) => time !== null);
  const first_paid_at = payments.length === 0 ? null : Math.min(...payments);
  const { numUpdatedRows } = await tx
    .updateTable('billing_customers')
    .set({ ...state, first_paid_at, applied_read: read })
    .where('customer', '=', row.customer)
    .where('applied_read', '<', read)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row of a customer. */
export function findByCustomer({ db }: Rows, customer: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('billing_customers').selectAll().where('customer', '=', customer).executeTakeFirst();
}
