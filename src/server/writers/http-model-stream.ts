import type { IncomingMessage } from 'node:http';
import { AnswerBuffer } from './answer-buffer.ts';
import { EventStreamReader } from './event-stream-reader.ts';
import type { ModelStream } from './model.ts';
import type { EventReader, EventSink, Finish } from './model-events.ts';
import { ModelFailure } from './model-failure.ts';

/** How long the response may take to end after the last event of a reply, in milliseconds. Then it is destroyed. */
const DRAIN_MS = 1_000;

const incomplete: Record<Exclude<Finish, 'stop'>, string> = {
  length: 'stopped at its length limit',
  filtered: 'withheld the reply (content filter)',
  other: 'stopped before the reply was complete',
};

/**
 * A model's reply while it arrives over HTTP. `read` returns the text of all events that arrived together, because
 * resuming the caller costs more CPU than handling an event.
 */
export class HttpModelStream implements EventSink, ModelStream {
  readonly #response: IncomingMessage;
  readonly #answer: AnswerBuffer;
  #isComplete = false;

  /** `onEvent` is called for every event, with or without text. */
  constructor(response: IncomingMessage, read: EventReader, onEvent: () => void) {
    this.#response = response;
    this.#answer = new AnswerBuffer((failure) => {
      if (failure) response.destroy();
      else if (!response.complete) this.#drain();
    });
    const events = new EventStreamReader((data) => {
      if (data === '[DONE]' || this.#answer.isClosed) return;
      onEvent();
      read(JSON.parse(data), this);
    });
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.#parse(() => events.push(chunk)));
    response.on('end', () => {
      this.#parse(() => events.end());
      this.#fail('ended without a complete reply', { unhealthy: true });
    });
    response.on('error', () => this.#breakOff());
    response.on('close', () => this.#breakOff());
  }

  text(piece: string): void {
    this.#answer.add(piece);
  }

  finish(reason: Finish): void {
    this.#isComplete = reason === 'stop';
    this.#answer.close(reason === 'stop' ? undefined : new ModelFailure(incomplete[reason]));
  }

  fail(code: string): void {
    this.#answer.close(new ModelFailure(`reported an error (${code})`, { retryable: true, unhealthy: true }));
  }

  read(): Promise<string | undefined> {
    return this.#answer.read();
  }

  /** Ends the stream. If the reply is not complete, the connection to the model's server is destroyed at once. */
  cancel(): void {
    if (!this.#isComplete) this.#response.destroy();
  }

  #parse(feed: () => void): void {
    if (this.#answer.isClosed) return;
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

  /** Waits until the response ends, so that its connection can be used again. */
  #drain(): void {
    const timer = setTimeout(() => this.#response.destroy(), DRAIN_MS).unref();
    this.#response.once('close', () => clearTimeout(timer));
  }
}
