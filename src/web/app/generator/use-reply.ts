import { useEffect, useRef, useState } from 'react';
import type { ReplyRequest } from '#domain/replies.ts';
import { loadReplyPart } from '#web/lib/reply-part.ts';
import { ReplyProblem } from '#web/lib/reply-problem.ts';
import type { Reply } from '#web/lib/saved-work.ts';

/** `waiting` until the first text comes, `writing` until the last. */
export type ReplyPhase = 'idle' | 'waiting' | 'writing';

/** How a generation ended. `stopped`: by the person; `text` tells whether some had come. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'stopped'; text: boolean }
  | { kind: 'failed'; problem: ReplyProblem };

export type ReplyState = {
  reply: Reply | undefined;
  phase: ReplyPhase;
  /** Why the last one failed, until the next. */
  problem: string | undefined;
  /** The reply that the present one took the place of. */
  earlier: Reply | undefined;
  show: (reply: Reply | undefined) => void;
  /** Changes the present reply for the earlier one, and back where there was any text. */
  swap: () => void;
  generate: (request: ReplyRequest) => Promise<Outcome>;
  /** Tells beside the reply why none was asked for. */
  fail: (problem: ReplyProblem) => void;
  stop: () => void;
};

/**
 * The reply and its writing. While one is written the earlier reply is kept aside: it comes back where the new
 * one fails or is stopped before its first text, and can be had back where it succeeds. Nothing that was on the
 * screen is lost.
 */
export function useReply(): ReplyState {
  const [reply, setReply] = useState<Reply>();
  const [earlier, setEarlier] = useState<Reply>();
  const [phase, setPhase] = useState<ReplyPhase>('idle');
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  // A screen that is left has no use for the rest.
  useEffect(() => () => running.current?.abort(), []);

  async function generate(request: ReplyRequest): Promise<Outcome> {
    const before = reply?.text.trim() ? reply : undefined;
    const controller = new AbortController();
    running.current = controller;
    const { language } = request;
    let text = '';
    setPhase('waiting');
    setProblem(undefined);
    setReply(undefined);
    try {
      const { requestReply } = await loadReplyPart();
      const written = await requestReply({
        request,
        signal: controller.signal,
        onText: (more) => {
          text += more;
          setPhase('writing');
          setReply({ text, notes: [], language });
        },
      });
      setReply({ text: written.reply, writer: written.writer, notes: written.notes, language });
      setEarlier(before);
      return { kind: 'done' };
    } catch (error) {
      if (controller.signal.aborted) {
        const some = text.trim() !== '';
        setReply(some ? { text, stopped: true, notes: [], language } : before);
        if (some) setEarlier(before);
        return { kind: 'stopped', text: some };
      }
      if (!(error instanceof ReplyProblem)) throw error;
      setReply(before);
      setProblem(error.message);
      return { kind: 'failed', problem: error };
    } finally {
      setPhase('idle');
      running.current = undefined;
    }
  }

  function swap() {
    setReply(earlier);
    setEarlier(reply?.text.trim() ? reply : undefined);
  }

  return {
    reply,
    earlier,
    phase,
    problem,
    show: setReply,
    swap,
    generate,
    fail: (failure) => setProblem(failure.message),
    stop: () => running.current?.abort(),
  };
}
