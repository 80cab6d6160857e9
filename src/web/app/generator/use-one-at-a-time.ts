import { useEffect, useRef } from 'react';

/**
 * Work of which one piece runs at a time: `run` passes over what is asked for meanwhile, however soon, and ends quietly
 * what `stop` stopped, or the end of the screen. Rejects with whatever else the work throws.
 */
export function useOneAtATime() {
  // Presses that come before the screen is drawn anew find it here.
  const running = useRef<AbortController>(undefined);

  // A screen that is left has no use for the rest.
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
