// The contract of a writer. The kinds of writers are in built-in-writer.ts, model-writer.ts and fallback-writer.ts.
// writers.ts creates those that the configuration names.
import type { Answer } from '#domain/answers.ts';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { OwnWords } from '#domain/own-words.ts';
import type { Rewrite } from '#domain/rewrites.ts';
import type { Tone } from '#domain/tones.ts';
import type { Ask, Reading } from '#reading/reading.ts';

/** Everything that a writer gets for one reply. All texts are validated and within the domain's limits. */
export type WriteRequest = {
  /** The mail as the person entered it: at most 10,000 characters. */
  emailContent: string;
  reading: Reading;
  intent: Intent;
  tone: Tone;
  language: Language;
  /** An earlier reply, with the person's edits, to write once more. */
  rewrite?: { as: Rewrite; reply: string };
  /** The person's own instructions. They have priority over the mail. */
  customPrompt?: string;
  /** The person's answers to asks of the reading. They have priority over the mail and over `customPrompt`. */
  answers?: ReadonlyMap<Ask, Answer>;
  /** True if the mail looks like fraud: the reply should promise nothing that the mail asks for. */
  isSuspicious?: boolean;
  /** The name of the person who signs the reply: at most 100 characters on one line. Missing if it is not known. */
  signerName?: string;
  /** The person's own name, signature, opening and closing, without blank ones. */
  ownWords?: OwnWords;
};

/** A reply that is complete. */
export type WrittenReply = {
  /** The whole reply: all yielded texts joined and trimmed. Never empty. */
  reply: string;
  /** The name of the writer that wrote it: 'Built-in drafter', 'openai:gpt-5.2'. */
  writer: string;
  /** Sentences for the person, such as an instruction that could not be followed or a fact to check before sending. */
  notes: string[];
};

/** Called while a reply waits for its turn, with the number of replies ahead of it, and with 0 when its turn comes. */
export type WaitingListener = (ahead: number) => void;

/** Called with the name of the writer that writes from now on, if that is not the one that was called. */
export type WriterListener = (name: string) => void;

/**
 * Writes replies. `write` yields text as it is written and returns the finished reply. It throws `WriterError` if no
 * complete reply is possible, and the signal's reason once the signal aborts. Yielded text is final: a writer may retry
 * or use another model only before its first text.
 */
export type ReplyWriter = {
  /** The name in `WrittenReply.writer`. A fallback writer has the name of its main writer. */
  readonly name: string;
  write(
    request: WriteRequest,
    signal: AbortSignal,
    onWaiting?: WaitingListener,
    onWriter?: WriterListener,
  ): AsyncGenerator<string, WrittenReply, void>;
  /** Loads tables and compiles code, so that the first reply does not wait for it. Sends nothing to a model. */
  warmUp?(request: WriteRequest): void;
};

/** There is no complete reply. `message` is for the log and never holds text of the mail or the reply. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}
