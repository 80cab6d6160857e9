import type { Plan } from '#domain/plans.ts';
import type { Database } from './connect.ts';
import type { Tx } from './schema.ts';
import type { Statements } from './statements.ts';

/**
 * What a transaction does with an account. Until it ends, another transaction
 * - 'change': cannot delete or change the account. Rows that refer to the account can still be written
 * - 'delete': cannot use (`lockForUse`), change or delete the account
 */
type AccountLock = 'change' | 'delete';

/** The plans of an account. `ownPlan`: the plan that it has outside its team; the same as `plan` without a team. */
export type LockedAccount = { plan: Plan; ownPlan: Plan; teamId: string | null };

/**
 * Locks the row of an account until the transaction ends. Waits for a transaction that has a lock against this one.
 * Returns the plans of the account; undefined if the account was deleted. SQLite needs no lock, because it has one
 * writer at a time.
 */
export async function lockAccount(
  { kind }: Pick<Database, 'kind'>,
  tx: Tx,
  accountId: string,
  lock: AccountLock,
): Promise<LockedAccount | undefined> {
  const isPostgres = kind === 'postgres';
  const row = await tx
    .selectFrom('profiles')
    .select(['current_plan', 'own_plan', 'team_id'])
    .where('id', '=', accountId)
    .$if(isPostgres && lock === 'change', (query) => query.forNoKeyUpdate())
    .$if(isPostgres && lock === 'delete', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { current_plan: plan, own_plan, team_id: teamId } = row;
  return { plan, ownPlan: own_plan ?? plan, teamId };
}

/**
 * Locks the row of an account so that no other transaction can delete it until this one ends. False if the account was
 * deleted.
 */
export async function lockForUse(
  { kind }: Pick<Database, 'kind'>,
  { run }: Statements,
  accountId: string,
): Promise<boolean> {
  const lock = kind === 'postgres' ? ' for key share' : '';
  const rows = await run(`select id from profiles where id = ?${lock}`, [accountId]);
  return rows.length > 0;
}
