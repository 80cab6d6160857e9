import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { HttpModelStream } from './http-model-stream.ts';
import type { Model, TokenListener } from './model.ts';
import type { HostedModelChoice, ModelEnv } from './model-env.ts';
import { ModelFailure, plainCode } from './model-failure.ts';
import { type ProviderRow, providers } from './model-providers.ts';
import { postToModel } from './model-request.ts';
import type { Prompt } from './prompt.ts';

/** One request that is being sent through a provider's package. */
type Exchange = { onEvent: () => void; stream?: HttpModelStream; failure?: ModelFailure };

/**
 * Loads the package of a model's provider. The package writes each request (URL, headers, body, special cases of the
 * model). This program reads the response itself, event by event: the package's own chain of five web streams costs 3
 * times the CPU of copying the bytes, and the goal is 1.5 times.
 */
export async function loadHostedModel(
  choice: HostedModelChoice,
  { access }: ModelEnv,
  onTokens: TokenListener,
): Promise<Model> {
  const { read, load, options, loadsModels = false }: ProviderRow = providers[choice.provider];
  const createModel = await load(access[choice.provider]);
  // The packages pass a request's signal to fetch unchanged, so the signal identifies the request. Creating a model for
  // each request would cost more CPU than everything else, because the packages build their schemas with it.
  const exchanges = new WeakMap<AbortSignal, Exchange>();
  const model = createModel(choice.model, async (url, init) => {
    const exchange = init?.signal ? exchanges.get(init.signal) : undefined;
    if (!init?.signal || !exchange) throw new TypeError('a request without its signal');
    try {
      const response = await postToModel(
        String(url),
        plainHeaders(init.headers),
        String(init.body),
        init.signal,
      );
      exchange.stream = new HttpModelStream(response, read, {
        onEvent: exchange.onEvent,
        onTokens: (tokens) => onTokens(choice.label, tokens),
      });
    } catch (error) {
      if (error instanceof ModelFailure) exchange.failure = error;
    }
    throw handled;
  });
  return {
    label: choice.label,
    loadsModels,
    isSmall: false,
    async open(prompt, signal, onEvent) {
      const exchange: Exchange = { onEvent };
      exchanges.set(signal, exchange);
      try {
        await model.doStream(callOptions(prompt, signal, options));
      } catch (error) {
        // Only the error's name is used, because an error of the package contains the request's body.
        const name = error instanceof Error ? error.name : '';
        if (!exchange.stream)
          throw exchange.failure ?? new ModelFailure(`could not be called (${plainCode(name)})`);
      }
      if (!exchange.stream) throw new ModelFailure('got no request from its package');
      return exchange.stream;
    },
  };
}

/** The headers as a plain object. The packages already use one, and copying it costs a tenth of copying a `Headers`. */
function plainHeaders(headers: RequestInit['headers']): Record<string, string> {
  if (headers instanceof Headers || Array.isArray(headers)) return Object.fromEntries(headers);
  return { ...headers };
}

/** Thrown so that the package does not read the response. */
const handled = new Error('handled');

function callOptions(
  { system, user, schema }: Prompt,
  abortSignal: AbortSignal,
  providerOptions: ProviderRow['options'],
): LanguageModelV4CallOptions {
  return {
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: user }] },
    ],
    abortSignal,
    ...(schema === undefined ? {} : { responseFormat: { type: 'json', name: 'answer', schema } }),
    ...(providerOptions === undefined ? {} : { providerOptions }),
  };
}
