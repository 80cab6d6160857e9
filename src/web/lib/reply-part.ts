import { callFailed } from './api-problem.ts';

/** What checks a request and asks for the reply: a fifth of the application's script, of use from the first words on. */
type ReplyPart = typeof import('./request-reply.ts');

let part: ReplyPart | undefined;

/** The part, where it is there already. */
export function loadedReplyPart(): ReplyPart | undefined {
  return part;
}

/** Fetches the part once; where that failed, again at the next call. Throws `ApiProblem`. */
export async function loadReplyPart(): Promise<ReplyPart> {
  try {
    part ??= await import('./request-reply.ts');
    return part;
  } catch {
    throw callFailed('generation_failed');
  }
}
