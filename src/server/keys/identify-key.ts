import type { KeyScope } from '#domain/key-scopes.ts';
import { keyRefusals, planRefusals } from '#domain/messages.ts';
import { type Plan, planHas } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import { describeError, type Logger } from '../log.ts';
import { ProblemError } from '../problems.ts';
import { MINUTE_MS } from '../quotas/quota.ts';
import { type TeamAllowance, teamColumns, teamOf } from '../teams/team-allowance.ts';
import { isKeyOf, prefixOf } from './key-text.ts';

/**
 * The caller of the public API: the account of a key, and the key's text. The replies of idempotent calls are sealed
 * with the text.
 */
export type Caller = {
  account: { id: string; fullName: string; plan: Plan; team: TeamAllowance | undefined };
  key: string;
};

const keyProblem = (detail: string) => new ProblemError('unauthenticated', { detail });

/** Saves that a key was used, to the minute, without delaying the response. A failure is logged and not tried again. */
function saveUse({ database, log }: { database: Database; log: Logger }, keyId: string, now: number): void {
  database.db
    .updateTable('api_keys')
    .set({ last_used_at: now - (now % MINUTE_MS) })
    .where('id', '=', keyId)
    .execute()
    .catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'The use of a key could not be saved'),
    );
}

/**
 * The account of an API key, if the key, its plan and its scopes allow the call now. Throws `unauthenticated` if the
 * key is malformed, unknown, revoked or expired; `not_in_plan`; `not_in_scope`; `unavailable` if the database does not
 * answer.
 */
export async function identifyKey({
  ctx,
  key,
  scope,
}: {
  ctx: { database: Database; log: Logger };
  key: string;
  /** The scope that the call needs; undefined if any key is enough. */
  scope?: KeyScope;
}): Promise<Caller> {
  const prefix = prefixOf(key);
  if (!prefix) throw keyProblem(keyRefusals.unknown);
  const { db, clock } = ctx.database;
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('profiles', 'profiles.id', 'api_keys.user_id')
    .leftJoin('teams', 'teams.id', 'profiles.team_id')
    .select([
      'api_keys.id as keyId',
      'api_keys.hash',
      'api_keys.scopes',
      'api_keys.expires_at',
      'api_keys.last_used_at',
      'profiles.id',
      'profiles.full_name',
      'profiles.current_plan',
      ...teamColumns,
      clock().as('now'),
    ])
    .where('api_keys.prefix', '=', prefix)
    .executeTakeFirst();
  if (!row || !isKeyOf(key, row.hash)) throw keyProblem(keyRefusals.unknown);
  const { now } = row;
  if (row.expires_at !== null && row.expires_at <= now) throw keyProblem(keyRefusals.expired);
  if (!planHas(row.current_plan, 'api')) {
    throw new ProblemError('not_in_plan', { detail: planRefusals.api });
  }
  if (scope && !row.scopes.split(' ').includes(scope)) {
    throw new ProblemError('not_in_scope', { detail: keyRefusals.notInScope(scope) });
  }
  if (now - (row.last_used_at ?? 0) >= MINUTE_MS) saveUse(ctx, row.keyId, now);
  return {
    account: { id: row.id, fullName: row.full_name, plan: row.current_plan, team: teamOf(row) },
    key,
  };
}
