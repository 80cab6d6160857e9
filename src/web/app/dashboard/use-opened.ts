import { useEffect, useRef, useState } from 'react';

/** A form that a button opens and that takes its place; once it is closed the focus is on the button again. */
export function useOpened() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { isOpen, opener, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
