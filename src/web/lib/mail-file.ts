import { limits } from '#domain/limits.ts';
import { browserProblems } from '#domain/messages.ts';
import type { MailFileAnswer, MailFileTask } from './mail-file.worker.ts';

/** Milliseconds after which parsing is given up: some real mails never come to an end. */
const PARSE_DEADLINE_MS = 2_000;

/** A file's text, or the sentence that tells why there is none. */
export type MailFile = { text: string } | { problem: string };

/** Runs one task in a worker of its own; undefined where it found no text, failed or took too long. */
function runTask(task: MailFileTask): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./mail-file.worker.ts', import.meta.url), { type: 'module' });
    const finish = (text?: string) => {
      clearTimeout(deadline);
      worker.terminate();
      resolve(text);
    };
    const deadline = setTimeout(finish, PARSE_DEADLINE_MS);
    worker.addEventListener('message', (event: MessageEvent<MailFileAnswer>) => finish(event.data.text));
    worker.addEventListener('error', () => finish());
    worker.postMessage(task);
  });
}

/**
 * Reads a file that the person chose: `.txt` as text, `.eml` as a mail (decisions, A9), or as its raw text where
 * it cannot be parsed within two seconds. Never throws.
 */
export async function readMailFile(file: File): Promise<MailFile> {
  const extension = /\.(txt|eml)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!extension) return { problem: browserProblems.unsupportedFile };
  if (file.size > limits.upload) return { problem: browserProblems.fileTooLarge };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: browserProblems.fileNotText };
  if (bytes.byteLength === 0) return { problem: browserProblems.fileEmpty };
  let text = extension === 'eml' ? await runTask({ kind: 'mail', bytes }) : undefined;
  text ??= await runTask({ kind: 'text', bytes });
  if (text === undefined) return { problem: browserProblems.fileNotText };
  return text.trim() === '' ? { problem: browserProblems.fileEmpty } : { text };
}
