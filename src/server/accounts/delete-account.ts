import { accountFieldMessages } from '#domain/messages.ts';
import type { Schema, Tx } from '../database/schema.ts';
import { ProblemError } from '../problems.ts';
import { nameHolders } from './attempts.ts';
import type { AccountContext } from './context.ts';
import type { Account } from './identify-account.ts';

/** `names`: the holders of what was counted for the account's address. */
type Leaving = Pick<Account, 'id'> & { names: string[] };
type Deletion = (tx: Tx, leaving: Leaving) => Promise<unknown>;

/**
 * How the rows of an account are deleted from each table; null where they go with its profile, or where it is a
 * view. A table that is missing here does not compile.
 */
const deletions: Record<keyof Schema, Deletion | null> = {
  profiles: (tx, { id }) => tx.deleteFrom('profiles').where('id', '=', id).execute(),
  sessions: null,
  credentials: null,
  plan_changes: null,
  usage_tracking: null,
  verifications: (tx, { id }) => tx.deleteFrom('verifications').where('value', '=', id).execute(),
  // In the order in which the ledger locks them.
  reservations: (tx, { id }) => tx.deleteFrom('reservations').where('holder', '=', id).execute(),
  allowances: (tx, { id }) => tx.deleteFrom('allowances').where('holder', '=', id).execute(),
  rates: (tx, { id, names }) =>
    tx
      .deleteFrom('rates')
      .where('holder', 'in', [id, ...names])
      .execute(),
};

/**
 * Deletes an account: every row of it in every table, in one transaction, its profile first. `email` is what the
 * person typed, lower case. Throws `validation` where that is not the account's own address.
 */
export async function deleteAccount({
  ctx: { database, keys },
  account,
  email,
}: {
  ctx: Pick<AccountContext, 'database' | 'keys'>;
  account: Account;
  email: string;
}): Promise<void> {
  if (email !== account.email) {
    throw new ProblemError('validation', { detail: accountFieldMessages.deletionUnconfirmed });
  }
  const leaving: Leaving = { id: account.id, names: nameHolders(account.email, { keys }) };
  await database.db.transaction().execute(async (tx) => {
    for (const deletion of Object.values(deletions)) await deletion?.(tx, leaving);
  });
}
