import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { lockAccount } from '../../database/lock-account.ts';
import type { Schema, Tx } from '../../database/schema.ts';
import type { Statements } from '../../database/statements.ts';
import { ProblemError } from '../../problems.ts';
import { DAY_MS } from '../../quotas/quota.ts';
import type { IdempotentCall } from './idempotent-call.ts';

/** How long a lease lasts, in milliseconds. A process that writes a reply holds its key by a lease and renews it. */
export const LEASE_MS = 12_000;

/** How long the problem of a failed reply is stored for the calls that wait for the reply, in milliseconds. */
const FAILURE_MS = 10_000;

/** The state of an idempotent call. 'free': a call may take the key, for example because its lease is over. */
export type IdempotentState =
  | { kind: 'done'; sealedReply: string }
  | { kind: 'failed'; problem: ProblemError }
  | { kind: 'writing' }
  | { kind: 'free' }
  | { kind: 'other-content' };

type CallKey = Pick<IdempotentCall, 'accountId' | 'hashes'>;

/** The condition for rows whose key a call may take. */
const freeAt = (now: number) =>
  sql<boolean>`(idempotent_replies.state = 'failed' or idempotent_replies.expires_at <= ${now}
    or (idempotent_replies.state = 'writing' and idempotent_replies.lease_ends <= ${now}))`;

/**
 * Deletes the rows of an account whose keys are free, so that a process that lost such a lease notices it. The caller
 * has locked the account, so no other call takes one of them meanwhile.
 */
async function deleteFree(tx: Tx, accountId: string, keys: string[], now: number): Promise<void> {
  await tx
    .deleteFrom('idempotent_replies')
    .where('user_id', '=', accountId)
    .where('key', 'in', keys)
    .where(freeAt(now))
    .execute();
}

/** Whether an account has a row with one of the keys. */
async function hasAny(tx: Tx, accountId: string, keys: string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('idempotent_replies')
    .select('key')
    .where('user_id', '=', accountId)
    .where('key', 'in', keys)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes a call's key for `LEASE_MS` if it is free: it was never taken, has expired, its reply failed or its lease is
 * over. If several calls ask at once, in any process, one gets a lease and the others get undefined. Throws
 * `unauthenticated` if the account was deleted.
 */
export async function takeLease(
  database: Database,
  { accountId, hashes: [{ key, content }, ...old] }: CallKey,
): Promise<string | undefined> {
  const lease = randomUUID();
  return database.db.transaction().execute(async (tx) => {
    if (!(await lockAccount(database, tx, accountId, 'change'))) throw new ProblemError('unauthenticated');
    const now = await database.now(tx);
    const oldKeys = old.map(({ key: oldKey }) => oldKey);
    if (oldKeys.length > 0) {
      await deleteFree(tx, accountId, oldKeys, now);
      if (await hasAny(tx, accountId, oldKeys)) return undefined;
    }
    const values = {
      content,
      state: 'writing',
      answer: null,
      problem: null,
      retry_at: null,
      lease,
      lease_ends: now + LEASE_MS,
      expires_at: now + DAY_MS,
    } as const;
    const taken = await tx
      .insertInto('idempotent_replies')
      .values({ user_id: accountId, key, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values).where(freeAt(now)))
      .returning('key')
      .executeTakeFirst();
    return taken && lease;
  });
}

type CallRow = Pick<
  Schema['idempotent_replies'],
  'key' | 'content' | 'state' | 'answer' | 'problem' | 'retry_at' | 'lease_ends' | 'expires_at'
>;

function stateOf(row: CallRow, content: string | undefined, now: number): IdempotentState {
  const isAbandoned = row.state === 'writing' && row.lease_ends <= now;
  if (isAbandoned || row.expires_at <= now) return { kind: 'free' };
  if (row.content !== content) return { kind: row.state === 'failed' ? 'free' : 'other-content' };
  if (row.state === 'done' && row.answer !== null) return { kind: 'done', sealedReply: row.answer };
  if (row.state !== 'failed') return { kind: 'writing' };
  const retryAfterSeconds = row.retry_at === null ? 0 : Math.max(1, Math.ceil((row.retry_at - now) / 1000));
  const problem = new ProblemError(
    row.problem ?? 'generation_failed',
    retryAfterSeconds > 0 ? { retryAfterSeconds } : {},
  );
  return { kind: 'failed', problem };
}

/** Reads the state of an idempotent call. Rejects if the database does not answer. */
export async function readIdempotent(
  database: Database,
  { accountId, hashes }: CallKey,
): Promise<IdempotentState> {
  const rows = await database.db
    .selectFrom('idempotent_replies')
    .select(['key', 'content', 'state', 'answer', 'problem', 'retry_at', 'lease_ends', 'expires_at'])
    .where('user_id', '=', accountId)
    .where(
      'key',
      'in',
      hashes.map(({ key }) => key),
    )
    .execute();
  if (rows.length === 0) return { kind: 'free' };
  const now = await database.now(database.db);
  const states = rows.map((row) => stateOf(row, hashes.find(({ key }) => key === row.key)?.content, now));
  // While the secret is replaced, a reply may have failed by one key and be written by another.
  const isHeld = ({ kind }: IdempotentState) => kind !== 'free' && kind !== 'failed';
  return states.find(isHeld) ?? states.find(({ kind }) => kind === 'failed') ?? { kind: 'free' };
}

const updateLeased = (
  { db }: Pick<Database, 'db'>,
  { accountId, hashes: [{ key }] }: CallKey,
  lease: string,
) =>
  db
    .updateTable('idempotent_replies')
    .where('user_id', '=', accountId)
    .where('key', '=', key)
    .where('lease', '=', lease);

/**
 * Renews a lease for `LEASE_MS` from now. Returns false if another process has taken the key. Rejects if the database
 * does not answer.
 */
export async function renewLease(database: Database, call: CallKey, lease: string): Promise<boolean> {
  const now = await database.now(database.db);
  const { numUpdatedRows } = await updateLeased(database, call, lease)
    .set({ lease_ends: now + LEASE_MS })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores the sealed reply for 24 hours. Resolves to false if another process has taken the key. Rejects if the database
 * does not answer.
 */
export async function storeReply(
  { now: readClock }: Pick<Database, 'now'>,
  statements: Statements,
  { call: { accountId, hashes }, lease, sealedReply }: { call: CallKey; lease: string; sealedReply: string },
): Promise<boolean> {
  const expiresAt = (await readClock(statements)) + DAY_MS;
  const rows = await statements.run(
    `update idempotent_replies set state = 'done', answer = ?, expires_at = ?
      where user_id = ? and key = ? and lease = ? returning key`,
    [sealedReply, expiresAt, accountId, hashes[0].key, lease],
  );
  return rows.length > 0;
}

/**
 * Frees a key whose reply failed, and stores the problem for the calls that wait. Also deletes the account's expired
 * rows, so that the rows of failed replies do not become many. Rejects if the database does not answer.
 */
export async function storeFailure(
  database: Database,
  call: CallKey,
  lease: string,
  { code, retryAfterSeconds }: Pick<ProblemError, 'code' | 'retryAfterSeconds'>,
): Promise<void> {
  const now = await database.now(database.db);
  await updateLeased(database, call, lease)
    .set({
      state: 'failed',
      problem: code,
      retry_at: retryAfterSeconds === undefined ? null : now + retryAfterSeconds * 1000,
      expires_at: now + FAILURE_MS,
    })
    .execute();
  await database.db
    .deleteFrom('idempotent_replies')
    .where('user_id', '=', call.accountId)
    .where('expires_at', '<=', now)
    .execute();
}
