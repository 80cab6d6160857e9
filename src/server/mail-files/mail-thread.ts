import { parentPort } from 'node:worker_threads';
import { looksLikeMail, mailAsText, parseMail } from '#reading/message/parse-mail.ts';

/** What the thread sends: first 'ready', then one answer to each message. */
export type ThreadAnswer = 'ready' | { text: string } | { refused: 'no-mail' | 'unreadable' };

async function parse(bytes: Uint8Array): Promise<ThreadAnswer> {
  if (!looksLikeMail(bytes)) return { refused: 'no-mail' };
  try {
    return { text: mailAsText(await parseMail(bytes)) };
  } catch {
    return { refused: 'unreadable' };
  }
}

const post = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
parentPort?.on('message', async (bytes: Uint8Array) => post(await parse(bytes)));
post('ready');
