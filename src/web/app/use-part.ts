import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds until a part that could not be loaded is requested again. */
const RETRY_MS = 5_000;

/**
 * A part of the page whose module is loaded as soon as it is needed. Undefined until it is loaded. After a failure it is
 * requested again as long as it is needed.
 */
export function usePart<Part extends object>(isNeeded: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  const request = useEffectEvent(() => load());
  useEffect(() => {
    if (!isNeeded || part) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const attempt = () =>
      request().then(
        (loaded) => isCurrent && setPart(loaded),
        () => {
          if (isCurrent) timer = setTimeout(attempt, RETRY_MS);
        },
      );
    void attempt();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, part]);
  return part;
}
