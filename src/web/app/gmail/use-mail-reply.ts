import { useEffect, useRef, useState } from 'react';
import { mailboxProblems, messages } from '#domain/messages.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import type { ApiProblem } from '#web/lib/api-problem.ts';
import type { FieldName } from '../generator/use-field-errors.ts';
import { useGenerate } from '../generator/use-generate.ts';
import type { MailLanguageState } from '../generator/use-mail-language.ts';
import { type Outcome, type ReplyState, useReply } from '../generator/use-reply.ts';
import { type SettingsState, toRequest } from '../generator/use-settings.ts';
import { goToConnect } from './go-to-connect.ts';
import { type Sending, useSending } from './use-sending.ts';

export type MailReply = {
  state: ReplyState;
  /** The message that the reply answers; undefined if there is no reply. */
  mail: AnswerableMail | undefined;
  /** Whether there is a reply that the person can continue. */
  isUnsent: boolean;
  busy: boolean;
  isOpen: boolean;
  sending: Sending;
  generate: () => void;
  stop: () => void;
  open: () => void;
  close: () => void;
  send: () => void;
  discard: () => void;
};

type Parts = {
  /** The message that is open. */
  mail: AnswerableMail | undefined;
  settings: SettingsState;
  mailLanguage: Pick<MailLanguageState, 'settle' | 'isSettling'>;
  refuse: (field: FieldName, message: string) => void;
  /** Called after a reply was sent, with the id of the message that it answered. */
  onSent: (mailId: string) => void;
};

/** Whether a generation brought no text. The reply that was there before is then back. */
function isWithoutReply(outcome: Outcome): boolean {
  return outcome.kind !== 'done' && !outcome.isKept;
}

/**
 * The reply to a message, from its generation to Send. It stays while other messages are read, until another reply is
 * generated. An earlier reply is offered only if it answered the same message.
 */
export function useMailReply({ mail, settings, mailLanguage, refuse, onSent }: Parts): MailReply {
  const reply = useReply();
  const sending = useSending();
  const [answered, setAnswered] = useState<AnswerableMail>();
  const [earlierId, setEarlierId] = useState<string>();
  const [failedId, setFailedId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [isGivenUp, setIsGivenUp] = useState(false);
  // If the person closes the dialog during the writing, it must not open again with the text.
  const isDismissed = useRef(false);
  const isWriting = reply.phase === 'writing';
  const isIdle = reply.phase === 'idle';

  async function generate(request: ReplyRequest, signal: AbortSignal): Promise<Outcome> {
    const before = reply.reply ? answered : undefined;
    isDismissed.current = false;
    setAnswered(mail);
    setFailedId(mail?.id);
    sending.forgetProblem();
    const outcome = await reply.generate(request, signal);
    if (isWithoutReply(outcome)) setAnswered(before);
    else setEarlierId(before?.id);
    setIsOpen(!isWithoutReply(outcome) && !isDismissed.current);
    return outcome;
  }

  useEffect(() => {
    if (isWriting && !isDismissed.current) setIsOpen(true);
  }, [isWriting]);

  function fail(problem: ApiProblem): void {
    setFailedId(mail?.id);
    reply.fail(problem);
  }

  const {
    generate: begin,
    stop,
    preparing,
  } = useGenerate({
    hasText: mail !== undefined,
    request: async (signal) => {
      const language = await mailLanguage.settle(signal);
      return language && toRequest(mail?.emailContent ?? '', settings.values, language);
    },
    reply: { generate, fail },
    refuse,
    toasts: { done: messages.mailReplyGenerated, failed: () => mailboxProblems.replyNotGenerated },
  });

  async function send(): Promise<void> {
    if (!answered) return;
    const isSent = await sending.send(answered, reply.reply?.text ?? '', reply.reply?.language);
    if (!isSent) return setIsOpen(true);
    discard();
    onSent(answered.id);
  }

  // In an effect, so that the warning about unsent work is already removed.
  useEffect(() => {
    if (isGivenUp) goToConnect();
  }, [isGivenUp]);

  function giveUp(): void {
    discard();
    setIsGivenUp(true);
  }

  function discard(): void {
    setIsOpen(false);
    reply.show(undefined);
    setEarlierId(undefined);
    setAnswered(undefined);
  }

  return {
    state: {
      ...reply,
      problem: failedId === mail?.id ? reply.problem : undefined,
      earlier: earlierId === answered?.id ? reply.earlier : undefined,
    },
    mail: answered,
    isUnsent: isIdle && answered !== undefined && !!reply.reply?.text.trim(),
    busy: preparing || mailLanguage.isSettling || !isIdle,
    isOpen,
    sending,
    generate: () => void begin(),
    stop,
    open: () => setIsOpen(true),
    close: () => {
      if (isWriting) stop();
      isDismissed.current = true;
      setIsOpen(false);
      if (sending.isDisconnected) giveUp();
    },
    send: () => void send(),
    discard,
  };
}
