import { ModelFailure } from './model-failure.ts';

/** How long a reply may take, in milliseconds from the start of each part. */
export type Deadlines = {
  /** The whole reply, all attempts and waits included. */
  totalMs: number;
  /** From an attempt's start to the first event of its answer. */
  firstMs: number;
  /** From one event to the next. */
  gapMs: number;
};

/** The longest a model may think before it says anything, and pause while it writes. */
const FIRST_MS = 20_000;
const GAP_MS = 15_000;

/**
 * The deadlines of a model under the configured total. With a fallback behind it, a model that stays silent is
 * given up after half of the total, so that the fallback has the other half.
 */
export function deadlinesFor(totalMs: number, hasFallback: boolean): Deadlines {
  return {
    totalMs,
    firstMs: Math.min(FIRST_MS, hasFallback ? totalMs / 2 : totalMs),
    gapMs: Math.min(GAP_MS, totalMs),
  };
}

/**
 * Watches over one reply: its signal aborts with the caller's reason when the caller leaves, with a
 * `ModelFailure` when a deadline passes. Timers of its own, since those of HTTP clients and of the providers'
 * packages do not fire while a server sends no head. Close it in any case.
 */
export class Watch {
  readonly #stop = new AbortController();
  readonly #outer: AbortSignal;
  readonly #deadlines: Deadlines;
  readonly #endsAt: number;
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;
  #flowing = false;
  readonly #onLeave = () => this.#stop.abort(this.#outer.reason);

  constructor(outer: AbortSignal, deadlines: Deadlines) {
    this.#outer = outer;
    this.#deadlines = deadlines;
    this.#endsAt = performance.now() + deadlines.totalMs;
    this.#total = setTimeout(() => this.#pass('took longer than', deadlines.totalMs), deadlines.totalMs);
    outer.addEventListener('abort', this.#onLeave, { once: true });
    if (outer.aborted) this.#onLeave();
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Milliseconds until the total deadline. */
  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** An attempt starts: the deadline to its first event runs from now. */
  startAttempt(): void {
    clearTimeout(this.#silence);
    this.#flowing = false;
    const { firstMs } = this.#deadlines;
    this.#silence = setTimeout(() => this.#pass('said nothing for', firstMs), firstMs);
  }

  /** An attempt failed: nothing runs until the next. */
  endAttempt(): void {
    clearTimeout(this.#silence);
  }

  /** An event came. Called for every one, so it only moves a timer on. */
  heard(): void {
    if (this.#flowing) {
      this.#silence?.refresh();
      return;
    }
    this.#flowing = true;
    clearTimeout(this.#silence);
    const { gapMs } = this.#deadlines;
    this.#silence = setTimeout(() => this.#pass('paused for', gapMs), gapMs);
  }

  close(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
    this.#outer.removeEventListener('abort', this.#onLeave);
  }

  #pass(what: string, ms: number): void {
    this.#stop.abort(new ModelFailure(`${what} ${Math.round(ms)} ms`, { unhealthy: true }));
  }
}

/** The promise's outcome, or a rejection with the signal's reason as soon as it aborts. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
