import { ceilingMessage } from '#domain/messages.ts';
import { filledOwnWords } from '#domain/own-words.ts';
import type { ModelClass } from '#domain/plans.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { teamMessages } from '#domain/team-messages.ts';
import { hasVisibleText } from '#domain/text.ts';
import { parseTone } from '#domain/tones.ts';
import type { Env } from '../env.ts';
import { describeError, type Logger } from '../log.ts';
import type { Metrics, ReplyOutcome } from '../metrics/metrics.ts';
import { ProblemError, ServerStopping } from '../problems.ts';
import type { Ledger, StoredWithCharge } from '../quotas/ledger.ts';
import type { RateState, Reservation } from '../quotas/quota.ts';
import {
  type WaitingListener,
  type WriteRequest,
  WriterError,
  type WrittenReply,
} from '../writers/writer.ts';
import { type Actor, planOf, replyQuotas } from './actor.ts';
import { checkOptions } from './check-options.ts';
import type { ReplyTools } from './reply-tools.ts';
import { resolveAnswers } from './resolve-answers.ts';

export type ReplyContext = {
  actor: Actor;
  ledger: Ledger;
  replyTools: () => Promise<ReplyTools>;
  replyLimits: Env['replyLimits'];
  /** The models that the operator configured; 'standard' comes first. */
  models: readonly ModelClass[];
  metrics: Pick<Metrics, 'startReply'>;
  log: Logger;
  /** Called for each reply that is charged, with the name of its writer. */
  countReply: (writer: string) => void;
  /** Called with the state of the rates after the reply was counted, or refused because of a rate. */
  onRates?: (rates: readonly RateState[]) => void;
};

/**
 * The reason of a signal that aborts because the person disconnected or pressed Stop. A reply of which the person has
 * received text is charged.
 */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Called with each piece of text as it is written. If it returns a promise, the next piece waits for that promise. */
export type TextListener = (text: string) => Promise<void> | undefined;

/** What the person learns before the reply is finished. */
export type ReplyListeners = {
  /** Set if the person reads the text while it is written. */
  onText?: TextListener;
  /** Called while the reply waits for its turn at a model with a queue. */
  onWaiting?: WaitingListener;
};

async function reserveReply(ctx: ReplyContext): Promise<Reservation> {
  const outcome = await ctx.ledger.reserve(replyQuotas(ctx.actor, ctx.replyLimits));
  if ('rates' in outcome) ctx.onRates?.(outcome.rates);
  switch (outcome.kind) {
    case 'reserved':
      return outcome.reservation;
    case 'refused': {
      const isOfTeam = ctx.actor.kind === 'account' && ctx.actor.team !== undefined;
      throw new ProblemError(outcome.code, isOfTeam ? { detail: teamMessages.usedUp } : {});
    }
    case 'ceiling_reached': {
      const { ceiling, retryAfterSeconds } = outcome;
      const whose = ceiling.holder === 'all' ? 'all' : 'guests';
      const detail = ceilingMessage(whose, ceiling.limit === 0 ? undefined : retryAfterSeconds);
      throw new ProblemError('too_many_requests', { detail, retryAfterSeconds, refusal: 'ceiling' });
    }
    case 'account_deleted':
      throw new ProblemError('unauthenticated');
    case 'rate_exceeded':
      throw new ProblemError('too_many_requests', { retryAfterSeconds: outcome.retryAfterSeconds });
  }
}

/**
 * Settles the reservation, and counts a charged reply for its writer. Returns false if the reservation was deleted
 * together with its account, or if `stored` prevented the charge. If the database does not answer, the reply is still
 * delivered, and the ledger tries again later.
 */
async function settle(
  ctx: ReplyContext,
  reservation: Reservation,
  { charged, writer, stored }: { charged: boolean; writer: string; stored?: StoredWithCharge | undefined },
): Promise<boolean> {
  const wasReserved = await ctx.ledger.settle(reservation, charged, stored).catch((error: unknown) => {
    ctx.log.error(
      { error: describeError(error), charged },
      'A reply is delivered before its reservation is settled',
    );
    return true;
  });
  if (charged && wasReserved) ctx.countReply(writer);
  return wasReserved;
}

/** Checks the options and reserves a reply. Throws `ProblemError`. */
async function admit(
  ctx: ReplyContext,
  input: ReplyRequest,
): Promise<{ model: ModelClass; reservation: Reservation }> {
  const model = checkOptions(planOf(ctx.actor), input, ctx.models);
  return { model, reservation: await reserveReply(ctx) };
}

/** How a reply ended that is not finished. A reply that its person or a stopping server ended did not fail. */
function outcomeOf(error: unknown, { reason }: AbortSignal): Exclude<ReplyOutcome, 'written'> {
  if (reason instanceof ClientGone || reason instanceof ServerStopping) return 'stopped';
  return error instanceof ProblemError || reason instanceof ProblemError ? 'refused' : 'failed';
}

/** Throws the signal's reason if it aborted because the account was deleted. */
function assertAccountExists({ aborted, reason }: AbortSignal): void {
  if (aborted && reason instanceof ProblemError) throw reason;
}

async function readAndWrite(
  { actor, replyTools }: ReplyContext,
  { input, model, onWriter }: { input: ReplyRequest; model: ModelClass; onWriter: (name: string) => void },
  signal: AbortSignal,
  onText: TextListener,
  onWaiting?: WaitingListener,
): Promise<WrittenReply> {
  const { readEmail, fraudWarning, writers } = await replyTools();
  onWriter(writers[model].name);
  signal.throwIfAborted();
  const { emailContent, intent, language, tone, customPrompt, answers: given, rewrite } = input;
  const ownWords = filledOwnWords(input.ownWords);
  const { reading, answers } = resolveAnswers(readEmail(emailContent), given ?? []);
  const warning = fraudWarning(reading);
  const request: WriteRequest = {
    emailContent,
    reading,
    isSuspicious: warning !== undefined,
    intent,
    tone: parseTone(tone),
    language,
    ...(customPrompt ? { customPrompt } : {}),
    ...(answers.size > 0 ? { answers } : {}),
    ...(rewrite ? { rewrite } : {}),
    ...(ownWords ? { ownWords } : {}),
    ...(actor.kind === 'account' ? { signerName: actor.name } : {}),
  };
  const writing = writers[model].write(request, signal, onWaiting, onWriter);
  try {
    for (;;) {
      const step = await writing.next();
      if (step.done) {
        if (!hasVisibleText(step.value.reply)) throw new WriterError('The reply is empty');
        const { notes } = step.value;
        return warning ? { ...step.value, notes: [warning, ...notes] } : step.value;
      }
      const delivered = step.value === '' ? undefined : onText(step.value);
      if (delivered) await delivered;
    }
  } catch (error) {
    // A writer that failed has ended. If its text could not be delivered, it has not ended yet.
    await writing.return(undefined as never);
    throw error;
  }
}

/**
 * Generates one reply: reserves it, reads the mail, writes the reply, settles the reservation. `input` must be
 * validated. Throws `ProblemError`: option_not_in_plan, validation (a model that is not configured, an answer to an ask
 * that the mail does not contain), guest_limit, plan_limit, unauthenticated if the account is deleted before or during
 * the writing, too_many_requests, generation_failed. Throws `DatabaseUnavailable` if nothing could be reserved, and the
 * signal's reason if it is a `ClientGone` or a `ServerStopping`. Only two kinds of reply are charged: a finished reply,
 * and a reply that the person stopped after some text came (docs/product.md, 1.4).
 */
export async function generateReply({
  ctx,
  input,
  signal,
  storedWith,
  onText,
  onWaiting,
}: {
  ctx: ReplyContext;
  input: ReplyRequest;
  signal: AbortSignal;
  /** What is stored in the transaction that charges the finished reply. */
  storedWith?: (written: WrittenReply) => StoredWithCharge;
} & ReplyListeners): Promise<WrittenReply> {
  const measure = ctx.metrics.startReply();
  const { model, reservation } = await admit(ctx, input).catch((error: unknown) => {
    measure.end(outcomeOf(error, signal));
    throw error;
  });
  let writer = '';
  const onWriter = (name: string) => {
    writer = name;
    measure.setWriter(name);
  };
  let hasText = false;
  const listener: TextListener = (text) => {
    assertAccountExists(signal);
    measure.noteText();
    if (!onText) return undefined;
    hasText = true;
    return onText(text);
  };
  const written = await readAndWrite(ctx, { input, model, onWriter }, signal, listener, onWaiting).catch(
    async (error: unknown) => {
      const outcome = outcomeOf(error, signal);
      measure.end(outcome);
      await settle(ctx, reservation, { charged: hasText && signal.reason instanceof ClientGone, writer });
      if (outcome === 'stopped') throw signal.reason;
      assertAccountExists(signal);
      if (error instanceof ProblemError) throw error;
      throw new ProblemError('generation_failed', { cause: error });
    },
  );
  // A stopping server still delivers a reply that is finished.
  const charged = hasText || !signal.aborted || signal.reason instanceof ServerStopping;
  const stored = charged ? storedWith?.(written) : undefined;
  const wasReserved = await settle(ctx, reservation, { charged, writer: written.writer, stored });
  // This process or another one deleted the account.
  const isDeleted = signal.reason instanceof ProblemError || (!wasReserved && ctx.actor.kind === 'account');
  measure.end(isDeleted ? 'refused' : 'written');
  if (isDeleted) throw new ProblemError('unauthenticated');
  return written;
}
