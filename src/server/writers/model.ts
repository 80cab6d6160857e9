// The contract of a model. hosted-model.ts calls models over HTTP, local/local-models.ts those on this machine.
import type { Prompt } from './prompt.ts';
import type { WaitingListener } from './writer.ts';

/** The tokens of a prompt (`input`) and of its answer (`output`), as the model's server counts them. */
export type Tokens = { input: number; output: number };

/**
 * Called once for each answer whose tokens the model's server has reported, also if the answer failed or was stopped.
 * `model`: its name in the configuration. Must not throw.
 */
export type TokenListener = (model: string, tokens: Tokens) => void;

/** The answer of a model while it arrives. */
export type ModelStream = {
  /**
   * Waits for text and returns all text since the last call; undefined when the answer is complete. Rejects with
   * `ModelFailure`. Only one call at a time.
   */
  read(): Promise<string | undefined>;
  /** Whether the model read only the beginning of the mail, because all of it was too long. Known at the end. */
  readonly isMailCut?: boolean;
  /** Ends the stream. If the answer is not complete, the model is stopped at once. */
  cancel(): void;
};

/** One model that can be called. */
export type Model = {
  /** The model's name in the configuration: 'openai:gpt-5.2', 'local:gemma-4-e2b'. */
  readonly label: string;
  /** True if the server loads a model at its first request, which may take most of a minute. */
  readonly loadsModels: boolean;
  /** True if the model is small: then it gets the small prompt, and its language is checked. */
  readonly isSmall: boolean;
  /**
   * Waits until the model has room for one more answer. The result gives the room back; call it once. Missing if the
   * model always has room. Rejects with the signal's reason.
   */
  takeTurn?(signal: AbortSignal, onWaiting?: WaitingListener): Promise<() => void>;
  /**
   * Sends a prompt and resolves once the model has accepted it. `onEvent` is called for each event of the answer.
   * Rejects with `ModelFailure`.
   */
  open(prompt: Prompt, signal: AbortSignal, onEvent: () => void): Promise<ModelStream>;
};
