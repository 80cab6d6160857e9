import { decodeText, looksLikeMail, mailAsText, parseMail } from '#reading/parse-mail.ts';

/** A file to be read as text: 'mail' is parsed as MIME where it is such, 'text' is only decoded. */
export type MailFileTask = { kind: 'mail' | 'text'; bytes: ArrayBuffer };
/** `text` is absent where the bytes are no text. */
export type MailFileAnswer = { text?: string };

async function textOf({ kind, bytes }: MailFileTask): Promise<string | undefined> {
  const raw = new Uint8Array(bytes);
  if (kind === 'mail' && looksLikeMail(raw)) {
    try {
      return mailAsText(await parseMail(raw));
    } catch {
      // A mail that cannot be parsed is shown as it is.
    }
  }
  return decodeText(raw);
}

self.addEventListener('message', async (event: MessageEvent<MailFileTask>) => {
  const text = await textOf(event.data);
  // Line ends as a text field has them, so that what is counted and cut is what is seen.
  const answer: MailFileAnswer = text === undefined ? {} : { text: text.replaceAll(/\r\n?/g, '\n') };
  self.postMessage(answer);
});
