import type { LanguageGuess } from '#reading/reading.ts';
import type { AnswerableMail } from './answerable-mail.ts';
import type { QuotedHistory } from './quoted-history.ts';
import type { ReceivedMail } from './received-mail.ts';

/** What a page can ask about a mail. */
export type MailReaderQuestion =
  | { about: 'language'; text: string }
  | { about: 'quoted history'; text: string }
  | { about: 'answerable'; mail: ReceivedMail };

/** The answer; undefined if there is none. */
export type MailReaderAnswer = LanguageGuess | QuotedHistory | AnswerableMail | undefined;

async function findLanguage(text: string): Promise<LanguageGuess | undefined> {
  const [{ findMailLanguage }, { loadLanguages }] = await Promise.all([
    import('#reading/mail-language.ts'),
    import('#reading/language/language.ts'),
  ]);
  // Without the table, the language of a long mail is still detected from its common words. For a short mail, the
  // person is asked.
  await loadLanguages().catch(() => undefined);
  return findMailLanguage(text);
}

async function answer(question: MailReaderQuestion): Promise<MailReaderAnswer> {
  if (question.about === 'language') return findLanguage(question.text);
  if (question.about === 'quoted history')
    return (await import('./quoted-history.ts')).findQuotedHistory(question.text);
  return (await import('./answerable-mail.ts')).toAnswerable(question.mail);
}

// The imported module waits for the words of all languages while it loads. If it were loaded before this line, the
// first question would be lost. A failure is reported as an error, so that the page is informed.
self.addEventListener('message', ({ data }: MessageEvent<MailReaderQuestion & { id: number }>) => {
  answer(data).then(
    (result) => self.postMessage({ id: data.id, answer: result }),
    (error: unknown) => reportError(error),
  );
});
void import('#reading/mail-language.ts').catch(() => undefined);
