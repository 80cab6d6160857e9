import { createHmac } from 'node:crypto';
import type { SendResult } from '#domain/mailbox.ts';
import type { Database } from '../database/connect.ts';
import type { Tx } from '../database/schema.ts';
import { DAY_MS } from '../quotas/quota.ts';
import type { Keys } from '../secrets.ts';
import type { OutgoingReply } from './mailbox.ts';

/** Longest time to hand a reply over, in milliseconds. After that its outcome counts as unknown. */
export const SENDING_MS = 30_000;
/** How long a reply with the same words counts as the same reply, in milliseconds. After that it may be intended. */
const SAME_WORDS_MS = 120_000;

/**
 * What a reply takes in the table `sendings` before it is sent, each under a keyed hash. `name`: the client's own name
 * for the reply; `words`: its content, under any name; `answer`: the message that it answers.
 */
export type Claim = { kind: 'name' | 'words' | 'answer'; key: string; keptMs: number };

/** A reply with its claims. `isAgain`: a person wants to send it although an earlier one may have arrived. */
export type Sending = { accountId: string; content: string; claims: readonly Claim[]; isAgain: boolean };

/**
 * The state of a reply that took a claim before. 'gone': the claim was deleted, because the reply was certainly refused
 * or, for an 'answer', because its outcome is certain.
 */
type SendingState =
  | { kind: 'sent'; result: SendResult }
  | { kind: 'under-way' | 'unknown' | 'other-content' | 'gone' };

/** Builds the claims of a reply. */
export function nameSending(
  { sending }: Pick<Keys, 'sending'>,
  accountId: string,
  { to, subject, body, threadId, messageId }: OutgoingReply,
  { idempotencyKey, isAgain }: { idempotencyKey: string | undefined; isAgain: boolean },
): Sending {
  const hash = (...parts: (string | undefined)[]) =>
    createHmac('sha256', sending)
      .update(JSON.stringify([accountId, ...parts]))
      .digest('base64url');
  const content = hash('content', to, subject, body, threadId);
  const answered = messageId ?? threadId;
  const claims: Claim[] = [{ kind: 'words', key: content, keptMs: SAME_WORDS_MS }];
  if (idempotencyKey !== undefined) {
    claims.unshift({ kind: 'name', key: hash('key', idempotencyKey), keptMs: DAY_MS });
  } else if (isAgain) {
    // A double click on that decision must send only one reply, too.
    claims.unshift({ kind: 'name', key: hash('again', content), keptMs: SAME_WORDS_MS });
  }
  if (answered !== undefined) claims.push({ kind: 'answer', key: hash('answer', answered), keptMs: DAY_MS });
  return { accountId, content, claims, isAgain };
}

/**
 * Takes one claim; false if another reply holds it. With `isAgain` it also takes a claim that an earlier reply holds,
 * but never the same name twice.
 */
async function takeClaim(
  tx: Tx,
  { accountId, content, isAgain }: Sending,
  { kind, key, keptMs }: Claim,
  at: number,
): Promise<boolean> {
  const values = {
    content,
    state: 'sending',
    message_id: null,
    thread_id: null,
    settled_by: at + SENDING_MS,
    expires_at: at + keptMs,
  } as const;
  const taken = await tx
    .insertInto('sendings')
    .values({ user_id: accountId, key, ...values })
    .onConflict((conflict) => {
      const over = conflict.columns(['user_id', 'key']).doUpdateSet(values);
      return isAgain && kind !== 'name' ? over : over.where('sendings.expires_at', '<=', at);
    })
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

class Blocked extends Error {
  readonly claim: Claim;
  constructor(claim: Claim) {
    super('An earlier reply holds the claim');
    this.claim = claim;
  }
}

/**
 * Takes all claims of a reply, or none. If several calls ask at the same time, in any process, only one succeeds.
 * Resolves to the claim that another reply holds; undefined if the reply may be sent. Rejects if the database does not
 * answer.
 */
export async function takeSending({ db, now }: Database, sending: Sending): Promise<Claim | undefined> {
  const at = await now(db);
  try {
    await db.transaction().execute(async (tx) => {
      // Always in the same order, so that transactions cannot deadlock.
      for (const claim of sending.claims) {
        if (!(await takeClaim(tx, sending, claim, at))) throw new Blocked(claim);
      }
    });
  } catch (error) {
    if (error instanceof Blocked) return error.claim;
    throw error;
  }
  return undefined;
}

/** The state of the reply that holds a claim. Rejects if the database does not answer. */
export async function readSending(
  { db, now }: Database,
  { accountId, content }: Sending,
  { kind, key }: Claim,
): Promise<SendingState> {
  const row = await db
    .selectFrom('sendings')
    .select(['content', 'state', 'message_id', 'thread_id', 'settled_by'])
    .where('user_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return { kind: 'gone' };
  if (kind === 'name' && row.content !== content) return { kind: 'other-content' };
  if (row.state === 'sent') {
    return { kind: 'sent', result: { id: row.message_id ?? '', threadId: row.thread_id ?? '' } };
  }
  const isUnderWay = row.state === 'sending' && (await now(db)) < row.settled_by;
  return { kind: isUnderWay ? 'under-way' : 'unknown' };
}

/** How a sending ended. */
export type SendingOutcome = { kind: 'sent'; result: SendResult } | { kind: 'unknown' | 'refused' };

function keysOf({ claims }: Sending, ...kinds: Claim['kind'][]): string[] {
  return claims.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
}

/**
 * Saves how a sending ended. A message that was answered may be answered again. If it may have been answered, another
 * answer needs a person's decision for a day, even if the reply of that decision was refused. Rejects if the database
 * does not answer.
 */
export async function settleSending(
  { db }: Pick<Database, 'db'>,
  sending: Sending,
  outcome: SendingOutcome,
): Promise<void> {
  const isUnsure = outcome.kind === 'unknown' || (outcome.kind === 'refused' && sending.isAgain);
  const ids =
    outcome.kind === 'sent' ? { message_id: outcome.result.id, thread_id: outcome.result.threadId } : {};
  const own = keysOf(sending, 'name', 'words');
  const answer = keysOf(sending, 'answer');
  const dropped = [...(outcome.kind === 'refused' ? own : []), ...(isUnsure ? [] : answer)];
  const kept = [...(outcome.kind === 'refused' ? [] : own), ...(isUnsure ? answer : [])];
  await db.transaction().execute(async (tx) => {
    if (kept.length > 0) {
      await tx
        .updateTable('sendings')
        .set({ state: outcome.kind === 'sent' ? 'sent' : 'unknown', ...ids })
        .where('user_id', '=', sending.accountId)
        .where('key', 'in', kept)
        .execute();
    }
    if (dropped.length > 0) {
      await tx
        .deleteFrom('sendings')
        .where('user_id', '=', sending.accountId)
        .where('key', 'in', dropped)
        .execute();
    }
  });
}
