import { factSource } from '#checking/fact-source.ts';
import { unsupportedFacts } from '#checking/facts.ts';
import { factNote, languageNote, MAIL_CUT_NOTE } from '#domain/messages.ts';
import type { Model, ModelStream } from './model.ts';
import { isOtherLanguage } from './reply-language.ts';
import type { WriteRequest } from './writer.ts';

/** Notes on what small models do and larger ones do not: they read only a part, or write in another language. */
export function smallModelNotes(
  { isSmall }: Model,
  { isMailCut }: ModelStream,
  { language }: WriteRequest,
  reply: string,
): string[] {
  return [
    ...(isMailCut ? [MAIL_CUT_NOTE] : []),
    ...(isSmall && isOtherLanguage(reply, language) ? [languageNote(language)] : []),
  ];
}

/** The most notes about facts. A person would not read more. */
const MAX_NOTES = 3;

/**
 * The notes about facts that the person should check before sending a model's reply: one sentence for each fact of the
 * reply that is neither in the mail nor in what the person wrote. At most three, in the order of the reply.
 */
export function modelNotes(request: WriteRequest, reply: string): string[] {
  const {
    reading,
    emailContent,
    customPrompt = '',
    signerName = '',
    language,
    answers,
    ownWords = {},
  } = request;
  const ownAnswers = [...(answers?.values() ?? [])].map((answer) =>
    typeof answer === 'object' ? answer.text : '',
  );
  const userProvided = [customPrompt, signerName, ...ownAnswers, ...Object.values(ownWords)]
    .filter(Boolean)
    .join('\n');
  const source = factSource({ reading, emailContent, userProvided }, language);
  const facts = new Set(unsupportedFacts(reply, source).map(({ text }) => text));
  return [...facts].slice(0, MAX_NOTES).map(factNote);
}
