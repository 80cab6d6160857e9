import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the page whose module is loaded as soon as it is needed. Undefined until it is loaded, and if it cannot be
 * loaded.
 */
export function usePart<Part extends object>(isNeeded: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  const begin = useEffectEvent(() => load().then(setPart, () => undefined));
  useEffect(() => {
    if (isNeeded) void begin();
  }, [isNeeded]);
  return part;
}
