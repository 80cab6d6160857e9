import { useEffect, useRef } from 'react';
import type { KeysState } from './use-keys.ts';

/** Where the keys can be gone on with, the likeliest first. */
const ways = ['.keys-failed button', '.keys-intro button:enabled', '.keys-intro a'];

/** Puts the focus, whose control is gone, where the keys can be gone on with. */
export function focusKeys(): void {
  const controls = ways.map((way) => document.querySelector<HTMLElement>(way));
  controls.find((control) => control)?.focus();
}

/** After a load that a press began, and whose button went with it, the focus is on what there is then. */
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
