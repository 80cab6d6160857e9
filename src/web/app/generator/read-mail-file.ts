import { limits } from '#domain/limits.ts';
import { browserProblems } from '#domain/messages.ts';
import { decodeText } from '#reading/message/parse-mail.ts';
import type { MailFile, MailFileMessage, ParsedMailFile } from './mail-file.worker.ts';

/**
 * Milliseconds until parsing is given up, because for some mails it does not end. The worker's start does not count.
 */
const PARSE_TIMEOUT_MS = 2_000;

/** Milliseconds for the worker's start: a slow network has time to load its script. */
const START_TIMEOUT_MS = 30_000;

/**
 * Parses a file in a worker. A parser that takes too long has read nothing of the mail. Rejects if the browser starts
 * no worker, or if the worker's script does not load.
 */
function parseInWorker(file: MailFile): Promise<ParsedMailFile> {
  const worker = new Worker(new URL('./mail-file.worker.ts', import.meta.url), { type: 'module' });
  let timeout: ReturnType<typeof setTimeout>;
  const parsed = new Promise<ParsedMailFile>((resolve, reject) => {
    const fail = () => reject(new Error('The worker for mail files did not start.'));
    timeout = setTimeout(fail, START_TIMEOUT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<MailFileMessage>) => {
      if (data !== 'started') return resolve(data);
      clearTimeout(timeout);
      timeout = setTimeout(() => resolve({ isMail: true }), PARSE_TIMEOUT_MS);
    });
    // The worker itself catches what fails while it parses.
    worker.addEventListener('error', fail);
    worker.postMessage(file);
  });
  return parsed.finally(() => {
    clearTimeout(timeout);
    worker.terminate();
  });
}

/** What was read of a file: its text with the line ends of a text field, and what is wrong with it, or both. */
export type ReadFile = { text: string; problem?: string } | { problem: string };

/** Reads a mail; in part if the whole cannot be parsed within two seconds; else its raw text. */
async function readMail(bytes: ArrayBuffer): Promise<{ text: string | undefined; isPart: boolean }> {
  const { text, isMail } = await parseInWorker({ bytes, isRescue: false });
  if (text !== undefined) return { text, isPart: false };
  const rescued = isMail ? await parseInWorker({ bytes, isRescue: true }) : undefined;
  return { text: rescued?.text ?? decodeText(new Uint8Array(bytes)), isPart: isMail };
}

/**
 * Reads a file: `.txt` as text, `.eml` as a mail (docs/product.md, 7.2 and 7.3). Returns its text, the message to show,
 * or both. Throws if the file is gone or may not be read, or if no worker can parse it.
 */
export async function readMailFile(file: File): Promise<ReadFile> {
  const extension = /\.(txt|eml)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!extension) return { problem: browserProblems.unsupportedFile };
  if (file.size > limits.upload) return { problem: browserProblems.fileTooLarge };
  const bytes = await file.arrayBuffer();
  if (bytes.byteLength === 0) return { problem: browserProblems.fileEmpty };
  const read =
    extension === 'eml' ? await readMail(bytes) : { text: decodeText(new Uint8Array(bytes)), isPart: false };
  const text = read.text?.replaceAll(/\r\n?/g, '\n');
  if (text === undefined) return { problem: browserProblems.fileNotText };
  if (text.trim() === '') return { problem: browserProblems.fileEmpty };
  return read.isPart ? { text, problem: browserProblems.mailReadInPart } : { text };
}
