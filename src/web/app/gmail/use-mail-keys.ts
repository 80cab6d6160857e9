import { useEffect, useEffectEvent } from 'react';

type MailKeys = {
  onNext: () => void;
  onPrevious: () => void;
  onReply: () => void;
  onStop: () => void;
};

/** Elements in which keys write or choose. */
const fields = 'input, textarea, select, [contenteditable]';

/** Whether something with its own keys is open. */
function isPartOpen(): boolean {
  return document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null;
}

/**
 * The keys of the inbox: j, k, r and Escape. All are ignored while something else is open; j, k and r also in a field.
 */
export function useMailKeys({ onNext, onPrevious, onReply, onStop }: MailKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isPartOpen()) return;
    if (event.key === 'Escape') return onStop();
    if (event.target instanceof Element && event.target.closest(fields)) return;
    const acts: Record<string, () => void> = { j: onNext, k: onPrevious, r: onReply };
    const act = acts[event.key];
    // Only moving may repeat: a reply key that is held down would generate again and again.
    if (!act || (event.repeat && act === onReply)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
