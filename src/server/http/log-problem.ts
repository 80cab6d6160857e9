import { type ProblemCode, problems } from '#domain/problems.ts';
import { describeError, type Logger } from '../log.ts';
import type { ProblemError } from '../problems.ts';

/** Problems of features that this installation is not configured for. Nothing failed. */
const unconfigured: readonly ProblemCode[] = ['mail_not_configured', 'mailbox_not_configured'];

/**
 * Logs a problem that the client did not cause: as an error if something failed, as a warning if the feature is not
 * configured or the server has no room for more requests.
 */
export function logProblem(log: Logger, id: string, problem: ProblemError): void {
  const { code } = problem;
  if (problems[code].status < 500) return;
  // Refused because too many requests came at once. Nothing failed, and many such lines must not hide real failures.
  const isFull = problem.cause === undefined && problem.retryAfterSeconds !== undefined;
  if (isFull) log.warn({ id, code });
  else if (unconfigured.includes(code)) log.warn({ id, code, error: describeError(problem) });
  else log.error({ id, code, error: describeError(problem) });
}
