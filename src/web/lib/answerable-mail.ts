import { limits } from '#domain/limits.ts';
import { beginningOf, hasVisibleText } from '#domain/text.ts';
import { replySubject } from '#reading/header/subject.ts';
import { findQuotedHistory } from './quoted-history.ts';
import { type ReceivedMail, recipientOf } from './received-mail.ts';

/** Characters of a header line that the writer gets: a longer header would take room from the text. */
const HEADER_LINE_LENGTH = 300;

/** What was left out so that a mail fits the writer's limit. */
export type Omission = 'nothing' | 'history' | 'end';

/** A mail with everything that is needed to answer it. */
export type AnswerableMail = ReceivedMail & {
  /** The new text of the mail, and the text that it quotes. */
  newText: string;
  quoted: string;
  /** The mail as the writer reads it, 10,000 characters at most; empty if the mail has no text. */
  emailContent: string;
  omitted: Omission;
  /** The recipient and the subject of a reply. `to` is empty if a reply cannot be sent to anyone. */
  to: string;
  replySubject: string;
};

function headerOf({ from, date, subject }: ReceivedMail): string {
  return [`From: ${from}`, ...(date ? [`Date: ${date}`] : []), `Subject: ${subject}`]
    .map((line) => beginningOf(line, HEADER_LINE_LENGTH))
    .join('\n');
}

/** The mail for the writer. To fit the limit, it leaves out the quoted text first, then the end. */
function emailContentOf(mail: ReceivedMail, newText: string): { emailContent: string; omitted: Omission } {
  if (!hasVisibleText(mail.text)) return { emailContent: '', omitted: 'nothing' };
  const head = `${headerOf(mail)}\n\n`;
  const room = limits.emailContent - head.length;
  if (mail.text.length <= room) return { emailContent: head + mail.text, omitted: 'nothing' };
  if (newText.length <= room) return { emailContent: head + newText, omitted: 'history' };
  return { emailContent: head + beginningOf(newText, room), omitted: 'end' };
}

/** Prepares a received mail for answering. */
export function toAnswerable(mail: ReceivedMail): AnswerableMail {
  const history = findQuotedHistory(mail.text);
  const newText = history?.rest ?? mail.text;
  return {
    ...mail,
    newText,
    quoted: history?.quoted ?? '',
    ...emailContentOf(mail, newText),
    to: recipientOf(mail),
    replySubject: replySubject(mail.subject),
  };
}
