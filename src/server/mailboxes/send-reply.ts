import { setTimeout as sleep } from 'node:timers/promises';
import type { SendResult } from '#domain/mailbox.ts';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { replySubject } from '#reading/header/subject.ts';
import type { Background } from '../background.ts';
import { describeError } from '../log.ts';
import { ProblemError } from '../problems.ts';
import type { Ledger } from '../quotas/ledger.ts';
import type { Secrets } from '../secrets.ts';
import { toMailboxProblem, withMailbox } from './account-mailbox.ts';
import { type Mailbox, MailboxError, type MailboxFailure, type OutgoingReply } from './mailbox.ts';
import { limitMailboxCall } from './mailbox-rates.ts';
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
 * In milliseconds. `responseMs`: how long the caller waits at most. `waitMs`: how long a repeated call waits at most.
 * It reads the state of the first reply every `pollMs`.
 */
type Timing = { responseMs: number; waitMs: number; pollMs: number };

const defaultTiming: Timing = { responseMs: SENDING_MS, waitMs: 5_000, pollMs: 150 };

/** `runningSends`: the replies that are being sent. The program waits for them when it stops. */
export type SendContext = MailboxContext & {
  secrets: Pick<Secrets, 'outbox'>;
  ledger: Pick<Ledger, 'count'>;
  runningSends: Background;
};

/** A reply that is being sent. */
type Delivery = {
  ctx: SendContext;
  entry: OutboxEntry;
  mailbox: Mailbox;
  reply: OutgoingReply;
  timing: Timing;
};

/** Saves the outcome. If the database does not answer, the outcome counts as unknown after `SENDING_MS`. */
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

/** The problem of a reply that may have been sent. The sentence says where the person can find out. */
function unknownOutcome(mailbox: Mailbox, cause: unknown = new MailboxError('unknown')): ProblemError {
  const isShown = mailbox.showsSent?.() ?? true;
  return new ProblemError('send_unknown', {
    cause,
    ...(isShown ? {} : { detail: mailboxFieldMessages.sentUnseen }),
  });
}

/** What a person can do after a failure that certainly sent nothing; without it, the mailbox refused this reply. */
const unsentDetails: Partial<Record<MailboxFailure, string>> = {
  'sending-refused': mailboxFieldMessages.sendingRefused,
  unavailable: mailboxFieldMessages.sendLater,
};

/** Saves the outcome of a reply whose sending failed. Returns the error for the caller. */
async function saveFailure(delivery: Delivery, error: unknown): Promise<unknown> {
  const failure = error instanceof MailboxError ? error.failure : 'unknown';
  const isNotSent = error instanceof ProblemError || failure !== 'unknown';
  await saveOutcome(delivery, { kind: isNotSent ? 'refused' : 'unknown' });
  if (error instanceof ProblemError) return error;
  if (!isNotSent) return unknownOutcome(delivery.mailbox, error);
  // `withMailbox` deletes the connection when it gets this error.
  if (failure === 'access-revoked') return error;
  if (failure === 'busy') return toMailboxProblem(error);
  const detail = unsentDetails[failure];
  return new ProblemError('send_failed', { cause: error, ...(detail ? { detail } : {}) });
}

/** Sends the reply through the mailbox and saves the outcome. It has no time limit of its own. */
async function deliver(delivery: Delivery): Promise<SendResult> {
  const { mailbox, reply } = delivery;
  let result: SendResult;
  try {
    result = await mailbox.send(reply);
  } catch (error) {
    throw await saveFailure(delivery, error);
  }
  await saveOutcome(delivery, { kind: 'sent', result });
  return result;
}

/** Delivers the reply. If that takes longer than `responseMs`, the caller gets `send_unknown` and sending goes on. */
async function deliverInTime(delivery: Delivery): Promise<SendResult> {
  const delivered = deliver(delivery);
  delivery.ctx.runningSends.run(() =>
    delivered.then(
      () => {},
      () => {},
    ),
  );
  const timer = new AbortController();
  const timeout = sleep(delivery.timing.responseMs, undefined, { signal: timer.signal }).then(() => {
    throw unknownOutcome(delivery.mailbox);
  });
  try {
    return await Promise.race([delivered, timeout]);
  } finally {
    timer.abort();
    timeout.catch(() => {});
  }
}

/** The result of a call if another reply holds the key `taken`. It never sends the reply. */
async function resultOfRepeatedCall(delivery: Delivery, taken: OutboxKey): Promise<SendResult> {
  const { ctx, entry, mailbox, timing } = delivery;
  const waitEnds = performance.now() + timing.waitMs;
  for (;;) {
    const state = await readOutbox(ctx.database, entry, taken);
    if (state.kind === 'sent') return state.result;
    if (state.kind === 'other-content') throw new ProblemError('idempotency_key_reused');
    if (state.kind === 'unknown') throw unknownOutcome(mailbox);
    const isFree = state.kind === 'free';
    if (isFree && taken.kind !== 'answered') {
      throw new ProblemError('send_failed', { cause: new MailboxError('refused') });
    }
    // If another reply to the same message is finished, a new call may send this one.
    if (isFree || performance.now() >= waitEnds)
      throw new ProblemError('send_under_way', { retryAfterSeconds: 5 });
    await sleep(timing.pollMs);
  }
}

/**
 * Sends a reply once. A second call for the same reply, from any click, tab or process, gets the first call's result. A
 * reply is the same if it has the same `idempotencyKey` within a day, or the same content within two minutes. If a
 * reply to the same message may have been sent within a day, another one is sent only with `sendAgain`, which is a
 * person's decision. A reply that was certainly refused may be sent again. If the caller disconnects, the reply is
 * still sent. Throws `validation`, `idempotency_key_reused`, `mailbox_not_connected`, `mailbox_not_found`,
 * `too_many_requests`,
 * `send_failed`, `send_under_way`, `send_unknown`, `unavailable`.
 */
export async function sendReply({
  ctx,
  accountId,
  mailboxId,
  idempotencyKey,
  sendAgain,
  input,
  timing = defaultTiming,
}: {
  ctx: SendContext;
  accountId: string;
  /** Undefined: the mailbox that was shown last. */
  mailboxId?: string | undefined;
  idempotencyKey: string | undefined;
  sendAgain: boolean;
  input: OutgoingReply;
  timing?: Timing;
}): Promise<SendResult> {
  parseRecipients(input);
  const reply = { ...input, subject: replySubject(input.subject) };
  await limitMailboxCall(ctx, 'send', accountId);
  return withMailbox(ctx, { accountId, id: mailboxId }, async (mailbox, connected) => {
    const entry = buildOutboxEntry(ctx.secrets, connected, reply, { idempotencyKey, sendAgain });
    const taken = await addToOutbox(ctx.database, entry);
    const delivery = { ctx, entry, mailbox, reply, timing };
    return taken ? resultOfRepeatedCall(delivery, taken) : deliverInTime(delivery);
  });
}
