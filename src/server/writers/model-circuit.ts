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
 * How many failed attempts in a row open a model's circuit, and how long (milliseconds) it stays open before one call
 * may try. Ten is one more than three replies with all their attempts. With fewer, one bad second could stop a model.
 */
const FAILURES_TO_OPEN = 10;
const OPEN_MS = 10_000;

const isUnhealthy = (error: unknown) => error instanceof ModelFailure && error.unhealthy;

/** What made the circuit open. */
type Opening = { result: FailureReason<unknown> };

/** How long the circuit stays open after an outcome: 0 ms if the outcome says nothing about the model's health. */
function restAfter({ result }: Opening): IBackoff<Opening> {
  const told = !('error' in result) || isUnhealthy(result.error);
  return { duration: told ? OPEN_MS : 0, next: restAfter };
}

/**
 * The circuit of one model. It opens after repeated failures that show that the model is unhealthy. Then one call at a
 * time may try. If that call ends for another reason (the person left, the request was refused), it decides nothing,
 * and the next call may try.
 */
export function createModelCircuit(): CircuitBreakerPolicy {
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    // While one call tries, cockatiel counts every error that is not handled as a success.
    handleWhen((error) => isUnhealthy(error) || circuit.state === CircuitState.HalfOpen),
    { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: { next: restAfter } },
  );
  return circuit;
}
