import { WriterError } from './writer.ts';

type Traits = {
  /** True if another attempt may succeed. */
  retryable?: boolean;
  /** True if the failure shows that the model is unhealthy. Its circuit breaker counts such failures. */
  unhealthy?: boolean;
  /** How long the server asked to wait before the next request, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/**
 * Why a model wrote no complete reply. The message contains statuses and codes, never text of the mail, the prompt or
 * the reply. It has no `cause`, because the errors of HTTP clients contain bodies.
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

/** A provider's error code in a form that is safe to log: a short word, else 'no code'. */
export function plainCode(code: unknown): string {
  return typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : 'no code';
}
