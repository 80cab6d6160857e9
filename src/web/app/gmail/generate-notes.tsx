import type { AnswerableMail, Omission } from '#web/lib/answerable-mail.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { OpenedMail } from './use-opened-mail.ts';

const omissionNotes: Record<Omission, string | undefined> = {
  nothing: undefined,
  history: 'This email is long: the reply is written without its quoted history.',
  end: 'This email is long: the reply is written from its first 10,000 characters.',
};

/** Why no reply to the open message can be generated; undefined if one can. */
export function lackOf(opened: OpenedMail): string | undefined {
  if (opened.kind !== 'ready') return 'Select a message first';
  return opened.mail.emailContent === '' ? 'This message has no text to answer' : undefined;
}

/** What to know before a reply to a message is generated, and why the last attempt failed. */
export function GenerateNotes({
  mail,
  problem,
}: {
  mail: AnswerableMail | undefined;
  problem: string | undefined;
}) {
  const note =
    mail?.emailContent === ''
      ? 'This message has no text to answer.'
      : omissionNotes[mail?.omitted ?? 'nothing'];
  return (
    <>
      {note ? <p className="text-small text-ink-soft">{note}</p> : null}
      {problem ? <Notice kind="danger">{problem}</Notice> : null}
    </>
  );
}
