import { createHmac } from 'node:crypto';
import type { SendResult } from '#domain/mailbox.ts';
import type { Database } from '../database/connect.ts';
import type { Keys } from '../secrets.ts';
import type { OutgoingReply } from './mailbox.ts';

/** Longest that handing a reply over may take, in milliseconds: after it, its outcome counts as unknown. */
export const SENDING_MS = 30_000;
/** How long a client's own name of a reply is remembered. */
const NAMED_MS = 86_400_000;
/** How long an unnamed one is: beyond it, the same words may be meant once more. */
const UNNAMED_MS = 120_000;

/** A reply in the ledger: whose it is, the keyed hashes of its name and content, how long it stays. */
export type Sending = { accountId: string; key: string; content: string; keptMs: number };

/** What is known of a sending. 'gone': it was refused for certain, and nothing of it is kept. */
type SendingState =
  | { kind: 'sent'; result: SendResult }
  | { kind: 'under-way' | 'unknown' | 'other-content' | 'gone' };

/** Names a reply in the ledger: by the client's name for it, else by what it is. */
export function nameSending(
  { sending }: Pick<Keys, 'sending'>,
  accountId: string,
  { to, subject, body, threadId }: OutgoingReply,
  idempotencyKey: string | undefined,
): Sending {
  const hash = (...parts: (string | undefined)[]) =>
    createHmac('sha256', sending)
      .update(JSON.stringify([accountId, ...parts]))
      .digest('base64url');
  const content = hash('content', to, subject, body, threadId);
  return idempotencyKey === undefined
    ? { accountId, content, key: content, keptMs: UNNAMED_MS }
    : { accountId, content, key: hash('key', idempotencyKey), keptMs: NAMED_MS };
}

/**
 * Takes a sending's key, in one statement: of all who ask at once, in whatever process, one takes it. Resolves to
 * whether this one did. Rejects where the database does not answer.
 */
export async function takeSending({ db, now }: Database, sending: Sending): Promise<boolean> {
  const { accountId, key, content, keptMs } = sending;
  const at = await now(db);
  const values = {
    content,
    state: 'sending',
    message_id: null,
    thread_id: null,
    settled_by: at + SENDING_MS,
    expires_at: at + keptMs,
  } as const;
  const taken = await db
    .insertInto('sendings')
    .values({ user_id: accountId, key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet(values).where('sendings.expires_at', '<=', at),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** What became of a sending whose key was taken before. Rejects where the database does not answer. */
export async function readSending(
  { db, now }: Database,
  { accountId, key, content }: Sending,
): Promise<SendingState> {
  const row = await db
    .selectFrom('sendings')
    .select(['content', 'state', 'message_id', 'thread_id', 'settled_by'])
    .where('user_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return { kind: 'gone' };
  if (row.content !== content) return { kind: 'other-content' };
  if (row.state === 'sent') {
    return { kind: 'sent', result: { id: row.message_id ?? '', threadId: row.thread_id ?? '' } };
  }
  const isUnderWay = row.state === 'sending' && (await now(db)) < row.settled_by;
  return { kind: isUnderWay ? 'under-way' : 'unknown' };
}

/** Keeps how a sending ended. Rejects where the database does not answer. */
export async function settleSending(
  { db }: Pick<Database, 'db'>,
  { accountId, key }: Sending,
  outcome: { kind: 'sent'; result: SendResult } | { kind: 'unknown' | 'refused' },
): Promise<void> {
  if (outcome.kind === 'refused') {
    await db.deleteFrom('sendings').where('user_id', '=', accountId).where('key', '=', key).execute();
    return;
  }
  const ids =
    outcome.kind === 'sent' ? { message_id: outcome.result.id, thread_id: outcome.result.threadId } : {};
  await db
    .updateTable('sendings')
    .set({ state: outcome.kind, ...ids })
    .where('user_id', '=', accountId)
    .where('key', '=', key)
    .execute();
}
