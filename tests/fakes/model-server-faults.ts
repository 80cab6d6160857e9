import type { ServerResponse } from 'node:http';
import type { FakeFinish, Frames, Protocol } from './model-server-protocols.ts';

/** One answer of the fake model, ready to be sent. */
export type Answer = {
  response: ServerResponse;
  protocol: Protocol;
  frames: Frames;
  tokens: readonly string[];
  /** Milliseconds between two tokens; 0 sends all at once. */
  pauseMs: number;
  /** Sent as Retry-After with a refusal. */
  retryAfter: string | undefined;
};

/** Milliseconds: enough time for the written bytes to be sent before the connection breaks. */
const CUT_MS = 20;

const REASONING = 'The mail asks for something. I should say "yes", and not mention 4711.';

function head({ response }: Answer): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
}

/** Writes the frames at the answer's pace, then calls `end`. Stops when the client leaves. */
function play(answer: Answer, frames: readonly string[], end: () => void): void {
  const { response, pauseMs } = answer;
  head(answer);
  if (pauseMs === 0) {
    response.write(frames.join(''));
    end();
    return;
  }
  let next = 0;
  const timer = setInterval(() => {
    const frame = frames[next++];
    if (frame !== undefined) response.write(frame);
    if (next < frames.length) return;
    clearInterval(timer);
    end();
  }, pauseMs);
  response.on('close', () => clearInterval(timer));
}

function speak(answer: Answer, tokens: readonly string[], finish: FakeFinish): void {
  const { frames, response } = answer;
  const all = [frames.open, ...tokens.map(frames.delta), frames.close(finish), frames.rest()];
  play(
    answer,
    all.filter((frame) => frame !== ''),
    () => response.end(),
  );
}

/** Sends the first half of the answer, then calls `end`. */
function speakHalf(answer: Answer, end: () => void): void {
  const { frames, tokens } = answer;
  const half = tokens.slice(0, Math.ceil(tokens.length / 2));
  play(answer, [frames.open, ...half.map(frames.delta)], end);
}

function refuse(answer: Answer, status: number): void {
  const { response, protocol, retryAfter } = answer;
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  });
  response.end(JSON.stringify(protocol.refusal(status)));
}

function drip(answer: Answer): void {
  const { frames, tokens, response } = answer;
  const bytes = Buffer.from(
    [frames.open, ...tokens.map(frames.delta), frames.close('stop'), frames.rest()].join(''),
  );
  let next = 0;
  head(answer);
  response.flushHeaders();
  const timer = setInterval(() => {
    response.write(bytes.subarray(next, next + 1));
    if (++next < bytes.length) return;
    clearInterval(timer);
    response.end();
  }, 1_000);
  response.on('close', () => clearInterval(timer));
}

/** Every way in which the fake model can answer. 'none' is the correct answer. */
export const faults = {
  none: (answer) => speak(answer, answer.tokens, 'stop'),
  '400': (answer) => refuse(answer, 400),
  '401': (answer) => refuse(answer, 401),
  '429': (answer) => refuse(answer, 429),
  '500': (answer) => refuse(answer, 500),
  '503': (answer) => refuse(answer, 503),
  /** The connection breaks before any answer. */
  reset: ({ response }) => response.socket?.resetAndDestroy(),
  /** No answer at all, not even the headers. */
  hang: () => {},
  /** The headers and half of the text, then nothing more, with the connection open. */
  stall: (answer) => speakHalf(answer, () => {}),
  /** One byte a second. */
  drip,
  /** The connection breaks in the middle of the text. */
  cut: (answer) => speakHalf(answer, () => setTimeout(() => answer.response.destroy(), CUT_MS)),
  /** The stream ends normally, but in the middle of the text. */
  unfinished: (answer) => speakHalf(answer, () => answer.response.end()),
  /** The protocol's own error event in the middle of the text. */
  error: (answer) =>
    speakHalf(answer, () => {
      answer.response.end(answer.frames.error);
    }),
  garbage: (answer) =>
    play(answer, ['data: {"choices": [{"del\n\n', '\u0000\u0001<html>\n\n'], () => answer.response.end()),
  /** An HTML page instead of a stream. */
  page: ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Sign in</title>');
  },
  empty: (answer) => speak(answer, [], 'stop'),
  length: (answer) => speak(answer, answer.tokens.slice(0, Math.ceil(answer.tokens.length / 2)), 'length'),
  filter: (answer) => speak(answer, answer.tokens.slice(0, 2), 'filter'),
  /** Reasoning in the protocol's own events and as a block of text, then the reply. */
  reasoning: (answer) => {
    const { frames, tokens, response } = answer;
    const all = [frames.open, frames.reasoning(REASONING), frames.delta(`<think>${REASONING}</think>\n\n`)];
    play(answer, [...all, ...tokens.map(frames.delta), frames.close('stop'), frames.rest()], () =>
      response.end(),
    );
  },
} as const satisfies Record<string, (answer: Answer) => void>;

export type FaultKind = keyof typeof faults;

export function isFaultKind(name: string): name is FaultKind {
  return Object.hasOwn(faults, name);
}
