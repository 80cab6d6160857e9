import { useEffect, useRef, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';

/** How the work of a button or a form ended: the page can be used again, or it is being left. */
export type ActionEnd = 'done' | 'leaving';

/**
 * Runs the work of a button or a form. While it runs, `isBusy` is true and other work is ignored. If the page is being
 * left, `isBusy` stays true, until the page is restored from the back/forward cache.
 */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because a second press can come before the next render.
  const running = useRef(false);
  const wasLeft = useRef(false);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !wasLeft.current) return;
      wasLeft.current = false;
      running.current = false;
      setIsBusy(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  async function run(work: () => Promise<ActionEnd>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    let isLeaving = false;
    try {
      isLeaving = (await work()) === 'leaving';
    } finally {
      running.current = isLeaving;
      wasLeft.current = isLeaving;
      setIsBusy(isLeaving);
    }
  }

  return { isBusy, run };
}

type ActionOptions = {
  /** Throws `ApiProblem` if it fails. */
  work: () => Promise<ActionEnd>;
  /** The toast after a failure. */
  failureToast?: string | undefined;
};

/**
 * The action of one button. `isBusy` is true while it runs, and stays true if the page is being left. `problem` says
 * why it failed; if the button is gone by then, a toast says it. `buttonRef` belongs to the button, which gets the focus back that it loses while it is disabled.
 */
export function useAction({ work, failureToast }: ActionOptions) {
  const { isBusy, run } = useBusy();
  const [problem, setProblem] = useState<string>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) buttonRef.current?.focus();
  }, [isBusy]);

  async function attempt(): Promise<ActionEnd> {
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const message = messageOf(error, browserProblems.unreachable);
      setProblem(message);
      // The button is gone if the person has closed its dialog meanwhile, and its problem with it.
      const toast = failureToast ?? (isGone.current ? message : undefined);
      if (toast) showToast('error', toast);
      return 'done';
    }
  }

  function press(): Promise<void> {
    hadFocus.current = document.activeElement === buttonRef.current;
    return run(attempt);
  }
  return { isBusy, problem, buttonRef, run: press };
}
