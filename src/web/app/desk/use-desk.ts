import type { RefObject } from 'react';
import { replyLanguage } from '../generator/mail-language.ts';
import { type ReplyChoices, toRequest } from '../generator/reply-choices.ts';
import type { GenerateWith } from '../generator/use-generate.ts';
import { deskText, type ReplyState } from '../generator/use-reply.ts';
import { answersOf, ownAnswersOf } from './decisions.ts';
import type { MailInput } from './known-mail.ts';
import type { AsksState } from './use-asks.ts';
import { useReplyDesk } from './use-reply-desk.ts';
import { useRewrite } from './use-rewrite.ts';

type DeskInput = {
  reply: ReplyState;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The mail that a reply answers which the person writes without a writer. Its id is that of every reply's mail. */
  mail: MailInput;
  asks: Pick<AsksState, 'find'>;
  choices: ReplyChoices;
  /** The name of the account; '' for a guest. */
  signerName: string;
  generateWith: GenerateWith;
  /** Whether the reply is being sent, so that it must not change. */
  isSending?: boolean;
};

/**
 * The desk for a reply: its gaps, its facts and its rewrites. All of them belong to the mail that the reply answers,
 * also after another mail has replaced it on the page.
 */
export function useDesk(input: DeskInput) {
  const { reply: state, field, mail, asks, choices, signerName, generateWith, isSending = false } = input;
  const { reply, phase } = state;
  const answered = asks.find({ ...mail, text: reply?.mail ?? mail.text });
  const answers = answersOf(answered.asks, answered.work);
  const deskMail = { text: answered.text, added: answered.work.added };
  const desk = useReplyDesk({
    reply: deskText(state),
    field,
    mail: deskMail,
    answers: ownAnswersOf(answers),
    said: [choices.customPrompt, signerName, ...(reply?.ownWords ?? [])],
  });
  // 'Same as the email' may mean another mail now, so a rewrite keeps the language of the reply.
  const language = replyLanguage(choices.language, reply?.language);
  const rewrite = useRewrite({
    state,
    mail: deskMail,
    signerName,
    request: toRequest(answered.text, choices, language, answers.sent),
    generateWith,
    isLocked: phase !== 'idle' || isSending,
  });
  return { desk, rewrite, answered };
}
