import { sql } from 'kysely';
import { accountFieldMessages } from '#domain/messages.ts';
import { monthAt } from '../allowances/claim.ts';
import type { Schema, Tx } from '../database/schema.ts';
import { apiHolders } from '../keys/api-holders.ts';
import { readConnection } from '../mailboxes/connections.ts';
import type { ConnectedMailbox } from '../mailboxes/mailbox.ts';
import { mailboxHolders } from '../mailboxes/mailbox-rates.ts';
import { ProblemError } from '../problems.ts';
import type { Keys } from '../secrets.ts';
import { leavingHolders } from './attempts.ts';
import type { AccountContext } from './context.ts';
import type { Account } from './identify-account.ts';
import { keepMonth } from './left-month.ts';

/**
 * `names`: the holders of what was counted for the account's address, its mailbox or its API calls and goes with it; `month`: the
 * current one, '2026-11'.
 */
type Leaving = Pick<Account, 'id'> & { names: string[]; month: string; now: number };
/** Returns the replies of the month that its rows stood for. */
type Deletion = (tx: Tx, leaving: Leaving) => Promise<number>;

/** A deletion that stands for no replies. */
const uncounted =
  (run: (tx: Tx, leaving: Leaving) => { execute(): Promise<unknown> }): Deletion =>
  async (tx, leaving) => {
    await run(tx, leaving).execute();
    return 0;
  };

/**
 * How the rows of an account are deleted from each table; null where they go with its profile, or where it is a
 * view. A table that is missing here does not compile.
 */
const deletions: Record<keyof Schema, Deletion | null> = {
  profiles: uncounted((tx, { id }) => tx.deleteFrom('profiles').where('id', '=', id)),
  sessions: null,
  credentials: null,
  plan_changes: null,
  usage_tracking: null,
  gmail_tokens: null,
  mailbox_authorizations: null,
  sendings: null,
  api_keys: null,
  idempotent_replies: null,
  verifications: uncounted((tx, { id }) => tx.deleteFrom('verifications').where('value', '=', id)),
  // A reply under way may have been read already: it counts.
  reservations: async (tx, { id, month, now }) => {
    const rows = await tx
      .deleteFrom('reservations')
      .where('holder', '=', id)
      .returning(['period', 'expires_at'])
      .execute();
    return rows.filter(({ period, expires_at }) => period === month && expires_at > now).length;
  },
  allowances: async (tx, { id, month }) => {
    const rows = await tx
      .deleteFrom('allowances')
      .where('holder', '=', id)
      .returning(['period', 'used'])
      .execute();
    return rows.find(({ period }) => period === month)?.used ?? 0;
  },
  rates: uncounted((tx, { id, names }) => tx.deleteFrom('rates').where('holder', 'in', [id, ...names])),
};

/**
 * Locks what the ledger may be working with in the ledger's order (decision 10), whose texts are compared by their
 * characters' codes, so that neither waits for the other in a circle.
 */
async function lockRows(tx: Tx, { id, names }: Leaving): Promise<void> {
  const byCode = (column: string) => sql`${sql.ref(column)} collate "C"`;
  await tx.selectFrom('profiles').select('id').where('id', '=', id).forUpdate().execute();
  await tx
    .selectFrom('reservations')
    .select('id')
    .where('holder', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('allowances')
    .select('period')
    .where('holder', '=', id)
    .orderBy(byCode('period'))
    .forUpdate()
    .execute();
  await tx
    .selectFrom('rates')
    .select('holder')
    .where('holder', 'in', [id, ...names])
    .orderBy(byCode('holder'))
    .forUpdate()
    .execute();
}

/**
 * Deletes an account: every row of it in every table, in one transaction, its profile first. What stays is a count of
 * the month (left-month.ts) and, for ten minutes, those of mails to the address (attempts.ts). `email` is what the
 * person typed, lower case. Returns the mailbox that was connected: the right to it is still to be given back.
 * Throws `validation` where that is not the account's own address.
 */
export async function deleteAccount({
  ctx,
  account,
  email,
}: {
  ctx: Pick<AccountContext, 'database' | 'log'> & { keys: AccountContext['keys'] & Pick<Keys, 'mailbox'> };
  account: Account;
  email: string;
}): Promise<ConnectedMailbox | undefined> {
  if (email !== account.email) {
    throw new ProblemError('validation', { detail: accountFieldMessages.deletionUnconfirmed });
  }
  const names = [
    ...leavingHolders(account.email, ctx),
    ...mailboxHolders(account.id),
    ...apiHolders(account.id),
  ];
  return ctx.database.db.transaction().execute(async (tx) => {
    const now = await ctx.database.now(tx);
    const leaving: Leaving = { id: account.id, names, month: monthAt(now).name, now };
    // SQLite has one writer at a time.
    if (ctx.database.kind === 'postgres') await lockRows(tx, leaving);
    const connected = await readConnection({ ...ctx, database: { db: tx } }, account.id);
    let used = 0;
    for (const deletion of Object.values(deletions)) used += (await deletion?.(tx, leaving)) ?? 0;
    await keepMonth(tx, ctx, { email, used, now });
    return connected;
  });
}
