import { problems } from '#domain/problems.ts';
import { describeError, type Logger } from '../log.ts';
import type { ProblemError } from '../problems.ts';

/**
 * Logs a problem that is not the client's: as an error where something failed, as a warning where the installation is
 * made without what was asked for.
 */
export function logProblem(log: Logger, id: string, problem: ProblemError): void {
  const { code } = problem;
  if (problems[code].status < 500) return;
  const line = { id, code, error: describeError(problem) };
  if (code === 'mail_not_configured') log.warn(line);
  else log.error(line);
}
