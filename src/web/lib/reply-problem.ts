import { browserProblems } from '#domain/messages.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** No complete reply came. `message` is the sentence that the screen shows. */
export class ReplyProblem extends Error {
  override readonly name = 'ReplyProblem';
  readonly code: ProblemCode | 'offline';

  constructor(code: ProblemCode | 'offline', detail: string) {
    super(detail);
    this.code = code;
  }
}

/** The problem of a request that never reached the server, or whose answer is no reply. */
export function requestFailed(): ReplyProblem {
  if (!navigator.onLine) return new ReplyProblem('offline', browserProblems.offline);
  return new ReplyProblem('generation_failed', problems.generation_failed.detail);
}
