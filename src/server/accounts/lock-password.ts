import type { Tx } from '../database/schema.ts';
import { passwordHashOf } from './password-hash.ts';

/**
 * Locks an account until this transaction ends. Other transactions that change its password or delete it wait here, so
 * they cannot deadlock on its other rows. Returns the hash of its password; undefined if the account is gone.
 */
export async function lockPassword(tx: Tx, accountId: string): Promise<string | undefined> {
  await tx
    .updateTable('profiles')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .execute();
  return passwordHashOf(tx, { id: accountId });
}

/** Deletes the unused password reset links of an account. */
export async function forgetLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', accountId).execute();
}
