import { useEffect, useRef, useState } from 'react';
import { unreachableProblem } from '#web/lib/api-problem.ts';
import { useAction } from './use-action.ts';

/** Throws `ApiProblem` if the module cannot be loaded. */
async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw unreachableProblem('unavailable');
  }
}

/**
 * A part of the page, for example a form, whose module is loaded when its button is pressed. `part`: the module while
 * the part is open. `problem`: why it could not be loaded; the next press tries again. `opener`: the props of the
 * button, which gets the focus back when the part is closed.
 */
export function useLazyPart<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const wasOpen = useRef(false);
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      setPart(await loadPart(load));
      return 'done';
    },
  });

  useEffect(() => {
    if (wasOpen.current && !part) buttonRef.current?.focus();
    wasOpen.current = part !== undefined;
  }, [part, buttonRef]);

  return {
    part,
    problem,
    isLoading: isBusy,
    opener: {
      ref: buttonRef,
      onClick: () => void run(),
      // Usually loaded before the press. A failure here is ignored: the press tries again and reports it.
      onPointerEnter: () => void load().catch(() => undefined),
    },
    close: () => setPart(undefined),
  };
}
