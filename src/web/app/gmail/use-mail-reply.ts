import { useEffect, useRef, useState } from 'react';
import { readSession } from '#web/lib/session.ts';
import type { useGenerate } from '../generator/use-generate.ts';
import type { ReplyState } from '../generator/use-reply.ts';
import { goToConnect } from './mailbox-calls.ts';
import { type Recipients, replyToAll, replyToSender } from './reply-recipients.ts';
import { type DialogPart, type MailGenerationOptions, useMailGeneration } from './use-mail-generation.ts';
import type { OpenedMail } from './use-open-message.ts';
import { type Letter, type Sending, useSending } from './use-sending.ts';

type Generation = Pick<ReturnType<typeof useGenerate>, 'generate' | 'generateWith' | 'stop'>;

export type MailReply = Generation & {
  state: ReplyState;
  /** The message that the reply answers; undefined if there is no reply. */
  mail: OpenedMail | undefined;
  /** Whom the reply goes to. */
  recipients: Recipients;
  /** Reply all; undefined if the reply would go to the same people. */
  all: { isOn: boolean; toggle: () => void } | undefined;
  /** The reply as it would be sent; undefined if there is no reply. */
  letter: Letter | undefined;
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
  /** Saves the reply as a draft. Undefined if the mailbox keeps no drafts. */
  saveDraft: (() => void) | undefined;
  discard: () => void;
};

/** The generated reply in its dialog, which opens when the first text comes. `onStart`: a new reply is started. */
function useReplyInDialog({ onStart, ...options }: MailGenerationOptions & { onStart: () => void }) {
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

/**
 * Returns a function that goes to the dashboard, where the person can connect a mailbox, after the next render. It takes
 * the reason.
 */
function useGoToConnect(): (reason: string) => void {
  const [reason, setReason] = useState<string>();
  // In an effect, because the browser would still ask before the next render.
  useEffect(() => {
    if (reason !== undefined) goToConnect(reason);
  }, [reason]);
  return setReason;
}

/** Whom a reply to a message goes to: the sender, or all. Each reply begins with the sender. */
function useRecipients(mail: OpenedMail | undefined, own: readonly string[]) {
  const [allOf, setAllOf] = useState<string>();
  // The next reply begins with the sender again, also one to the same message.
  if (allOf !== undefined && allOf !== mail?.key) setAllOf(undefined);
  const toAll = mail && replyToAll(mail, own);
  if (!mail) return { recipients: { to: '' }, all: undefined };
  const isOn = toAll !== undefined && allOf === mail.key;
  return {
    recipients: isOn ? toAll : replyToSender(mail, own),
    all: toAll && { isOn, toggle: () => setAllOf(isOn ? undefined : mail.key) },
  };
}

type MailReplyOptions = MailGenerationOptions & {
  /** The addresses of the account's mailboxes, in small letters. */
  own: readonly string[];
  /** Whether the mailbox with this id keeps drafts. */
  keepsDrafts: (mailbox: string) => boolean;
  /** A reply to the message was sent, or saved as a draft. */
  onSent: (mail: OpenedMail) => void;
  onSaved: (mail: OpenedMail) => void;
  onMailboxGone: () => void;
};

/** The reply to a message, its dialog and its sending. It goes through the mailbox of the message. */
export function useMailReply({
  own,
  keepsDrafts,
  onSent,
  onSaved,
  onMailboxGone,
  ...options
}: MailReplyOptions): MailReply {
  const sending = useSending(onMailboxGone);
  const leaveToConnect = useGoToConnect();
  const {
    answered,
    dismiss: close,
    ...reply
  } = useReplyInDialog({
    ...options,
    onStart: sending.forgetProblem,
  });
  const { state, open } = reply;
  const { recipients, all } = useRecipients(answered, own);
  const isUnsent = state.phase === 'idle' && answered !== undefined && !!state.reply?.text.trim();
  useLeaveWarning(isUnsent);
  const letter = answered && {
    mail: answered,
    recipients,
    text: state.reply?.text ?? '',
    language: state.reply?.language,
  };

  /** Without a mailbox, the page is left as soon as there is no reply to lose. */
  function discard(): void {
    reply.discard();
    if (sending.disconnected !== undefined) leaveToConnect(sending.disconnected);
  }

  async function finish(
    work: (finished: Letter) => Promise<boolean>,
    onDone: (mail: OpenedMail) => void,
  ): Promise<void> {
    if (!letter) return;
    if (!(await work(letter))) return open();
    reply.discard();
    onDone(letter.mail);
  }

  return {
    ...reply,
    mail: answered,
    recipients,
    all,
    letter,
    isUnsent,
    sending,
    close,
    discard,
    send: () => void finish(sending.send, onSent),
    saveDraft:
      answered && keepsDrafts(answered.mailbox) ? () => void finish(sending.save, onSaved) : undefined,
  };
}
