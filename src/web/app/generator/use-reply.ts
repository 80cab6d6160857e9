import { useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { ApiProblem, unansweredProblem } from '#web/lib/api-problem.ts';

/** A reply on the screen, with the person's edits. */
export type Reply = {
  text: string;
  notes: string[];
  /** The name of the writer. Absent if the reply was cut off, or if the person wrote it. */
  writer?: string | undefined;
  /** Whether the person or a broken connection cut it off. */
  isCutOff?: boolean | undefined;
  /** The language that was requested. */
  language?: Language | undefined;
  /** The texts of the snippets that the person inserted. They are the person's own words. */
  snippets?: readonly string[] | undefined;
};

/**
 * How a generation ended. `stopped`: the person stopped it. `isKept`: some text had arrived, which stays on the screen
 * and which the server counts.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped'; isKept: boolean }
  | { kind: 'failed'; problem: ApiProblem; isKept: boolean };

export type ReplyState = {
  reply: Reply | undefined;
  /** `waiting` until the first text arrives, then `writing` until the end. */
  phase: 'idle' | 'waiting' | 'writing';
  /** Why the last generation failed; undefined if it succeeded. */
  problem: ApiProblem | undefined;
  /** The reply before the present one. */
  earlier: Reply | undefined;
  show: (reply: Reply | undefined) => void;
  /** Shows the earlier reply; the present reply becomes the earlier one, unless it is blank. */
  swap: () => void;
  /** Generates a reply until it is complete or the signal aborts. */
  generate: (request: ReplyRequest, signal: AbortSignal) => Promise<Outcome>;
  /** Shows a problem because of which no reply could be requested. */
  fail: (problem: ApiProblem) => void;
};

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
    throw unansweredProblem('generation_failed');
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

/** Requests a reply and passes on its text as it is written. Throws only unexpected errors. */
async function writeReply(
  request: ReplyRequest,
  signal: AbortSignal,
  onText: (reply: Reply) => void,
): Promise<Result> {
  const partial: Reply = { text: '', notes: [], language: request.language };
  try {
    const { requestReply } = await loadReplyClient();
    const { reply, writer, notes } = await requestReply({
      request,
      signal,
      onText: (more) => {
        partial.text += more;
        onText({ ...partial });
      },
    });
    return { outcome: { kind: 'done' }, reply: { ...partial, text: reply, writer, notes } };
  } catch (error) {
    const cut = cutOff(partial);
    const isBroken = !(error instanceof ApiProblem && error.isAnswered) && !signal.aborted;
    // When a page is left, its connections break first. The wait leaves such a page unchanged, so that the earlier
    // reply stays stored.
    if (isBroken && cut.reply) await new Promise((resolve) => setTimeout(resolve, BROKEN_CONNECTION_WAIT_MS));
    if (signal.aborted) return { outcome: { kind: 'stopped', isKept: !!cut.reply }, ...cut };
    if (!(error instanceof ApiProblem)) throw error;
    // If the server reported the problem, it does not count the reply, and the text is not shown.
    if (error.isAnswered) return { outcome: { kind: 'failed', problem: error, isKept: false } };
    return { outcome: { kind: 'failed', problem: error, isKept: !!cut.reply }, ...cut };
  }
}

/**
 * The reply and its generation. No reply is lost: if a generation brings no text, the reply before it is shown again;
 * otherwise that reply can be restored with `swap`.
 */
export function useReply(): ReplyState {
  const [reply, setReply] = useState<Reply>();
  const [earlier, setEarlier] = useState<Reply>();
  const [phase, setPhase] = useState<ReplyState['phase']>('idle');
  const [problem, setProblem] = useState<ApiProblem>();
  const present = reply?.text.trim() ? reply : undefined;

  async function generate(request: ReplyRequest, signal: AbortSignal): Promise<Outcome> {
    setPhase('waiting');
    setProblem(undefined);
    setReply(undefined);
    try {
      const result = await writeReply(request, signal, (partial) => {
        setPhase('writing');
        setReply(partial);
      });
      setReply(result.reply ?? present);
      if (result.reply) setEarlier(present);
      if (result.outcome.kind === 'failed') setProblem(result.outcome.problem);
      return result.outcome;
    } finally {
      setPhase('idle');
    }
  }

  function swap() {
    setReply(earlier);
    setEarlier(present);
  }

  return { reply, earlier, phase, problem, show: setReply, swap, generate, fail: setProblem };
}
