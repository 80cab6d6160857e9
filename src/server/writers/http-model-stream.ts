import type { IncomingMessage } from 'node:http';
import { EventStreamReader } from './event-stream-reader.ts';
import type { ModelStream } from './model.ts';
import type { EventReader, EventSink, Finish } from './model-events.ts';
import { ModelFailure } from './model-failure.ts';

/** The longest reply, in UTF-16 code units. A model that writes more is stopped. */
const MAX_REPLY = 50_000;

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
  #text = '';
  #length = 0;
  #finish: Finish | undefined;
  #failure: ModelFailure | undefined;
  #closed = false;
  #waiting:
    | { resolve: (text: string | undefined) => void; reject: (failure: ModelFailure) => void }
    | undefined;

  /** `onEvent` is called for every event, with or without text. */
  constructor(response: IncomingMessage, read: EventReader, onEvent: () => void) {
    this.#response = response;
    const events = new EventStreamReader((data) => {
      if (data === '[DONE]' || this.#closed) return;
      onEvent();
      read(JSON.parse(data), this);
    });
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.#parse(() => events.push(chunk)));
    response.on('end', () => {
      this.#parse(() => events.end());
      if (!this.#closed) this.#close(new ModelFailure('ended without a complete reply', { unhealthy: true }));
    });
    response.on('error', () => this.#breakOff());
    response.on('close', () => this.#breakOff());
  }

  text(piece: string): void {
    this.#text += piece;
    this.#length += piece.length;
    if (this.#length > MAX_REPLY) this.#close(new ModelFailure('wrote a reply that is too long'));
  }

  finish(reason: Finish): void {
    this.#finish = reason;
    this.#close(reason === 'stop' ? undefined : new ModelFailure(incomplete[reason]));
  }

  fail(code: string): void {
    this.#close(new ModelFailure(`reported an error (${code})`, { retryable: true, unhealthy: true }));
  }

  /**
   * Waits for text and returns all text since the last call; undefined when the reply is complete. Rejects with
   * `ModelFailure`. Only one call at a time.
   */
  read(): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#settle();
    });
  }

  /** Ends the stream. If the reply is not complete, the connection to the model's server is destroyed at once. */
  cancel(): void {
    if (this.#finish !== 'stop') this.#response.destroy();
  }

  #parse(feed: () => void): void {
    if (this.#closed) return;
    try {
      feed();
    } catch {
      this.#close(new ModelFailure('sent an event that cannot be read', { unhealthy: true }));
    }
    if (this.#waiting !== undefined) this.#settle();
  }

  #breakOff(): void {
    if (!this.#closed) this.#close(new ModelFailure('broke off', { retryable: true, unhealthy: true }));
  }

  #close(failure: ModelFailure | undefined): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#failure = failure;
    if (failure) this.#response.destroy();
    else if (!this.#response.complete) this.#drain();
    this.#settle();
  }

  /** Waits until the response ends, so that its connection can be used again. */
  #drain(): void {
    const timer = setTimeout(() => this.#response.destroy(), DRAIN_MS).unref();
    this.#response.once('close', () => clearTimeout(timer));
  }

  #settle(): void {
    const waiting = this.#waiting;
    if (waiting === undefined || (this.#text === '' && !this.#closed)) return;
    this.#waiting = undefined;
    // The text of a failed stream is not returned. If no text was returned before, another attempt or another model may
    // write.
    if (this.#failure) waiting.reject(this.#failure);
    else if (this.#text === '') waiting.resolve(undefined);
    else {
      const text = this.#text;
      this.#text = '';
      waiting.resolve(text);
    }
  }
}
