import type { ModelStream } from './model.ts';
import { ModelFailure } from './model-failure.ts';

/** The longest answer, in UTF-16 code units. A model that writes more is stopped. */
const MAX_ANSWER = 50_000;

/** Holds the text of an answer between the source that it comes from and the caller that reads it. */
export class AnswerBuffer implements Pick<ModelStream, 'read'> {
  #text = '';
  #length = 0;
  #failure: ModelFailure | undefined;
  #isClosed = false;
  #waiting:
    | { resolve: (text: string | undefined) => void; reject: (failure: ModelFailure) => void }
    | undefined;
  readonly #onClose: (failure: ModelFailure | undefined) => void;

  /** `onClose` is called once, when the answer is complete or has failed. */
  constructor(onClose: (failure: ModelFailure | undefined) => void) {
    this.#onClose = onClose;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Adds text. The reader gets it with the next `flush`, together with the text of all events until then. */
  add(text: string): void {
    if (this.#isClosed) return;
    this.#text += text;
    this.#length += text.length;
    if (this.#length > MAX_ANSWER) this.close(new ModelFailure('wrote a reply that is too long'));
  }

  /** Ends the answer. Without a failure it is complete. Only the first call counts. */
  close(failure?: ModelFailure): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#failure = failure;
    this.#onClose(failure);
    this.flush();
  }

  read(): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.flush();
    });
  }

  /** Gives the text to the reader, if one waits. */
  flush(): void {
    const waiting = this.#waiting;
    if (waiting === undefined || (this.#text === '' && !this.#isClosed)) return;
    this.#waiting = undefined;
    // The text of a failed answer is not returned. If no text was returned before, another attempt or another model may
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
