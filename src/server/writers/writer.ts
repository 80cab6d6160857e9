// The contract of a writer. Its kinds are built-in-writer.ts, model-writer.ts and fallback-writer.ts; writers.ts
// creates those that the configuration names.
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
  /** True if the mail looks like fraud: the reply should promise nothing that the mail asks for. */
  isSuspicious?: boolean;
  /** The name of the person who sends the reply, if known: at most 100 characters on one line. */
  author?: string;
};

/** A reply that is complete. */
export type WrittenReply = {
  /** The whole reply: all yielded texts joined and trimmed. Never empty. */
  reply: string;
  /** The engine that wrote it, as the person reads it: 'Built-in drafter', 'openai:gpt-5.2'. */
  writer: string;
  /** Sentences for the person, such as an instruction that could not be followed or a fact to check before sending. */
  notes: string[];
};

/**
 * An engine that writes replies. `write` yields text as it is written and returns the finished reply. It throws
 * `WriterError` if no complete reply is possible, and the signal's reason once the signal aborts. Yielded text is
 * final: a writer may retry or fall back only before its first text.
 */
export type ReplyWriter = {
  /** The engine's name, as in `WrittenReply.writer`. */
  readonly name: string;
  write(request: WriteRequest, signal: AbortSignal): AsyncGenerator<string, WrittenReply, void>;
  /** Prepares what the first reply would otherwise wait for (tables, compiled code). Sends nothing to a model. */
  warmUp?(request: WriteRequest): void;
};

/** There is no complete reply. `message` is for the log and never holds text of the mail or the reply. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}
