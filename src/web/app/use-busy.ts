import { useRef, useState } from 'react';

/**
 * Work that a button or a form waits for, one piece at a time: `isBusy` from the press to the answer. `work` resolves
 * to true where the page is left: it waits on. What is asked for meanwhile is passed over.
 */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // A second press that comes before the screen is drawn anew finds it here.
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
