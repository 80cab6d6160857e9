import { useEffect, useRef } from 'react';

/**
 * Runs one piece of work at a time. While it runs, `run` ignores other work, even before the next render. Work that was
 * aborted by `stop`, or because the screen was left, ends without an error. Rejects with any other error of the work.
 */
export function useAbortableWork() {
  // A ref, so that a press before the next render already sees it.
  const running = useRef<AbortController>(undefined);

  // After the screen is left, the result is not needed.
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

/** Settles as the promise does, or rejects with the signal's reason if the signal aborts first. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([promise, aborted]);
}
