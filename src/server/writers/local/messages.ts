// What the server and the process of a local model send each other.
import type { Tokens } from '../model.ts';
import type { Prompt } from '../prompt.ts';

/** How a model is loaded. */
export type LoadOptions = {
  /** The absolute path of the library's module. */
  library: string;
  /** The absolute path of the model's file. */
  modelPath: string;
  threads: number;
  /** How many answers the model writes at once. */
  answersAtOnce: number;
  /** The most tokens of a prompt and its answer together. */
  contextTokens: number;
};

/** How an answer ended. `isWhole` is false if it reached its limit. `isMailCut`: the mail was too long for the model. */
export type AnswerEnd = { isWhole: boolean; isMailCut: boolean };

export type ToProcess =
  | { kind: 'load'; options: LoadOptions }
  | { kind: 'write'; id: number; prompt: Prompt; maxTokens: number; stopTexts: string[] }
  | { kind: 'stop'; id: number };

/** `reason`: one sentence that holds no text of a mail, a prompt or an answer. */
export type FromProcess =
  | { kind: 'loaded' }
  | { kind: 'not loaded'; reason: string }
  /** The model works on an answer and has no text yet. */
  | { kind: 'progress'; id: number }
  | { kind: 'text'; id: number; text: string }
  /** Comes before the end of an answer. */
  | ({ kind: 'tokens'; id: number } & Tokens)
  | ({ kind: 'done'; id: number } & AnswerEnd)
  | { kind: 'failed'; id: number; reason: string }
  /** The answer has ended because it was stopped. */
  | { kind: 'stopped'; id: number };
