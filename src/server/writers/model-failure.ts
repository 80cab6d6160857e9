import { WriterError } from './writer.ts';

type Traits = {
  /** Worth another attempt while nothing has been written. */
  retryable?: boolean;
  /** Speaks against the model's health, so that its circuit breaker counts it. */
  unhealthy?: boolean;
  /** How long the server asked to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/**
 * Why a model wrote no complete reply. The message names statuses and codes only, never text of the mail, the
 * prompt or the reply, and there is no cause: the errors of HTTP clients carry bodies.
 */
export class ModelFailure extends WriterError {
  readonly retryable: boolean;
  readonly unhealthy: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, traits: Traits = {}) {
    super(message);
    this.retryable = traits.retryable ?? false;
    this.unhealthy = traits.unhealthy ?? false;
    this.retryAfterMs = traits.retryAfterMs;
  }
}

/** A provider's error code as it may stand in a log: a short word, else 'no code'. */
export function plainCode(code: unknown): string {
  return typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : 'no code';
}
