import { useRef, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { ReadFile } from './read-mail-file.ts';

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
  /** Says why a file could not be opened. */
  refuseFile: (problem: string) => void;
};

/** Reads a file with code that is loaded with the first one. Never throws. */
async function readMailFile(file: File): Promise<ReadFile> {
  try {
    return await (await import('./read-mail-file.ts')).readMailFile(file);
  } catch {
    return { problem: browserProblems.fileNotOpened };
  }
}

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

  function refuseFile(problem: string) {
    setFileProblem(problem);
    showToast('error', problem);
  }

  async function openFile(file: File) {
    filesOpened.current += 1;
    const number = filesOpened.current;
    const read = await readMailFile(file);
    // Another file has been chosen meanwhile.
    if (number !== filesOpened.current) return;
    if ('text' in read) replace(read.text, `Replaced by ${file.name}.`);
    if (read.problem !== undefined) refuseFile(read.problem);
  }

  return {
    text,
    replaced,
    fileProblem,
    edit,
    replace,
    undo: () => edit(replaced?.text ?? text),
    openFile,
    refuseFile,
  };
}
