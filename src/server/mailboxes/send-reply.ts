import { setTimeout as sleep } from 'node:timers/promises';
import type { SendResult } from '#domain/mailbox.ts';
import { replySubject } from '#reading/header/subject.ts';
import type { Background } from '../background.ts';
import { describeError } from '../log.ts';
import { ProblemError } from '../problems.ts';
import type { Ledger } from '../quotas/ledger.ts';
import type { Keys } from '../secrets.ts';
import { toMailboxProblem, withMailbox } from './account-mailbox.ts';
import { type Mailbox, MailboxError, type OutgoingReply } from './mailbox.ts';
import { countMailboxCall } from './mailbox-rates.ts';
import type { MailboxContext } from './mailboxes.ts';
import {
  addToOutbox,
  buildOutboxEntry,
  type OutboxEntry,
  type OutboxKey,
  type OutboxOutcome,
  readOutbox,
  SENDING_MS,
  settleOutbox,
} from './outbox.ts';
import { parseRecipients } from './recipients.ts';

/**
 * In milliseconds. `answerMs`: the longest wait of the caller. `waitMs`: the longest wait of a repeated call, which
 * reads the state every `pollMs`.
 */
type Timing = { answerMs: number; waitMs: number; pollMs: number };

const defaultTiming: Timing = { answerMs: SENDING_MS, waitMs: 5_000, pollMs: 150 };

/** `outbox`: the replies being sent; the program waits for them when it stops. */
export type SendContext = MailboxContext & {
  keys: Pick<Keys, 'outbox'>;
  ledger: Pick<Ledger, 'count'>;
  outbox: Background;
};

/** One reply on its way to the mailbox. */
type Delivery = {
  ctx: SendContext;
  entry: OutboxEntry;
  mailbox: Mailbox;
  reply: OutgoingReply;
  timing: Timing;
};

/** Saves the outcome. If the database does not answer, the row stays and counts as unknown once its time is over. */
async function saveOutcome({ ctx, entry }: Delivery, outcome: OutboxOutcome): Promise<void> {
  try {
    await settleOutbox(ctx.database, entry, outcome);
  } catch (error) {
    ctx.log.warn(
      { error: describeError(error), outcome: outcome.kind },
      'The outcome of a reply could not be saved',
    );
  }
}

/** Saves the outcome of a reply that was not sent, or may have been. Returns the error for the caller. */
async function failureOf(delivery: Delivery, error: unknown): Promise<unknown> {
  const isDefinite =
    error instanceof ProblemError || (error instanceof MailboxError && error.failure !== 'lost');
  await saveOutcome(delivery, { kind: isDefinite ? 'refused' : 'unknown' });
  if (error instanceof ProblemError) return error;
  if (!isDefinite) return new ProblemError('send_unknown', { cause: error });
  // `withMailbox` deletes the connection when it gets this error.
  if (error instanceof MailboxError && error.failure === 'not-connected') return error;
  if (error instanceof MailboxError && error.failure === 'busy') return toMailboxProblem(error);
  return new ProblemError('send_failed', { cause: error });
}

/** Hands the reply to the mailbox and saves the outcome, however long that takes. */
async function deliver(delivery: Delivery): Promise<SendResult> {
  const { mailbox, reply } = delivery;
  let result: SendResult;
  try {
    result = await mailbox.send(reply);
  } catch (error) {
    throw await failureOf(delivery, error);
  }
  await saveOutcome(delivery, { kind: 'sent', result });
  return result;
}

/** Delivers the reply. The caller gets an answer within `answerMs`, even if sending takes longer. */
async function deliverInTime(delivery: Delivery): Promise<SendResult> {
  const delivered = deliver(delivery);
  delivery.ctx.outbox.run(() =>
    delivered.then(
      () => {},
      () => {},
    ),
  );
  const late = new AbortController();
  const timeout = sleep(delivery.timing.answerMs, undefined, { signal: late.signal }).then(() => {
    throw new ProblemError('send_unknown', { cause: new MailboxError('lost') });
  });
  try {
    return await Promise.race([delivered, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => {});
  }
}

/** Answers a call for a reply that was already sent or is being sent. It never sends the reply. */
async function answerRepeatedCall(
  { database }: SendContext,
  entry: OutboxEntry,
  taken: OutboxKey,
  { waitMs, pollMs }: Timing,
): Promise<SendResult> {
  const waitEnds = performance.now() + waitMs;
  for (;;) {
    const state = await readOutbox(database, entry, taken);
    if (state.kind === 'sent') return state.result;
    if (state.kind === 'other-content') throw new ProblemError('idempotency_key_reused');
    if (state.kind === 'unknown') throw new ProblemError('send_unknown');
    // Another reply to the same message has ended. This one may be sent now, if the person still wants that.
    const isFree = state.kind === 'gone' && taken.kind === 'answered';
    if (state.kind === 'gone' && !isFree) throw new ProblemError('send_failed');
    if (isFree || performance.now() >= waitEnds)
      throw new ProblemError('send_under_way', { retryAfterSeconds: 5 });
    await sleep(pollMs);
  }
}

/**
 * Sends a reply once: if a second click, tab or process brings the same reply, it gets the first one's answer. A reply
 * is the same if its `idempotencyKey` is the same, for a day, or its content, for two minutes. If an answer to the same
 * message may have been sent within a day, another one is sent only with `isAgain`, which is a person's decision. A
 * reply that was certainly refused may be sent again. If the caller disconnects, the reply is still sent. Throws
 * `validation`, `idempotency_key_reused`, `mailbox_not_connected`, `too_many_requests`, `send_failed`,
 * `send_under_way`, `send_unknown`, `unavailable`.
 */
export async function sendReply({
  ctx,
  accountId,
  idempotencyKey,
  isAgain,
  input,
  timing = defaultTiming,
}: {
  ctx: SendContext;
  accountId: string;
  idempotencyKey: string | undefined;
  isAgain: boolean;
  input: OutgoingReply;
  timing?: Timing;
}): Promise<SendResult> {
  parseRecipients(input.to);
  const reply = { ...input, subject: replySubject(input.subject) };
  await countMailboxCall(ctx, 'send', accountId);
  const entry = buildOutboxEntry(ctx.keys, accountId, reply, { idempotencyKey, isAgain });
  return withMailbox(ctx, accountId, async (mailbox) => {
    const taken = await addToOutbox(ctx.database, entry);
    if (taken) return answerRepeatedCall(ctx, entry, taken, timing);
    return deliverInTime({ ctx, entry, mailbox, reply, timing });
  });
}
