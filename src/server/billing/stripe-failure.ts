import { ProblemError } from '../problems.ts';

/** Whether an error comes from Stripe's library: from an answer of Stripe, or because there was none. */
export function isStripeError(error: unknown): error is Error & { type: string; requestId?: string } {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/**
 * Runs a call to Stripe. Throws `billing_failed` if Stripe refuses it or does not answer. The cause keeps Stripe's type,
 * code and request, and no data of the person.
 */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw isStripeError(error) ? new ProblemError('billing_failed', { cause: error }) : error;
  }
}
