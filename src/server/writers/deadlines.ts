import { ModelFailure } from './model-failure.ts';

/** How long a reply may take, in milliseconds from the start of each part. */
export type Deadlines = {
  /** The whole reply, all attempts and waits included. */
  totalMs: number;
  /** The longest silence before the first text, counted from the attempt's start or from the last event. */
  firstMs: number;
  /** The longest silence after the first text. */
  gapMs: number;
};

/** Reasoning models may be silent for a long time before their first word, and for a while between two words. */
const FIRST_MS = 30_000;
const GAP_MS = 15_000;

/**
 * The deadlines of a model within the configured total. With a fallback, a model that stays silent is given up after
 * half of the total at the latest, so that the fallback has the other half. Without a fallback, a server that loads its
 * models at their first request (`loadsModels`) may be silent for the whole total.
 */
export function deadlinesFor(
  totalMs: number,
  { hasFallback = false, loadsModels = false }: { hasFallback?: boolean; loadsModels?: boolean } = {},
): Deadlines {
  const longest = loadsModels ? totalMs : FIRST_MS;
  return {
    totalMs,
    firstMs: Math.min(longest, hasFallback ? totalMs / 2 : totalMs),
    gapMs: Math.min(GAP_MS, totalMs),
  };
}

/**
 * Watches one reply. Its signal aborts with the caller's reason when the caller leaves, and with a `ModelFailure` when
 * a deadline passes. It has its own timers, because those of HTTP clients and of the providers' packages do not fire
 * while a server sends no headers. Always close it.
 */
export class DeadlineWatch {
  readonly #stop = new AbortController();
  readonly #outer: AbortSignal;
  readonly #deadlines: Deadlines;
  readonly #endsAt: number;
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;
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

  /** An attempt starts: the deadline for its first text counts from now. */
  startAttempt(): void {
    clearTimeout(this.#silence);
    const { firstMs } = this.#deadlines;
    this.#silence = setTimeout(() => this.#pass('said nothing for', firstMs), firstMs);
  }

  /** An attempt failed: silence is not measured until the next attempt. */
  endAttempt(): void {
    clearTimeout(this.#silence);
  }

  /** An event came, with or without text. Called for every event, so it only restarts a timer. */
  noteEvent(): void {
    this.#silence?.refresh();
  }

  /** The first text came: from now on `gapMs` limits the silence. */
  startText(): void {
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
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
