import type { ModelChoice, ModelEnv } from '../env.ts';
import { createFallbackWriter } from './fallback.ts';
import { createModelWriter, type WriterLog } from './model-writer.ts';
import { type BaseUrls, loadModel } from './models.ts';
import { deadlinesFor } from './watch.ts';
import type { ReplyWriter } from './writer.ts';

/** How long a model's server may ask to be left alone before the fallback takes over, in milliseconds. */
const PATIENCE_WITH_FALLBACK_MS = 2_000;

/**
 * The writer that the configuration names: the main model, with the fallback behind it where there is one; the
 * built-in drafter only where no model is configured, never in place of one that fails. Loads the packages of
 * the providers named, nothing else. `baseUrls` is for tests.
 */
export async function chooseWriter(env: ModelEnv, log: WriterLog, baseUrls?: BaseUrls): Promise<ReplyWriter> {
  const { main, fallback, timeoutMs } = env;
  if (main === undefined) {
    const { createBuiltInWriter } = await import('./built-in.ts');
    return createBuiltInWriter();
  }
  const writerOf = async (choice: ModelChoice, hasFallback: boolean): Promise<ReplyWriter> => {
    const model = await loadModel(choice, env, baseUrls);
    return createModelWriter({
      model,
      deadlines: deadlinesFor(timeoutMs, { hasFallback, loadsModels: model.loadsModels }),
      patienceMs: hasFallback ? PATIENCE_WITH_FALLBACK_MS : timeoutMs,
      log,
    });
  };
  if (fallback === undefined) return writerOf(main, false);
  const [first, second] = await Promise.all([writerOf(main, true), writerOf(fallback, false)]);
  return createFallbackWriter(first, second, { totalMs: timeoutMs, log });
}
