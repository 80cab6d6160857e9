import { useEffect, useRef, useState } from 'react';
import { callFailed } from '#web/lib/api-problem.ts';
import { useAction } from '../use-action.ts';

/** Throws `ApiProblem` if the part cannot be loaded. */
async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw callFailed('unavailable');
  }
}

/**
 * A button that loads a part of the page and opens it. `part` is defined while it is open. If the part cannot be
 * loaded, `problem` says so, and the next press tries again. `opener` has the props of the button, which gets the focus
 * back when the part is closed.
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
      // Usually loaded before the press. A failure here is ignored: the press tries again and reports it.
      onPointerEnter: () => void load().catch(() => undefined),
    },
    close: () => setPart(undefined),
  };
}
