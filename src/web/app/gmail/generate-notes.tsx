import type { AnswerableMail, Cut } from '#web/lib/answerable-mail.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { OpenedMail } from './use-opened-mail.ts';

const cutWords: Record<Cut, string | undefined> = {
  nothing: undefined,
  history: 'This email is long: the reply is written without its quoted history.',
  end: 'This email is long: the reply is written from its first 10,000 characters.',
};

/** Why no reply to the open message can be generated; undefined if one can. */
export function lackOf(opened: OpenedMail): string | undefined {
  if (opened.kind !== 'ready') return 'Select a message first';
  return opened.mail.source === '' ? 'This message has no text to answer' : undefined;
}

/** What to know before a reply to a message is generated, and why the last attempt failed. */
export function GenerateNotes({
  mail,
  problem,
}: {
  mail: AnswerableMail | undefined;
  problem: string | undefined;
}) {
  const note = mail?.source === '' ? 'This message has no text to answer.' : cutWords[mail?.cut ?? 'nothing'];
  return (
    <>
      {note ? <p className="text-small text-ink-soft">{note}</p> : null}
      {problem ? <Notice kind="danger">{problem}</Notice> : null}
    </>
  );
}
