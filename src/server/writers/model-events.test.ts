import { expect, test } from 'vitest';
import {
  bodyErrorCode,
  type EventReader,
  readChatEvent,
  readGeminiEvent,
  readMessagesEvent,
  readResponsesEvent,
} from './model-events.ts';

/** What the readers report about the events, in order. */
function reported(reader: EventReader, ...events: unknown[]): string[] {
  const lines: string[] = [];
  const sink = {
    text: (piece: string) => void lines.push(piece),
    finish: (reason: string) => void lines.push(`finish ${reason}`),
    fail: (code: string) => void lines.push(`fail ${code}`),
    usage: (...parts: (readonly unknown[])[]) =>
      void lines.push(
        `tokens ${parts.map((counts) => counts.filter(Number.isInteger).join('+')).join(' / ')}`,
      ),
  };
  for (const event of events) reader(event, sink);
  return lines;
}

const chatChoice = (delta: object, finish_reason?: string) => ({ choices: [{ delta, finish_reason }] });

test.each([
  ['text', chatChoice({ content: 'Hi' }), ['Hi']],
  ['text with the finish', chatChoice({ content: '!' }, 'stop'), ['!', 'finish stop']],
  ['reasoning', chatChoice({ reasoning_content: 'hm', content: null }), []],
  [
    'parts, as Mistral sends them',
    chatChoice({
      content: [
        { type: 'thinking', thinking: [] },
        { type: 'text', text: 'Hi' },
      ],
    }),
    ['Hi'],
  ],
  ['a length limit', chatChoice({}, 'length'), ['finish length']],
  ['a content filter', chatChoice({}, 'content_filter'), ['finish filtered']],
  ['a refusal', chatChoice({ refusal: 'I cannot' }), ['finish filtered']],
  ['a tool call', chatChoice({}, 'tool_calls'), ['finish other']],
  ['an unknown finish', chatChoice({}, 'constructor'), ['finish other']],
  ['tokens alone', { choices: [], usage: { prompt_tokens: 20, completion_tokens: 3 } }, ['tokens 20 / 3']],
  [
    'tokens with the finish, as Mistral sends them',
    { ...chatChoice({}, 'stop'), usage: { prompt_tokens: 20, completion_tokens: 3 } },
    ['tokens 20 / 3', 'finish stop'],
  ],
  ['an error', { error: { code: 500, type: 'server_error', message: 'secret' } }, ['fail server_error']],
  ['an error without a code', { error: 'no such thing' }, ['fail no code']],
  ['an unknown shape', { choices: 'none' }, []],
])('chat completions: %s', (_name, event, expected) => {
  expect(reported(readChatEvent, event)).toEqual(expected);
});

test.each([
  ['text', { type: 'response.output_text.delta', delta: 'Hi' }, ['Hi']],
  ['reasoning', { type: 'response.reasoning_summary_text.delta', delta: 'hm' }, []],
  ['the end', { type: 'response.completed' }, ['finish stop']],
  [
    'tokens with the end',
    { type: 'response.completed', response: { usage: { input_tokens: 20, output_tokens: 3 } } },
    ['tokens 20 / 3', 'finish stop'],
  ],
  [
    'tokens of a failure',
    { type: 'response.failed', response: { usage: { input_tokens: 20, output_tokens: 0 } } },
    ['tokens 20 / 0', 'fail no code'],
  ],
  ['a refusal', { type: 'response.refusal.delta', delta: 'no' }, ['finish filtered']],
  [
    'a content filter',
    { type: 'response.incomplete', response: { incomplete_details: { reason: 'content_filter' } } },
    ['finish filtered'],
  ],
  ['a length limit', { type: 'response.incomplete', response: {} }, ['finish length']],
  [
    'a failure',
    { type: 'response.failed', response: { error: { code: 'server_error' } } },
    ['fail server_error'],
  ],
  ['an error', { type: 'error', code: 'rate_limit_exceeded' }, ['fail rate_limit_exceeded']],
])('Responses: %s', (_name, event, expected) => {
  expect(reported(readResponsesEvent, event)).toEqual(expected);
});

test.each([
  ['text', { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Hi' } }, ['Hi']],
  [
    'JSON of a model that takes no schema',
    { type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '{"a":' } },
    ['{"a":'],
  ],
  ['its end', { type: 'message_delta', delta: { stop_reason: 'tool_use' } }, ['finish stop']],
  ['reasoning', { type: 'content_block_delta', delta: { type: 'thinking_delta', thinking: 'hm' } }, []],
  [
    'tokens of the prompt, with what the provider keeps of it',
    {
      type: 'message_start',
      message: { usage: { input_tokens: 20, cache_read_input_tokens: 5, output_tokens: 1 } },
    },
    ['tokens 20+5 / 1'],
  ],
  [
    'tokens of the answer',
    { type: 'message_delta', delta: {}, usage: { output_tokens: 9 } },
    ['tokens  / 9'],
  ],
  ['no end yet', { type: 'message_delta', delta: { stop_reason: null } }, []],
  ['the end', { type: 'message_delta', delta: { stop_reason: 'end_turn' } }, ['finish stop']],
  ['a length limit', { type: 'message_delta', delta: { stop_reason: 'max_tokens' } }, ['finish length']],
  ['a refusal', { type: 'message_delta', delta: { stop_reason: 'refusal' } }, ['finish filtered']],
  ['an error', { type: 'error', error: { type: 'overloaded_error' } }, ['fail overloaded_error']],
])('Messages: %s', (_name, event, expected) => {
  expect(reported(readMessagesEvent, event)).toEqual(expected);
});

const candidate = (parts: object[], finishReason?: string) => ({
  candidates: [{ content: { parts }, finishReason }],
});

test.each([
  ['text', candidate([{ text: 'Hi' }, { text: ' Ada' }]), ['Hi', ' Ada']],
  ['reasoning', candidate([{ text: 'hm', thought: true }]), []],
  ['text with the finish', candidate([{ text: '!' }], 'STOP'), ['!', 'finish stop']],
  ['a finish without parts', { candidates: [{ finishReason: 'MAX_TOKENS' }] }, ['finish length']],
  ['a safety stop', candidate([], 'SAFETY'), ['finish filtered']],
  [
    'tokens, with those of the reasoning',
    { usageMetadata: { promptTokenCount: 20, candidatesTokenCount: 3, thoughtsTokenCount: 40 } },
    ['tokens 20 / 3+40'],
  ],
  ['a blocked prompt', { promptFeedback: { blockReason: 'OTHER' } }, ['finish filtered']],
  ['an error', { error: { code: 503, status: 'UNAVAILABLE' } }, ['fail UNAVAILABLE']],
])('Gemini: %s', (_name, event, expected) => {
  expect(reported(readGeminiEvent, event)).toEqual(expected);
});

test('only the code of an error is used, never its message', () => {
  expect(bodyErrorCode('{"error":{"message":"the mail said…","code":"context_length_exceeded"}}')).toBe(
    'context_length_exceeded',
  );
  expect(bodyErrorCode('{"error":{"type":"the mail said so"}}')).toBe('no code');
  expect(bodyErrorCode('<html>')).toBe('no code');
  expect(bodyErrorCode('null')).toBe('no code');
});
