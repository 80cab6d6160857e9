import { createHmac, type KeyObject } from 'node:crypto';
import type { SendResult } from '#domain/mailbox.ts';
import type { Database } from '../database/connect.ts';
import type { Tx } from '../database/schema.ts';
import { DAY_MS } from '../quotas/quota.ts';
import type { Secrets } from '../secrets.ts';
import type { ConnectedMailbox, OutgoingReply } from './mailbox.ts';

/** The longest time that sending a reply may take, in milliseconds. After that its outcome counts as unknown. */
export const SENDING_MS = 30_000;
/**
 * How long a reply with the same content counts as the same reply, in milliseconds. After that the person may want to
 * send it twice.
 */
const SAME_CONTENT_MS = 120_000;

/**
 * A key that a reply takes in the table `outbox` before it is sent: a keyed hash, one row each.
 * - `request`: of the client's idempotency key
 * - `content`: of what is sent
 * - `answered`: of the message that the reply answers
 * `content` is the hash of what is sent, by the same secret as `hash`.
 */
export type OutboxKey = {
  kind: 'request' | 'content' | 'answered';
  hash: string;
  content: string;
  keptMs: number;
};

/**
 * A reply with its keys. `sendAgain`: a person wants to send the reply although an earlier one may have arrived.
 */
export type OutboxEntry = {
  accountId: string;
  keys: readonly OutboxKey[];
  sendAgain: boolean;
};

/**
 * The state of a reply that took a key before. 'free': the key is free again, because the reply was certainly refused
 * or, for 'answered', because its outcome is certain.
 */
type OutboxState =
  | { kind: 'sent'; result: SendResult }
  | { kind: 'sending' | 'unknown' | 'other-content' | 'free' };

/**
 * The mailbox that sends a reply. Its ids of messages may be those of another mailbox, too. Not the id of the
 * connection, which changes when the mailbox is connected again.
 */
type Sender = Pick<ConnectedMailbox, 'accountId' | 'kind' | 'address'>;

/** The keys of a reply by one secret. */
function keysOf(
  secret: KeyObject,
  { accountId, kind, address }: Sender,
  { to, cc, subject, body, threadId, answeredId }: OutgoingReply,
  { idempotencyKey, sendAgain }: { idempotencyKey: string | undefined; sendAgain: boolean },
): OutboxKey[] {
  const hashOf = (...parts: (string | undefined)[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([accountId, kind, address, ...parts]))
      .digest('base64url');
  const content = hashOf('content', to, subject, body, threadId, ...(cc === undefined ? [] : [cc]));
  const answered = answeredId ?? threadId;
  const keys: OutboxKey[] = [{ kind: 'content', hash: content, content, keptMs: SAME_CONTENT_MS }];
  if (idempotencyKey !== undefined) {
    keys.unshift({ kind: 'request', hash: hashOf('key', idempotencyKey), content, keptMs: DAY_MS });
  } else if (sendAgain) {
    // A double click on 'send again' must send only one reply, too.
    keys.unshift({ kind: 'request', hash: hashOf('again', content), content, keptMs: SAME_CONTENT_MS });
  }
  if (answered !== undefined)
    keys.push({ kind: 'answered', hash: hashOf('answer', answered), content, keptMs: DAY_MS });
  return keys;
}

const kindOrder: readonly OutboxKey['kind'][] = ['request', 'content', 'answered'];

/**
 * Builds the outbox entry of a reply, with its keys. It writes nothing. A reply takes its keys by every secret. So
 * while a secret is replaced, no two processes send the same reply, whichever secret is the newest for them. All of
 * them have the keys in the same order.
 */
export function buildOutboxEntry(
  { outbox }: Pick<Secrets, 'outbox'>,
  sender: Sender,
  reply: OutgoingReply,
  request: { idempotencyKey: string | undefined; sendAgain: boolean },
): OutboxEntry {
  const keys = outbox
    .flatMap((secret) => keysOf(secret, sender, reply, request))
    .toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || (a.hash < b.hash ? -1 : 1));
  return { accountId: sender.accountId, keys, sendAgain: request.sendAgain };
}

/**
 * Takes one key. Returns false if another reply holds it. With `sendAgain`, a key of the kinds 'content' and 'answered'
 * is taken even if an earlier reply holds it.
 */
async function takeKey(
  tx: Tx,
  { accountId, sendAgain }: OutboxEntry,
  { kind, hash, content, keptMs }: OutboxKey,
  now: number,
): Promise<boolean> {
  const values = {
    content,
    state: 'sending',
    message_id: null,
    thread_id: null,
    settled_by: now + SENDING_MS,
    expires_at: now + keptMs,
  } as const;
  const taken = await tx
    .insertInto('outbox')
    .values({ user_id: accountId, key: hash, ...values })
    .onConflict((conflict) => {
      const replaced = conflict.columns(['user_id', 'key']).doUpdateSet(values);
      return sendAgain && kind !== 'request' ? replaced : replaced.where('outbox.expires_at', '<=', now);
    })
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

class KeyTaken extends Error {
  readonly key: OutboxKey;
  constructor(key: OutboxKey) {
    super('Another reply holds the key');
    this.key = key;
  }
}

/**
 * Adds a reply to the outbox: takes all its keys, or none. If several calls ask at the same time, in any process, only
 * one succeeds. Resolves to the key that another reply holds; undefined if the reply may be sent. Rejects if the
 * database does not answer.
 */
export async function addToOutbox(database: Database, entry: OutboxEntry): Promise<OutboxKey | undefined> {
  const now = await database.now(database.db);
  try {
    await database.db.transaction().execute(async (tx) => {
      // Always in the same order, so that transactions cannot deadlock.
      for (const key of entry.keys) {
        if (!(await takeKey(tx, entry, key, now))) throw new KeyTaken(key);
      }
    });
  } catch (error) {
    if (error instanceof KeyTaken) return error.key;
    throw error;
  }
  return undefined;
}

/** The state of the reply that holds a key. Rejects if the database does not answer. */
export async function readOutbox(
  { db, now }: Database,
  { accountId }: OutboxEntry,
  { kind, hash, content }: OutboxKey,
): Promise<OutboxState> {
  const row = await db
    .selectFrom('outbox')
    .select(['content', 'state', 'message_id as sentMessageId', 'thread_id', 'settled_by'])
    .where('user_id', '=', accountId)
    .where('key', '=', hash)
    .executeTakeFirst();
  if (!row) return { kind: 'free' };
  if (kind === 'request' && row.content !== content) return { kind: 'other-content' };
  if (row.state === 'sent') {
    return { kind: 'sent', result: { id: row.sentMessageId ?? '', threadId: row.thread_id ?? '' } };
  }
  const isSending = row.state === 'sending' && (await now(db)) < row.settled_by;
  return { kind: isSending ? 'sending' : 'unknown' };
}

/** How the sending of a reply ended. */
export type OutboxOutcome = { kind: 'sent'; result: SendResult } | { kind: 'unknown' | 'refused' };

function hashesOf({ keys }: OutboxEntry, ...kinds: OutboxKey['kind'][]): string[] {
  return keys.filter(({ kind }) => kinds.includes(kind)).map(({ hash }) => hash);
}

/**
 * Saves how the sending of a reply ended. If the reply was sent, or was refused without `sendAgain`, the key 'answered'
 * is freed: the message may be answered again. If the outcome is unknown, that key is kept for a day, and another reply
 * needs `sendAgain`. If the reply was refused with `sendAgain`, the key is kept too, because the reply before it may
 * have been sent. Rejects if the database does not answer.
 */
export async function settleOutbox(
  { db }: Pick<Database, 'db'>,
  entry: OutboxEntry,
  outcome: OutboxOutcome,
): Promise<void> {
  const keepsAnsweredKey = outcome.kind === 'unknown' || (outcome.kind === 'refused' && entry.sendAgain);
  const ids =
    outcome.kind === 'sent' ? { message_id: outcome.result.id, thread_id: outcome.result.threadId } : {};
  const ownKeys = hashesOf(entry, 'request', 'content');
  const answeredKeys = hashesOf(entry, 'answered');
  const freed = [...(outcome.kind === 'refused' ? ownKeys : []), ...(keepsAnsweredKey ? [] : answeredKeys)];
  const kept = [...(outcome.kind === 'refused' ? [] : ownKeys), ...(keepsAnsweredKey ? answeredKeys : [])];
  await db.transaction().execute(async (tx) => {
    if (kept.length > 0) {
      await tx
        .updateTable('outbox')
        .set({ state: outcome.kind === 'sent' ? 'sent' : 'unknown', ...ids })
        .where('user_id', '=', entry.accountId)
        .where('key', 'in', kept)
        .execute();
    }
    if (freed.length > 0) {
      await tx
        .deleteFrom('outbox')
        .where('user_id', '=', entry.accountId)
        .where('key', 'in', freed)
        .execute();
    }
  });
}
