import { sql } from 'kysely';
import { accountFieldMessages } from '#domain/messages.ts';
import { askHolders } from '../asks/count-asks.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import type { Schema, Tx } from '../database/schema.ts';
import { apiHolders } from '../keys/count-call.ts';
import { readConnections } from '../mailboxes/connections.ts';
import type { ConnectedMailbox } from '../mailboxes/mailbox.ts';
import { mailboxHolders } from '../mailboxes/mailbox-rates.ts';
import { ProblemError } from '../problems.ts';
import { monthAt } from '../quotas/quota.ts';
import type { Secrets } from '../secrets.ts';
import { dissolveTeam, lockTeam } from '../teams/membership.ts';
import { attemptHolders } from './attempts.ts';
import type { AccountContext } from './context.ts';
import type { Account } from './identify-account.ts';
import { passwordAttemptHolders } from './password-attempts.ts';
import { keepUsage } from './usage-of-deleted-accounts.ts';

/**
 * The account to delete. `holders`: the holders of the counts of its email address, its mailbox, its API calls and
 * its mails that a model read.
 * `month`: the current month, '2026-11'. `now`: the database's clock in milliseconds.
 */
type AccountToDelete = Pick<Account, 'id' | 'email'> & { holders: string[]; month: string; now: number };
/** Deletes an account's rows of one table. Returns how many replies of the current month they counted. */
type Deletion = (tx: Tx, account: AccountToDelete) => Promise<number>;

/** A deletion of rows that count no replies. */
const withoutReplies =
  (query: (tx: Tx, account: AccountToDelete) => { execute(): Promise<unknown> }): Deletion =>
  async (tx, deleted) => {
    await query(tx, deleted).execute();
    return 0;
  };

/**
 * The deletion of an account's rows from each table. Null: the database deletes them together with the profile, the
 * table is a view, or it names no person. If a table is missing here, the program does not compile.
 */
const deletions: Record<keyof Schema, Deletion | null> = {
  profiles: withoutReplies((tx, { id }) => tx.deleteFrom('profiles').where('id', '=', id)),
  sessions: null,
  credentials: null,
  plan_changes: null,
  usage_tracking: null,
  token_counts: null,
  mailboxes: null,
  mailbox_authorizations: null,
  outbox: null,
  api_keys: null,
  snippets: null,
  own_words: null,
  idempotent_replies: null,
  billing_customers: null,
  ended_customers: null,
  billing_events: null,
  price_notices: null,
  // A team that the account owns is dissolved before, so that its members get their own plans back.
  teams: null,
  // Its seat is deleted together with the profile. Open invitations of its address are left, and are deleted here.
  team_seats: withoutReplies((tx, { email }) =>
    tx.deleteFrom('team_seats').where('email', '=', email).where('user_id', 'is', null),
  ),
  verifications: withoutReplies((tx, { id }) => tx.deleteFrom('verifications').where('value', '=', id)),
  // A reply that is being written counts, because the person may have read it already.
  reservations: async (tx, { id, month, now }) => {
    const rows = await tx
      .deleteFrom('reservations')
      .where('holder', '=', id)
      .returning(['period', 'expires_at'])
      .execute();
    return rows.filter(({ period, expires_at }) => period === month && expires_at > now).length;
  },
  usage_notices: withoutReplies((tx, { id }) => tx.deleteFrom('usage_notices').where('holder', '=', id)),
  quotas: async (tx, { id, month }) => {
    const rows = await tx
      .deleteFrom('quotas')
      .where('holder', '=', id)
      .returning(['period', 'used'])
      .execute();
    return rows.find(({ period }) => period === month)?.used ?? 0;
  },
  rates: withoutReplies((tx, { id, holders }) =>
    tx.deleteFrom('rates').where('holder', 'in', [id, ...holders]),
  ),
};

/**
 * Locks the account's own team (teams/membership.ts), and the rows that the ledger may use in the ledger's order
 * (decision 15), to avoid a deadlock with them. The ledger sorts texts by the codes of their characters; the collation
 * sorts in the same way.
 */
async function lockRows(database: Database, tx: Tx, { id, holders }: AccountToDelete): Promise<void> {
  const byCode = (column: string) => sql`${sql.ref(column)} collate "C"`;
  await lockTeam(database, tx, 'owner_id', id);
  await lockAccount(database, tx, id, 'delete');
  await tx
    .selectFrom('reservations')
    .select('id')
    .where('holder', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('quotas')
    .select('period')
    .where('holder', '=', id)
    .orderBy(byCode('period'))
    .forUpdate()
    .execute();
  await tx
    .selectFrom('rates')
    .select('holder')
    .where('holder', 'in', [id, ...holders])
    .orderBy(byCode('holder'))
    .forUpdate()
    .execute();
}

/** Keeps the id of the account's customer until its subscriptions are ended at the payment provider. */
async function keepCustomer(tx: Tx, { id, now }: AccountToDelete): Promise<void> {
  await tx
    .insertInto('ended_customers')
    .columns(['customer', 'is_live', 'money_back', 'ended_at'])
    .expression((query) =>
      query
        .selectFrom('billing_customers')
        .select((eb) => ['customer', 'is_live', 'money_back', eb.val(now).as('ended_at')])
        .where('user_id', '=', id),
    )
    .execute();
}

/**
 * Deletes an account: all its rows in all tables, in one transaction, the profile first. A team that it owns is
 * dissolved. These counts stay, under hashes of the address: the replies of this month (usage-of-deleted-accounts.ts),
 * for at most a day the mails to the address (attempts.ts, warn-owner.ts), and for ten minutes the wrong passwords from
 * each network address and device (password-attempts.ts). `email` is the text that the person typed, in lower case.
 * Returns the mailboxes that were connected; the caller must revoke the access to them. Throws `validation` if `email`
 * is not the account's own address.
 */
export async function deleteAccount({
  ctx,
  account,
  email,
}: {
  ctx: Pick<AccountContext, 'database' | 'log'> & {
    secrets: AccountContext['secrets'] & Pick<Secrets, 'mailbox'>;
  };
  account: Account;
  email: string;
}): Promise<ConnectedMailbox[]> {
  if (email !== account.email) {
    throw new ProblemError('validation', { detail: accountFieldMessages.deletionUnconfirmed });
  }
  const holders = [
    ...attemptHolders(ctx, account.email),
    ...passwordAttemptHolders(ctx, account.email),
    ...mailboxHolders(account.id),
    ...apiHolders(account.id),
    ...askHolders(account.id),
  ];
  return ctx.database.db.transaction().execute(async (tx) => {
    const now = await ctx.database.now(tx);
    const { id } = account;
    const deleted: AccountToDelete = { id, email, holders, month: monthAt(now).name, now };
    // SQLite has one writer at a time.
    if (ctx.database.kind === 'postgres') await lockRows(ctx.database, tx, deleted);
    const team = await lockTeam(ctx.database, tx, 'owner_id', id);
    if (team) await dissolveTeam(tx, team, now);
    const connected = await readConnections({ ...ctx, database: { db: tx } }, account.id);
    await keepCustomer(tx, deleted);
    let used = 0;
    for (const deletion of Object.values(deletions)) used += (await deletion?.(tx, deleted)) ?? 0;
    await keepUsage(tx, ctx, { email, used, now });
    return connected;
  });
}
