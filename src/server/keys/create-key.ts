import { randomUUID } from 'node:crypto';
import type { KeyCreation } from '#domain/api-keys.ts';
import { limits } from '#domain/limits.ts';
import { keyFieldMessages, planRefusals } from '#domain/messages.ts';
import { planHas } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import type { Schema, Tx } from '../database/schema.ts';
import { lockPlan } from '../plans/lock-plan.ts';
import { ProblemError } from '../problems.ts';
import { hashKey, newKeyText } from './key-text.ts';

async function assertRoom(tx: Tx, accountId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.apiKeys) throw new ProblemError('too_many_keys');
}

/**
 * Creates an API key for an account. Returns its row and its text; the text is never shown again. Throws `not_in_plan`,
 * `too_many_keys`, `validation` if the expiry is in the past, `unauthenticated` if the account was deleted meanwhile.
 */
export async function createKey({
  ctx: { database },
  accountId,
  input: { name, scopes, expires_at },
}: {
  ctx: { database: Database };
  accountId: string;
  input: KeyCreation;
}): Promise<Schema['api_keys'] & { text: string }> {
  return database.db.transaction().execute(async (tx) => {
    const plan = await lockPlan(database, tx, accountId);
    if (!plan) throw new ProblemError('unauthenticated');
    if (!planHas(plan, 'api')) throw new ProblemError('not_in_plan', { detail: planRefusals.api });
    const now = await database.now(tx);
    const end = expires_at ? Date.parse(expires_at) : null;
    if (end !== null && end <= now) {
      throw new ProblemError('validation', { detail: keyFieldMessages.expiryOver });
    }
    await assertRoom(tx, accountId);
    const { prefix, text } = newKeyText();
    const row: Schema['api_keys'] = {
      id: randomUUID(),
      user_id: accountId,
      name,
      prefix,
      hash: hashKey(text),
      scopes: scopes.join(' '),
      created_at: now,
      expires_at: end,
      last_used_at: null,
    };
    await tx.insertInto('api_keys').values(row).execute();
    return { ...row, text };
  });
}
