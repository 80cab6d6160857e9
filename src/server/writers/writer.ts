import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { Tone } from '#domain/tones.ts';
import type { Reading } from '#reading/reading.ts';

/** What a writer needs to write one reply. All texts are validated and within the domain's limits. */
export type WriteRequest = {
  /** The mail as the person gave it: at most 10,000 characters. */
  emailContent: string;
  reading: Reading;
  intent: Intent;
  tone: Tone;
  language: Language;
  /** The person's own instructions; they rank above the mail. */
  customPrompt?: string;
  /** True where the mail looks like fraud: nothing in it is to be promised. */
  isSuspicious?: boolean;
  /** The name of whoever sends the reply, where it is known: at most 100 characters on one line. */
  author?: string;
};

/** What is known of a reply once it is complete. */
export type WrittenReply = {
  /** The whole reply: what the yielded texts add up to, trimmed. Never empty. */
  reply: string;
  /** The engine that wrote it, as the person reads it: 'Built-in drafter', 'openai:gpt-5.2'. */
  writer: string;
  /** One sentence per instruction that could not be followed. */
  notes: string[];
};

/**
 * An engine that writes replies. `write` yields text as it is written and returns the finished reply. It throws
 * `WriterError` when no complete reply can be had, and the signal's reason once the signal aborts. What it
 * yields is final: a writer that retries or falls back does so before its first text.
 */
export type ReplyWriter = {
  /** The engine's name, as in `WrittenReply.writer`. */
  readonly name: string;
  write(request: WriteRequest, signal: AbortSignal): AsyncGenerator<string, WrittenReply, void>;
  /** Does ahead what the first reply would otherwise wait for (tables, compiled code). Asks no model. */
  warmUp?(request: WriteRequest): void;
};

/** No complete reply came out. `message` is for the log and never holds text of the mail or the reply. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}
