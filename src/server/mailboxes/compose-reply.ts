import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { oneLine } from '#domain/text.ts';
import type { OutgoingReply } from './mailbox.ts';
import { parseRecipients } from './recipients.ts';

/** The headers Message-ID and References of the answered message, unchanged. */
export type AnsweredHeaders = { messageIdHeader?: string; referencesHeader?: string };

/**
 * The most ids in References after the conversation's first one. With these a mail program can still find the reply's
 * conversation.
 */
const MAX_REFERENCES = 20;

/** The well-formed message ids of a header. The rest of the header is not used in the reply. */
function messageIds(header: string | undefined): string[] {
  return [...(header ?? '').slice(0, 50_000).matchAll(/<[!-;=?A-~]{1,250}@[!-;=?A-~]{1,250}>/g)].map(
    ([id]) => id,
  );
}

/** The headers that connect a reply to the answered message. Source: RFC 5322, section 3.6.4. */
function threadHeaders({ messageIdHeader, referencesHeader }: AnsweredHeaders) {
  const [answered] = messageIds(messageIdHeader);
  const earlier = messageIds(referencesHeader).filter((id) => id !== answered);
  const ids = [...new Set(answered ? [...earlier, answered] : earlier)];
  const kept = ids.length > MAX_REFERENCES ? [...ids.slice(0, 1), ...ids.slice(-MAX_REFERENCES)] : ids;
  return { ...(answered ? { inReplyTo: answered } : {}), ...(kept.length > 0 ? { references: kept } : {}) };
}

/**
 * A subject in the form of a header: encoded if it is not plain ASCII, looks encoded, or has a word too long to fold.
 */
function encodedSubject(subject: string): string {
  const line = oneLine(subject.toWellFormed());
  if (!/[^ -~]|=\?|\S{60}/.test(line)) return line;
  const nonAscii = line.replace(/[ -~]/g, '').length;
  return encodeWord(line, nonAscii > line.length / 3 ? 'B' : 'Q', 52);
}

/**
 * The space at the end of a line that is not a signature mark: in flowed text it would join the next line to this one.
 */
const trailingSpace = /(?<!(?:^|\n)(?:>+ ?)?--) (?=\n|$)/;
/** The starts of lines that need a space in front of them. A mail program removes it again (RFC 3676, section 4.4). */
const unstuffedStart = /(^|\n)(?= |From )/g;

/**
 * Prepares a reply's text for sending. A mail program that knows flowed text shows exactly what the person wrote,
 * character for character. No line is broken: the transfer encoding allows any length, and a program that does not know
 * flowed text, such as Gmail's page, would show the breaks. Lines quoted with '>' stay quotations. A text with spaces
 * at the end of a line would lose them as flowed text, so it is sent as plain text. Line ends become CRLF. `isFlowed`:
 * whether the mail declares the text as flowed (RFC 3676).
 */
function composeBody(body: string): { text: string; isFlowed: boolean } {
  const lines = body.toWellFormed().replace(/\r\n?/g, '\n');
  const isFlowed = !trailingSpace.test(lines);
  const text = isFlowed ? lines.replace(unstuffedStart, '$1 ') : lines;
  // The last line end of a mail is not part of its text. A text that ends with a line end needs a second one.
  return { text: (text.endsWith('\n') ? `${text}\n` : text).replaceAll('\n', '\r\n'), isFlowed };
}

/** What a provider such as Gmail adds by itself, and what an SMTP server expects in the mail. */
export type SenderHeaders = { from: { name: string; address: string }; messageId: string; date: Date };

/**
 * Writes a reply as a mail (RFC 5322) with To, Cc, Subject, In-Reply-To, References and one text. Without `sender`, the
 * mailbox adds From, Date and Message-ID, because it knows its address and its clock. The composer's own values would
 * reveal this machine's name. Throws `validation` if the recipients are not valid. Never loads a file or a URL.
 */
export async function composeReply(
  { to, cc, subject, body }: Pick<OutgoingReply, 'to' | 'cc' | 'subject' | 'body'>,
  answered: AnsweredHeaders = {},
  sender?: SenderHeaders,
): Promise<Buffer> {
  const { text, isFlowed } = composeBody(body);
  const contentType = `text/plain; charset=utf-8${isFlowed ? '; format=flowed' : ''}`;
  const composer = new MailComposer({
    ...parseRecipients({ to, cc }),
    headers: { Subject: { prepared: true, foldLines: true, value: encodedSubject(subject) } },
    ...threadHeaders(answered),
    // The composer always encodes bytes. So no mail server wraps or trims a line.
    alternatives: [{ content: Buffer.from(text), contentType }],
    ...(sender ?? { messageId: '<made@up>', date: new Date(0) }),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const mail = await composer.compile().build();
  if (sender) return mail;
  const headEnd = mail.indexOf('\r\n\r\n');
  const head = mail
    .subarray(0, headEnd)
    .toString()
    .replace(/^(?:Message-ID|Date): .*\r\n/gm, '');
  return Buffer.concat([Buffer.from(head), mail.subarray(headEnd)]);
}
