import { looksLikeMail, mailAsText, parseMail } from '#reading/message/parse-mail.ts';
import { rescueMail } from '#reading/message/rescue-mail.ts';

/** A file to read. `isRescue`: it could not be parsed, so only what can still be read of it is wanted. */
export type MailFile = { bytes: ArrayBuffer; isRescue: boolean };

/** `text` is absent if the bytes are not a mail, or if nothing of a mail can be read. */
export type ParsedMailFile = { text?: string | undefined; isMail: boolean };

/** What the worker sends: that its script runs, then the result. */
export type MailFileMessage = 'started' | ParsedMailFile;

async function parse({ bytes, isRescue }: MailFile): Promise<ParsedMailFile> {
  const raw = new Uint8Array(bytes);
  if (!looksLikeMail(raw)) return { isMail: false };
  try {
    return { isMail: true, text: isRescue ? await rescueMail(raw) : mailAsText(await parseMail(raw)) };
  } catch {
    return { isMail: true };
  }
}

self.addEventListener('message', async (event: MessageEvent<MailFile>) => {
  self.postMessage(await parse(event.data));
});

self.postMessage('started' satisfies MailFileMessage);
