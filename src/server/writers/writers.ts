import type { ModelClass } from '#domain/plans.ts';
import { deadlinesFor } from './deadlines.ts';
import { createFallbackWriter } from './fallback-writer.ts';
import { loadHostedModel } from './hosted-model.ts';
import type { LocalModels } from './local/local-models.ts';
import type { Model, TokenListener } from './model.ts';
import type { ModelChoice, ModelEnv } from './model-env.ts';
import { createModelWriter, type WriterLog } from './model-writer.ts';
import type { ReplyWriter } from './writer.ts';

/**
 * How long a model's server may ask to wait before a retry, in milliseconds, if there is a fallback. If it asks for a
 * longer wait, the fallback writes.
 */
const MAX_WAIT_WITH_FALLBACK_MS = 2_000;

/** The writer for each class of model. The plan decides which classes a reply may use. */
export type Writers = Record<ModelClass, ReplyWriter>;

/**
 * The model of a choice. Loads only the package of its provider. Throws `ConfigurationError` for a local model that is
 * unknown or not here. A local model has a listener of its own.
 */
export async function loadModel(
  choice: ModelChoice,
  env: ModelEnv,
  localModels: Pick<LocalModels, 'model'>,
  onTokens: TokenListener,
): Promise<Model> {
  return choice.provider === 'local' ? localModels.model(choice) : loadHostedModel(choice, env, onTokens);
}

/**
 * Creates the writers that the configuration names, each with the fallback if one is configured. Without an advanced
 * model the standard writer writes for every plan. The built-in drafter writes only if no standard model is configured,
 * not if a model fails. Loads only the packages of the configured providers.
 */
export async function createWriters(
  env: ModelEnv,
  localModels: Pick<LocalModels, 'model'>,
  log: WriterLog,
  onTokens: TokenListener,
): Promise<Writers> {
  const { timeoutMs } = env;
  const modelWriter = async (choice: ModelChoice, hasFallback: boolean): Promise<ReplyWriter> => {
    const model = await loadModel(choice, env, localModels, onTokens);
    return createModelWriter({
      model,
      deadlines: deadlinesFor(timeoutMs, { hasFallback, loadsModels: model.loadsModels }),
      maxWaitMs: hasFallback ? MAX_WAIT_WITH_FALLBACK_MS : timeoutMs,
      log,
    });
  };
  const fallback =
    env.fallback === 'drafter'
      ? await loadBuiltInWriter()
      : env.fallback && (await modelWriter(env.fallback, false));
  const writerOf = async (choice: ModelChoice | undefined): Promise<ReplyWriter | undefined> => {
    if (choice === undefined) return undefined;
    const writer = await modelWriter(choice, fallback !== undefined);
    return fallback ? createFallbackWriter(writer, fallback, { totalMs: timeoutMs, log }) : writer;
  };
  const [standardModel, advanced] = await Promise.all([writerOf(env.standard), writerOf(env.advanced)]);
  const standard = standardModel ?? (await loadBuiltInWriter());
  return { standard, advanced: advanced ?? standard };
}

async function loadBuiltInWriter(): Promise<ReplyWriter> {
  const { createBuiltInWriter } = await import('./built-in-writer.ts');
  return createBuiltInWriter();
}
