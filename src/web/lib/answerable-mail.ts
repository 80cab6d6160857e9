import { limits } from '#domain/limits.ts';
import { beginningOf } from '#domain/text-length.ts';
import { hasVisibleText } from '#domain/visible-text.ts';
import { replySubject } from '#reading/header/reply-subject.ts';
import { findQuotedHistory } from './quoted-history.ts';
import { type ReceivedMail, recipientOf } from './received-mail.ts';

/** Characters of a header that the writer is given: the rest of a longer one would take the place of the text. */
const HEADER_MOST = 300;

/** What was left out so that a mail keeps to the writer's limit. */
export type Cut = 'nothing' | 'history' | 'end';

/** A mail with all that an answer to it needs. */
export type AnswerableMail = ReceivedMail & {
  /** What is new in it, and what it quotes. */
  own: string;
  quoted: string;
  /** The mail as the writer reads it, 10,000 characters at most; empty where the mail has no text. */
  source: string;
  cut: Cut;
  /** Where a reply goes, and what it is called. `to` is empty where the mail names nobody. */
  to: string;
  replySubject: string;
};

function headerOf({ from, date, subject }: ReceivedMail): string {
  return [`From: ${from}`, ...(date ? [`Date: ${date}`] : []), `Subject: ${subject}`]
    .map((line) => beginningOf(line, HEADER_MOST))
    .join('\n');
}

/** The mail for the writer: within the limit by leaving out first what it quotes, then its end. */
function sourceOf(mail: ReceivedMail, own: string): { source: string; cut: Cut } {
  if (!hasVisibleText(mail.text)) return { source: '', cut: 'nothing' };
  const head = `${headerOf(mail)}\n\n`;
  const room = limits.emailContent - head.length;
  if (mail.text.length <= room) return { source: head + mail.text, cut: 'nothing' };
  if (own.length <= room) return { source: head + own, cut: 'history' };
  return { source: head + beginningOf(own, room), cut: 'end' };
}

/** Makes a received mail ready to be answered. */
export function toAnswerable(mail: ReceivedMail): AnswerableMail {
  const history = findQuotedHistory(mail.text);
  const own = history?.rest ?? mail.text;
  return {
    ...mail,
    own,
    quoted: history?.quoted ?? '',
    ...sourceOf(mail, own),
    to: recipientOf(mail),
    replySubject: replySubject(mail.subject),
  };
}
