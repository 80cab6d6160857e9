import { browserProblems } from '#domain/messages.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** A call of the API that brought nothing. `message` is the sentence that the screen shows. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode | 'offline';

  constructor(code: ProblemCode | 'offline', detail: string) {
    super(detail);
    this.code = code;
  }
}

/** The problem of a call that never reached the server, or whose answer is not one of this server's: `code` then. */
export function callFailed(code: ProblemCode): ApiProblem {
  if (!navigator.onLine) return new ApiProblem('offline', browserProblems.offline);
  return new ApiProblem(code, problems[code].detail);
}
