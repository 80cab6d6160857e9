import type { Tx } from '../database/schema.ts';
import { passwordHashOf } from './password-hash.ts';

/**
 * Keeps an account to this transaction until it ends: of those that change its password or delete it at once, each
 * waits here, so that they lock its other rows in no circle. Returns the hash of its password; undefined where the
 * account is gone.
 */
export async function lockPassword(tx: Tx, accountId: string): Promise<string | undefined> {
  await tx
    .updateTable('profiles')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', accountId)
    .execute();
  return passwordHashOf(tx, { id: accountId });
}

/** Forgets the links that reset an account's password and were not used. */
export async function forgetLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', accountId).execute();
}
