import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  type FailureReason,
  handleWhen,
  type IBackoff,
} from 'cockatiel';
import { ModelFailure } from './model-failure.ts';

/**
 * Failed attempts in a row that open a model's circuit, and how long it stays open before one call may try. Three
 * replies given up after all their attempts, and one more: fewer would rest a model for one bad second.
 */
const FAILURES_TO_OPEN = 10;
const OPEN_MS = 10_000;

const isUnhealthy = (error: unknown) => error instanceof ModelFailure && error.unhealthy;

/** What made the circuit open. */
type Opening = { result: FailureReason<unknown> };

/** How long the circuit stays open after an outcome: not at all after one that told nothing of the model. */
function restAfter({ result }: Opening): IBackoff<Opening> {
  const told = !('error' in result) || isUnhealthy(result.error);
  return { duration: told ? OPEN_MS : 0, next: restAfter };
}

/**
 * The circuit of one model. It opens after repeated failures that speak against the model's health, then lets one
 * call at a time try; a call that ends for another reason (the person left, the request was refused) decides
 * nothing, and the next call tries.
 */
export function createModelCircuit(): CircuitBreakerPolicy {
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    // While one call tries, cockatiel takes every error that is not handled for a success.
    handleWhen((error) => isUnhealthy(error) || circuit.state === CircuitState.HalfOpen),
    { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: { next: restAfter } },
  );
  return circuit;
}
