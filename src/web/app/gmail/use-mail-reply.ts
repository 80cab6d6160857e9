import { useEffect, useRef, useState } from 'react';
import { mailboxProblems, messages } from '#domain/messages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { untilAborted } from '#web/lib/abort.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { type ApiProblem, unreachableProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';
import type { AsksState } from '../desk/use-asks.ts';
import type { MailLanguageState } from '../generator/mail-language.ts';
import { type FieldName, type ReplyChoicesState, toRequest } from '../generator/reply-choices.ts';
import { useGenerate } from '../generator/use-generate.ts';
import { type ReplyState, useReply } from '../generator/use-reply.ts';
import type { Outcome } from '../generator/write-reply.ts';
import { goToConnect } from './use-mailbox.ts';
import { type Sending, useSending } from './use-sending.ts';

type DialogPart = typeof import('./reply-dialog.tsx');

type Generation = Pick<ReturnType<typeof useGenerate>, 'generate' | 'generateWith' | 'stop'>;

export type MailReply = Generation & {
  state: ReplyState;
  /** The message that the reply answers; undefined if there is no reply. */
  mail: AnswerableMail | undefined;
  /** Whether there is a reply that has not been sent and can be continued. */
  isUnsent: boolean;
  isBusy: boolean;
  isOpen: boolean;
  sending: Sending;
  /** The dialog with the reply; undefined until it is loaded. */
  Dialog: DialogPart['ReplyDialog'] | undefined;
  open: () => void;
  close: () => void;
  send: () => void;
  discard: () => void;
};

type MailReplyOptions = {
  /** The open message. */
  mail: AnswerableMail | undefined;
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

type GenerationOptions = MailReplyOptions & {
  onStart: () => void;
  /** `hasReply`: whether there is a reply to show: some text was written, or a rewrite left the reply as it was. */
  onEnd: (hasReply: boolean) => void;
};

/**
 * Generates a reply to the open message. The reply stays while the person reads other messages, until another reply is
 * generated. Undo brings an earlier reply back only if it answers the same message.
 */
function useMailGeneration({ mail, asks, choices, mailLanguage, refuse, onStart, onEnd }: GenerationOptions) {
  const reply = useReply();
  const [answered, setAnswered] = useState<AnswerableMail>();
  const [failedId, setFailedId] = useState<string>();
  const dialog = useDialogPart(mail !== undefined);

  async function generate(request: ReplyRequest, signal: AbortSignal): Promise<Outcome> {
    const before = reply.reply ? answered : undefined;
    // Meanwhile the person may have opened another message.
    const next = request.rewrite ? answered : mail;
    setAnswered(next);
    setFailedId(next?.id);
    onStart();
    const outcome = await reply.generate(request, signal);
    const hasReply = outcome.kind === 'done' || outcome.isKept;
    if (!hasReply) setAnswered(before);
    else if (before?.id !== next?.id) reply.forgetHistory();
    onEnd(hasReply || request.rewrite != null);
    return outcome;
  }

  function fail(problem: ApiProblem): void {
    setFailedId(mail?.id);
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
    problem: failedId === mail?.id ? reply.problem : undefined,
  };
  const isResolving = mailLanguage.isResolving || asks.isResolving;
  const isBusy = generation.isPreparing || isResolving || reply.phase !== 'idle';
  return { ...generation, state, answered, isBusy, Dialog: dialog.Dialog, clear };
}

/** The generated reply in its dialog, which opens when the first text comes. `onStart`: a new reply is started. */
function useReplyInDialog({ onStart, ...options }: MailReplyOptions & { onStart: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  // If the person has closed the dialog during the writing, the finished reply must not open it again.
  const isDismissed = useRef(false);
  const { clear, ...generation } = useMailGeneration({
    ...options,
    onStart: () => {
      isDismissed.current = false;
      onStart();
    },
    onEnd: (hasReply) => setIsOpen(hasReply && !isDismissed.current),
  });
  const { state, stop } = generation;
  const isWriting = state.phase === 'writing';

  useEffect(() => {
    if (isWriting && !isDismissed.current) setIsOpen(true);
  }, [isWriting]);

  function dismiss(): void {
    if (isWriting) stop();
    isDismissed.current = true;
    setIsOpen(false);
  }

  function discard(): void {
    setIsOpen(false);
    clear();
  }

  return { ...generation, isOpen, open: () => setIsOpen(true), dismiss, discard };
}

/** Makes the browser ask before the page is left with an unsent reply. Not if the session has ended. */
function useLeaveWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (readSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}

/** Returns a function that goes to the dashboard, where the person can connect a mailbox, after the next render. */
function useGoToConnect(): () => void {
  const [isLeaving, setIsLeaving] = useState(false);
  // In an effect, because the browser would still ask before the next render.
  useEffect(() => {
    if (isLeaving) goToConnect();
  }, [isLeaving]);
  return () => setIsLeaving(true);
}

/** The reply to a message, its dialog and its sending. `onSent` gets the id of the message that was answered. */
export function useMailReply({
  onSent,
  ...options
}: MailReplyOptions & { onSent: (messageId: string) => void }): MailReply {
  const sending = useSending();
  const leaveToConnect = useGoToConnect();
  const { answered, dismiss, ...reply } = useReplyInDialog({
    ...options,
    onStart: sending.forgetProblem,
  });
  const { state, open, discard } = reply;
  const isUnsent = state.phase === 'idle' && answered !== undefined && !!state.reply?.text.trim();
  useLeaveWarning(isUnsent);

  function close(): void {
    dismiss();
    if (!sending.isDisconnected) return;
    discard();
    leaveToConnect();
  }

  async function send(): Promise<void> {
    if (!answered) return;
    const isSent = await sending.send(answered, state.reply?.text ?? '', state.reply?.language);
    if (!isSent) return open();
    discard();
    onSent(answered.id);
  }

  return {
    ...reply,
    mail: answered,
    isUnsent,
    sending,
    close,
    send: () => void send(),
  };
}
