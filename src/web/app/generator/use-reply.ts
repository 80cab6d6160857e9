import { useState } from 'react';
import type { ReplyRequest } from '#domain/replies.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { loadReplyPart } from '#web/lib/reply-part.ts';
import type { Reply } from '#web/lib/saved-work.ts';

/** `waiting` until the first text comes, `writing` until the last. */
type ReplyPhase = 'idle' | 'waiting' | 'writing';

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
  phase: ReplyPhase;
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

/** How a generation ended, and its reply. There is no reply if no text had arrived, or if the server failed. */
type Ending = { outcome: Outcome; reply?: Reply };

/** The text of a reply before it was cut off; no reply if that text is blank. */
function cutReply({ text, ...reply }: Reply): Pick<Ending, 'reply'> {
  return text.trim() === '' ? {} : { reply: { ...reply, text, stopped: true } };
}

/**
 * Milliseconds to wait after a connection broke. If the page is still there, it is not being left. The server has
 * noticed the break by then too.
 */
const BROKEN_MS = 500;

/** Requests a reply and passes on its text as it is written. Throws only unexpected errors. */
async function write(
  request: ReplyRequest,
  signal: AbortSignal,
  onText: (reply: Reply) => void,
): Promise<Ending> {
  const begun: Reply = { text: '', notes: [], language: request.language };
  try {
    const { requestReply } = await loadReplyPart();
    const written = await requestReply({
      request,
      signal,
      onText: (more) => {
        begun.text += more;
        onText({ ...begun });
      },
    });
    const { reply, writer, notes } = written;
    return { outcome: { kind: 'done' }, reply: { ...begun, text: reply, writer, notes } };
  } catch (error) {
    const cut = cutReply(begun);
    const isBroken = !(error instanceof ApiProblem && error.isAnswered) && !signal.aborted;
    // When a page is left, its connections break first. The wait keeps such a page unchanged, so the earlier reply
    // stays stored.
    if (isBroken && cut.reply) await new Promise((resolve) => setTimeout(resolve, BROKEN_MS));
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
  const [phase, setPhase] = useState<ReplyPhase>('idle');
  const [problem, setProblem] = useState<ApiProblem>();
  const present = reply?.text.trim() ? reply : undefined;

  async function generate(request: ReplyRequest, signal: AbortSignal): Promise<Outcome> {
    setPhase('waiting');
    setProblem(undefined);
    setReply(undefined);
    try {
      const ending = await write(request, signal, (begun) => {
        setPhase('writing');
        setReply(begun);
      });
      setReply(ending.reply ?? present);
      if (ending.reply) setEarlier(present);
      if (ending.outcome.kind === 'failed') setProblem(ending.outcome.problem);
      return ending.outcome;
    } finally {
      setPhase('idle');
    }
  }

  function swap() {
    setReply(earlier);
    setEarlier(present);
  }

  return {
    reply,
    earlier,
    phase,
    problem,
    show: setReply,
    swap,
    generate,
    fail: setProblem,
  };
}
