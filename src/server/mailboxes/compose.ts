import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { oneLine } from '#domain/one-line.ts';
import { composeBody } from './compose-body.ts';
import type { OutgoingReply } from './mailbox.ts';
import { parseRecipients } from './recipients.ts';

/** The headers of the message that is answered, as they stand there. */
export type AnsweredHeaders = { messageId?: string; references?: string };

/** Ids that References keeps besides the conversation's first: enough for a mail program to find the place. */
const REFERENCES_MOST = 20;

/** The message ids of a header that are well-formed: nothing else of it goes into the reply. */
function messageIds(header: string | undefined): string[] {
  return [...(header ?? '').slice(0, 50_000).matchAll(/<[!-;=?A-~]{1,250}@[!-;=?A-~]{1,250}>/g)].map(
    ([id]) => id,
  );
}

/** What ties a reply to the message that it answers. Source: RFC 5322, section 3.6.4. */
function threadHeaders({ messageId, references }: AnsweredHeaders) {
  const [answered] = messageIds(messageId);
  const earlier = messageIds(references).filter((id) => id !== answered);
  const ids = [...new Set(answered ? [...earlier, answered] : earlier)];
  const kept = ids.length > REFERENCES_MOST ? [...ids.slice(0, 1), ...ids.slice(-REFERENCES_MOST)] : ids;
  return { ...(answered ? { inReplyTo: answered } : {}), ...(kept.length > 0 ? { references: kept } : {}) };
}

/** A subject as a header has it: encoded where it is not plain, looks encoded, or could not be folded. */
function encodedSubject(subject: string): string {
  const line = oneLine(subject.toWellFormed());
  if (!/[^ -~]|=\?|\S{60}/.test(line)) return line;
  const foreign = line.replace(/[ -~]/g, '').length;
  return encodeWord(line, foreign > line.length / 3 ? 'B' : 'Q', 52);
}

/**
 * Writes a reply as a mail (RFC 5322): To, Subject, In-Reply-To, References and one text, nothing else. From, Date and
 * Message-ID are the mailbox's to add, which knows its address and its clock: what the composer makes up for them would
 * tell this machine's name. Throws `validation` where there is no valid recipient. Loads nothing, from no file or address.
 */
export async function composeReply(
  { to, subject, body }: Pick<OutgoingReply, 'to' | 'subject' | 'body'>,
  answered: AnsweredHeaders = {},
): Promise<Buffer> {
  const { text, isFlowed } = composeBody(body);
  const contentType = `text/plain; charset=utf-8${isFlowed ? '; format=flowed' : ''}`;
  const composer = new MailComposer({
    to: parseRecipients(to),
    headers: { Subject: { prepared: true, foldLines: true, value: encodedSubject(subject) } },
    ...threadHeaders(answered),
    // As bytes it is always encoded: no server on the way may wrap or trim a line.
    alternatives: [{ content: Buffer.from(text), contentType }],
    messageId: '<made@up>',
    date: new Date(0),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const mail = await composer.compile().build();
  const headEnd = mail.indexOf('\r\n\r\n');
  const head = mail
    .subarray(0, headEnd)
    .toString()
    .replace(/^(?:Message-ID|Date): .*\r\n/gm, '');
  return Buffer.concat([Buffer.from(head), mail.subarray(headEnd)]);
}
