import { limits } from '#domain/limits.ts';
import { hasVisibleText } from '#domain/text.ts';
import { formatPerson } from '#reading/header/people.ts';
import { replySubject } from '#reading/header/subject.ts';
import { decodeText, looksLikeMail, mailAsText, parseMail } from '#reading/message/parse-mail.ts';
import { rescueMail } from '#reading/message/rescue-mail.ts';
import { findQuotedHistory } from '#web/lib/quoted-history.ts';
import { isMailboxFile } from './batch-place.ts';
import { addMail, type MailContents, unreadMail } from './batch-store.ts';
import { batchProblems, MAX_MAILS } from './batch-words.ts';
import { findMails, type MailPlace, unquoteMail } from './mbox.ts';

/** Where the reading begins or goes on: the index of a file, a place in it, and the number of the next mail. */
export type ReadingPlace = { file: number; start: number; n: number };

export type BatchReading = { batch: string; files: readonly File[]; from: ReadingPlace };

/**
 * What the worker sends. `begun`: a mail is being read, and where the reading goes on after it. `read`: the mail is
 * stored. `scanned`: bytes of all files up to here.
 */
export type ReadingMessage =
  | { kind: 'started' }
  | { kind: 'begun'; n: number; title: string; after: ReadingPlace }
  | { kind: 'read'; n: number }
  | { kind: 'scanned'; bytes: number }
  | { kind: 'end'; isCut: boolean }
  | { kind: 'failed'; problem: string };

const post = (message: ReadingMessage) => self.postMessage(message);

/** Bytes of a mail that is too large in which its headers are. */
const HEAD = 64 * 1024;
const tooLarge = { work: { mail: '' }, note: undefined, problem: batchProblems.tooLarge };

/** The text for the desk. A quoted history that makes it too long is left out. */
function deskText(text: string): Pick<MailContents, 'work' | 'note'> {
  const mail = text.replaceAll(/\r\n?/g, '\n');
  if (mail.trim().length <= limits.emailContent) return { work: { mail } };
  const newText = findQuotedHistory(mail)?.newText;
  return newText?.trim()
    ? { work: { mail: newText }, note: batchProblems.historyLeftOut }
    : { work: { mail } };
}

async function readMail(bytes: Uint8Array, name: string): Promise<MailContents> {
  const message = await parseMail(bytes).catch(() => undefined);
  if (!message) {
    const text = await rescueMail(bytes).catch(() => undefined);
    if (!text) return unreadMail(name, batchProblems.unreadable);
    return { ...unreadMail(name), note: batchProblems.readInPart, ...deskText(text) };
  }
  const { from, replyTo, subject = '', threadIds: references = [] } = message;
  const recipient = [replyTo, from].find((person) => person?.address);
  const title = subject || name;
  const head = { to: recipient ? formatPerson(recipient) : '', subject: replySubject(subject), references };
  const sender = from?.name ?? from?.address ?? '';
  if (!hasVisibleText(message.text)) {
    return { ...unreadMail(title, batchProblems.empty), head, from: sender };
  }
  return { title, from: sender, head, ...deskText(mailAsText(message)) };
}

/** Reads a mail or a text file. `bytes`: as they were sent. */
async function readContents(bytes: Uint8Array, name: string): Promise<MailContents> {
  if (!/\.txt$/i.test(name) && looksLikeMail(bytes)) return readMail(bytes, name);
  const text = decodeText(bytes);
  if (text === undefined) return unreadMail(name, batchProblems.notText);
  if (!hasVisibleText(text)) return unreadMail(name, batchProblems.empty);
  return { ...unreadMail(name), ...deskText(text) };
}

async function readPlace(file: File, { start, end }: MailPlace): Promise<MailContents> {
  const isMailbox = isMailboxFile(file);
  if (!isMailbox && !/\.(?:txt|eml)$/i.test(file.name)) {
    return unreadMail(file.name, batchProblems.unsupported);
  }
  const isTooLarge = end - start > limits.upload;
  const bytes = new Uint8Array(await file.slice(start, isTooLarge ? start + HEAD : end).arrayBuffer());
  const name = isMailbox ? 'No subject' : file.name;
  const contents = await readContents(isMailbox ? unquoteMail(bytes) : bytes, name);
  return isTooLarge ? { ...contents, ...tooLarge } : contents;
}

/** The places of the mails of a file. A file without a mailbox's extension is one mail. */
async function* placesOf(file: File, start: number, onScan: (at: number) => void): AsyncGenerator<MailPlace> {
  if (isMailboxFile(file)) yield* findMails(file, start, onScan);
  else if (start === 0) yield { start: 0, end: file.size };
}

async function readAll({ batch, files, from }: BatchReading): Promise<{ isCut: boolean }> {
  let { n } = from;
  let before = files.slice(0, from.file).reduce((sum, { size }) => sum + size, 0);
  for (const [index, file] of files.entries()) {
    if (index < from.file) continue;
    const onScan = (at: number) => post({ kind: 'scanned', bytes: before + at });
    for await (const place of placesOf(file, index === from.file ? from.start : 0, onScan)) {
      if (n > MAX_MAILS) return { isCut: true };
      // An empty file ends where it starts, so it would be read again after a break.
      const after = place.end > 0 ? { file: index, start: place.end } : { file: index + 1, start: 0 };
      post({ kind: 'begun', n, title: file.name, after: { ...after, n: n + 1 } });
      const contents = await readPlace(file, place);
      await addMail({ batch, n, state: 'open', ...contents });
      post({ kind: 'read', n });
      n += 1;
    }
    before += file.size;
    post({ kind: 'scanned', bytes: before });
  }
  return { isCut: false };
}

self.addEventListener('message', async ({ data }: MessageEvent<BatchReading>) => {
  try {
    post({ kind: 'end', ...(await readAll(data)) });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    post({ kind: 'failed', problem: isFull ? batchProblems.notStored : batchProblems.notRead });
  }
});

post({ kind: 'started' });
