import { useRef, useState } from 'react';
import { readMailFile } from '#web/lib/mail-file.ts';
import { showToast } from '#web/lib/toasts.ts';

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
  const opened = useRef(0);
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
    opened.current += 1;
    const turn = opened.current;
    const read = await readMailFile(file);
    // Another file was chosen meanwhile and replaces this one.
    if (turn !== opened.current) return;
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
