import { limits } from '#domain/limits.ts';
import { browserProblems } from '#domain/messages.ts';
import type { MailFileAnswer } from './mail-file.worker.ts';

/** Milliseconds after which parsing is given up: some real mails never come to an end. */
const PARSE_DEADLINE_MS = 2_000;

/** A file's text, or the sentence that tells why there is none. */
export type MailFile = { text: string } | { problem: string };

/** The worker that parses; undefined where the browser does not start one. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./mail-file.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Parses a mail in a worker of its own; undefined where it is none, fails or takes too long. */
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

/** The bytes as text; undefined where they are none. What decodes is fetched when a file is first opened. */
async function decode(bytes: ArrayBuffer): Promise<string | undefined> {
  const { decodeText } = await import('#reading/message/parse-mail.ts');
  return decodeText(new Uint8Array(bytes));
}

/**
 * Reads a file that the person chose: `.txt` as text, `.eml` as a mail (decisions, A9), or as its raw text where
 * it cannot be parsed within two seconds. Line ends come out as a text field has them. Never throws.
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
    // The file is gone, may not be read, or what decodes it could not be fetched.
    return { problem: browserProblems.fileNotOpened };
  }
}
