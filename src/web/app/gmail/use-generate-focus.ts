import { type RefObject, useEffect, useRef } from 'react';

type Places = {
  generate: RefObject<HTMLButtonElement | null>;
  stop: RefObject<HTMLButtonElement | null>;
};

/**
 * Keeps the focus on the next step. It goes to Stop when the pressed button is disabled. It goes to Generate when
 * nothing is being written and the dialog is closed, if the button that had it is gone.
 */
export function useGenerateFocus(isBusy: boolean, isOpen: boolean, { generate, stop }: Places): void {
  const wasAtWork = useRef(false);
  useEffect(() => {
    const isAtWork = isBusy || isOpen;
    const isLost = [document.body, generate.current].includes(document.activeElement as HTMLElement);
    if (isBusy && isLost) stop.current?.focus({ preventScroll: true });
    if (!isAtWork && wasAtWork.current && isLost) generate.current?.focus({ preventScroll: true });
    wasAtWork.current = isAtWork;
  }, [isBusy, isOpen, generate, stop]);
}
