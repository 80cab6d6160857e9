import { useState } from 'react';
import { BUILT_IN_WRITER, isFraudNote } from '#domain/messages.ts';
import type { Rewrite } from '#domain/rewrites.ts';
import type { DeskMail } from '#web/lib/desk-reading.ts';
import { rewriteDraftInWorker } from '#web/lib/mail-reader.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { MakeRequest, useGenerate } from '../generator/use-generate.ts';
import type { ReplyState } from '../generator/use-reply.ts';
import { knownOwnWords } from './own-words-calls.ts';

type RewriteInput = {
  reply: ReplyState;
  /** The mail that the reply answers. */
  mail: DeskMail;
  /** The name of the account; '' for a guest. */
  signerName: string;
  /** Makes a request with the present choices and answers. */
  request: MakeRequest;
  generation: Pick<ReturnType<typeof useGenerate>, 'generateWith' | 'run'>;
};

/** The rewrites of a finished reply. */
export type RewriteState = {
  /** Whether a rewrite counts as a reply: not with the built-in drafter. */
  isCounted: boolean;
  isBusy: boolean;
  rewrite: (as: Rewrite) => void;
};

/**
 * Writes the present reply once more: a draft in the browser, without a request, and a model's reply on the server.
 * Undefined if no writer wrote the reply.
 */
export function useRewrite({
  reply: state,
  mail,
  signerName,
  request,
  generation,
}: RewriteInput): RewriteState | undefined {
  const [isBusy, setIsBusy] = useState(false);
  const { reply } = state;
  if (!reply?.writer || reply.text.trim() === '') return undefined;
  const { text, notes, writer, language } = reply;

  async function rewriteDraft(as: Rewrite, signal: AbortSignal): Promise<void> {
    const present = await request(signal);
    if (!present) return;
    const { intent, tone, customPrompt, answers } = present;
    const rewritten = await rewriteDraftInWorker({
      mail,
      as,
      reply: text,
      replyLanguage: language ?? present.language,
      earlier: state.versions.map((version) => version.text),
      intent,
      tone,
      language: present.language,
      customPrompt: customPrompt ?? undefined,
      signerName,
      ownWords: await knownOwnWords(),
      isSuspicious: notes.some(isFraudNote),
      answers: answers ?? [],
    });
    signal.throwIfAborted();
    if (rewritten === undefined) showToast('error', 'The reply could not be rewritten. Please try again.');
    else if (rewritten === null) showToast('info', 'There is no other version of this draft in this style.');
    else state.rewrite(rewritten, present.language);
  }

  return {
    isCounted: writer !== BUILT_IN_WRITER,
    isBusy,
    rewrite: (as) => {
      if (writer !== BUILT_IN_WRITER) {
        return void generation.generateWith(async (signal) => {
          const present = await request(signal);
          return present && { ...present, rewrite: { as, reply: text } };
        });
      }
      setIsBusy(true);
      void generation.run((signal) => rewriteDraft(as, signal)).finally(() => setIsBusy(false));
    },
  };
}
