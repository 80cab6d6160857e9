import { z } from 'zod';
import { ConfigurationError } from '#server/env.ts';
import { createBuiltInWriter } from '#server/writers/built-in-writer.ts';
import { deadlinesFor } from '#server/writers/deadlines.ts';
import { openLocalModels } from '#server/writers/local/local-models.ts';
import type { Model } from '#server/writers/model.ts';
import { type ModelEnv, modelEnv, modelFault, modelVariables } from '#server/writers/model-env.ts';
import { createModelWriter } from '#server/writers/model-writer.ts';
import { buildPrompt, type Prompt, type PromptBuilder } from '#server/writers/prompt.ts';
import { buildSmallPrompt } from '#server/writers/small-prompt.ts';
import type { ReplyWriter } from '#server/writers/writer.ts';
import { loadModel } from '#server/writers/writers.ts';

/** The prompts that can be compared. */
const promptBuilders = { small: buildSmallPrompt, full: buildPrompt } satisfies Record<string, PromptBuilder>;

/** An option of the command line that cannot be used. The message is one sentence for the person. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/** A writer that is being judged. `close` ends the process of a local model. */
export type Contender = {
  /** 'openai:gpt-5.2', with the prompt if one was chosen: 'openai:gpt-5.2, small prompt'. */
  name: string;
  writer: ReplyWriter;
  /** The words of each prompt that was sent. */
  promptWords: number[];
  close(): Promise<void>;
};

/** `model`: 'provider:model' or 'drafter'. `option`: where the person wrote it, for the sentence about a mistake. */
export type ContenderChoice = { model: string; option: string; prompt?: string | undefined };

/** The failures of a model are thrown, so they need no log. */
const silent = { warn: () => undefined };
const ignoreTokens = () => undefined;

const words = new Intl.Segmenter('und', { granularity: 'word' });

function countWords({ system, user }: Prompt): number {
  return [...words.segment(`${system}\n${user}`)].filter(({ isWordLike }) => isWordLike).length;
}

/** The configuration with this model alone: without a fallback, which would hide failures. */
function envFor({ model, option }: ContenderChoice, variables: NodeJS.ProcessEnv): ModelEnv {
  const { AI_FALLBACK_MODEL: _, AI_ADVANCED_MODEL: __, ...others } = variables;
  const nonEmpty = Object.entries(others).filter(([, value]) => value?.trim());
  const parsed = z.object(modelVariables).safeParse({ ...Object.fromEntries(nonEmpty), AI_MODEL: model });
  const fault = parsed.success ? modelFault(parsed.data) : parsed.error.issues[0]?.message;
  if (!parsed.success || fault)
    throw new OptionError(fault?.replace('AI_MODEL', option) ?? `${option} is wrong.`);
  return modelEnv(parsed.data, variables.DATA_DIR || './data');
}

function promptBuilder(name: string, option: string): PromptBuilder {
  const builder = Object.entries(promptBuilders).find(([known]) => known === name)?.[1];
  if (builder) return builder;
  throw new OptionError(`The prompt of ${option} must be one of: ${Object.keys(promptBuilders).join(', ')}.`);
}

/**
 * Opens a writer to judge, with the access and deadlines of the environment variables. Throws `OptionError` if the model
 * or the prompt cannot be used.
 */
export async function openContender(
  choice: ContenderChoice,
  variables: NodeJS.ProcessEnv,
): Promise<Contender> {
  const promptWords: number[] = [];
  const makePrompt = choice.prompt === undefined ? undefined : promptBuilder(choice.prompt, choice.option);
  if (choice.model === 'drafter') {
    return { name: 'drafter', writer: createBuiltInWriter(), promptWords, close: () => Promise.resolve() };
  }
  const env = envFor(choice, variables);
  if (env.standard === undefined) throw new OptionError(`${choice.option} must name a model.`);
  const localModels = openLocalModels(env, silent, ignoreTokens, { watchQueue: () => {} });
  const loaded = await loadModel(env.standard, env, localModels, ignoreTokens).catch((error: unknown) => {
    // A local model that is unknown or not here.
    throw error instanceof ConfigurationError ? new OptionError(error.message) : error;
  });
  const model: Model = {
    ...loaded,
    open(prompt, signal, onEvent) {
      promptWords.push(countWords(prompt));
      return loaded.open(prompt, signal, onEvent);
    },
  };
  const { timeoutMs } = env;
  const writer = createModelWriter({
    model,
    deadlines: deadlinesFor(timeoutMs, { loadsModels: model.loadsModels }),
    maxWaitMs: timeoutMs,
    log: silent,
    ...(makePrompt ? { makePrompt } : {}),
  });
  const name = choice.prompt === undefined ? model.label : `${model.label}, ${choice.prompt} prompt`;
  return { name, writer, promptWords, close: async () => localModels.close() };
}
