import { ModelFailure } from './model-failure.ts';

/** How long a reply and its parts may take, in milliseconds. */
export type Deadlines = {
  /** The whole reply, all attempts and waits included. */
  totalMs: number;
  /**
   * The longest time without an event before the first text, counted from the start of the attempt or from the last
   * event.
   */
  firstMs: number;
  /** The longest time without an event after the first text. */
  gapMs: number;
};

/** A reasoning model may send nothing for a long time before its first word, and for some seconds between two words. */
const FIRST_MS = 30_000;
const GAP_MS = 15_000;

/**
 * The deadlines of a model within the configured total. With a fallback, a model that sends nothing is stopped after
 * half of the total at the latest, so that the fallback has the other half. Without a fallback, a server that loads its
 * models at their first request (`loadsModels`) may send nothing for the whole total.
 */
export function deadlinesFor(
  totalMs: number,
  { hasFallback = false, loadsModels = false }: { hasFallback?: boolean; loadsModels?: boolean } = {},
): Deadlines {
  const longestFirst = loadsModels ? totalMs : FIRST_MS;
  return {
    totalMs,
    firstMs: Math.min(longestFirst, hasFallback ? totalMs / 2 : totalMs),
    gapMs: Math.min(GAP_MS, totalMs),
  };
}

/**
 * Watches the deadlines of one reply. Its signal aborts with the reason of the caller's signal, or with a
 * `ModelFailure` when a deadline passes. It has its own timers, because those of HTTP clients and of the providers'
 * packages do not fire while a server sends no headers. Always close it.
 */
export class DeadlineWatch {
  readonly #stop = new AbortController();
  readonly #outer: AbortSignal;
  readonly #deadlines: Deadlines;
  readonly #endsAt: number;
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;
  readonly #onOuterAbort = () => this.#stop.abort(this.#outer.reason);

  constructor(outer: AbortSignal, deadlines: Deadlines) {
    this.#outer = outer;
    this.#deadlines = deadlines;
    this.#endsAt = performance.now() + deadlines.totalMs;
    this.#total = setTimeout(() => this.#pass('took longer than', deadlines.totalMs), deadlines.totalMs);
    outer.addEventListener('abort', this.#onOuterAbort, { once: true });
    if (outer.aborted) this.#onOuterAbort();
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Milliseconds until the total deadline. */
  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** Starts the deadline for the first text of an attempt. */
  startAttempt(): void {
    clearTimeout(this.#silence);
    const { firstMs } = this.#deadlines;
    this.#silence = setTimeout(() => this.#pass('sent nothing for', firstMs), firstMs);
  }

  /** Stops the deadline for the first text after a failed attempt, until the next attempt starts. */
  endAttempt(): void {
    clearTimeout(this.#silence);
  }

  /** Restarts the running deadline, because an event came, with or without text. It runs for every event. */
  noteEvent(): void {
    this.#silence?.refresh();
  }

  /** Starts the deadline between two events (`gapMs`), because the first text came. */
  startText(): void {
    clearTimeout(this.#silence);
    const { gapMs } = this.#deadlines;
    this.#silence = setTimeout(() => this.#pass('paused for', gapMs), gapMs);
  }

  close(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
    this.#outer.removeEventListener('abort', this.#onOuterAbort);
  }

  #pass(what: string, ms: number): void {
    this.#stop.abort(new ModelFailure(`${what} ${Math.round(ms)} ms`, { unhealthy: true }));
  }
}

/** A deadline that can be paused. It runs from its creation. Always close it. */
export class PausableDeadline {
  readonly #onEnd: () => void;
  #leftMs: number;
  #resumedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `onEnd` is called after `ms` milliseconds, in which the pauses do not count. */
  constructor(ms: number, onEnd: () => void) {
    this.#leftMs = ms;
    this.#onEnd = onEnd;
    this.resume();
  }

  /** Stops the time. Does nothing during a pause. */
  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#leftMs -= performance.now() - this.#resumedAt;
  }

  /** Goes on with the time that was left. Does nothing if the deadline is not paused. */
  resume(): void {
    if (this.#timer !== undefined) return;
    this.#resumedAt = performance.now();
    this.#timer = setTimeout(this.#onEnd, this.#leftMs);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
