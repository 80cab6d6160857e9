import { useEffect, useEffectEvent } from 'react';

type MailKeys = {
  onNext: () => void;
  onPrevious: () => void;
  onReply: () => void;
  onStop: () => void;
};

/** Where keys write, or choose. */
const fields = 'input, textarea, select, [contenteditable]';

/** Whether something is open that has keys of its own. */
function isPartOpen(): boolean {
  return document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null;
}

/** The keys of the inbox, j, k, r and Escape, wherever nothing is written and nothing else is open. */
export function useMailKeys({ onNext, onPrevious, onReply, onStop }: MailKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isPartOpen()) return;
    if (event.key === 'Escape') return onStop();
    if (event.target instanceof Element && event.target.closest(fields)) return;
    const acts: Record<string, () => void> = { j: onNext, k: onPrevious, r: onReply };
    const act = acts[event.key];
    // Only moving may be held down: a key that is kept down would generate again and again.
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
