import { limits } from '#domain/limits.ts';
import { beginningOf, hasVisibleText } from '#domain/text.ts';
import { parsePeople } from '#reading/header/people.ts';
import { replySubject } from '#reading/header/subject.ts';
import { findQuotedHistory } from './quoted-history.ts';
import { type ReceivedMail, recipientOf } from './received-mail.ts';

/** The greatest length of a header line for the writer: a longer line would leave less room for the text. */
const HEADER_LINE_LENGTH = 300;

/** The part of a mail that is left out to keep within the writer's limit. */
export type Omission = 'nothing' | 'history' | 'end';

/** A person of a header, with an address. */
export type Addressee = { name: string; address: string };

/** A received mail, prepared to be answered. */
export type AnswerableMail = ReceivedMail & {
  /** The text without quoted history, and the quoted history. */
  newText: string;
  quoted: string;
  /** The mail as the writer gets it, at most 10,000 characters; empty if the mail has no text. */
  emailContent: string;
  omitted: Omission;
  /** The recipient and the subject of a reply. `to` is empty if no reply can be sent. */
  to: string;
  replySubject: string;
  /** The people whom a reply to all can go to, by the headers that name them. */
  people: Record<'to' | 'sentTo' | 'cc' | 'followupTo', Addressee[]>;
};

function headerOf({ from, date, subject }: ReceivedMail): string {
  return [`From: ${from}`, ...(date ? [`Date: ${date}`] : []), `Subject: ${subject}`]
    .map((line) => beginningOf(line, HEADER_LINE_LENGTH))
    .join('\n');
}

/** The mail as the writer gets it. To keep within the limit, it omits the quoted history first, then the end. */
function emailContentOf(mail: ReceivedMail, newText: string): { emailContent: string; omitted: Omission } {
  if (!hasVisibleText(mail.text)) return { emailContent: '', omitted: 'nothing' };
  const head = `${headerOf(mail)}\n\n`;
  const room = limits.emailContent - head.length;
  if (mail.text.length <= room) return { emailContent: head + mail.text, omitted: 'nothing' };
  if (newText.length <= room) return { emailContent: head + newText, omitted: 'history' };
  return { emailContent: head + beginningOf(newText, room), omitted: 'end' };
}

function addressees(header: string): Addressee[] {
  return parsePeople(header).flatMap(({ name = '', address }) => (address ? [{ name, address }] : []));
}

/** Prepares a received mail for answering. */
export function toAnswerable(mail: ReceivedMail): AnswerableMail {
  const history = findQuotedHistory(mail.text);
  const newText = history?.newText ?? mail.text;
  const to = recipientOf(mail);
  return {
    ...mail,
    newText,
    quoted: history?.quoted ?? '',
    ...emailContentOf(mail, newText),
    to,
    replySubject: replySubject(mail.subject),
    people: {
      to: addressees(to),
      sentTo: addressees(mail.sentTo),
      cc: addressees(mail.cc),
      followupTo: addressees(mail.followupTo),
    },
  };
}
