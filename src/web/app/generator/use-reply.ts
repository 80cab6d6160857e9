import { useState } from 'react';
import type { ReplyRequest } from '#domain/replies.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { loadReplyPart } from '#web/lib/reply-part.ts';
import type { Reply } from '#web/lib/saved-work.ts';

/** `waiting` until the first text comes, `writing` until the last. */
type ReplyPhase = 'idle' | 'waiting' | 'writing';

/**
 * How a generation ended. `stopped`: by the person. `isKept`: text of it had come before the person or a broken line
 * ended it; that stays on the screen, and the server counts it.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped'; isKept: boolean }
  | { kind: 'failed'; problem: ApiProblem; isKept: boolean };

export type ReplyState = {
  reply: Reply | undefined;
  phase: ReplyPhase;
  /** Why the last one failed, until the next. */
  problem: ApiProblem | undefined;
  /** The reply that the present one took the place of. */
  earlier: Reply | undefined;
  show: (reply: Reply | undefined) => void;
  /** Changes the present reply for the earlier one, and back where there was any text. */
  swap: () => void;
  /** Writes a reply until it is done or the signal aborts. */
  generate: (request: ReplyRequest, signal: AbortSignal) => Promise<Outcome>;
  /** Tells beside the reply why none was asked for. */
  fail: (problem: ApiProblem) => void;
};

/** How a generation ended and what is left of it: no reply where none of its text had come, or where the server failed. */
type Ending = { outcome: Outcome; reply?: Reply };

/** What came of a reply before it was cut; nothing where that is blank. */
function cutReply({ text, ...reply }: Reply): Pick<Ending, 'reply'> {
  return text.trim() === '' ? {} : { reply: { ...reply, text, stopped: true } };
}

/** Milliseconds after which a page whose line broke is not just being left, and the server has heard of it, too. */
const BROKEN_MS = 500;

/** Asks for a reply and hands on its text as far as it is written. Throws what no one could expect. */
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
    // A page that is left breaks its lines first: it goes as it was, and the earlier reply stays kept.
    if (isBroken && cut.reply) await new Promise((resolve) => setTimeout(resolve, BROKEN_MS));
    if (signal.aborted) return { outcome: { kind: 'stopped', isKept: !!cut.reply }, ...cut };
    if (!(error instanceof ApiProblem)) throw error;
    // What the server failed at itself it does not count, nor stand by.
    if (error.isAnswered) return { outcome: { kind: 'failed', problem: error, isKept: false } };
    return { outcome: { kind: 'failed', problem: error, isKept: !!cut.reply }, ...cut };
  }
}

/**
 * The reply and its writing. While one is written the earlier reply is kept aside: it comes back where the
 * server fails or the new one ends before its first text, and can be had back otherwise. Nothing that was on the
 * screen is lost.
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
