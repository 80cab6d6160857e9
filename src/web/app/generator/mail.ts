import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { browserProblems } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { MailFile, ParsedMailFile } from './mail-file.worker.ts';

/** Milliseconds until parsing is given up, because for some mails it does not end. */
const PARSE_TIMEOUT_MS = 2_000;

/** A text that was replaced. It can be restored until the next edit. `by`: a sentence that says what replaced it. */
type Replaced = { text: string; by: string };

export type Mail = {
  text: string;
  replaced: Replaced | undefined;
  /** Why the last file could not be opened, or only in part. */
  fileProblem: string | undefined;
  edit: (text: string) => void;
  /** Replaces the text; `undo` restores it. */
  replace: (text: string, by: string) => void;
  undo: () => void;
  openFile: (file: File) => Promise<void>;
};

/** The text of the received mail. */
export function useMail(): Mail {
  const [text, setText] = useState('');
  const [replaced, setReplaced] = useState<Replaced>();
  const [fileProblem, setFileProblem] = useState<string>();
  const filesOpened = useRef(0);
  // The person may type while a file is read. The file replaces the text that is there when it has been read.
  const latest = useRef(text);

  function edit(next: string) {
    latest.current = next;
    setText(next);
    setReplaced(undefined);
    setFileProblem(undefined);
  }

  function replace(next: string, by: string) {
    const before = latest.current;
    edit(next);
    if (before.trim() !== '') setReplaced({ text: before, by });
  }

  async function openFile(file: File) {
    filesOpened.current += 1;
    const number = filesOpened.current;
    const read = await readMailFile(file);
    // Another file has been chosen meanwhile.
    if (number !== filesOpened.current) return;
    if ('text' in read) replace(read.text, `Replaced by ${file.name}.`);
    if (read.problem !== undefined) {
      setFileProblem(read.problem);
      showToast('error', read.problem);
    }
  }

  return {
    text,
    replaced,
    fileProblem,
    edit,
    replace,
    undo: () => edit(replaced?.text ?? text),
    openFile,
  };
}

/** Undefined if the browser cannot start a worker. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./mail-file.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Parses a file in a worker. A parser that fails or takes too long has read nothing of the mail. */
function parseInWorker(file: MailFile): Promise<ParsedMailFile> {
  return new Promise((resolve) => {
    const unread = { isMail: true };
    const worker = startWorker();
    if (!worker) return resolve(unread);
    const finish = (parsed: ParsedMailFile) => {
      clearTimeout(timeout);
      worker.terminate();
      resolve(parsed);
    };
    const timeout = setTimeout(() => finish(unread), PARSE_TIMEOUT_MS);
    worker.addEventListener('message', (event: MessageEvent<ParsedMailFile>) => finish(event.data));
    worker.addEventListener('error', () => finish(unread));
    worker.postMessage(file);
  });
}

/** The bytes as text; undefined if they are not text. The decoder is loaded with the first file. */
async function decode(bytes: ArrayBuffer): Promise<string | undefined> {
  const { decodeText } = await import('#reading/message/parse-mail.ts');
  return decodeText(new Uint8Array(bytes));
}

/** What was read of a file: its text with the line ends of a text field, and what is wrong with it, or both. */
type ReadFile = { text: string; problem?: string } | { problem: string };

/** Reads a mail; in part if the whole cannot be parsed within two seconds; else its raw text. */
async function readMail(bytes: ArrayBuffer): Promise<{ text: string | undefined; isPart: boolean }> {
  const { text, isMail } = await parseInWorker({ bytes, isRescue: false });
  if (text !== undefined) return { text, isPart: false };
  const rescued = isMail ? await parseInWorker({ bytes, isRescue: true }) : undefined;
  return { text: rescued?.text ?? (await decode(bytes)), isPart: isMail };
}

/**
 * Reads a file: `.txt` as text, `.eml` as a mail (docs/product.md, 7.2 and 7.3). Returns its text, the message to show,
 * or both. Never throws.
 */
async function readMailFile(file: File): Promise<ReadFile> {
  const extension = /\.(txt|eml)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!extension) return { problem: browserProblems.unsupportedFile };
  if (file.size > limits.upload) return { problem: browserProblems.fileTooLarge };
  try {
    const bytes = await file.arrayBuffer();
    if (bytes.byteLength === 0) return { problem: browserProblems.fileEmpty };
    const read =
      extension === 'eml' ? await readMail(bytes) : { text: await decode(bytes), isPart: false };
    const text = read.text?.replaceAll(/\r\n?/g, '\n');
    if (text === undefined) return { problem: browserProblems.fileNotText };
    if (text.trim() === '') return { problem: browserProblems.fileEmpty };
    return read.isPart ? { text, problem: browserProblems.mailReadInPart } : { text };
  } catch {
    // The file is gone or may not be read, or the decoder could not be loaded.
    return { problem: browserProblems.fileNotOpened };
  }
}
