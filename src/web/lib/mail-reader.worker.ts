import type { LanguageGuess } from '#reading/reading.ts';
import type { AnswerableMail } from './answerable-mail.ts';
import type { QuotedHistory } from './quoted-history.ts';
import type { ReceivedMail } from './received-mail.ts';

/** What may be asked about a mail. */
export type MailQuestion =
  | { about: 'language'; text: string }
  | { about: 'quoted history'; text: string }
  | { about: 'answerable'; mail: ReceivedMail };

/** What is known of it; undefined where it could not be told. */
export type MailKnowledge = LanguageGuess | QuotedHistory | AnswerableMail | undefined;

async function findLanguage(text: string): Promise<LanguageGuess | undefined> {
  const [{ findMailLanguage }, { loadLanguages }] = await Promise.all([
    import('#reading/mail-language.ts'),
    import('#reading/language/language.ts'),
  ]);
  // Without the table, long mails are still told by their common words, and short ones are asked about.
  await loadLanguages().catch(() => undefined);
  return findMailLanguage(text);
}

async function tell(question: MailQuestion): Promise<MailKnowledge> {
  if (question.about === 'language') return findLanguage(question.text);
  if (question.about === 'quoted history')
    return (await import('./quoted-history.ts')).findQuotedHistory(question.text);
  return (await import('./answerable-mail.ts')).toAnswerable(question.mail);
}

// What reads mails waits for the words of all languages while it loads: loaded before this line, it would lose the first
// question. A failure is thrown on, so that the page hears of it.
self.addEventListener('message', ({ data }: MessageEvent<MailQuestion & { id: number }>) => {
  tell(data).then(
    (told) => self.postMessage({ id: data.id, told }),
    (error: unknown) => reportError(error),
  );
});
void import('#reading/mail-language.ts').catch(() => undefined);
