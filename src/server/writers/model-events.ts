import { plainCode } from './model-failure.ts';

/** A number of tokens as a server sends it: nothing is known of its type. */
type Count = unknown;

/** Why a model stopped. Only 'stop' means that the reply is complete. */
export type Finish = 'stop' | 'length' | 'filtered' | 'other';

/** Receives what the events of a model's response contain. */
export type EventSink = {
  text(piece: string): void;
  finish(reason: Finish): void;
  /**
   * The tokens of the answer so far. A later event replaces an earlier one; a number that is missing changes nothing.
   * The parts of a number are added.
   */
  usage(input: readonly Count[], output: readonly Count[]): void;
  /** The stream reports an error. `code` is safe to log. */
  fail(code: string): void;
};

/**
 * Reads one event of a provider's text stream, already parsed from JSON. May throw TypeError if the event does not have
 * the shape of its protocol.
 */
export type EventReader = (event: unknown, sink: EventSink) => void;

type ErrorBody = { code?: unknown; type?: unknown; status?: unknown } | string;

function errorCode(error: ErrorBody | undefined): string {
  if (typeof error !== 'object' || error === null) return plainCode(error);
  return (
    [error.code, error.type, error.status].map(plainCode).find((code) => code !== 'no code') ?? 'no code'
  );
}

/** The provider's error code from the body of an error response, safe to log. */
export function bodyErrorCode(body: string): string {
  try {
    const parsed = JSON.parse(body) as { error?: ErrorBody; code?: unknown; type?: unknown };
    return errorCode(parsed.error ?? parsed);
  } catch {
    return 'no code';
  }
}

type ChatContent = string | { type?: string; text?: unknown }[] | null;
type ChatEvent = {
  error?: ErrorBody;
  usage?: { prompt_tokens?: Count; completion_tokens?: Count } | null;
  choices?: { delta?: { content?: ChatContent; refusal?: string | null }; finish_reason?: string | null }[];
};

const chatFinishes = new Map<string, Finish>([
  ['stop', 'stop'],
  // text-generation-inference uses this name.
  ['eos_token', 'stop'],
  ['stop_sequence', 'stop'],
  ['length', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'filtered'],
]);

/** OpenAI's chat completions. Mistral, Ollama and most other servers use this protocol, too. */
export const readChatEvent: EventReader = (event, sink) => {
  const { error, choices, usage } = event as ChatEvent;
  if (error) return sink.fail(errorCode(error));
  // OpenAI's own form sends it in an event after the last text, Mistral with the finish.
  if (usage) sink.usage([usage.prompt_tokens], [usage.completion_tokens]);
  const choice = choices?.[0];
  const content = choice?.delta?.content;
  if (typeof content === 'string') sink.text(content);
  else if (Array.isArray(content)) {
    // Mistral's reasoning models send parts, of which only those of type 'text' are the reply.
    for (const part of content)
      if (part.type === 'text' && typeof part.text === 'string') sink.text(part.text);
  }
  if (choice?.delta?.refusal) sink.finish('filtered');
  else if (choice?.finish_reason) sink.finish(chatFinishes.get(choice.finish_reason) ?? 'other');
};

type ResponsesEvent = {
  type?: string;
  delta?: unknown;
  code?: unknown;
  error?: ErrorBody;
  response?: {
    error?: ErrorBody;
    incomplete_details?: { reason?: string };
    usage?: { input_tokens?: Count; output_tokens?: Count } | null;
  };
};

/** OpenAI's Responses API. */
export const readResponsesEvent: EventReader = (event, sink) => {
  const { type, delta, code, error, response } = event as ResponsesEvent;
  if (response?.usage) sink.usage([response.usage.input_tokens], [response.usage.output_tokens]);
  if (type === 'response.output_text.delta') {
    if (typeof delta === 'string') sink.text(delta);
  } else if (type === 'response.completed') sink.finish('stop');
  else if (type === 'response.refusal.delta') sink.finish('filtered');
  else if (type === 'response.incomplete') {
    const reason = response?.incomplete_details?.reason;
    sink.finish(reason === 'content_filter' ? 'filtered' : 'length');
  } else if (type === 'response.failed') sink.fail(errorCode(response?.error));
  else if (type === 'error') sink.fail(errorCode(error ?? { code }));
};

type MessagesUsage = {
  input_tokens?: Count;
  /** Parts of the prompt that the provider keeps for later prompts. They are not in `input_tokens`. */
  cache_creation_input_tokens?: Count;
  cache_read_input_tokens?: Count;
  output_tokens?: Count;
};

type MessagesEvent = {
  type?: string;
  message?: { usage?: MessagesUsage };
  usage?: MessagesUsage;
  delta?: { type?: string; text?: unknown; partial_json?: unknown; stop_reason?: string | null };
  error?: ErrorBody;
};

const messagesFinishes = new Map<string, Finish>([
  ['end_turn', 'stop'],
  // Models that take no schema answer in JSON as the input of a tool.
  ['tool_use', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'filtered'],
]);

/** Anthropic's Messages API. */
export const readMessagesEvent: EventReader = (event, sink) => {
  const { type, delta, error, message } = event as MessagesEvent;
  const usage = message?.usage ?? (event as MessagesEvent).usage;
  if (usage) {
    const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
    sink.usage([input_tokens, cache_creation_input_tokens, cache_read_input_tokens], [output_tokens]);
  }
  if (type === 'content_block_delta') {
    if (delta?.type === 'text_delta' && typeof delta.text === 'string') sink.text(delta.text);
    if (delta?.type === 'input_json_delta' && typeof delta.partial_json === 'string')
      sink.text(delta.partial_json);
  } else if (type === 'message_delta') {
    if (delta?.stop_reason) sink.finish(messagesFinishes.get(delta.stop_reason) ?? 'other');
  } else if (type === 'error') sink.fail(errorCode(error));
};

type GeminiEvent = {
  error?: ErrorBody;
  candidates?: {
    content?: { parts?: { text?: unknown; thought?: boolean }[] };
    finishReason?: string;
  }[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: { promptTokenCount?: Count; candidatesTokenCount?: Count; thoughtsTokenCount?: Count };
};

const geminiFinishes = new Map<string, Finish>([
  ['STOP', 'stop'],
  ['MAX_TOKENS', 'length'],
  ['SAFETY', 'filtered'],
  ['RECITATION', 'filtered'],
  ['BLOCKLIST', 'filtered'],
  ['PROHIBITED_CONTENT', 'filtered'],
  ['SPII', 'filtered'],
]);

/** Google's streamGenerateContent. */
export const readGeminiEvent: EventReader = (event, sink) => {
  const { error, candidates, promptFeedback, usageMetadata: usage } = event as GeminiEvent;
  if (error) return sink.fail(errorCode(error));
  // The reasoning is charged as output, and is not in the count of the candidates.
  if (usage) sink.usage([usage.promptTokenCount], [usage.candidatesTokenCount, usage.thoughtsTokenCount]);
  if (promptFeedback?.blockReason) return sink.finish('filtered');
  const candidate = candidates?.[0];
  for (const part of candidate?.content?.parts ?? []) {
    if (typeof part.text === 'string' && part.thought !== true) sink.text(part.text);
  }
  if (candidate?.finishReason) sink.finish(geminiFinishes.get(candidate.finishReason) ?? 'other');
};
