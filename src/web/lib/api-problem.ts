import { browserProblems } from '#domain/messages.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** A call of the API that brought nothing. `message` is the sentence that the screen shows. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode | 'offline';
  /** True where the server said so itself. */
  readonly isAnswered: boolean;

  constructor(code: ProblemCode | 'offline', detail: string, isAnswered = true) {
    super(detail);
    this.code = code;
    this.isAnswered = isAnswered;
  }
}

/** What a person reads of a failed call: the server's own words, or `silent` where it said nothing. */
export function wordsOf({ code, message, isAnswered }: ApiProblem, silent: string): string {
  return isAnswered || code === 'offline' ? message : silent;
}

/** The problem of a call that never reached the server, or whose answer is not one of this server's: `code` then. */
export function callFailed(code: ProblemCode): ApiProblem {
  if (!navigator.onLine) return new ApiProblem('offline', browserProblems.offline, false);
  return new ApiProblem(code, problems[code].detail, false);
}
