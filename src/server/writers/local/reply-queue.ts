import type { WaitingListener } from '../writer.ts';

type Waiting = {
  begin: () => void;
  onWaiting: WaitingListener | undefined;
  /** The place that was told last. */
  ahead: number;
};

/** Lets a number of answers be written at once. The others begin in the order in which they came. */
export class ReplyQueue {
  readonly #atOnce: number;
  #running = 0;
  #waiting: Waiting[] = [];

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** The number of answers that wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Waits for a turn. The result ends the turn; further calls of it do nothing. `onWaiting` gets how many answers have to
   * end before the turn comes, whenever that changes. Rejects with the signal's reason if it aborts before the turn.
   */
  takeTurn(signal: AbortSignal, onWaiting?: WaitingListener): Promise<() => void> {
    if (signal.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal.reason);
        this.#tellPlaces();
      };
      const waiting: Waiting = {
        onWaiting,
        ahead: this.#waiting.length + 1,
        begin: () => {
          signal.removeEventListener('abort', leave);
          this.#running += 1;
          resolve(this.#endOnce());
        },
      };
      if (this.#running < this.#atOnce) {
        waiting.begin();
        return;
      }
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      onWaiting?.(waiting.ahead);
    });
  }

  #endOnce(): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#running -= 1;
      const next = this.#waiting.shift();
      if (!next) return;
      // The turn comes first: whoever hears of it may leave at once.
      next.begin();
      next.onWaiting?.(0);
      this.#tellPlaces();
    };
  }

  #tellPlaces(): void {
    for (const [index, waiting] of [...this.#waiting].entries()) {
      if (waiting.ahead === index + 1) continue;
      waiting.ahead = index + 1;
      waiting.onWaiting?.(waiting.ahead);
    }
  }
}
