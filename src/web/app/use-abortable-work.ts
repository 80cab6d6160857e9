import { useEffect, useRef } from 'react';

/**
 * Runs one piece of work at a time. While it runs, `run` ignores other work. Work that is aborted, by `stop` or because
 * the page is left, ends without an error. Any other error of the work is thrown.
 */
export function useAbortableWork() {
  // A ref, because a second press can come before the next render.
  const running = useRef<AbortController>(undefined);

  // After the page is left, the result is not needed.
  useEffect(() => () => running.current?.abort(), []);

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      running.current = undefined;
    }
  }

  return { run, stop: () => running.current?.abort() };
}
