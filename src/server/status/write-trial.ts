import { replyFieldMessages } from '#domain/messages.ts';
import type { ModelClass } from '#domain/plans.ts';
import type { Trial } from '#domain/status.ts';
import { describeError, type Logger } from '../log.ts';
import { ProblemError } from '../problems.ts';
import type { ReplyTools } from '../replies/reply-tools.ts';
import { sampleMail } from '../replies/warm-up.ts';
import { configuredModels, type ModelEnv } from '../writers/model-env.ts';
import type { WaitingListener } from '../writers/writer.ts';

type TrialContext = {
  env: { models: Pick<ModelEnv, 'advanced'> };
  replyTools: () => Promise<ReplyTools>;
  log: Pick<Logger, 'error'>;
};

/** What the log would say about an error. It never holds text of a mail. */
function causeOf(error: unknown): string {
  const { name, code, message } = describeError(error);
  return message ?? (code ? `${name} (${code})` : name);
}

/** A clock in milliseconds that stands still while a reply waits for its turn at a model. */
function startClock(): { elapsed: () => number; onWaiting: WaitingListener } {
  let start = performance.now();
  let waitingSince: number | undefined;
  return {
    elapsed: () => Math.round((waitingSince ?? performance.now()) - start),
    onWaiting: (ahead) => {
      const now = performance.now();
      if (ahead > 0) waitingSince ??= now;
      else if (waitingSince !== undefined) {
        start += now - waitingSince;
        waitingSince = undefined;
      }
    },
  };
}

/**
 * Writes a reply to the sample mail with a configured model and measures it, without the wait for its turn. It counts
 * for no person and no rate. A failure is a result, and is logged. Throws `ProblemError` (validation, for a model that
 * is not configured), and the signal's reason once the signal aborts.
 */
export async function writeTrial({
  ctx,
  model,
  signal,
}: {
  ctx: TrialContext;
  model: ModelClass;
  signal: AbortSignal;
}): Promise<Trial> {
  if (!configuredModels(ctx.env.models).includes(model)) {
    throw new ProblemError('validation', { detail: replyFieldMessages.modelNotConfigured });
  }
  const { readEmail, writers } = await ctx.replyTools();
  const writer = writers[model];
  const { elapsed, onWaiting } = startClock();
  const writing = writer.write(
    {
      emailContent: sampleMail,
      reading: readEmail(sampleMail),
      intent: 'general',
      tone: { kind: 'named', value: 'friendly' },
      language: 'English',
    },
    signal,
    onWaiting,
  );
  try {
    let firstTextMs: number | undefined;
    for (;;) {
      const step = await writing.next();
      if (!step.done) {
        if (step.value !== '') firstTextMs ??= elapsed();
        continue;
      }
      const { reply, writer: name } = step.value;
      const totalMs = elapsed();
      const words = reply.split(/\s+/).filter(Boolean).length;
      return { outcome: 'written', writer: name, firstTextMs: firstTextMs ?? totalMs, totalMs, words, reply };
    }
  } catch (error) {
    signal.throwIfAborted();
    ctx.log.error({ model: writer.name, error: describeError(error) }, 'A trial reply failed');
    return { outcome: 'failed', writer: writer.name, totalMs: elapsed(), cause: causeOf(error) };
  }
}
