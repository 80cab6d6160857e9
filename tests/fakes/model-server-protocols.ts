/** How a fake answer ends. */
export type FakeFinish = 'stop' | 'length' | 'filter';

/** The frames of one answer, each a whole server-sent event (or several) as text. */
export type Frames = {
  open: string;
  delta(text: string): string;
  /** Reasoning in the protocol's own events; '' if the protocol has none. */
  reasoning(text: string): string;
  close(finish: FakeFinish): string;
  /** What follows the end of the text; '' if nothing does. */
  rest(): string;
  error: string;
};

/** What the frames of an answer depend on. */
export type Asked = { model: string; path: string; body: Record<string, unknown> };

/** The tokens of a request as the fake counts them: the words of its body. */
export function inputTokens(body: Record<string, unknown>): number {
  return JSON.stringify(body).split(/\s+/).length;
}

export type Protocol = {
  name: 'chat' | 'responses' | 'messages' | 'gemini';
  /** Matches the request's path. A group named `model` matches the model if it is in the path. */
  path: RegExp;
  /** The frames count the tokens of the answer: one for each delta. */
  frames(asked: Asked): Frames;
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

/**
 * OpenAI's chat completions. Mistral, Ollama and every compatible server use them too. The tokens come in a last chunk
 * without choices if the request asks for them. Mistral, under a path of its own, always sends them with the finish.
 */
const chat: Protocol = {
  name: 'chat',
  path: /\/chat\/completions$/,
  frames({ model, path, body }) {
    let completion_tokens = 0;
    const usage = () => {
      const prompt_tokens = inputTokens(body);
      return { usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens } };
    };
    const chunkOf = (choices: object[], rest: object = {}) =>
      data({
        id: 'chatcmpl-fake',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model,
        choices,
        ...rest,
      });
    const chunk = (delta: object, finish_reason: string | null = null, rest: object = {}) =>
      chunkOf([{ index: 0, delta, finish_reason }], rest);
    const isMistral = path.startsWith('/mistral/');
    const { include_usage = false } = (body.stream_options ?? {}) as { include_usage?: boolean };
    const reasons = { stop: 'stop', length: 'length', filter: 'content_filter' } as const;
    return {
      open: chunk({ role: 'assistant', content: '' }),
      delta: (text) => {
        completion_tokens += 1;
        return chunk({ content: text });
      },
      reasoning: (text) => chunk({ reasoning_content: text }),
      close: (finish) => chunk({}, reasons[finish], isMistral ? usage() : {}),
      rest: () => `${include_usage ? chunkOf([], usage()) : ''}data: [DONE]\n\n`,
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
  frames({ model, body }) {
    let sequence_number = 0;
    let output_tokens = 0;
    const event = (type: string, fields: object) =>
      data({ type, sequence_number: sequence_number++, ...fields }, type);
    const response = (status: string, rest: object = {}) => ({
      response: { id: 'resp_fake', object: 'response', created_at: 1_700_000_000, model, status, ...rest },
    });
    const usage = () => {
      const input_tokens = inputTokens(body);
      return { input_tokens, output_tokens, total_tokens: input_tokens + output_tokens };
    };
    const place = { item_id: 'msg_fake', output_index: 0, content_index: 0 };
    const item = { id: 'msg_fake', type: 'message', role: 'assistant', status: 'in_progress', content: [] };
    const part = { type: 'output_text', text: '', annotations: [] };
    return {
      open:
        event('response.created', response('in_progress')) +
        event('response.in_progress', response('in_progress')) +
        event('response.output_item.added', { output_index: 0, item }) +
        event('response.content_part.added', { ...place, part }),
      delta: (text) => {
        output_tokens += 1;
        return event('response.output_text.delta', { ...place, delta: text, logprobs: [] });
      },
      reasoning: (text) =>
        event('response.reasoning_summary_text.delta', {
          item_id: 'rs_fake',
          output_index: 0,
          summary_index: 0,
          delta: text,
        }),
      close: (finish) => {
        if (finish === 'stop') return event('response.completed', response('completed', { usage: usage() }));
        const reason = finish === 'length' ? 'max_output_tokens' : 'content_filter';
        return event(
          'response.incomplete',
          response('incomplete', { usage: usage(), incomplete_details: { reason } }),
        );
      },
      rest: () => '',
      error: event('error', { code: 'server_error', message: REFUSED, param: null }),
    };
  },
  refusal: chat.refusal,
};

/** Anthropic's Messages API. */
const messages: Protocol = {
  name: 'messages',
  path: /\/messages$/,
  frames({ model, body }) {
    let output_tokens = 0;
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
        event('message_start', {
          message: { ...message, usage: { input_tokens: inputTokens(body), output_tokens: 1 } },
        }) +
        event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
        event('ping'),
      delta: (text) => {
        output_tokens += 1;
        return event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
      },
      reasoning: (text) =>
        event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: text } }),
      close: (finish) =>
        event('content_block_stop', { index: 0 }) +
        event('message_delta', {
          delta: { stop_reason: reasons[finish], stop_sequence: null },
          usage: { output_tokens },
        }),
      rest: () => event('message_stop'),
      error: event('error', { error: { type: 'overloaded_error', message: REFUSED } }),
    };
  },
  refusal: (status) => ({ type: 'error', error: { type: codes[status], message: REFUSED } }),
};

/** Google's streamGenerateContent with `alt=sse`. */
const gemini: Protocol = {
  name: 'gemini',
  path: /\/models\/(?<model>[^/:]+):streamGenerateContent$/,
  frames({ model, body }) {
    const promptTokenCount = inputTokens(body);
    let candidatesTokenCount = 0;
    const chunk = (parts: object[], finishReason?: string) =>
      `data: ${JSON.stringify({
        candidates: [{ content: { parts, role: 'model' }, index: 0, ...(finishReason && { finishReason }) }],
        usageMetadata: {
          promptTokenCount,
          candidatesTokenCount,
          totalTokenCount: promptTokenCount + candidatesTokenCount,
        },
        modelVersion: model,
        responseId: 'fake',
      })}\r\n\r\n`;
    const reasons = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' } as const;
    return {
      open: '',
      delta: (text) => {
        candidatesTokenCount += 1;
        return chunk([{ text }]);
      },
      reasoning: (text) => chunk([{ text, thought: true }]),
      close: (finish) => chunk([{ text: '' }], reasons[finish]),
      rest: () => '',
      error: `data: ${JSON.stringify({ error: { code: 500, message: REFUSED, status: 'INTERNAL' } })}\r\n\r\n`,
    };
  },
  refusal: (status) => ({ error: { code: status, message: REFUSED, status: codes[status]?.toUpperCase() } }),
};

export const protocols: readonly Protocol[] = [chat, responses, messages, gemini];
