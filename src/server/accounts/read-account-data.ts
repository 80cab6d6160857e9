import type { Selectable } from 'kysely';
import type { OwnWords } from '#domain/own-words.ts';
import type { Snippet } from '#domain/snippets.ts';
import type { UsageHistory } from '#domain/usage.ts';
import type { CustomerRow } from '../billing/customer-rows.ts';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { type KeyRow, listKeys } from '../keys/keys.ts';
import { readUsageDays } from '../plans/usage-history.ts';
import { readUsageNotices, type UsageNotice } from '../plans/usage-notices.ts';
import { ProblemError } from '../problems.ts';
import { readOwnWords } from '../snippets/own-words.ts';
import { listSnippets } from '../snippets/snippets.ts';

const profileColumns = [
  'id',
  'email',
  'full_name',
  'email_verified',
  'current_plan',
  'own_plan',
  'usage_mails',
  'created_at',
  'updated_at',
] as const;

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
type Columns<Table extends keyof Schema, Column extends keyof Row<Table>> = Pick<Row<Table>, Column>;

/** The stored data of an account, without its secrets. Times of sessions and profile are ISO 8601 texts. */
export type AccountData = {
  profile: Columns<'profiles', (typeof profileColumns)[number]>;
  planChanges: Columns<'plan_changes', 'from_plan' | 'to_plan' | 'changed_at'>[];
  billing: CustomerRow[];
  priceNotices: Columns<'price_notices', 'plan' | 'billing_interval' | 'amount' | 'currency' | 'sent_at'>[];
  months: Columns<'usage_tracking', 'month_year' | 'emails_generated'>[];
  /** Of the last 100 days, those with replies. */
  days: UsageHistory['days'];
  usageNotices: UsageNotice[];
  sessions: Columns<'sessions', 'created_at' | 'updated_at' | 'expires_at'>[];
  mailboxes: Columns<'mailboxes', 'kind' | 'address' | 'connected_at'>[];
  keys: KeyRow[];
  snippets: Snippet[];
  ownWords: OwnWords;
  /** The team of the account, and when it joined. */
  team: (Columns<'teams', 'name' | 'owner_id'> & Columns<'team_seats', 'created_at'>) | null;
};

/**
 * Reads everything that is stored about an account, except secrets, hashes and sealed values. Oldest rows come first
 * (keys and snippets: newest first). Throws `unauthenticated` if the account was deleted meanwhile; rejects if the
 * database does not answer.
 */
export async function readAccountData({
  ctx: {
    database: { db },
  },
  accountId,
}: {
  ctx: { database: Database };
  accountId: string;
}): Promise<AccountData> {
  const profile = await db
    .selectFrom('profiles')
    .select(profileColumns)
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!profile) throw new ProblemError('unauthenticated');
  const planChanges = await db
    .selectFrom('plan_changes')
    .select(['from_plan', 'to_plan', 'changed_at'])
    .where('user_id', '=', accountId)
    .orderBy('changed_at')
    .execute();
  const priceNotices = await db
    .selectFrom('price_notices')
    .select(['plan', 'billing_interval', 'amount', 'currency', 'sent_at'])
    .where('user_id', '=', accountId)
    .orderBy('sent_at')
    .execute();
  const months = await db
    .selectFrom('usage_tracking')
    .select(['month_year', 'emails_generated'])
    .where('user_id', '=', accountId)
    .orderBy('month_year')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const mailboxes = await db
    .selectFrom('mailboxes')
    .select(['kind', 'address', 'connected_at'])
    .where('user_id', '=', accountId)
    .orderBy('connected_at')
    .execute();
  const team = await db
    .selectFrom('team_seats')
    .innerJoin('teams', 'teams.id', 'team_seats.team_id')
    .select(['teams.name', 'teams.owner_id', 'team_seats.created_at'])
    .where('team_seats.user_id', '=', accountId)
    .executeTakeFirst();
  const owner = { ctx: { database: { db } }, accountId };
  return {
    profile,
    planChanges,
    billing: await db.selectFrom('billing_customers').selectAll().where('user_id', '=', accountId).execute(),
    priceNotices,
    months,
    days: await readUsageDays(db, accountId),
    usageNotices: await readUsageNotices(db, accountId),
    sessions,
    mailboxes,
    keys: await listKeys(owner),
    snippets: await listSnippets(owner),
    ownWords: await readOwnWords(owner),
    team: team ?? null,
  };
}
