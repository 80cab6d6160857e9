import { randomUUID } from 'node:crypto';
import type { KeyCreation } from '#domain/api-keys.ts';
import { limits } from '#domain/limits.ts';
import { keyFieldMessages, planRefusals } from '#domain/messages.ts';
import { planHas } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import { countOwned, deleteOwned } from '../database/owned-rows.ts';
import type { Schema } from '../database/schema.ts';
import { ProblemError } from '../problems.ts';
import { hashKey, newKeyText } from './key-text.ts';

/** A key without its owner and its hash. */
export type KeyRow = Omit<Schema['api_keys'], 'user_id' | 'hash'>;

/** The API keys of an account, newest first. Rejects if the database does not answer. */
export async function listKeys({
  ctx: {
    database: { db },
  },
  accountId,
}: {
  ctx: { database: Pick<Database, 'db'> };
  accountId: string;
}): Promise<KeyRow[]> {
  return db
    .selectFrom('api_keys')
    .select(['id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
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
}): Promise<KeyRow & { text: string }> {
  return database.db.transaction().execute(async (tx) => {
    const account = await lockAccount(database, tx, accountId, 'change');
    if (!account) throw new ProblemError('unauthenticated');
    if (!planHas(account.plan, 'api')) throw new ProblemError('not_in_plan', { detail: planRefusals.api });
    const now = await database.now(tx);
    const expiresAt = expires_at ? Date.parse(expires_at) : null;
    if (expiresAt !== null && expiresAt <= now) {
      throw new ProblemError('validation', { detail: keyFieldMessages.expiryOver });
    }
    if ((await countOwned(tx, 'api_keys', accountId)) >= limits.apiKeys)
      throw new ProblemError('too_many_keys');
    const { prefix, text } = newKeyText();
    const row: Schema['api_keys'] = {
      id: randomUUID(),
      user_id: accountId,
      name,
      prefix,
      hash: hashKey(text),
      scopes: scopes.join(' '),
      created_at: now,
      expires_at: expiresAt,
      last_used_at: null,
    };
    await tx.insertInto('api_keys').values(row).execute();
    return { ...row, text };
  });
}

/**
 * Revokes an API key of an account: calls with it are refused from now on. Throws `key_not_found` if the account has no
 * key with that id.
 */
export async function revokeKey({
  ctx: { database },
  accountId,
  keyId,
}: {
  ctx: { database: Database };
  accountId: string;
  keyId: string;
}): Promise<void> {
  const isDeleted = await deleteOwned(database.db, 'api_keys', accountId, keyId);
  if (!isDeleted) throw new ProblemError('key_not_found');
}
