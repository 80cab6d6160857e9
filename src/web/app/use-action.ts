import { useEffect, useRef, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { ApiProblem, wordsOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useBusy } from './use-busy.ts';

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
      setProblem(wordsOf(error, browserProblems.unreachable));
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
