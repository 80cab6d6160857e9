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
 * How many failed attempts in a row open a model's circuit, and how long it stays open before one call may try, in
 * milliseconds. Three replies have nine attempts. With a lower number, one bad second could pause a model.
 */
const FAILURES_TO_OPEN = 10;
const OPEN_MS = 10_000;

const isUnhealthy = (error: unknown) => error instanceof ModelFailure && error.unhealthy;

/** The failure that opened the circuit. */
type CircuitFailure = { result: FailureReason<unknown> };

/** How long the circuit stays open after a failure: 0 ms if the failure does not show that the model is unhealthy. */
function openTime({ result }: CircuitFailure): IBackoff<CircuitFailure> {
  const isDecisive = !('error' in result) || isUnhealthy(result.error);
  return { duration: isDecisive ? OPEN_MS : 0, next: openTime };
}

/**
 * The circuit of one model. It opens after repeated failures that show that the model is unhealthy. After `OPEN_MS` one
 * call at a time may try. If that call ends for another reason (its caller stopped, the request was refused), the next
 * call may try at once.
 */
export function createModelCircuit(): CircuitBreakerPolicy {
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    // While one call tries, cockatiel would count an error that is not handled as a success.
    handleWhen((error) => isUnhealthy(error) || circuit.state === CircuitState.HalfOpen),
    { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: { next: openTime } },
  );
  return circuit;
}
