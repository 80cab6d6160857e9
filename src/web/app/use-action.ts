import { useEffect, useRef, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { ApiProblem, wordsOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';

/**
 * Something that one button does: `busy` from the press to the answer, `problem` why it failed, `toast` what is told
 * of that beside. `work` resolves to true where the page is left: the button waits on. The focus, which a waiting
 * button loses, comes back to it.
 */
export function useAction(work: () => Promise<boolean>, toast: string | undefined) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [busy]);

  async function run(): Promise<void> {
    hadFocus.current = document.activeElement === button.current;
    setBusy(true);
    setProblem(undefined);
    let isLeft = false;
    try {
      isLeft = await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(wordsOf(error, browserProblems.unreachable));
      if (toast) showToast('error', toast);
    } finally {
      setBusy(isLeft);
    }
  }
  return { busy, problem, button, run };
}
