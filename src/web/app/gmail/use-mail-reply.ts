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
  /** What the reply answers; undefined where there is none. */
  mail: AnswerableMail | undefined;
  /** Whether there is a reply to be gone on with. */
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
  /** Told once a reply was sent, with the id of what it answered. */
  onSent: (mailId: string) => void;
};

/** Whether nothing came of a generation: the reply that was there before is there again. */
function isWithoutReply(outcome: Outcome): boolean {
  return outcome.kind !== 'done' && !outcome.isKept;
}

/**
 * The reply to a message, from its generation to Send. It stays while others are read, until another one is generated;
 * an earlier one is offered back only where it answered the same message.
 */
export function useMailReply({ mail, settings, mailLanguage, refuse, onSent }: Parts): MailReply {
  const reply = useReply();
  const sending = useSending();
  const [answered, setAnswered] = useState<AnswerableMail>();
  const [earlierId, setEarlierId] = useState<string>();
  const [failedId, setFailedId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [isGivenUp, setIsGivenUp] = useState(false);
  // Whoever closes the dialog while it is being written in does not want it to come back with what was written.
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
      return language && toRequest(mail?.source ?? '', settings.values, language);
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

  // Once the page has drawn that nothing is left to be warned of.
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
