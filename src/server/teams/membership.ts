import type { Database } from '../database/connect.ts';
import { type LockedAccount, lockAccount } from '../database/lock-account.ts';
import type { Db, Schema, Tx } from '../database/schema.ts';
import { ProblemError } from '../problems.ts';
import { teamHolder } from './team-allowance.ts';

/*
 * Every transaction that changes who is in a team locks rows in this order: the team, accounts, seats. So none of them
 * deadlocks with another one, or with the deletion of an account (delete-account.ts).
 */

export type TeamRow = Schema['teams'];

/**
 * Finds a team and locks it until the transaction ends. Undefined if there is none. SQLite has one writer at a time.
 */
export async function lockTeam(
  { kind }: Pick<Database, 'kind'>,
  tx: Tx,
  column: 'id' | 'owner_id' | 'name',
  value: string,
): Promise<TeamRow | undefined> {
  return tx
    .selectFrom('teams')
    .selectAll()
    .where(column, '=', value)
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The team that an account owns, locked. Throws `not_team_owner`. */
export async function lockOwnTeam(database: Database, tx: Tx, accountId: string): Promise<TeamRow> {
  const team = await lockTeam(database, tx, 'owner_id', accountId);
  if (!team) throw new ProblemError('not_team_owner');
  return team;
}

/** The seats that are taken at the time `now`. The number is exact only while the team is locked. */
export async function countTakenSeats(db: Db, teamId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('team_seats')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('team_id', '=', teamId)
    .where(({ eb, or }) => or([eb('user_id', 'is not', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks an account that is about to enter or leave a team. Throws `unauthenticated` if it was deleted meanwhile. */
export async function lockMember(database: Database, tx: Tx, accountId: string): Promise<LockedAccount> {
  const account = await lockAccount(database, tx, accountId, 'change');
  if (!account) throw new ProblemError('unauthenticated');
  return account;
}

/** Gives a locked account the plan of a team. Its own plan is kept for the time after. */
export async function enterTeam(
  tx: Tx,
  { id, plan }: Pick<TeamRow, 'id' | 'plan'>,
  account: { id: string; ownPlan: LockedAccount['ownPlan'] },
  now: number,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      team_id: id,
      own_plan: account.ownPlan,
      current_plan: plan,
      updated_at: new Date(now).toISOString(),
    })
    .where('id', '=', account.id)
    .execute();
}

/** Gives members of a team their own plans back: one, or all without `accountId`. */
export async function fallBack(
  tx: Tx,
  { teamId, accountId, now }: { teamId: string; accountId?: string; now: number },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set((eb) => ({
      // A member always has an own plan.
      current_plan: eb.fn.coalesce('own_plan', 'current_plan'),
      own_plan: null,
      team_id: null,
      updated_at: new Date(now).toISOString(),
    }))
    .where('team_id', '=', teamId)
    .$if(accountId !== undefined, (query) => query.where('id', '=', accountId ?? ''))
    .execute();
}

/**
 * Ends a locked team: all members get their own plans back, and the team, its seats and its counts are deleted. A reply
 * that a member is writing meanwhile still counts for the member.
 */
export async function dissolveTeam(tx: Tx, { id }: Pick<TeamRow, 'id'>, now: number): Promise<void> {
  const holder = teamHolder(id);
  await fallBack(tx, { teamId: id, now });
  await tx.deleteFrom('teams').where('id', '=', id).execute();
  await tx.deleteFrom('quotas').where('holder', '=', holder).execute();
  await tx.deleteFrom('usage_notices').where('holder', '=', holder).execute();
}
