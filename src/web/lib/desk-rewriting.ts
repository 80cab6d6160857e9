import type { AnsweredAsk } from '#domain/answers.ts';
import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { OwnWords } from '#domain/own-words.ts';
import type { Rewrite } from '#domain/rewrites.ts';
import { parseTone } from '#domain/tones.ts';
import { rewriteDraft } from '#drafter/rewrite.ts';
import { answersByAsk } from '#reading/resolve-asks.ts';
import { type DeskMail, readingOf } from './desk-reading.ts';
import { loadReplyWords } from './reply-words.ts';

/** A draft of the built-in drafter to write once more, with the present choices. */
export type DeskRewrite = {
  mail: DeskMail;
  as: Rewrite;
  /** The present text, with the person's edits, and its language. */
  reply: string;
  replyLanguage: Language;
  /** Earlier texts of this reply. */
  earlier: readonly string[];
  intent: Intent;
  tone: string;
  language: Language;
  customPrompt?: string | undefined;
  signerName?: string | undefined;
  ownWords?: OwnWords | undefined;
  /** True if the mail looks like fraud. */
  isSuspicious: boolean;
  answers: readonly AnsweredAsk[];
  /** The answers with which the present text was written. */
  replyAnswers: readonly AnsweredAsk[];
};

/** Writes a draft once more. Null if nothing changes. Rejects if the words of a language cannot be loaded. */
export async function rewriteDeskDraft(input: DeskRewrite): Promise<string | null> {
  const {
    mail,
    as,
    reply,
    replyLanguage,
    earlier,
    tone,
    answers,
    replyAnswers,
    customPrompt,
    signerName,
    ownWords,
    ...choices
  } = input;
  const reading = readingOf(mail);
  const mailLanguage = reading.language?.language ?? choices.language;
  await loadReplyWords([choices.language, replyLanguage, mailLanguage, 'English']);
  const rewritten = rewriteDraft({
    request: {
      reading,
      ...choices,
      tone: parseTone(tone),
      ...(customPrompt ? { customPrompt } : {}),
      ...(signerName ? { signerName } : {}),
      ...(ownWords ? { ownWords } : {}),
      answers: answersByAsk(reading, answers).answers,
    },
    as,
    reply,
    replyLanguage,
    replyAnswers: answersByAsk(reading, replyAnswers).answers,
    earlier,
  });
  return rewritten ?? null;
}
