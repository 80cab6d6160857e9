import { setTimeout as sleep } from 'node:timers/promises';
import type { SendResult } from '#domain/mailbox.ts';
import { replySubject } from '#reading/header/subject.ts';
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

/**
 * In milliseconds. `answerMs`: the longest wait of the caller. `waitMs`: the longest wait of a repeated call, which
 * reads the state every `lookMs`.
 */
type Timing = { answerMs: number; waitMs: number; lookMs: number };

const usual: Timing = { answerMs: SENDING_MS, waitMs: 5_000, lookMs: 150 };

/** `sendings`: the replies being sent; the program waits for them when it stops. */
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

/** Saves the outcome. If the database does not answer, the row stays and counts as unknown once its time is over. */
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

/** Saves the outcome of a reply that was not sent, or may have been. Returns the error for the caller. */
async function failureOf(handing: Handing, error: unknown): Promise<unknown> {
  const isDefinite =
    error instanceof ProblemError || (error instanceof MailboxError && error.failure !== 'lost');
  await keepOutcome(handing, { kind: isDefinite ? 'refused' : 'unknown' });
  if (error instanceof ProblemError) return error;
  if (!isDefinite) return new ProblemError('send_unknown', { cause: error });
  // `withMailbox` deletes the connection when it gets this error.
  if (error instanceof MailboxError && error.failure === 'not-connected') return error;
  if (error instanceof MailboxError && error.failure === 'busy') return toMailboxProblem(error);
  return new ProblemError('send_failed', { cause: error });
}

/** Hands the reply over and saves the outcome, however long that takes. */
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

/** Hands the reply over. The caller gets an answer within `answerMs`, even if sending takes longer. */
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

/** Answers a call for a reply that was already sent or is being sent. It never sends the reply. */
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
    // Another reply to the same message has ended. This one may be sent now, if the person still wants that.
    const isOver = state.kind === 'gone' && held.kind === 'answer';
    if (state.kind === 'gone' && !isOver) throw new ProblemError('send_failed');
    if (isOver || performance.now() >= patience)
      throw new ProblemError('send_under_way', { retryAfterSeconds: 5 });
    await sleep(lookMs);
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
