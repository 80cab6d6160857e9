import { callFailed } from './api-problem.ts';

/**
 * The script that checks a request and asks for the reply. It is a fifth of the application's script, and is needed
 * only once there is text to answer.
 */
type ReplyPart = typeof import('./request-reply.ts');

let part: ReplyPart | undefined;

/** The part, if it is already loaded. */
export function loadedReplyPart(): ReplyPart | undefined {
  return part;
}

/** Loads the part once. After a failure, the next call tries again. Throws `ApiProblem`. */
export async function loadReplyPart(): Promise<ReplyPart> {
  try {
    part ??= await import('./request-reply.ts');
    return part;
  } catch {
    throw callFailed('generation_failed');
  }
}
