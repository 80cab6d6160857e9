import { useEffect, useEffectEvent } from 'react';

type Shortcuts = { onGenerate: () => void; onStop: () => void };

/** An Enter that is kept down: it would generate again and again, or start, stop and start as the focus moves. */
function isHeld(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter';
}

/** Whether something is open that has keys of its own. Browsers that cannot tell an open list keep its keys. */
function isPartOpen(): boolean {
  const lists = CSS.supports('selector(:open)') ? ', select:open' : '';
  return document.querySelector(`dialog[open], [popover="auto"]:popover-open${lists}`) !== null;
}

/** Ctrl or ⌘ with Enter generates, Escape stops, wherever the focus is; a dialog or an open list has its own keys. */
export function useShortcuts({ onGenerate, onStop }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const combined = event.ctrlKey || event.metaKey;
    if (isHeld(event) && (combined || event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      return;
    }
    if (event.isComposing || isPartOpen()) return;
    if (event.key === 'Enter' && combined) {
      event.preventDefault();
      onGenerate();
    }
    if (event.key === 'Escape') onStop();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // On the way down, while the list that the same key closes is still there.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
