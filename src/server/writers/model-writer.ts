import { setTimeout as sleep } from 'node:timers/promises';
import { BrokenCircuitError, type CircuitBreakerPolicy } from 'cockatiel';
import type { Language } from '#domain/languages.ts';
import { closingIn } from '#drafter/draft.ts';
import { untilAborted } from '../until-aborted.ts';
import { type Deadlines, DeadlineWatch } from './deadlines.ts';
import { makeNonce } from './fence.ts';
import type { Model, ModelStream } from './model.ts';
import { createModelCircuit } from './model-circuit.ts';
import { ModelFailure } from './model-failure.ts';
import { buildPrompt, type Prompt, type PromptBuilder } from './prompt.ts';
import { ReplyCleaner } from './reply-cleaner.ts';
import { isOtherLanguage, showsLanguage } from './reply-language.ts';
import { modelNotes, smallModelNotes } from './reply-notes.ts';
import { buildSmallPrompt, withReminder } from './small-prompt.ts';
import { type ReplyWriter, type WriteRequest, WriterError } from './writer.ts';

/** Receives the attempts that failed. The messages hold no text of mails or replies. */
export type WriterLog = { warn(fields: Record<string, unknown>, message: string): void };

/** The attempts for one reply: the first and two more. */
const MAX_ATTEMPTS = 3;

/** The wait before the second attempt, in milliseconds. It doubles for each further attempt. */
const BASE_DELAY_MS = 250;

type ModelWriterOptions = {
  model: Model;
  deadlines: Deadlines;
  /** The wait before a retry must be shorter than this, in milliseconds. Otherwise there is no retry. */
  maxWaitMs: number;
  log: WriterLog;
  /** Missing: the prompt of the product. Another one is for comparing prompts. */
  makePrompt?: PromptBuilder;
};

/** A stream that has started, read up to its first clean text, or to its end (`isWhole`). */
type Started = { stream: ModelStream; cleaner: ReplyCleaner; text: string; isWhole: boolean };

/**
 * A writer that uses one model. It takes a turn if the model has a queue; the deadlines begin with the turn, and the
 * turn lasts until the reply ends. Before the first text it retries. It has its own circuit breaker, which pauses a
 * model that fails repeatedly. One writer can write many replies at once.
 */
export function createModelWriter(options: ModelWriterOptions): ReplyWriter {
  const breaker = createModelCircuit();
  const { model } = options;
  const name = model.label;
  return {
    name,
    // One generator, because each nested generator would cost one more promise for every event.
    async *write(request, signal, onWaiting) {
      const endTurn = model.takeTurn && (await model.takeTurn(signal, onWaiting));
      const watch = new DeadlineWatch(signal, options.deadlines);
      let stream: ModelStream | undefined;
      try {
        signal.throwIfAborted();
        const started = await start(options, breaker, request, watch);
        const { cleaner } = started;
        let { text: reply, isWhole } = started;
        stream = started.stream;
        yield reply;
        while (!isWhole) {
          const piece = await stream.read();
          const text = piece === undefined ? cleaner.end() : cleaner.push(piece);
          if (cleaner.leaked) throw leakFailure();
          reply += text;
          if (text !== '') yield text;
          isWhole = piece === undefined;
        }
        return {
          reply,
          writer: name,
          notes: [...smallModelNotes(model, stream, request, reply), ...modelNotes(request, reply)],
        };
      } catch (error) {
        const cause: unknown = watch.signal.aborted ? watch.signal.reason : error;
        throw cause instanceof ModelFailure ? new WriterError(`${name} ${cause.message}`) : cause;
      } finally {
        stream?.cancel();
        watch.close();
        endTurn?.();
      }
    },
    warmUp(request) {
      promptFor(options, request);
      modelNotes(request, request.emailContent);
    },
  };
}

function promptFor({ model, makePrompt }: ModelWriterOptions, request: WriteRequest): Prompt {
  const build = makePrompt ?? (model.isSmall ? buildSmallPrompt : buildPrompt);
  return build(request, makeNonce());
}

/** A small model began in another language than it should. It may try once more. */
class OtherLanguage extends Error {}

/**
 * Starts the stream. Attempts that fail before the first text are retried and counted by the circuit breaker. A reply
 * that begins in another language is written once more, whatever its language is then.
 */
async function start(
  options: ModelWriterOptions,
  breaker: CircuitBreakerPolicy,
  request: WriteRequest,
  watch: DeadlineWatch,
): Promise<Started> {
  const { model, log } = options;
  let prompt = promptFor(options, request);
  let language = model.isSmall ? request.language : undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      const begin = () => readBeginning({ model, prompt, watch, cleaner: cleanerFor(request), language });
      return await untilAborted(breaker.execute(begin), watch.signal);
    } catch (error) {
      if (watch.signal.aborted) throw watch.signal.reason;
      if (error instanceof BrokenCircuitError) throw new ModelFailure('is paused after repeated failures');
      if (error instanceof OtherLanguage) {
        log.warn({ model: model.label, attempt }, 'A model began in another language');
        prompt = withReminder(prompt, request.language);
        language = undefined;
        continue;
      }
      if (!(error instanceof ModelFailure) || !error.retryable || attempt === MAX_ATTEMPTS) throw error;
      const delay = retryDelay(attempt, error.retryAfterMs, Math.random());
      log.warn({ model: model.label, attempt, failure: error.message }, 'A model failed');
      if (delay >= Math.min(watch.remainingMs, options.maxWaitMs)) throw error;
      await sleep(delay, undefined, { signal: watch.signal });
    }
  }
}

/** In the person's own instructions may be how to close, so the closing then stays as it is. */
function cleanerFor({ language, tone, ownWords, customPrompt }: WriteRequest): ReplyCleaner {
  if (customPrompt) return new ReplyCleaner();
  return new ReplyCleaner({ language, closing: ownWords?.closing ?? closingIn(language, tone) });
}

/**
 * Reads a stream up to its first text. With `language`, up to the text that shows its language; throws `OtherLanguage`
 * if it is clearly another one.
 */
async function readBeginning({
  model,
  prompt,
  watch,
  cleaner,
  language,
}: {
  model: Model;
  prompt: Prompt;
  watch: DeadlineWatch;
  cleaner: ReplyCleaner;
  language: Language | undefined;
}): Promise<Started> {
  watch.startAttempt();
  let stream: ModelStream | undefined;
  let text = '';
  try {
    stream = await model.open(prompt, watch.signal, () => watch.noteEvent());
    for (;;) {
      const piece = await stream.read();
      const isWhole = piece === undefined;
      const more = isWhole ? cleaner.end() : cleaner.push(piece);
      if (cleaner.leaked) throw leakFailure();
      if (text === '' && more !== '') watch.startText();
      text += more;
      if (text === '' && isWhole) throw new ModelFailure('wrote nothing');
      if (text === '' || (language && !isWhole && !showsLanguage(text))) continue;
      if (language && isOtherLanguage(text, language)) throw new OtherLanguage();
      return { stream, cleaner, text, isWhole };
    }
  } catch (error) {
    watch.endAttempt();
    stream?.cancel();
    // The breaker must get the deadline's failure, not the error of the connection that was then closed.
    throw watch.signal.aborted ? watch.signal.reason : error;
  }
}

function leakFailure(): ModelFailure {
  return new ModelFailure('sent its reasoning as text');
}

/**
 * The wait before the next attempt, in milliseconds: exponential with jitter (half to all of 250, 500, …), never less
 * than the server asks for. `attempt` counts from 1. `random` is in [0, 1).
 */
export function retryDelay(attempt: number, retryAfterMs: number | undefined, random: number): number {
  const backoff = BASE_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random / 2);
  return Math.max(backoff, retryAfterMs ?? 0);
}
