import { basename, extname, isAbsolute } from 'node:path';
import { z } from 'zod';
import { type ModelClass, modelValues } from '#domain/plans.ts';
import { urlField, wholeNumber } from '../env-fields.ts';
import { type LocalModelEnv, localModelEnv, localModelVariables } from '../local-models/local-model-env.ts';
import { type ModelProvider, modelProviders, type ProviderAccess, providers } from './model-providers.ts';

type KeyVariable = Extract<(typeof providers)[ModelProvider], { keyVariable: string }>['keyVariable'];

/** The environment variable with the key that a provider requires; undefined if it requires none. */
const keyVariableOf = (provider: ModelProvider): KeyVariable | undefined => {
  const row = providers[provider];
  return 'keyVariable' in row ? row.keyVariable : undefined;
};

/** A model of a provider. `label` is the value of its variable: 'openai:gpt-5.2'. */
export type HostedModelChoice = { provider: ModelProvider; model: string; label: string };

/**
 * A model on this machine. `model`: the name of a known model, or the absolute path of a file. `label`: 'local:' and the
 * name, or the base name of the file without its extension.
 */
export type LocalModelChoice = { provider: 'local'; model: string; label: string };

/** A configured model. */
export type ModelChoice = HostedModelChoice | LocalModelChoice;

/** What writes if a model fails: another model, or the built-in drafter. */
export type FallbackChoice = ModelChoice | 'drafter';

/**
 * The models that write, and the access to their providers. Without `standard` the built-in drafter writes. `advanced`
 * writes for the plans that have it, if it is configured (docs/product.md, 1.7).
 */
export type ModelEnv = {
  standard: ModelChoice | undefined;
  fallback: FallbackChoice | undefined;
  advanced: ModelChoice | undefined;
  /** The model that finds what a mail asks: the standard model, unless the operator has turned it off. */
  asks: ModelChoice | undefined;
  /** The access to each provider. A configured provider always has its required key. */
  access: Record<ModelProvider, ProviderAccess>;
  /** The longest time of a reply, in milliseconds. */
  timeoutMs: number;
  local: LocalModelEnv;
};

/** The model that a text names as `provider:model`. The model's own name may contain colons ('ollama:qwen3:8b'). */
function parseChoice(text: string): ModelChoice | undefined {
  const colon = text.indexOf(':');
  const provider = [...modelProviders, 'local' as const].find((name) => name === text.slice(0, colon));
  const model = text.slice(colon + 1).trim();
  if (!provider || !model) return undefined;
  if (provider !== 'local') return { provider, model, label: `${provider}:${model}` };
  const isFile = /\.gguf$/i.test(model);
  if (isFile !== isAbsolute(model)) return undefined;
  return { provider, model, label: `local:${isFile ? basename(model, extname(model)) : model}` };
}

/** A variable with a model, or with what else `parse` accepts. */
function modelField<Choice extends FallbackChoice>(
  variable: string,
  parse: (text: string) => Choice | undefined,
) {
  const message =
    `${variable} must be provider:model, with one of the providers ${modelProviders.join(', ')}, ` +
    'or local: with the name of a model or the absolute path of a .gguf file.';
  return z
    .string()
    .transform((text, context): Choice => {
      const choice = parse(text);
      if (choice) return choice;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();
}

const keyField = z.string().optional();

/** A variable for each provider that needs a key. */
function keyFields(): Record<KeyVariable, typeof keyField> {
  const variables = modelProviders.map(keyVariableOf).filter((variable) => variable !== undefined);
  return Object.fromEntries(variables.map((variable) => [variable, keyField])) as Record<
    KeyVariable,
    typeof keyField
  >;
}

/** The environment variables of models. */
export const modelVariables = {
  AI_MODEL: modelField('AI_MODEL', parseChoice),
  AI_FALLBACK_MODEL: modelField('AI_FALLBACK_MODEL', (text) =>
    text === 'drafter' ? text : parseChoice(text),
  ),
  AI_ADVANCED_MODEL: modelField('AI_ADVANCED_MODEL', parseChoice),
  AI_ASKS: z.enum(['on', 'off'], { error: 'AI_ASKS must be on or off.' }).default('on'),
  AI_BASE_URL: urlField('AI_BASE_URL must be an http address that ends in /v1.', ['http:', 'https:'], (url) =>
    url.pathname.endsWith('/v1'),
  ).optional(),
  AI_API_KEY: z.string().optional(),
  AI_TIMEOUT_MS: wholeNumber('AI_TIMEOUT_MS', 100, 3_600_000, 60_000),
  ...keyFields(),
  OLLAMA_BASE_URL: urlField('OLLAMA_BASE_URL must be an http address, such as http://127.0.0.1:11434.', [
    'http:',
    'https:',
  ]).default('http://127.0.0.1:11434'),
  ...localModelVariables,
};

type ModelValues = z.infer<z.ZodObject<typeof modelVariables>>;

/** A sentence about the first rule that these variables break together; undefined if they break none. */
export function modelFault(values: ModelValues): string | undefined {
  if (values.AI_FALLBACK_MODEL && !values.AI_MODEL && !values.AI_ADVANCED_MODEL) {
    return 'AI_MODEL must be set if AI_FALLBACK_MODEL is set.';
  }
  for (const name of ['AI_MODEL', 'AI_FALLBACK_MODEL', 'AI_ADVANCED_MODEL'] as const) {
    const choice = values[name];
    if (!choice || choice === 'drafter' || choice.provider === 'local') continue;
    const key = keyVariableOf(choice.provider);
    if (key && !values[key]) {
      return `${key} must be set to the key of the provider in ${name}.`;
    }
    if (choice.provider === 'openai-compatible' && !values.AI_BASE_URL) {
      return `AI_BASE_URL must be set to the address of the server for ${name}, ending in /v1.`;
    }
  }
  return undefined;
}

function accessOf(apiKey: string | undefined, baseURL?: string): ProviderAccess {
  return { ...(apiKey === undefined ? {} : { apiKey }), ...(baseURL === undefined ? {} : { baseURL }) };
}

/** Groups the variables by purpose. `dataDir`: the folder of all data. */
export function modelEnv(values: ModelValues, dataDir: string): ModelEnv {
  const accessByKey = modelProviders.map((provider) => {
    const variable = keyVariableOf(provider);
    return [provider, accessOf(variable && values[variable])];
  });
  return {
    standard: values.AI_MODEL,
    fallback: values.AI_FALLBACK_MODEL,
    advanced: values.AI_ADVANCED_MODEL,
    asks: values.AI_ASKS === 'on' ? values.AI_MODEL : undefined,
    access: {
      ...(Object.fromEntries(accessByKey) as ModelEnv['access']),
      ollama: accessOf(undefined, `${values.OLLAMA_BASE_URL}/v1`),
      'openai-compatible': accessOf(values.AI_API_KEY, values.AI_BASE_URL),
    },
    timeoutMs: values.AI_TIMEOUT_MS,
    local: localModelEnv(values, dataDir),
  };
}

/** The classes of models on this server, 'standard' first. The built-in drafter counts as 'standard'. */
export function configuredModels({ advanced }: Pick<ModelEnv, 'advanced'>): readonly ModelClass[] {
  return advanced ? modelValues : ['standard'];
}

/** Whether a mail stays on this machine if a model reads it. Ollama passes mails on to models in its cloud. */
function isOnThisMachine({ provider, model }: ModelChoice, access: ModelEnv['access']): boolean {
  if (provider === 'local') return true;
  const { baseURL } = access[provider];
  if (baseURL === undefined || /[:-]cloud$/.test(model)) return false;
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(baseURL).hostname);
}

/**
 * When a model may read a mail to find its asks (docs/product.md, 3.27), as the pages get it: '' never; 'now' at once,
 * because the mail stays on this machine; else the name of a model, encoded as a part of a URL: after this model has
 * written a reply to the mail.
 */
export function asksReading({ asks, access }: Pick<ModelEnv, 'asks' | 'access'>): string {
  if (!asks) return '';
  return isOnThisMachine(asks, access) ? 'now' : encodeURIComponent(asks.label);
}
