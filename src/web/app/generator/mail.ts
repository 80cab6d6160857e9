import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { browserProblems } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { ParsedMailFile } from './mail-file.worker.ts';

/** Milliseconds until parsing is given up: for some real mails it never ends. */
const PARSE_TIMEOUT_MS = 2_000;

/** The text that a press replaced. It can be restored until the next edit. */
type Replaced = { text: string; by: string };

export type Mail = {
  text: string;
  replaced: Replaced | undefined;
  /** Why the last file could not be opened. */
  fileProblem: string | undefined;
  edit: (text: string) => void;
  /** Replaces the text; `undo` restores it. `by` says what replaced it. */
  replace: (text: string, by: string) => void;
  undo: () => void;
  openFile: (file: File) => Promise<void>;
};

/** The received mail: typed, pasted or opened from a file. */
export function useMail(): Mail {
  const [text, setText] = useState('');
  const [replaced, setReplaced] = useState<Replaced>();
  const [fileProblem, setFileProblem] = useState<string>();
  const filesOpened = useRef(0);
  // The person may type while a file is read. The file replaces the text of that moment.
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
    // Another file was chosen meanwhile and replaces this one.
    if (number !== filesOpened.current) return;
    if ('text' in read) {
      replace(read.text, `Replaced by ${file.name}.`);
    } else {
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
      clearTimeout(timeout);
      worker.terminate();
      resolve(text);
    };
    const timeout = setTimeout(finish, PARSE_TIMEOUT_MS);
    worker.addEventListener('message', (event: MessageEvent<ParsedMailFile>) => finish(event.data.text));
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
 * Reads a file that the person chose: `.txt` as text, `.eml` as a mail (docs/product.md, 7.2 and 7.3), or as its raw
 * text if it cannot be parsed within two seconds. Line ends become those of a text field. Returns the text, or the
 * sentence that says why there is none. Never throws.
 */
async function readMailFile(file: File): Promise<{ text: string } | { problem: string }> {
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
