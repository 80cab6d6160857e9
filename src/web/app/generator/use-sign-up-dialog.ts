import { useEffect, useRef, useState } from 'react';
import { GUEST_DIALOG_DELAY_MS } from '#domain/limits.ts';

/** The sign-up dialog: open at once, or a second after the last free reply. */
export function useSignUpDialog() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    close: () => setOpen(false),
    show: () => setOpen(true),
    showSoon: () => {
      timer.current = setTimeout(() => setOpen(true), GUEST_DIALOG_DELAY_MS);
    },
  };
}
