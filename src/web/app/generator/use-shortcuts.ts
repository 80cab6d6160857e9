import { useEffect, useEffectEvent } from 'react';

type Shortcuts = { onGenerate: () => void; onStop: () => void };

/** Whether Enter is held down. It would generate again and again, or start and stop in turn as the focus moves. */
function isHeld(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter';
}

/**
 * Whether something with its own keys is open. Browsers without `:open` keep the keys of an open list to themselves.
 */
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
    // In the capture phase, while the list that the same key closes is still open.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
