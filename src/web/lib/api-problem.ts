import { browserProblems } from '#domain/messages.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** A failed API call. `message` is the sentence that the screen shows. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode | 'offline';
  /** True if this server reported the problem; false if the call got no response from it. */
  readonly isFromServer: boolean;
  /** The field that the problem is about, if the server says so. */
  readonly field: string | undefined;

  constructor(code: ProblemCode | 'offline', detail: string, isFromServer = true, field?: string) {
    super(detail);
    this.code = code;
    this.isFromServer = isFromServer;
    this.field = field;
  }
}

/** The message to show for a failed call. `unreachable` is the message if the server could not be reached. */
export function messageOf({ code, message, isFromServer }: ApiProblem, unreachable: string): string {
  return isFromServer || code === 'offline' ? message : unreachable;
}

/** The problem of a call that did not reach this server: 'offline' if the browser is offline, otherwise `code`. */
export function unreachableProblem(code: ProblemCode): ApiProblem {
  if (!navigator.onLine) return new ApiProblem('offline', browserProblems.offline, false);
  return new ApiProblem(code, problems[code].detail, false);
}
