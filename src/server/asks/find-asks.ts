import { BrokenCircuitError, type CircuitBreakerPolicy } from 'cockatiel';
import type { FoundAsks } from '#domain/found-asks.ts';
import { locateAsks } from '#reading/locate-asks.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { untilAborted } from '../until-aborted.ts';
import { type Deadlines, DeadlineWatch, deadlinesFor } from '../writers/deadlines.ts';
import { makeNonce } from '../writers/fence.ts';
import type { LocalModels } from '../writers/local/local-models.ts';
import type { Model, ModelStream, TokenListener } from '../writers/model.ts';
import { createModelCircuit } from '../writers/model-circuit.ts';
import type { ModelEnv } from '../writers/model-env.ts';
import { ModelFailure } from '../writers/model-failure.ts';
import type { WriterLog } from '../writers/model-writer.ts';
import type { Prompt } from '../writers/prompt.ts';
import { loadModel } from '../writers/writers.ts';
import { buildAsksPrompt } from './asks-prompt.ts';
import { checkAsks } from './check-asks.ts';

/** The name in `FoundAsks.by` if the model found nothing that can be believed. */
const BUILT_IN_READING = 'Built-in reading';

/**
 * Finds what a mail asks with a model. If the model fails, or answers with nothing that can be believed, the asks are
 * those of the built-in reading. Rejects with the signal's reason once the signal aborts.
 */
export type AskFinder = (emailContent: string, signal: AbortSignal) => Promise<FoundAsks>;

type Parts = {
  model: Model;
  deadlines: Deadlines;
  breaker: CircuitBreakerPolicy;
  readEmail: (emailContent: string) => Reading;
  log: WriterLog;
};

/** The whole answer of the model. Rejects with `ModelFailure`, or with the signal's reason. */
async function readAnswer(model: Model, prompt: Prompt, watch: DeadlineWatch): Promise<string> {
  let stream: ModelStream | undefined;
  try {
    watch.startAttempt();
    stream = await model.open(prompt, watch.signal, () => watch.noteEvent());
    let answer = '';
    for (;;) {
      const piece = await stream.read();
      if (piece === undefined) return answer;
      if (answer === '') watch.startText();
      answer += piece;
    }
  } catch (error) {
    // The breaker must get the deadline's failure, not the error of the connection that was then closed.
    throw watch.signal.aborted ? watch.signal.reason : error;
  } finally {
    stream?.cancel();
  }
}

/** Waits for the model's turn, whose deadline begins only then, and gives the turn back. */
async function askModel({ model, deadlines, breaker }: Parts, prompt: Prompt, signal: AbortSignal) {
  signal.throwIfAborted();
  const endTurn = await model.takeTurn?.(signal);
  const watch = new DeadlineWatch(signal, deadlines);
  try {
    return await untilAborted(
      breaker.execute(() => readAnswer(model, prompt, watch)),
      watch.signal,
    );
  } finally {
    watch.close();
    endTurn?.();
  }
}

/** Why a model found nothing, for the log. Throws every error that is not the model's. */
function failureOf(error: unknown): string {
  if (error instanceof BrokenCircuitError) return 'is paused after repeated failures';
  if (error instanceof ModelFailure) return error.message;
  throw error;
}

/** A finder over one model. Tests replace the model. */
export function createAskFinder(parts: Parts): AskFinder {
  const { model, readEmail, log } = parts;

  /** The asks that the model found; none after a failure, which is logged. */
  async function findWithModel(reading: Reading, signal: AbortSignal): Promise<Ask[]> {
    if (reading.newText.trim() === '') return [];
    let failure = 'found no asks that are in the mail';
    try {
      const answer = await askModel(parts, buildAsksPrompt(reading, makeNonce()), signal);
      const asks = checkAsks(reading, answer);
      if (asks.length > 0 || reading.asks.length === 0) return asks;
    } catch (error) {
      signal.throwIfAborted();
      failure = failureOf(error);
    }
    log.warn({ model: model.label, failure }, 'A model did not find the asks of a mail');
    return [];
  }

  return async (emailContent, signal) => {
    const reading = readEmail(emailContent);
    const found = await findWithModel(reading, signal);
    const asks = found.length > 0 ? found : reading.asks;
    const spans = locateAsks(emailContent, { ...reading, asks });
    return {
      asks: asks.map(({ text, kind, sides, ...ask }, index) => {
        const { start, end } = spans[index] ?? ask;
        return { text, start, end, kind, ...(sides ? { sides: [sides[0], sides[1]] as const } : {}) };
      }),
      by: found.length > 0 ? model.label : BUILT_IN_READING,
    };
  };
}

/** Loads the finder over the configured model, with a circuit of its own. Rejects if no model is configured for it. */
export async function loadAskFinder(
  env: ModelEnv,
  localModels: Pick<LocalModels, 'model'>,
  log: WriterLog,
  onTokens: TokenListener,
): Promise<AskFinder> {
  if (!env.asks) throw new TypeError('No model is configured that finds asks');
  const [{ readEmail }, model] = await Promise.all([
    import('#reading/read-email.ts'),
    loadModel(env.asks, env, localModels, onTokens),
  ]);
  return createAskFinder({
    model,
    deadlines: deadlinesFor(env.timeoutMs, { loadsModels: model.loadsModels }),
    breaker: createModelCircuit(),
    readEmail,
    log,
  });
}
