import { isFraudNote } from '#domain/messages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { ApiProblem, unreachableProblem } from '#web/lib/api-problem.ts';
import type { Reply } from './reply-versions.ts';

/**
 * How a generation ended. `stopped`: the person stopped it. `isKept`: some text had arrived, which stays on the screen
 * and which the server counts.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped'; isKept: boolean }
  | { kind: 'failed'; problem: ApiProblem; isKept: boolean };

/** The script that checks and sends a request. It is large, and needed only when there is a text to answer. */
type ReplyClient = typeof import('#web/lib/request-reply.ts');

let client: ReplyClient | undefined;

/** The script, if it is already loaded. */
export function loadedReplyClient(): ReplyClient | undefined {
  return client;
}

/** Loads the script once. After a failure, the next call tries again. Throws `ApiProblem`. */
export async function loadReplyClient(): Promise<ReplyClient> {
  try {
    client ??= await import('#web/lib/request-reply.ts');
    return client;
  } catch {
    throw unreachableProblem('generation_failed');
  }
}

/** How a generation ended, and its reply. There is no reply if no text had arrived or the server failed. */
type Result = { outcome: Outcome; reply?: Reply };

/** A reply that was cut off; no reply if its text is blank. */
function cutOff(reply: Reply): Pick<Result, 'reply'> {
  return reply.text.trim() === '' ? {} : { reply: { ...reply, isCutOff: true } };
}

/**
 * Milliseconds to wait after a connection broke. A page that still exists then is not being left, and the server has
 * noticed the break.
 */
const BROKEN_CONNECTION_WAIT_MS = 500;

/**
 * Requests a reply. Passes on its place in the queue, and its text as it is written. Throws only unexpected errors.
 */
export async function writeReply(
  request: ReplyRequest,
  signal: AbortSignal,
  { onWaiting, onText }: { onWaiting: (ahead: number) => void; onText: (reply: Reply) => void },
): Promise<Result> {
  const partial: Reply = {
    text: '',
    notes: [],
    language: request.language,
    mail: request.emailContent,
    answers: request.answers ?? undefined,
    ownWords: Object.values(request.ownWords ?? {}).filter((words) => words != null),
  };
  try {
    const { requestReply } = await loadReplyClient();
    const { reply, writer, notes } = await requestReply({
      request,
      signal,
      onWaiting,
      onText: (more) => {
        partial.text += more;
        onText({ ...partial });
      },
    });
    const isSuspicious = notes.some(isFraudNote);
    return { outcome: { kind: 'done' }, reply: { ...partial, text: reply, writer, notes, isSuspicious } };
  } catch (error) {
    const cut = cutOff(partial);
    const isBroken = !(error instanceof ApiProblem && error.isFromServer) && !signal.aborted;
    // When a page is left, its connections break first. The wait leaves such a page unchanged, so that the earlier
    // reply stays stored.
    if (isBroken && cut.reply) await new Promise((resolve) => setTimeout(resolve, BROKEN_CONNECTION_WAIT_MS));
    if (signal.aborted) return { outcome: { kind: 'stopped', isKept: !!cut.reply }, ...cut };
    if (!(error instanceof ApiProblem)) throw error;
    // If the server reported the problem, it does not count the reply, and the text is not shown.
    if (error.isFromServer) return { outcome: { kind: 'failed', problem: error, isKept: false } };
    return { outcome: { kind: 'failed', problem: error, isKept: !!cut.reply }, ...cut };
  }
}
