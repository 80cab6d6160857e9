import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { ModelAnswer } from './model-answer.ts';
import type { ModelChoice, ModelEnv, ModelProvider } from './model-env.ts';
import {
  type EventReader,
  readChatEvent,
  readGeminiEvent,
  readMessagesEvent,
  readResponsesEvent,
} from './model-events.ts';
import { ModelFailure, plainCode } from './model-failure.ts';
import { post } from './post.ts';
import type { Prompt } from './prompt.ts';

/** Replacements for the providers' own addresses. They end like the originals ('…/v1'). */
export type BaseUrls = Partial<Record<ModelProvider, string>>;

/** One model, and how to send it a request. `open` resolves once the model's server has accepted the request. */
export type Model = {
  /** As in the configuration: 'openai:gpt-5.2'. */
  readonly label: string;
  /** True if the server loads a model at its first request, which may take most of a minute. */
  readonly loadsModels: boolean;
  /** Rejects with `ModelFailure`; `onEvent` is called for each event of the answer. */
  open(prompt: Prompt, signal: AbortSignal, onEvent: () => void): Promise<ModelAnswer>;
};

type Fetch = typeof globalThis.fetch;
type CreateModel = (model: string, fetch: Fetch) => LanguageModelV4;

type Provider = {
  /** Reads the events of the protocol that this provider's package uses. */
  read: EventReader;
  /** Loads the package. Called only for providers that are configured. */
  load(env: ModelEnv, baseUrl: { baseURL?: string }): Promise<CreateModel>;
  options?: LanguageModelV4CallOptions['providerOptions'];
  loadsModels?: true;
};

/** The option `apiKey`, or nothing if there is no key: the packages then say which key is missing. */
function key(apiKey: string | undefined): { apiKey?: string } {
  return apiKey === undefined ? {} : { apiKey };
}

/** Every provider. A new one is one row; most speak OpenAI's chat completions. */
const providers: Record<ModelProvider, Provider> = {
  openai: {
    read: readResponsesEvent,
    load: async ({ keys }, baseUrl) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return (model, fetch) => createOpenAI({ ...key(keys.openai), ...baseUrl, fetch })(model);
    },
    // OpenAI stores responses for 30 days by default, but mails must not be stored anywhere (docs/product.md, 10.4).
    options: { openai: { store: false } },
  },
  anthropic: {
    read: readMessagesEvent,
    load: async ({ keys }, baseUrl) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return (model, fetch) => createAnthropic({ ...key(keys.anthropic), ...baseUrl, fetch })(model);
    },
  },
  google: {
    read: readGeminiEvent,
    load: async ({ keys }, baseUrl) => {
      const { createGoogle } = await import('@ai-sdk/google');
      return (model, fetch) => createGoogle({ ...key(keys.google), ...baseUrl, fetch })(model);
    },
  },
  mistral: {
    read: readChatEvent,
    load: async ({ keys }, baseUrl) => {
      const { createMistral } = await import('@ai-sdk/mistral');
      return (model, fetch) => createMistral({ ...key(keys.mistral), ...baseUrl, fetch })(model);
    },
  },
  ollama: {
    // Uses the OpenAI-compatible endpoint. Ollama's own line-delimited JSON would be one more protocol to maintain.
    read: readChatEvent,
    load: async ({ ollamaBaseUrl }, { baseURL = `${ollamaBaseUrl}/v1` }) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return (model, fetch) => createOpenAICompatible({ name: 'ollama', baseURL, fetch })(model);
    },
    loadsModels: true,
  },
  'openai-compatible': {
    read: readChatEvent,
    load: async ({ baseUrl, apiKey }, { baseURL = baseUrl ?? '' }) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return (model, fetch) =>
        createOpenAICompatible({ name: 'compatible', ...key(apiKey), baseURL, fetch })(model);
    },
  },
};

/** One request that is being sent through a provider's package. */
type Exchange = { onEvent: () => void; answer?: ModelAnswer; failure?: ModelFailure };

/**
 * Loads the package of a model's provider. The package writes each request (address, headers, body, special cases of
 * the model). The answer is read here, event by event: the package's own chain of five web streams costs 3 times the
 * CPU of passing the bytes through, and this program's goal is 1.5 times.
 */
export async function loadModel(choice: ModelChoice, env: ModelEnv, baseUrls: BaseUrls = {}): Promise<Model> {
  const { read, load, options, loadsModels = false } = providers[choice.provider];
  const baseURL = baseUrls[choice.provider];
  const createModel = await load(env, baseURL === undefined ? {} : { baseURL });
  // The packages pass a request's signal to fetch unchanged, so the signal identifies the request. Creating a model for
  // each request would cost more CPU than everything else, because the packages build their schemas with it.
  const exchanges = new WeakMap<AbortSignal, Exchange>();
  const model = createModel(choice.model, async (url, init) => {
    const exchange = init?.signal ? exchanges.get(init.signal) : undefined;
    if (!init?.signal || !exchange) throw new TypeError('a request without its signal');
    try {
      const response = await post(String(url), plainHeaders(init.headers), String(init.body), init.signal);
      exchange.answer = new ModelAnswer(response, read, exchange.onEvent);
    } catch (error) {
      if (error instanceof ModelFailure) exchange.failure = error;
    }
    throw handled;
  });
  return {
    label: choice.label,
    loadsModels,
    async open(prompt, signal, onEvent) {
      const exchange: Exchange = { onEvent };
      exchanges.set(signal, exchange);
      try {
        await model.doStream(callOptions(prompt, signal, options));
      } catch (error) {
        // Only the error's name is passed on: an error of the package contains the request's body.
        const name = error instanceof Error ? error.name : '';
        if (!exchange.answer)
          throw exchange.failure ?? new ModelFailure(`could not be asked (${plainCode(name)})`);
      }
      if (!exchange.answer) throw new ModelFailure('was not asked by its package');
      return exchange.answer;
    },
  };
}

/** The packages give headers as a plain object. Copying it costs a tenth of copying a `Headers`. */
function plainHeaders(headers: RequestInit['headers']): Record<string, string> {
  if (headers instanceof Headers || Array.isArray(headers)) return Object.fromEntries(headers);
  return { ...headers };
}

/** Thrown to end the package's part of a request: the package has nothing to read. */
const handled = new Error('handled');

function callOptions(
  { system, user }: Prompt,
  abortSignal: AbortSignal,
  providerOptions: Provider['options'],
): LanguageModelV4CallOptions {
  return {
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: user }] },
    ],
    abortSignal,
    ...(providerOptions === undefined ? {} : { providerOptions }),
  };
}
