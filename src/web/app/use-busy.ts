import { useRef, useState } from 'react';

/**
 * Work that a button or a form waits for, one piece at a time. `isBusy` is true from the press to the answer. `work`
 * resolves to true if the page is being left: `isBusy` then stays true. Other work is ignored meanwhile.
 */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // A ref, so that a second press before the next render already sees it.
  const running = useRef(false);

  async function run(work: () => Promise<boolean>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    let isLeft = false;
    try {
      isLeft = await work();
    } finally {
      running.current = isLeft;
      setIsBusy(isLeft);
    }
  }

  return { isBusy, run };
}
