import { setTimeout as sleep } from 'node:timers/promises';
import type { SendResult } from '#domain/mailbox.ts';
import { replySubject } from '#reading/header/reply-subject.ts';
import type { Ledger } from '../allowances/ledger.ts';
import type { Background } from '../background.ts';
import { describeError } from '../log.ts';
import { ProblemError } from '../problems.ts';
import type { Keys } from '../secrets.ts';
import type { MailboxContext } from './context.ts';
import { type Mailbox, MailboxError, type OutgoingReply } from './mailbox.ts';
import { countMailboxCall } from './mailbox-rates.ts';
import { toMailboxProblem, withMailbox } from './open-mailbox.ts';
import { parseRecipients } from './recipients.ts';
import {
  type Claim,
  nameSending,
  readSending,
  SENDING_MS,
  type Sending,
  type SendingOutcome,
  settleSending,
  takeSending,
} from './sendings.ts';

/** In milliseconds. `answerMs`: the longest wait of whoever asked; of another press `waitMs`, a look each `lookMs`. */
type Timing = { answerMs: number; waitMs: number; lookMs: number };

const usual: Timing = { answerMs: SENDING_MS, waitMs: 5_000, lookMs: 150 };

/** `sendings`: those under way; a program that stops waits for them. */
export type SendContext = MailboxContext & {
  keys: Pick<Keys, 'sending'>;
  ledger: Pick<Ledger, 'count'>;
  sendings: Background;
};

type Handing = {
  ctx: SendContext;
  sending: Sending;
  mailbox: Mailbox;
  reply: OutgoingReply;
  timing: Timing;
};

/** Keeps the outcome where the database answers; else the row stays, and reads as unknown once its time is over. */
async function keepOutcome({ ctx, sending }: Handing, outcome: SendingOutcome): Promise<void> {
  try {
    await settleSending(ctx.database, sending, outcome);
  } catch (error) {
    ctx.log.warn(
      { error: describeError(error), outcome: outcome.kind },
      'What became of a reply could not be kept',
    );
  }
}

/** What a reply that was not sent, or may have been, is answered with. */
async function failureOf(handing: Handing, error: unknown): Promise<unknown> {
  const isDefinite =
    error instanceof ProblemError || (error instanceof MailboxError && error.failure !== 'lost');
  await keepOutcome(handing, { kind: isDefinite ? 'refused' : 'unknown' });
  if (error instanceof ProblemError) return error;
  if (!isDefinite) return new ProblemError('send_unknown', { cause: error });
  // Whoever opened the mailbox forgets a connection that is gone.
  if (error instanceof MailboxError && error.failure === 'not-connected') return error;
  if (error instanceof MailboxError && error.failure === 'busy') return toMailboxProblem(error);
  return new ProblemError('send_failed', { cause: error });
}

/** Hands the reply over and keeps what becomes of it, however long that takes. */
async function handOver(handing: Handing): Promise<SendResult> {
  const { mailbox, reply } = handing;
  let result: SendResult;
  try {
    result = await mailbox.send(reply);
  } catch (error) {
    throw await failureOf(handing, error);
  }
  await keepOutcome(handing, { kind: 'sent', result });
  return result;
}

/** Hands the reply over; whoever asked is answered within the time that it may take. */
async function handOverInTime(handing: Handing): Promise<SendResult> {
  const handed = handOver(handing);
  handing.ctx.sendings.run(() =>
    handed.then(
      () => {},
      () => {},
    ),
  );
  const late = new AbortController();
  const timeout = sleep(handing.timing.answerMs, undefined, { signal: late.signal }).then(() => {
    throw new ProblemError('send_unknown', { cause: new MailboxError('lost') });
  });
  try {
    return await Promise.race([handed, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => {});
  }
}

/** The answer to a reply that was sent, or is being sent, already. It is never sent from here. */
async function answerAgain(
  { database }: SendContext,
  sending: Sending,
  held: Claim,
  { waitMs, lookMs }: Timing,
): Promise<SendResult> {
  const patience = performance.now() + waitMs;
  for (;;) {
    const state = await readSending(database, sending, held);
    if (state.kind === 'sent') return state.result;
    if (state.kind === 'other-content') throw new ProblemError('idempotency_key_reused');
    if (state.kind === 'unknown') throw new ProblemError('send_unknown');
    // Another reply to the same message, which has ended: this one may be sent now, if that is still wanted.
    const isOver = state.kind === 'gone' && held.kind === 'answer';
    if (state.kind === 'gone' && !isOver) throw new ProblemError('send_failed');
    if (isOver || performance.now() >= patience)
      throw new ProblemError('send_under_way', { retryAfterSeconds: 5 });
    await sleep(lookMs);
  }
}

/**
 * Sends a reply once: a second press, tab or process that brings the same one gets the first one's answer. A reply is
 * the same where its `idempotencyKey` is, for a day, or its content, for two minutes. Where an answer to the same message
 * may have been sent within a day, another one is only with `isAgain`, a person's decision. What was refused for certain
 * may be sent anew. Whoever asked may leave: the reply goes out. Throws `validation`, `idempotency_key_reused`, `mailbox_not_connected`,
 * `too_many_requests`, `send_failed`, `send_under_way`, `send_unknown`, `unavailable`.
 */
export async function sendReply({
  ctx,
  accountId,
  idempotencyKey,
  isAgain,
  input,
  timing = usual,
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
  const sending = nameSending(ctx.keys, accountId, reply, { idempotencyKey, isAgain });
  return withMailbox(ctx, accountId, async (mailbox) => {
    const held = await takeSending(ctx.database, sending);
    if (held) return answerAgain(ctx, sending, held, timing);
    return handOverInTime({ ctx, sending, mailbox, reply, timing });
  });
}
