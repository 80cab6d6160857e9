import { useEffect, useRef, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';

/**
 * Work that a button or a form waits for, one piece at a time. `isBusy` is true from the press to the answer. `work`
 * resolves to true if the page is being left: `isBusy` then stays true. Other work is ignored meanwhile.
 */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // A ref, so that a second press before the next render already sees it.
  const running = useRef(false);

  async function run(work: () => Promise<boolean>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    let isLeft = false;
    try {
      isLeft = await work();
    } finally {
      running.current = isLeft;
      setIsBusy(isLeft);
    }
  }

  return { isBusy, run };
}

/**
 * The action of one button. `busy` is true from the press to the answer, `problem` says why it failed, and `toast` is
 * shown in addition after a failure. `work` resolves to true if the page is being left: the button then stays busy. A
 * busy button loses the focus and gets it back afterwards.
 */
export function useAction(work: () => Promise<boolean>, toast: string | undefined) {
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isBusy]);

  async function attempt(): Promise<boolean> {
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(messageOf(error, browserProblems.unreachable));
      if (toast) showToast('error', toast);
      return false;
    }
  }

  function press(): Promise<void> {
    hadFocus.current = document.activeElement === button.current;
    return run(attempt);
  }
  return { busy: isBusy, problem, button, run: press };
}
