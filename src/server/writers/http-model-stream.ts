import type { IncomingMessage } from 'node:http';
import { AnswerBuffer } from './answer-buffer.ts';
import { EventStreamReader } from './event-stream-reader.ts';
import type { ModelStream, Tokens } from './model.ts';
import type { EventReader, EventSink, Finish } from './model-events.ts';
import { ModelFailure } from './model-failure.ts';

/** How long the response may take to end after the last event of a reply, in milliseconds. Then it is destroyed. */
const DRAIN_MS = 1_000;

const incomplete: Record<Exclude<Finish, 'stop'>, string> = {
  length: 'stopped at its length limit',
  filtered: 'withheld the reply (content filter)',
  other: 'stopped before the reply was complete',
};

/** The sum of the parts that are numbers of tokens. Undefined if none is. */
function sumOf(parts: readonly unknown[]): number | undefined {
  const counts = parts.filter((part): part is number => Number.isSafeInteger(part) && (part as number) >= 0);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined;
}

/**
 * A model's reply while it arrives over HTTP. `read` returns the text of all events that arrived together, because
 * resuming the caller costs more CPU than handling an event.
 */
export class HttpModelStream implements EventSink, ModelStream {
  readonly #response: IncomingMessage;
  readonly #answer: AnswerBuffer;
  readonly #tokens: { input?: number | undefined; output?: number | undefined } = {};
  /** Whether the model itself has ended the answer, complete or not. Its tokens may still follow. */
  #isFinished = false;

  /**
   * `onEvent` is called for every event of the answer, with or without text. `onTokens` is called once, when the
   * response has ended, if the server reported the tokens.
   */
  constructor(
    response: IncomingMessage,
    read: EventReader,
    { onEvent, onTokens }: { onEvent: () => void; onTokens: (tokens: Tokens) => void },
  ) {
    this.#response = response;
    this.#answer = new AnswerBuffer(() => {
      if (!this.#isFinished) response.destroy();
      else if (!response.complete) this.#drain();
    });
    const events = new EventStreamReader((data) => {
      if (data === '[DONE]') return;
      if (!this.#answer.isClosed) onEvent();
      read(JSON.parse(data), this);
    });
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.#parse(() => events.push(chunk)));
    response.on('end', () => {
      this.#parse(() => events.end());
      this.#fail('ended without a complete reply', { unhealthy: true });
    });
    response.on('error', () => this.#breakOff());
    response.on('close', () => {
      this.#breakOff();
      const { input = 0, output = 0 } = this.#tokens;
      if (input + output > 0) onTokens({ input, output });
    });
  }

  text(piece: string): void {
    this.#answer.add(piece);
  }

  finish(reason: Finish): void {
    this.#isFinished = true;
    this.#answer.close(reason === 'stop' ? undefined : new ModelFailure(incomplete[reason]));
  }

  usage(input: readonly unknown[], output: readonly unknown[]): void {
    this.#tokens.input = sumOf(input) ?? this.#tokens.input;
    this.#tokens.output = sumOf(output) ?? this.#tokens.output;
  }

  fail(code: string): void {
    this.#answer.close(new ModelFailure(`reported an error (${code})`, { retryable: true, unhealthy: true }));
  }

  read(): Promise<string | undefined> {
    return this.#answer.read();
  }

  /** Ends the stream. If the model still writes, the connection to its server is destroyed at once. */
  cancel(): void {
    if (!this.#isFinished) this.#response.destroy();
  }

  #parse(feed: () => void): void {
    try {
      feed();
    } catch {
      this.#answer.close(new ModelFailure('sent an event that cannot be read', { unhealthy: true }));
    }
    this.#answer.flush();
  }

  #breakOff(): void {
    this.#fail('broke off', { retryable: true, unhealthy: true });
  }

  /** Ends the answer with a failure, if it is not complete. */
  #fail(message: string, options: ConstructorParameters<typeof ModelFailure>[1]): void {
    if (!this.#answer.isClosed) this.#answer.close(new ModelFailure(message, options));
  }

  /** Waits until the response ends, for the tokens and so that its connection can be used again. */
  #drain(): void {
    const timer = setTimeout(() => this.#response.destroy(), DRAIN_MS).unref();
    this.#response.once('close', () => clearTimeout(timer));
  }
}
