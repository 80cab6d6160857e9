/** How a fake answer ends. */
export type FakeFinish = 'stop' | 'length' | 'filter';

/** The frames of one answer, each a whole server-sent event (or several) as text. */
export type Frames = {
  open: string;
  delta(text: string): string;
  /** Reasoning in the protocol's own events; '' if the protocol has none. */
  reasoning(text: string): string;
  close(finish: FakeFinish): string;
  error: string;
};

export type Protocol = {
  name: 'chat' | 'responses' | 'messages' | 'gemini';
  /** Matches the request's path. A group named `model` matches the model if it is in the path. */
  path: RegExp;
  frames(model: string): Frames;
  /** The body of a refused request. */
  refusal(status: number): unknown;
};

/** The error codes of real refusals, by status. */
const codes: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'invalid_api_key',
  429: 'rate_limit_exceeded',
  500: 'server_error',
  503: 'overloaded',
};

const REFUSED = 'The fake model refused, as requested.';

function data(value: unknown, event?: string): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(value)}\n\n`;
}

/** OpenAI's chat completions. Mistral, Ollama and every compatible server use them too. */
const chat: Protocol = {
  name: 'chat',
  path: /\/chat\/completions$/,
  frames(model) {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      data({
        id: 'chatcmpl-fake',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model,
        choices: [{ index: 0, delta, finish_reason }],
      });
    const reasons = { stop: 'stop', length: 'length', filter: 'content_filter' } as const;
    return {
      open: chunk({ role: 'assistant', content: '' }),
      delta: (text) => chunk({ content: text }),
      reasoning: (text) => chunk({ reasoning_content: text }),
      close: (finish) => `${chunk({}, reasons[finish])}data: [DONE]\n\n`,
      error: data({ error: { message: REFUSED, type: 'server_error', code: 'server_error' } }),
    };
  },
  refusal: (status) => ({
    error: { message: REFUSED, type: codes[status], code: codes[status], param: null },
  }),
};

/** OpenAI's Responses API. */
const responses: Protocol = {
  name: 'responses',
  path: /\/responses$/,
  frames(model) {
    let sequence_number = 0;
    const event = (type: string, fields: object) =>
      data({ type, sequence_number: sequence_number++, ...fields }, type);
    const response = (status: string, rest: object = {}) => ({
      response: { id: 'resp_fake', object: 'response', created_at: 1_700_000_000, model, status, ...rest },
    });
    const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
    const place = { item_id: 'msg_fake', output_index: 0, content_index: 0 };
    const item = { id: 'msg_fake', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
    const part = { type: 'output_text', text: '', annotations: [] };
    return {
      open:
        event('response.created', response('in_progress')) +
        event('response.in_progress', response('in_progress')) +
        event('response.output_item.added', { output_index: 0, item }) +
        event('response.content_part.added', { ...place, part }),
      delta: (text) => event('response.output_text.delta', { ...place, delta: text, logprobs: [] }),
      reasoning: (text) =>
        event('response.reasoning_summary_text.delta', {
          item_id: 'rs_fake',
          output_index: 0,
          summary_index: 0,
          delta: text,
        }),
      close: (finish) => {
        if (finish === 'stop') return event('response.completed', response('completed', { usage }));
        const reason = finish === 'length' ? 'max_output_tokens' : 'content_filter';
        return event(
          'response.incomplete',
          response('incomplete', { usage, incomplete_details: { reason } }),
        );
      },
      error: event('error', { code: 'server_error', message: REFUSED, param: null }),
    };
  },
  refusal: chat.refusal,
};

/** Anthropic's Messages API. */
const messages: Protocol = {
  name: 'messages',
  path: /\/messages$/,
  frames(model) {
    const event = (type: string, fields: object = {}) => data({ type, ...fields }, type);
    const reasons = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' } as const;
    const message = {
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
    };
    return {
      open:
        event('message_start', { message: { ...message, usage: { input_tokens: 1, output_tokens: 1 } } }) +
        event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
        event('ping'),
      delta: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
      reasoning: (text) =>
        event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: text } }),
      close: (finish) =>
        event('content_block_stop', { index: 0 }) +
        event('message_delta', {
          delta: { stop_reason: reasons[finish], stop_sequence: null },
          usage: { output_tokens: 1 },
        }) +
        event('message_stop'),
      error: event('error', { error: { type: 'overloaded_error', message: REFUSED } }),
    };
  },
  refusal: (status) => ({ type: 'error', error: { type: codes[status], message: REFUSED } }),
};

/** Google's streamGenerateContent with `alt=sse`. */
const gemini: Protocol = {
  name: 'gemini',
  path: /\/models\/(?<model>[^/:]+):streamGenerateContent$/,
  frames(model) {
    const chunk = (parts: object[], finishReason?: string) =>
      `data: ${JSON.stringify({
        candidates: [{ content: { parts, role: 'model' }, index: 0, ...(finishReason && { finishReason }) }],
        usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
        modelVersion: model,
        responseId: 'fake',
      })}\r\n\r\n`;
    const reasons = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' } as const;
    return {
      open: '',
      delta: (text) => chunk([{ text }]),
      reasoning: (text) => chunk([{ text, thought: true }]),
      close: (finish) => chunk([{ text: '' }], reasons[finish]),
      error: `data: ${JSON.stringify({ error: { code: 500, message: REFUSED, status: 'INTERNAL' } })}\r\n\r\n`,
    };
  },
  refusal: (status) => ({ error: { code: status, message: REFUSED, status: codes[status]?.toUpperCase() } }),
};

export const protocols: readonly Protocol[] = [chat, responses, messages, gemini];
