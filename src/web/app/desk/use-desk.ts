import type { RefObject } from 'react';
import type { AnsweredAsk } from '#domain/answers.ts';
import { askKey } from '#domain/asks.ts';
import { limits } from '#domain/limits.ts';
import type { DeskCheck } from '#web/lib/desk-reading.ts';
import { replyLanguage } from '../generator/mail-language.ts';
import { type ReplyChoices, toRequest } from '../generator/reply-choices.ts';
import type { Reply } from '../generator/reply-versions.ts';
import type { GenerateWith } from '../generator/use-generate.ts';
import { deskText, type ReplyState } from '../generator/use-reply.ts';
import { answersOf, ownAnswersOf } from './decisions.ts';
import type { MailInput } from './known-mail.ts';
import type { AsksState } from './use-asks.ts';
import type { ReplyGap } from './use-gaps.ts';
import { useReplyDesk } from './use-reply-desk.ts';
import { useRewrite } from './use-rewrite.ts';

type DeskInput = {
  reply: ReplyState;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The mail that a reply answers which the person writes without a writer. Its id is that of every reply's mail. */
  mail: MailInput;
  asks: Pick<AsksState, 'find' | 'hasFailed' | 'decide'>;
  choices: ReplyChoices;
  /** The name of the account; '' for a guest. */
  signerName: string;
  generateWith: GenerateWith;
  /** Whether the reply is being sent, so that it must not change. */
  isSending?: boolean;
};

/** The texts of the person that the reply was written with. An answer may have changed since. */
function ownTexts(reply: Reply | undefined): string[] {
  return (reply?.answers ?? []).flatMap(({ answer }) => (typeof answer === 'object' ? [answer.text] : []));
}

/**
 * What a rewrite answers. If the mail was edited after the reply was written, it is the mail before, whose asks the
 * reply quotes. The present answers to asks that it already had count.
 */
function rewrittenMail(
  reply: Reply | undefined,
  text: string,
  answers: AnsweredAsk[],
): { text: string; answers: AnsweredAsk[] } {
  const before = reply?.mail;
  if (before === undefined || before.trim() === text.trim()) return { text, answers };
  return {
    text: before,
    answers: [
      ...answers.filter(({ ask }) => before.includes(ask)),
      ...(reply?.answers ?? []).filter(({ ask }) => !text.includes(ask)),
    ],
  };
}

/**
 * The check of a reply. An ask whose answer has changed since the reply was written is no longer answered for certain,
 * unless the reply has the words of the new answer.
 */
function withChangedAnswers(
  check: DeskCheck | null | undefined,
  reply: Reply | undefined,
  answers: readonly AnsweredAsk[],
): DeskCheck | null | undefined {
  if (!check || !reply?.writer) return check;
  const written = new Map(reply.answers?.map(({ ask, answer }) => [ask, JSON.stringify(answer)]));
  const coverage = { ...check.coverage };
  for (const { ask, answer } of answers) {
    const covered = coverage[ask];
    const isSaid = typeof answer === 'object' && reply.text.includes(answer.text);
    if (covered?.state !== 'answered' || isSaid || written.get(ask) === JSON.stringify(answer)) continue;
    coverage[ask] = { ...covered, state: 'unsure' };
  }
  return { ...check, coverage };
}

/**
 * The desk for a reply: its gaps, its facts and its rewrites. All of them belong to the mail that the reply answers,
 * also after another mail has replaced it on the page.
 */
export function useDesk(input: DeskInput) {
  const { reply: state, field, mail, asks, choices, signerName, generateWith, isSending = false } = input;
  const { reply, phase } = state;
  const answered = asks.find({ ...mail, text: reply?.mail ?? mail.text });
  const answers = answersOf(answered.asks, answered.work);
  const deskMail = { text: answered.text, added: answered.added };

  /** What fills the gap below a quoted ask of the present mail becomes its answer: the next reply has it too. */
  function keepAnswer({ context }: ReplyGap, text: string): void {
    const key = askKey(context);
    const ask = answered.text === mail.text && answered.asks.find((each) => each.key === key);
    const isFree = text.length <= limits.answer && answered.work.decisions.every((each) => each.ask !== key);
    if (ask && isFree) asks.decide(ask, { text, isLeftOut: false });
  }
  const desk = useReplyDesk({
    onFill: keepAnswer,
    reply: deskText(state),
    field,
    mail: deskMail,
    answers: ownAnswersOf(answers),
    said: [choices.customPrompt, signerName, ...(reply?.ownWords ?? []), ...ownTexts(reply)],
    hasFailed: asks.hasFailed,
  });
  // 'Same as the email' may mean another mail now, so a rewrite keeps the language of the reply.
  const language = replyLanguage(choices.language, reply?.language);
  const rewritten = rewrittenMail(reply, answered.text, answers.sent);
  const rewrite = useRewrite({
    state,
    mail: { ...deskMail, text: rewritten.text },
    signerName,
    request: toRequest(rewritten.text, choices, language, rewritten.answers),
    generateWith,
    isLocked: phase !== 'idle' || isSending,
  });
  const check = withChangedAnswers(desk.check, reply, answers.sent);
  return { desk: { ...desk, check }, rewrite, answered };
}
