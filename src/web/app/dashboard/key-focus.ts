import { useEffect, useRef } from 'react';
import type { KeysState } from './use-keys.ts';

/** The controls from which a person can continue with the keys, in order of preference. */
const ways = ['.keys-failed button', '.keys-intro button:enabled', '.keys-intro a'];

/** Moves the focus to the first of these controls, after the control that had it is gone. */
export function focusKeys(): void {
  const controls = ways.map((way) => document.querySelector<HTMLElement>(way));
  controls.find((control) => control)?.focus();
}

/** Restores the focus after a load that a press started, because the pressed button is gone. */
export function useRetryFocus({ kind }: KeysState): { press: () => void } {
  const isPressed = useRef(false);
  useEffect(() => {
    if (kind === 'loading' || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) focusKeys();
  }, [kind]);
  return {
    press: () => {
      isPressed.current = true;
    },
  };
}
