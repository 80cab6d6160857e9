import { useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { ApiProblem, unansweredProblem } from '#web/lib/api-problem.ts';

/** A reply on the screen, with the person's edits. */
export type Reply = {
  text: string;
  notes: string[];
  /** The engine that wrote it. Absent if the reply was cut off, or if the person wrote without one. */
  writer?: string | undefined;
  /** Cut off before its end: by the person, or by a broken connection. */
  stopped?: boolean | undefined;
  /** The language that was requested. */
  language?: Language | undefined;
};

/**
 * How a generation ended. `stopped`: by the person. `isKept`: some text had arrived before the person or a broken
 * connection ended it. That text stays on the screen, and the server counts it.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped'; isKept: boolean }
  | { kind: 'failed'; problem: ApiProblem; isKept: boolean };

export type ReplyState = {
  reply: Reply | undefined;
  /** `waiting` until the first text comes, `writing` until the last. */
  phase: 'idle' | 'waiting' | 'writing';
  /** Why the last generation failed, until the next one. */
  problem: ApiProblem | undefined;
  /** The reply that the present one replaced. */
  earlier: Reply | undefined;
  show: (reply: Reply | undefined) => void;
  /** Swaps the present reply and the earlier one. A present reply without text is dropped. */
  swap: () => void;
  /** Writes a reply until it is done or the signal aborts. */
  generate: (request: ReplyRequest, signal: AbortSignal) => Promise<Outcome>;
  /** Shows at the reply why none was requested. */
  fail: (problem: ApiProblem) => void;
};

/**
 * The script that checks and sends a request. It is a fifth of the application's script, and is needed only once there
 * is text to answer.
 */
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

/** How a generation ended, and its reply. There is no reply if no text had arrived, or if the server failed. */
type Result = { outcome: Outcome; reply?: Reply };

/** A reply that was cut off; no reply if its text is blank. */
function cutOff(reply: Reply): Pick<Result, 'reply'> {
  return reply.text.trim() === '' ? {} : { reply: { ...reply, stopped: true } };
}

/**
 * Milliseconds to wait after a connection broke. If the page is still there, it is not being left. The server has
 * noticed the break by then too.
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
    // When a page is left, its connections break first. The wait keeps such a page unchanged, so the earlier reply
    // stays stored.
    if (isBroken && cut.reply) await new Promise((resolve) => setTimeout(resolve, BROKEN_CONNECTION_WAIT_MS));
    if (signal.aborted) return { outcome: { kind: 'stopped', isKept: !!cut.reply }, ...cut };
    if (!(error instanceof ApiProblem)) throw error;
    // If the server itself failed, it does not count the reply, and the text is not shown as a reply.
    if (error.isAnswered) return { outcome: { kind: 'failed', problem: error, isKept: false } };
    return { outcome: { kind: 'failed', problem: error, isKept: !!cut.reply }, ...cut };
  }
}

/**
 * The reply and its generation. While a new reply is written, the earlier one is kept. It returns if the server fails
 * or if the new one ends before its first text. Otherwise it can be restored. Nothing that was on the screen is lost.
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
