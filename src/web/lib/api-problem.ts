import { browserProblems } from '#domain/messages.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** A failed API call. `message` is the sentence that the screen shows. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode | 'offline';
  /** True if the server itself reported the problem. */
  readonly isAnswered: boolean;

  constructor(code: ProblemCode | 'offline', detail: string, isAnswered = true) {
    super(detail);
    this.code = code;
    this.isAnswered = isAnswered;
  }
}

/** The message to show for a failed call. `unanswered` is the message if the server could not be reached. */
export function messageOf({ code, message, isAnswered }: ApiProblem, unanswered: string): string {
  return isAnswered || code === 'offline' ? message : unanswered;
}

/**
 * The problem of a call that this server did not answer: 'offline' if the browser is offline, otherwise `code`.
 */
export function unansweredProblem(code: ProblemCode): ApiProblem {
  if (!navigator.onLine) return new ApiProblem('offline', browserProblems.offline, false);
  return new ApiProblem(code, problems[code].detail, false);
}
