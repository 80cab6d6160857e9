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

/** The sentence for a failed call: the server's own, or the one for being offline; otherwise `silent`. */
export function wordsOf({ code, message, isAnswered }: ApiProblem, silent: string): string {
  return isAnswered || code === 'offline' ? message : silent;
}

/**
 * The problem of a call that did not reach the server, or whose answer did not come from this server: 'offline' if the
 * browser is offline, otherwise `code`.
 */
export function callFailed(code: ProblemCode): ApiProblem {
  if (!navigator.onLine) return new ApiProblem('offline', browserProblems.offline, false);
  return new ApiProblem(code, problems[code].detail, false);
}
