import { findFraud, fraudNote } from '#checking/fraud.ts';
import { parseTone } from '#domain/tones.ts';
import { readEmail } from '#reading/read-email.ts';
import type { ReplyWriter, WriteRequest, WrittenReply } from '#server/writers/writer.ts';
import type { ReplyMail } from './labelled-mails.ts';

/** The day on which the mails are read, so that 'Monday' means the same in every run. */
const READ_ON = new Date('2026-11-23T09:00:00Z');

/** The request for a reply, as the product makes it. */
export function requestFor(row: Omit<ReplyMail, 'id' | 'kind'>): WriteRequest {
  const { mail, intent, tone, language, customPrompt } = row;
  const reading = readEmail(mail, { now: READ_ON });
  return {
    emailContent: mail,
    reading,
    intent,
    tone: parseTone(tone),
    language,
    isSuspicious: findFraud(reading).length > 0,
    ...(customPrompt ? { customPrompt } : {}),
  };
}

/** Writes the reply to a mail as the product does. Throws what the writer throws. */
export async function draftFor(row: ReplyMail, writer: ReplyWriter): Promise<WrittenReply> {
  const request = requestFor(row);
  const warning = fraudNote(findFraud(request.reading));
  const writing = writer.write(request, AbortSignal.timeout(300_000));
  for (;;) {
    const step = await writing.next();
    if (!step.done) continue;
    return warning ? { ...step.value, notes: [warning, ...step.value.notes] } : step.value;
  }
}
