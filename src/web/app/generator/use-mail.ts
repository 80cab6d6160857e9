import { useRef, useState } from 'react';
import { readMailFile } from '#web/lib/mail-file.ts';
import { showToast } from '#web/lib/toasts.ts';

/** What a press replaced, offered back until the next edit. */
type Replaced = { text: string; by: string };

export type Mail = {
  text: string;
  replaced: Replaced | undefined;
  /** Why the last file could not be opened. */
  fileProblem: string | undefined;
  edit: (text: string) => void;
  /** Puts another text in place of this one, which can be had back by `undo`. `by` names what did it. */
  replace: (text: string, by: string) => void;
  undo: () => void;
  openFile: (file: File) => Promise<void>;
};

/** The mail that came: typed, pasted or opened from a file. */
export function useMail(): Mail {
  const [text, setText] = useState('');
  const [replaced, setReplaced] = useState<Replaced>();
  const [fileProblem, setFileProblem] = useState<string>();
  const opened = useRef(0);
  // A file is read while typing goes on: what it replaces is the text of that moment.
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
    // A file that was chosen later has taken its place.
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
