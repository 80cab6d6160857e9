import { useState } from 'react';
import type { ReplyRequest } from '#domain/replies.ts';
import type { ApiProblem } from '#web/lib/api-problem.ts';
import type { TextEdit } from '../desk/text-history.ts';
import type { DeskText, PersonWords } from '../desk/use-reply-desk.ts';
import { type Reply, type Rewritten, useReplyVersions } from './reply-versions.ts';
import { type Outcome, writeReply } from './write-reply.ts';

export type ReplyState = {
  reply: Reply | undefined;
  /** `waiting` until the first text arrives, then `writing` until the end. */
  phase: 'idle' | 'waiting' | 'writing';
  /** How many replies are written before this one, while it waits for its turn; else 0. */
  ahead: number;
  /** Why the last generation failed; undefined if it succeeded. */
  problem: ApiProblem | undefined;
  /** What the person has said about this mail in the reply: filled gaps, snippets and kept facts. */
  words: PersonWords;
  /** Whether the last change was typing, which may go on. */
  isTyping: boolean;
  /** Shows a reply, with a new history. */
  show: (reply: Reply | undefined, words?: PersonWords) => void;
  /** Changes the text. Without `edit`, the change is a step of its own in the history. */
  change: (text: string, edit?: TextEdit) => void;
  /** Adds to what the person has said about this mail. */
  addWords: (kind: keyof PersonWords, words: string) => void;
  /** Shows the version before the present one; undefined if there is none. */
  undo: (() => void) | undefined;
  /** Shows the version that was undone last; undefined if there is none. */
  redo: (() => void) | undefined;
  /** Shows a new version of the present reply. Nothing, if its text is no longer `from`. */
  rewrite: (rewritten: Rewritten) => void;
  /** The versions of the reply that were generated or rewritten, oldest first, each with the edits that it got last. */
  versions: readonly Reply[];
  /** Shows an earlier version again, as a step of its own in the history. */
  reuse: (version: Reply) => void;
  /** Keeps only the present version. */
  forgetHistory: () => void;
  /** Generates a reply until it is complete or the signal aborts. */
  generate: (request: ReplyRequest, signal: AbortSignal) => Promise<Outcome>;
  /** Shows a problem because of which no reply could be requested. */
  fail: (problem: ApiProblem) => void;
};

/** What the desk needs of a reply. */
export function deskText({ reply, phase, isTyping, words, change, addWords }: ReplyState): DeskText {
  return { text: reply?.text ?? '', isIdle: phase === 'idle', isTyping, words, change, addWords };
}

/**
 * The reply and its generation. No reply is lost: a generation that brings no text changes nothing, and every other
 * one is a step in the history.
 */
export function useReply(): ReplyState {
  const { add, show, ...versions } = useReplyVersions();
  /** What has arrived of the reply that is being written. */
  const [partial, setPartial] = useState<Reply>();
  const [phase, setPhase] = useState<ReplyState['phase']>('idle');
  const [ahead, setAhead] = useState(0);
  const [problem, setProblem] = useState<ApiProblem>();

  async function generate(request: ReplyRequest, signal: AbortSignal): Promise<Outcome> {
    setPhase('waiting');
    setProblem(undefined);
    setPartial(undefined);
    try {
      const result = await writeReply(request, signal, {
        onWaiting: setAhead,
        onText: (text) => {
          setPhase('writing');
          setPartial(text);
        },
      });
      if (result.reply) add(result.reply);
      if (result.outcome.kind === 'failed') setProblem(result.outcome.problem);
      return result.outcome;
    } finally {
      setPhase('idle');
      setAhead(0);
    }
  }

  const rest = {
    ...versions,
    phase,
    ahead,
    problem,
    generate,
    fail: setProblem,
    show: (...shown: Parameters<typeof show>) => {
      setProblem(undefined);
      show(...shown);
    },
  };
  // While a reply is written, a step in the history would be lost under it.
  return phase === 'idle' ? rest : { ...rest, reply: partial, undo: undefined, redo: undefined };
}
