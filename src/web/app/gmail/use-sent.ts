import { useEffect, useRef, useState } from 'react';
import type { SentList, SentReply } from '#domain/mailbox.ts';
import { browserProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem, wordsOf } from '#web/lib/api-problem.ts';

/**
 * What the sample inbox sent. Loaded while `isOpen` is true, and again when `change` changes. The replies on the screen
 * stay until new ones arrive. `problem` says why the last attempt failed.
 */
export function useSent(isOpen: boolean, change: unknown) {
  const [sent, setSent] = useState<SentReply[]>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  async function load(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const { value } = await callApi<SentList>('GET', apiPaths.gmailSent, undefined, { signal });
      setSent(value.sent);
      setProblem(undefined);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(wordsOf(error, browserProblems.unreachable));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is a reason to ask again.
  useEffect(() => {
    if (isOpen) void load();
    return () => running.current?.abort();
  }, [isOpen, change]);

  return { sent, problem, load };
}
