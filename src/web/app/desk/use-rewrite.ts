import { useEffect, useEffectEvent, useState } from 'react';
import { BUILT_IN_WRITER } from '#domain/messages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import type { Rewrite } from '#domain/rewrites.ts';
import { untilAborted } from '#web/lib/abort.ts';
import type { DeskMail } from '#web/lib/desk-reading.ts';
import { rewriteDraftInWorker } from '#web/lib/mail-reader.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { Reply } from '../generator/reply-versions.ts';
import { type GenerateWith, loadOwnWords } from '../generator/use-generate.ts';
import type { ReplyState } from '../generator/use-reply.ts';
import { useAbortableWork } from '../use-abortable-work.ts';

type RewriteInput = {
  state: ReplyState;
  /** The mail that the reply answers. */
  mail: DeskMail;
  /** The name of the account; '' for a guest. */
  signerName: string;
  /** A request to answer that mail with the present choices and answers. */
  request: ReplyRequest;
  generateWith: GenerateWith;
  /** Whether the reply is being written or sent. A rewrite that is still under way then ends. */
  isLocked: boolean;
};

/** The rewrites of a finished reply. */
export type RewriteState = {
  /** Whether a rewrite counts as a reply: not with the built-in drafter. */
  isCounted: boolean;
  isBusy: boolean;
  /** Returns whether there is another text now. A reply that a model writes says itself when it is there. */
  rewrite: (as: Rewrite) => Promise<boolean>;
};

type DraftInput = Omit<RewriteInput, 'generateWith' | 'isLocked'> & { reply: Reply; as: Rewrite };

/** Writes a draft once more in the browser. Returns whether there is another text. */
async function rewriteDraft(input: DraftInput, signal: AbortSignal): Promise<boolean> {
  const { state, reply, mail, as, signerName, request } = input;
  const { intent, tone, language, customPrompt, answers } = request;
  const ownWords = await untilAborted(loadOwnWords(), signal);
  const rewriting = rewriteDraftInWorker({
    mail,
    as,
    reply: reply.text,
    replyLanguage: reply.language ?? language,
    earlier: state.versions.map((version) => version.text),
    intent,
    tone,
    language,
    customPrompt: customPrompt ?? undefined,
    signerName,
    ownWords,
    isSuspicious: reply.isSuspicious ?? false,
    answers: answers ?? [],
    replyAnswers: reply.answers ?? [],
  });
  const text = await untilAborted(rewriting, signal);
  if (text === undefined) showToast('error', 'The reply could not be rewritten. Please try again.');
  else if (text === null) showToast('info', 'There is no other version of this draft in this style.');
  else state.rewrite({ from: reply.text, text, language, answers: answers ?? [] });
  return typeof text === 'string';
}

/**
 * Writes the present reply once more: a draft in the browser, without a request, and a model's reply on the server.
 * Undefined if no writer wrote the reply.
 */
export function useRewrite({ generateWith, isLocked, ...input }: RewriteInput): RewriteState | undefined {
  const [isBusy, setIsBusy] = useState(false);
  const { run, stop } = useAbortableWork();
  const { reply } = input.state;

  const stopWork = useEffectEvent(stop);
  useEffect(() => {
    if (isLocked) stopWork();
  }, [isLocked]);

  if (!reply?.writer || reply.text.trim() === '') return undefined;
  const isDraft = reply.writer === BUILT_IN_WRITER;
  return {
    isCounted: !isDraft,
    isBusy,
    async rewrite(as) {
      const { text } = reply;
      if (!isDraft) {
        void generateWith(async () => ({ ...input.request, rewrite: { as, reply: text } }));
        return false;
      }
      let isRewritten = false;
      setIsBusy(true);
      await run(async (signal) => {
        isRewritten = await rewriteDraft({ ...input, reply, as }, signal);
      }).finally(() => setIsBusy(false));
      return isRewritten;
    },
  };
}
