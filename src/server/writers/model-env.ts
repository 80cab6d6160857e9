import { z } from 'zod';
import { type ModelClass, modelValues } from '#domain/plans.ts';
import { address, wholeNumber } from '../env-fields.ts';
import { type ModelProvider, modelProviders, type ProviderAccess, providers } from './model-providers.ts';

type KeyVariable = Extract<(typeof providers)[ModelProvider], { keyVariable: string }>['keyVariable'];

/** The environment variable with a provider's required key; undefined if it has none. */
const keyVariableOf = (provider: ModelProvider): KeyVariable | undefined => {
  const row = providers[provider];
  return 'keyVariable' in row ? row.keyVariable : undefined;
};

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
  /** How to reach each provider. The required key of a configured provider is always there. */
  access: Record<ModelProvider, ProviderAccess>;
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
  const variables = modelProviders.map(keyVariableOf).filter((variable) => variable !== undefined);
  return Object.fromEntries(variables.map((variable) => [variable, keyField])) as Record<
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
    const key = keyVariableOf(choice.provider);
    if (key && !values[key]) {
      return `${key} must hold the key of the provider that ${name} names.`;
    }
    if (choice.provider === 'openai-compatible' && !values.AI_BASE_URL) {
      return `AI_BASE_URL must be the address of the server that ${name} names, ending in /v1.`;
    }
  }
  return undefined;
}

function accessOf(apiKey: string | undefined, baseURL?: string): ProviderAccess {
  return { ...(apiKey === undefined ? {} : { apiKey }), ...(baseURL === undefined ? {} : { baseURL }) };
}

/** Groups the variables by purpose. */
export function modelEnv(values: ModelValues): ModelEnv {
  const keyed = modelProviders.map((provider) => {
    const variable = keyVariableOf(provider);
    return [provider, accessOf(variable && values[variable])];
  });
  return {
    main: values.AI_MODEL,
    fallback: values.AI_FALLBACK_MODEL,
    advanced: values.AI_ADVANCED_MODEL,
    access: {
      ...(Object.fromEntries(keyed) as ModelEnv['access']),
      ollama: accessOf(undefined, `${values.OLLAMA_BASE_URL}/v1`),
      'openai-compatible': accessOf(values.AI_API_KEY, values.AI_BASE_URL),
    },
    timeoutMs: values.AI_TIMEOUT_MS,
  };
}

/** The classes of models on this server; 'standard' comes first. The built-in drafter counts as 'standard'. */
export function configuredModels({ advanced }: Pick<ModelEnv, 'advanced'>): readonly ModelClass[] {
  return advanced ? modelValues : ['standard'];
}
