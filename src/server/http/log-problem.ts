import { type ProblemCode, problems } from '#domain/problems.ts';
import { describeError, type Logger } from '../log.ts';
import type { ProblemError } from '../problems.ts';

/** What an installation is asked for that it is made without: nothing failed. */
const unconfigured: readonly ProblemCode[] = ['mail_not_configured', 'mailbox_not_configured'];

/**
 * Logs a problem that is not the client's: as an error where something failed, as a warning where the installation is
 * made without what was asked for, or has no room for more at once.
 */
export function logProblem(log: Logger, id: string, problem: ProblemError): void {
  const { code } = problem;
  if (problems[code].status < 500) return;
  // Turned away since too many came at once: nothing failed, and many such lines must not hide what did.
  const isFull = problem.cause === undefined && problem.retryAfterSeconds !== undefined;
  if (isFull) log.warn({ id, code });
  else if (unconfigured.includes(code)) log.warn({ id, code, error: describeError(problem) });
  else log.error({ id, code, error: describeError(problem) });
}
