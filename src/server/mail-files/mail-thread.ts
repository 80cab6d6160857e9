import { parentPort } from 'node:worker_threads';
import { looksLikeMail, mailAsText, parseMail } from '#reading/message/parse-mail.ts';

/** What the thread sends: first 'ready', then one result for each message. */
export type ThreadResult = 'ready' | { text: string } | { refused: 'no-mail' | 'unreadable' };

async function parse(bytes: Uint8Array): Promise<ThreadResult> {
  if (!looksLikeMail(bytes)) return { refused: 'no-mail' };
  try {
    return { text: mailAsText(await parseMail(bytes)) };
  } catch {
    return { refused: 'unreadable' };
  }
}

const post = (result: ThreadResult) => parentPort?.postMessage(result);
parentPort?.on('message', async (bytes: Uint8Array) => post(await parse(bytes)));
post('ready');
