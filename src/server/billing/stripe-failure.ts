import { ProblemError } from '../problems.ts';

/** Whether an error comes from Stripe's library: from an answer of Stripe, or because there was none. */
export function isStripeError(error: unknown): error is Error & { type: string; requestId?: string } {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/**
 * The problem for a failed call to Stripe. Any other error is returned unchanged. Its cause keeps Stripe's type, code
 * and request, and no data of the person.
 */
export function toBillingProblem(error: unknown): unknown {
  return isStripeError(error) ? new ProblemError('billing_failed', { cause: error }) : error;
}

/** Runs a call to Stripe. Throws `billing_failed` if Stripe refuses it or does not answer. */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toBillingProblem(error);
  }
}
