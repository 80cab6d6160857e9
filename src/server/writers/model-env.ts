import { z } from 'zod';
import { type ModelClass, modelValues } from '#domain/plans.ts';
import { address, wholeNumber } from '../env-fields.ts';

/**
 * Each provider with the variable that holds its key; null where a key is optional or none is needed. A new
 * provider is one row here and one in writers/models.ts.
 */
const providerKeys = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  mistral: 'MISTRAL_API_KEY',
  ollama: null,
  'openai-compatible': null,
} as const;

export type ModelProvider = keyof typeof providerKeys;
export const modelProviders = Object.keys(providerKeys) as [ModelProvider, ...ModelProvider[]];

type KeyVariable = NonNullable<(typeof providerKeys)[ModelProvider]>;
const keyVariables = Object.values(providerKeys).filter((variable) => variable !== null);

/** A provider that needs an API key of its own. */
type KeyedProvider = {
  [Name in ModelProvider]: (typeof providerKeys)[Name] extends null ? never : Name;
}[ModelProvider];

/** `label` is the choice as it was configured: 'openai:gpt-5.2'. */
export type ModelChoice = { provider: ModelProvider; model: string; label: string };

/**
 * Which models write, and how to reach them. Without `main` the built-in drafter writes. `advanced` writes for the
 * plans that have it, where it is configured (docs/product.md, 1.7).
 */
export type ModelEnv = {
  main: ModelChoice | undefined;
  fallback: ModelChoice | undefined;
  advanced: ModelChoice | undefined;
  /** The providers' own keys. The key of a configured provider is never undefined. */
  keys: Record<KeyedProvider, string | undefined>;
  /** The address of the `openai-compatible` server. It ends in '/v1', without a trailing slash. */
  baseUrl: string | undefined;
  /** The key of the `openai-compatible` server. Local servers need none. */
  apiKey: string | undefined;
  /** The address of Ollama, without a path. */
  ollamaBaseUrl: string;
  /** The longest a reply may take, in milliseconds. */
  timeoutMs: number;
};

/** A model as `provider:model`; the model's own name may hold colons ('ollama:qwen3:8b'). */
function modelChoice(variable: string) {
  const message = `${variable} must be provider:model, where the provider is one of ${modelProviders.join(', ')}.`;
  return z
    .string()
    .transform((label, context): ModelChoice => {
      const colon = label.indexOf(':');
      const provider = modelProviders.find((name) => name === label.slice(0, colon));
      const model = label.slice(colon + 1).trim();
      if (provider && model) return { provider, model, label: `${provider}:${model}` };
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();
}

const keyField = z.string().optional();

function keyFields(): Record<KeyVariable, typeof keyField> {
  return Object.fromEntries(keyVariables.map((variable) => [variable, keyField])) as Record<
    KeyVariable,
    typeof keyField
  >;
}

/** The variables that name the models and say how to reach them. */
export const modelVariables = {
  AI_MODEL: modelChoice('AI_MODEL'),
  AI_FALLBACK_MODEL: modelChoice('AI_FALLBACK_MODEL'),
  AI_ADVANCED_MODEL: modelChoice('AI_ADVANCED_MODEL'),
  AI_BASE_URL: address('AI_BASE_URL must be an http address that ends in /v1.', ['http:', 'https:'], (url) =>
    url.pathname.endsWith('/v1'),
  ).optional(),
  AI_API_KEY: z.string().optional(),
  AI_TIMEOUT_MS: wholeNumber('AI_TIMEOUT_MS', 100, 3_600_000, 60_000),
  ...keyFields(),
  OLLAMA_BASE_URL: address('OLLAMA_BASE_URL must be an http address, such as http://127.0.0.1:11434.', [
    'http:',
    'https:',
  ]).default('http://127.0.0.1:11434'),
};

type ModelValues = z.infer<z.ZodObject<typeof modelVariables>>;

/** The first broken rule between these variables, as a sentence; undefined if there is none. */
export function modelFault(values: ModelValues): string | undefined {
  if (values.AI_FALLBACK_MODEL && !values.AI_MODEL && !values.AI_ADVANCED_MODEL) {
    return 'AI_MODEL must be set where AI_FALLBACK_MODEL is.';
  }
  for (const name of ['AI_MODEL', 'AI_FALLBACK_MODEL', 'AI_ADVANCED_MODEL'] as const) {
    const choice = values[name];
    if (!choice) continue;
    const key = providerKeys[choice.provider];
    if (key && !values[key]) {
      return `${key} must hold the key of the provider that ${name} names.`;
    }
    if (choice.provider === 'openai-compatible' && !values.AI_BASE_URL) {
      return `AI_BASE_URL must be the address of the server that ${name} names, ending in /v1.`;
    }
  }
  return undefined;
}

/** Groups the variables by purpose. */
export function modelEnv(values: ModelValues): ModelEnv {
  return {
    main: values.AI_MODEL,
    fallback: values.AI_FALLBACK_MODEL,
    advanced: values.AI_ADVANCED_MODEL,
    keys: Object.fromEntries(
      Object.entries(providerKeys).flatMap(([provider, variable]) =>
        variable ? [[provider, values[variable]]] : [],
      ),
    ) as ModelEnv['keys'],
    baseUrl: values.AI_BASE_URL,
    apiKey: values.AI_API_KEY,
    ollamaBaseUrl: values.OLLAMA_BASE_URL,
    timeoutMs: values.AI_TIMEOUT_MS,
  };
}

/** The classes of models on this server; 'standard' comes first. The built-in drafter counts as 'standard'. */
export function configuredModels({ advanced }: Pick<ModelEnv, 'advanced'>): readonly ModelClass[] {
  return advanced ? modelValues : ['standard'];
}
