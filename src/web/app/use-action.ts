import { useEffect, useRef, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';

/**
 * Runs the work of a button or a form. While it runs, `isBusy` is true and other work is ignored. If `work` resolves to
 * true, because the page is being left, `isBusy` stays true.
 */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because a second press can come before the next render.
  const running = useRef(false);

  async function run(work: () => Promise<boolean>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    let isLeaving = false;
    try {
      isLeaving = await work();
    } finally {
      running.current = isLeaving;
      setIsBusy(isLeaving);
    }
  }

  return { isBusy, run };
}

/**
 * The action of one button. `isBusy` is true while it runs, and stays true if `work` resolves to true because the page
 * is being left. `problem` says why it failed, and `toast` is shown after a failure. The button gets the focus back,
 * which it loses while it is disabled.
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
  return { isBusy, problem, button, run: press };
}
