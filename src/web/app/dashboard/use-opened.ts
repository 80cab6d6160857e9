import { useEffect, useRef, useState } from 'react';
import { callFailed } from '#web/lib/api-problem.ts';
import { useAction } from '../use-action.ts';

/** Throws `ApiProblem` where the part does not come. */
async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw callFailed('unavailable');
  }
}

/**
 * What a button opens, and what is fetched for it: `part`, while it is open. Where it does not come `problem` says so,
 * and the next press tries again. `opener` is of the button, on which the focus is again once it is closed.
 */
export function useOpened<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const wasOpen = useRef(false);
  const { busy, problem, button, run } = useAction(async () => {
    setPart(await fetchPart(load));
    return false;
  }, undefined);

  useEffect(() => {
    if (wasOpen.current && !part) button.current?.focus();
    wasOpen.current = part !== undefined;
  }, [part, button]);

  return {
    part,
    problem,
    isLoading: busy,
    opener: {
      ref: button,
      onClick: () => void run(),
      // Mostly there when the press comes. What fails now is tried again, and told, at the press.
      onPointerEnter: () => void load().catch(() => undefined),
    },
    close: () => setPart(undefined),
  };
}
