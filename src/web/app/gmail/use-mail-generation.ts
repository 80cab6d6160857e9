import { useEffect, useState } from 'react';
import { mailboxProblems, messages } from '#domain/messages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { untilAborted } from '#web/lib/abort.ts';
import { type ApiProblem, unreachableProblem } from '#web/lib/api-problem.ts';
import type { AsksState } from '../desk/use-asks.ts';
import type { MailLanguageState } from '../generator/mail-language.ts';
import { type FieldName, type ReplyChoicesState, toRequest } from '../generator/reply-choices.ts';
import { useGenerate } from '../generator/use-generate.ts';
import { type ReplyState, useReply } from '../generator/use-reply.ts';
import type { Outcome } from '../generator/write-reply.ts';
import type { OpenedMail } from './use-open-message.ts';

export type DialogPart = typeof import('./reply-dialog.tsx');

export type MailGenerationOptions = {
  /** The open message. */
  mail: OpenedMail | undefined;
  asks: Pick<AsksState, 'resolve' | 'isResolving'>;
  choices: ReplyChoicesState;
  mailLanguage: Pick<MailLanguageState, 'resolve' | 'isResolving'>;
  refuse: (field: FieldName, message: string) => void;
};

/** The dialog, which is loaded with the first message: only a reply opens it. `load` throws `ApiProblem`. */
function useDialogPart(hasMail: boolean) {
  const [part, setPart] = useState<DialogPart>();

  async function load(): Promise<void> {
    try {
      setPart(await import('./reply-dialog.tsx'));
    } catch {
      throw unreachableProblem('generation_failed');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is created again at each render.
  useEffect(() => {
    // A failure here is ignored: the press tries again and reports it.
    if (hasMail) load().catch(() => undefined);
  }, [hasMail]);
  return { Dialog: part?.ReplyDialog, load };
}

type StartedGeneration = MailGenerationOptions & {
  onStart: () => void;
  /** `hasReply`: whether there is a reply to show: some text was written, or a rewrite left the reply as it was. */
  onEnd: (hasReply: boolean) => void;
};

/**
 * Generates a reply to the open message. The reply stays while the person reads other messages, until another reply is
 * generated. Undo brings an earlier reply back only if it answers the same message.
 */
export function useMailGeneration({
  mail,
  asks,
  choices,
  mailLanguage,
  refuse,
  onStart,
  onEnd,
}: StartedGeneration) {
  const reply = useReply();
  const [answered, setAnswered] = useState<OpenedMail>();
  const [failedKey, setFailedKey] = useState<string>();
  const dialog = useDialogPart(mail !== undefined);

  async function generate(request: ReplyRequest, signal: AbortSignal): Promise<Outcome> {
    const before = reply.reply ? answered : undefined;
    // Meanwhile the person may have opened another message.
    const next = request.rewrite ? answered : mail;
    setAnswered(next);
    setFailedKey(next?.key);
    onStart();
    const outcome = await reply.generate(request, signal);
    const hasReply = outcome.kind === 'done' || outcome.isKept;
    if (!hasReply) setAnswered(before);
    else if (before?.key !== next?.key) reply.forgetHistory();
    onEnd(hasReply || request.rewrite != null);
    return outcome;
  }

  function fail(problem: ApiProblem): void {
    setFailedKey(mail?.key);
    reply.fail(problem);
  }

  function clear(): void {
    reply.show(undefined);
    setAnswered(undefined);
  }

  const generation = useGenerate({
    hasText: mail !== undefined,
    request: async (signal) => {
      const language = await mailLanguage.resolve(signal);
      if (!language) return undefined;
      // Without the dialog, the reply could not be shown.
      await untilAborted(dialog.load(), signal);
      return toRequest(mail?.emailContent ?? '', choices.values, language, await asks.resolve(signal));
    },
    reply: { generate, fail },
    refuse,
    toasts: { done: messages.mailReplyGenerated, failed: () => mailboxProblems.replyNotGenerated },
  });

  const state: ReplyState = {
    ...reply,
    problem: failedKey === mail?.key ? reply.problem : undefined,
  };
  const isResolving = mailLanguage.isResolving || asks.isResolving;
  const isBusy = generation.isPreparing || isResolving || reply.phase !== 'idle';
  return { ...generation, state, answered, isBusy, Dialog: dialog.Dialog, clear };
}
