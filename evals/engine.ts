import { z } from 'zod';
import { chooseWriters } from '#server/writers/choose-writers.ts';
import { type ModelEnv, modelEnv, modelFault, modelVariables } from '#server/writers/model-env.ts';
import type { WriterLog } from '#server/writers/model-writer.ts';
import { type ReplyWriter, WriterError } from '#server/writers/writer.ts';
import { type EvalCase, type EvalReply, readingOf } from './case.ts';

/** The name under which the drafter is asked for. */
export const BUILT_IN = 'built-in';

/** What writes the replies of a run. */
export type Engine = {
  /** 'built-in' or 'provider:model'. */
  name: string;
  /** How many replies are asked for at once. */
  atOnce: number;
  /** Writes one reply; a failure of the engine's own comes as its sentence. */
  write(evalCase: EvalCase): Promise<EvalReply | { failure: string }>;
};

type Variables = Record<string, string | undefined>;

/** Nothing of a run is logged but by its tables. */
const silent: WriterLog = { warn: () => undefined };

/** How long a run waits for one reply, in milliseconds, unless AI_TIMEOUT_MS says otherwise: local models are slow. */
const PATIENCE_MS = 300_000;

/**
 * The product's own configuration with one model in it. Throws an Error with one sentence where the name is no
 * model's or where a variable that it needs (a key, an address) is missing.
 */
export function modelEnvFor(name: string, variables: Variables): ModelEnv {
  const given = Object.fromEntries(
    Object.keys(modelVariables).flatMap((variable) => {
      const value = variables[variable]?.trim();
      return value && !/^AI_(?:FALLBACK_|ADVANCED_)?MODEL$/.test(variable) ? [[variable, value]] : [];
    }),
  );
  const parsed = z
    .object(modelVariables)
    .safeParse({ AI_TIMEOUT_MS: String(PATIENCE_MS), ...given, AI_MODEL: name });
  if (!parsed.success) {
    const sentence = parsed.error.issues[0]?.message ?? 'The configuration is wrong.';
    throw new Error(sentence.replace('AI_MODEL', `"${name}"`));
  }
  const fault = modelFault(parsed.data);
  if (fault) throw new Error(fault.replace('AI_MODEL', name));
  return modelEnv(parsed.data);
}

/** The drafter, or a model through the product's own prompt, deadlines and retries. Throws as `modelEnvFor`. */
export async function engineFor(name: string, variables: Variables): Promise<Engine> {
  const env = name === BUILT_IN ? undefined : modelEnvFor(name, variables);
  const { standard } = await chooseWriters(env ?? withoutModel(variables), silent);
  return {
    name,
    atOnce: env ? 4 : 1,
    write: (evalCase) => replyOf(standard, evalCase, env === undefined),
  };
}

function withoutModel(variables: Variables): ModelEnv {
  return { ...modelEnvFor('ollama:none', { OLLAMA_BASE_URL: variables.OLLAMA_BASE_URL }), main: undefined };
}

async function replyOf(writer: ReplyWriter, evalCase: EvalCase, builtIn: boolean) {
  const { mail, intent, tone, language, customPrompt } = evalCase;
  const writing = writer.write(
    {
      emailContent: mail,
      reading: readingOf(evalCase),
      intent,
      tone: { kind: 'named', value: tone },
      language,
      ...(customPrompt ? { customPrompt } : {}),
    },
    new AbortController().signal,
  );
  try {
    for (;;) {
      const step = await writing.next();
      if (step.done) return { text: step.value.reply, notes: step.value.notes, builtIn };
    }
  } catch (error) {
    if (error instanceof WriterError) return { failure: error.message };
    throw error;
  }
}
