import { limits } from '#domain/limits.ts';
import { browserProblems } from '#domain/messages.ts';
import type { MailFileAnswer } from './mail-file.worker.ts';

/** Milliseconds until parsing is given up: for some real mails it never ends. */
const PARSE_DEADLINE_MS = 2_000;

/** A file's text, or the sentence that says why there is none. */
export type MailFile = { text: string } | { problem: string };

/** Starts the worker that parses; undefined if the browser does not start one. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./mail-file.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Parses a mail in its own worker; undefined if the bytes are not a mail, or if parsing fails or takes too long. */
function parseInWorker(bytes: ArrayBuffer): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = startWorker();
    if (!worker) return resolve(undefined);
    const finish = (text?: string) => {
      clearTimeout(deadline);
      worker.terminate();
      resolve(text);
    };
    const deadline = setTimeout(finish, PARSE_DEADLINE_MS);
    worker.addEventListener('message', (event: MessageEvent<MailFileAnswer>) => finish(event.data.text));
    worker.addEventListener('error', () => finish());
    worker.postMessage(bytes);
  });
}

/** The bytes as text; undefined if they are not text. The decoder is loaded when a file is first opened. */
async function decode(bytes: ArrayBuffer): Promise<string | undefined> {
  const { decodeText } = await import('#reading/message/parse-mail.ts');
  return decodeText(new Uint8Array(bytes));
}

/**
 * Reads a file that the person chose: `.txt` as text, `.eml` as a mail (docs/product.md, 7.2 and 7.3), or as its raw text if it cannot
 * be parsed within two seconds. Line ends become those of a text field. Never throws.
 */
export async function readMailFile(file: File): Promise<MailFile> {
  const extension = /\.(txt|eml)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!extension) return { problem: browserProblems.unsupportedFile };
  if (file.size > limits.upload) return { problem: browserProblems.fileTooLarge };
  try {
    const bytes = await file.arrayBuffer();
    if (bytes.byteLength === 0) return { problem: browserProblems.fileEmpty };
    const mail = extension === 'eml' ? await parseInWorker(bytes) : undefined;
    const text = (mail ?? (await decode(bytes)))?.replaceAll(/\r\n?/g, '\n');
    if (text === undefined) return { problem: browserProblems.fileNotText };
    return text.trim() === '' ? { problem: browserProblems.fileEmpty } : { text };
  } catch {
    // The file is gone, may not be read, or its decoder could not be loaded.
    return { problem: browserProblems.fileNotOpened };
  }
}
