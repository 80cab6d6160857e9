import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import {
  type EventReader,
  readChatEvent,
  readGeminiEvent,
  readMessagesEvent,
  readResponsesEvent,
} from './model-events.ts';

/** The key and the URL of a provider. Without `baseURL` its package uses the provider's own URL. */
export type ProviderAccess = { apiKey?: string; baseURL?: string };

type Fetch = typeof globalThis.fetch;
type CreateModel = (model: string, fetch: Fetch) => LanguageModelV4;

/** A provider of models. */
export type ProviderRow = {
  /**
   * The environment variable with its API key, which the provider requires. A provider without it needs no key, or has
   * settings of its own in model-env.ts.
   */
  keyVariable?: string;
  /** Reads the events of the protocol that this provider's package uses. */
  read: EventReader;
  /** Loads the package. Called only for providers that are configured. */
  load(access: ProviderAccess): Promise<CreateModel>;
  options?: LanguageModelV4CallOptions['providerOptions'];
  /** True if the server loads a model at its first request, which may take most of a minute. */
  loadsModels?: boolean;
};

/**
 * All providers. A new one is only one row here: `AI_MODEL` then accepts its name, its key variable is read, and the
 * contract tests run for it. Most providers use OpenAI's chat completions.
 */
export const providers = {
  openai: {
    keyVariable: 'OPENAI_API_KEY',
    read: readResponsesEvent,
    load: async (access) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return (model, fetch) => createOpenAI({ ...access, fetch })(model);
    },
    // OpenAI stores responses for 30 days by default, but mails must not be stored anywhere (docs/product.md, 10.4).
    options: { openai: { store: false } },
  },
  anthropic: {
    keyVariable: 'ANTHROPIC_API_KEY',
    read: readMessagesEvent,
    load: async (access) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return (model, fetch) => createAnthropic({ ...access, fetch })(model);
    },
  },
  google: {
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    read: readGeminiEvent,
    load: async (access) => {
      const { createGoogle } = await import('@ai-sdk/google');
      return (model, fetch) => createGoogle({ ...access, fetch })(model);
    },
  },
  mistral: {
    keyVariable: 'MISTRAL_API_KEY',
    read: readChatEvent,
    load: async (access) => {
      const { createMistral } = await import('@ai-sdk/mistral');
      return (model, fetch) => createMistral({ ...access, fetch })(model);
    },
  },
  ollama: {
    // Uses the OpenAI-compatible endpoint. Ollama's own line-delimited JSON would be one more protocol to maintain.
    read: readChatEvent,
    load: async ({ baseURL = '' }) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return (model, fetch) =>
        createOpenAICompatible({ name: 'ollama', baseURL, includeUsage: true, fetch })(model);
    },
    loadsModels: true,
  },
  'openai-compatible': {
    read: readChatEvent,
    load: async ({ baseURL = '', ...access }) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return (model, fetch) =>
        createOpenAICompatible({ name: 'compatible', ...access, baseURL, includeUsage: true, fetch })(model);
    },
  },
} as const satisfies Record<string, ProviderRow>;

export type ModelProvider = keyof typeof providers;
export const modelProviders = Object.keys(providers) as [ModelProvider, ...ModelProvider[]];
