import type { LanguageGuess } from '#reading/reading.ts';
import type { AnswerableMail } from './answerable-mail.ts';
import type { AskedMail, AsksReading, DeskCheck, DeskReply } from './desk-reading.ts';
import type { DeskRewrite } from './desk-rewriting.ts';
import type { QuotedHistory } from './quoted-history.ts';
import type { ReceivedMail } from './received-mail.ts';

export type MailReaderTask =
  | { kind: 'find language'; text: string }
  | { kind: 'find quoted history'; text: string }
  | { kind: 'to answerable'; mail: ReceivedMail }
  | { kind: 'wants answer'; text: string }
  | { kind: 'read asks'; mail: AskedMail }
  | { kind: 'check reply'; reply: DeskReply }
  | { kind: 'rewrite draft'; draft: DeskRewrite };

export type MailReaderResult =
  | LanguageGuess
  | QuotedHistory
  | AnswerableMail
  | AsksReading
  | DeskCheck
  | boolean
  | string
  | null
  | undefined;

/** The worker's answer to a task: its result, or the error with which it failed. */
export type MailReaderAnswer = { id: number; result: MailReaderResult } | { id: number; error: unknown };

async function findLanguage(text: string): Promise<LanguageGuess | undefined> {
  const [{ findMailLanguage }, { loadNgrams }] = await Promise.all([
    import('#reading/mail-language.ts'),
    import('#reading/language/language.ts'),
  ]);
  // If the n-grams cannot be loaded, a long mail is still recognised by its common words. For a short mail the person
  // has to choose the language.
  await loadNgrams().catch(() => undefined);
  return findMailLanguage(text);
}

async function run(task: MailReaderTask): Promise<MailReaderResult> {
  switch (task.kind) {
    case 'find language':
      return findLanguage(task.text);
    case 'find quoted history':
      return (await import('./quoted-history.ts')).findQuotedHistory(task.text);
    case 'to answerable':
      return (await import('./answerable-mail.ts')).toAnswerable(task.mail);
    case 'wants answer':
      return (await import('#reading/read-email.ts')).readEmail(task.text).asks.length > 0;
    case 'read asks':
      return (await import('./desk-reading.ts')).readDeskAsks(task.mail);
    case 'check reply':
      return (await import('./desk-reading.ts')).checkDeskReply(task.reply);
    case 'rewrite draft':
      return (await import('./desk-rewriting.ts')).rewriteDeskDraft(task.draft);
  }
}

// The reading modules are imported only after this line: they wait for the data of all languages, and a message that
// arrives before there is a listener is lost.
self.addEventListener('message', ({ data }: MessageEvent<MailReaderTask & { id: number }>) => {
  run(data).then(
    (result) => self.postMessage({ id: data.id, result } satisfies MailReaderAnswer),
    (error: unknown) => self.postMessage({ id: data.id, error } satisfies MailReaderAnswer),
  );
});
void import('#reading/mail-language.ts').catch(() => undefined);
