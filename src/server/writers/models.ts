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

/** Other addresses for the providers that have one of their own, ending as theirs do ('…/v1'). */
export type BaseUrls = Partial<Record<ModelProvider, string>>;

/** How one model is asked. `open` resolves once the model's server accepted the request. */
export type Model = {
  /** As in the configuration: 'openai:gpt-5.2'. */
  readonly label: string;
  /** True where the server loads a model when it is first asked for, which may take most of a minute. */
  readonly loadsModels: boolean;
  /** Rejects with `ModelFailure`; `onEvent` is called for each event of the answer. */
  open(prompt: Prompt, signal: AbortSignal, onEvent: () => void): Promise<ModelAnswer>;
};

type Fetch = typeof globalThis.fetch;
type CreateModel = (model: string, fetch: Fetch) => LanguageModelV4;

type Provider = {
  /** Reads the events of the protocol that this provider's package asks for. */
  read: EventReader;
  /** Loads the package, which happens only for providers that are configured. */
  load(env: ModelEnv, baseUrl: { baseURL?: string }): Promise<CreateModel>;
  options?: LanguageModelV4CallOptions['providerOptions'];
  loadsModels?: true;
};

/** A key under its name, or nothing where there is none: the packages then say which one they miss. */
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
    // OpenAI keeps responses for 30 days unless told not to; mails are stored nowhere (decisions, B6).
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
    // Through its OpenAI-compatible endpoint: one protocol less to keep than its own line-delimited JSON.
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

/** One request on its way through a provider's package. */
type Exchange = { onEvent: () => void; answer?: ModelAnswer; failure?: ModelFailure };

/**
 * Loads the package of a model's provider. The package writes each request (address, headers, body, the model's
 * quirks); the answer is read here, event by event: the package's own chain of five web streams costs three
 * times the CPU of passing the bytes through, and this program's goal is half as much again.
 */
export async function loadModel(choice: ModelChoice, env: ModelEnv, baseUrls: BaseUrls = {}): Promise<Model> {
  const { read, load, options, loadsModels = false } = providers[choice.provider];
  const baseURL = baseUrls[choice.provider];
  const createModel = await load(env, baseURL === undefined ? {} : { baseURL });
  // The packages hand a request's signal to fetch as it is, so that it tells whose request it is. A model for
  // each request would cost more CPU than all else: the packages build their schemas with it.
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
        // Only its name goes further: an error of the package carries the request's body.
        const name = error instanceof Error ? error.name : '';
        if (!exchange.answer)
          throw exchange.failure ?? new ModelFailure(`could not be asked (${plainCode(name)})`);
      }
      if (!exchange.answer) throw new ModelFailure('was not asked by its package');
      return exchange.answer;
    },
  };
}

/** The packages give headers as a plain object, whose copy costs a tenth of a `Headers`. */
function plainHeaders(headers: RequestInit['headers']): Record<string, string> {
  if (headers instanceof Headers || Array.isArray(headers)) return Object.fromEntries(headers);
  return { ...headers };
}

/** Ends the package's part of a request: it has nothing to read. */
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
