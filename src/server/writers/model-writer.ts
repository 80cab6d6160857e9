import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BrokenCircuitError, type CircuitBreakerPolicy } from 'cockatiel';
import { ReplyCleaner } from './clean.ts';
import type { ModelAnswer } from './model-answer.ts';
import { createModelCircuit } from './model-circuit.ts';
import { ModelFailure } from './model-failure.ts';
import { modelNotes } from './model-notes.ts';
import type { Model } from './models.ts';
import { buildPrompt, type Prompt } from './prompt.ts';
import { MAX_ATTEMPTS, retryDelay } from './retry.ts';
import { type Deadlines, untilAborted, Watch } from './watch.ts';
import { type ReplyWriter, WriterError } from './writer.ts';

/** Receives the attempts that failed. The messages hold no text of mails or replies. */
export type WriterLog = { warn(fields: Record<string, unknown>, message: string): void };

type ModelWriterOptions = {
  model: Model;
  deadlines: Deadlines;
  /** The longest wait before a retry, in milliseconds. If the wait would not be shorter, there is no retry. */
  patienceMs: number;
  log: WriterLog;
};

/** An answer that has started, read up to its first clean text. */
type Started = { answer: ModelAnswer; cleaner: ReplyCleaner; text: string };

/**
 * A writer that uses one model. It retries until the first text, keeps to the deadlines, and has its own circuit
 * breaker, which pauses a model that fails repeatedly. One writer serves any number of replies at once.
 */
export function createModelWriter(options: ModelWriterOptions): ReplyWriter {
  const breaker = createModelCircuit();
  const name = options.model.label;
  return {
    name,
    // One generator does everything: each nested generator would cost one more promise for every event.
    async *write(request, signal) {
      signal.throwIfAborted();
      const watch = new Watch(signal, options.deadlines);
      let answer: ModelAnswer | undefined;
      try {
        const started = await start(options, breaker, buildPrompt(request, makeNonce()), watch);
        const { cleaner } = started;
        answer = started.answer;
        let reply = started.text;
        yield reply;
        for (;;) {
          const piece = await answer.read();
          const text = piece === undefined ? cleaner.end() : cleaner.push(piece);
          if (cleaner.leaked) throw leaked();
          reply += text;
          if (text !== '') yield text;
          if (piece === undefined) return { reply, writer: name, notes: modelNotes(request, reply) };
        }
      } catch (error) {
        const cause: unknown = watch.signal.aborted ? watch.signal.reason : error;
        throw cause instanceof ModelFailure ? new WriterError(`${name} ${cause.message}`) : cause;
      } finally {
        answer?.cancel();
        watch.close();
      }
    },
    warmUp(request) {
      buildPrompt(request, makeNonce());
      modelNotes(request, request.emailContent);
    },
  };
}

/** Starts the answer. Attempts that fail before the first text are retried and counted by the circuit breaker. */
async function start(
  options: ModelWriterOptions,
  breaker: CircuitBreakerPolicy,
  prompt: Prompt,
  watch: Watch,
): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await untilAborted(
        breaker.execute(() => openToFirstText(options.model, prompt, watch)),
        watch.signal,
      );
    } catch (error) {
      if (watch.signal.aborted) throw watch.signal.reason;
      if (error instanceof BrokenCircuitError) throw new ModelFailure('rests after repeated failures');
      if (!(error instanceof ModelFailure) || !error.retryable || attempt === MAX_ATTEMPTS) throw error;
      const delay = retryDelay(attempt, error.retryAfterMs, Math.random());
      options.log.warn({ model: options.model.label, attempt, failure: error.message }, 'A model failed');
      if (delay >= Math.min(watch.remainingMs, options.patienceMs)) throw error;
      await sleep(delay, undefined, { signal: watch.signal });
    }
  }
}

async function openToFirstText(model: Model, prompt: Prompt, watch: Watch): Promise<Started> {
  watch.startAttempt();
  let answer: ModelAnswer | undefined;
  try {
    answer = await model.open(prompt, watch.signal, () => watch.heard());
    const cleaner = new ReplyCleaner();
    for (;;) {
      const piece = await answer.read();
      const text = piece === undefined ? cleaner.end() : cleaner.push(piece);
      if (cleaner.leaked) throw leaked();
      if (text !== '') {
        watch.startText();
        return { answer, cleaner, text };
      }
      if (piece === undefined) throw new ModelFailure('wrote nothing');
    }
  } catch (error) {
    watch.endAttempt();
    answer?.cancel();
    // The breaker must see that a deadline passed, not the broken connection that followed.
    throw watch.signal.aborted ? watch.signal.reason : error;
  }
}

/** 16 hexadecimal digits with 60 random bits. They come from the random bytes that Node keeps ready for UUIDs. */
function makeNonce(): string {
  return randomUUID().replaceAll('-', '').slice(0, 16);
}

function leaked(): ModelFailure {
  return new ModelFailure('sent its reasoning as text');
}
