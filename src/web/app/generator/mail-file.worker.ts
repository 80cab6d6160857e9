import { looksLikeMail, mailAsText, parseMail } from '#reading/message/parse-mail.ts';

/** `text` is absent if the bytes are not a mail, or if it cannot be parsed. */
export type ParsedMailFile = { text?: string };

async function parse(bytes: Uint8Array): Promise<ParsedMailFile> {
  try {
    return looksLikeMail(bytes) ? { text: mailAsText(await parseMail(bytes)) } : {};
  } catch {
    return {};
  }
}

self.addEventListener('message', async (event: MessageEvent<ArrayBuffer>) => {
  self.postMessage(await parse(new Uint8Array(event.data)));
});
