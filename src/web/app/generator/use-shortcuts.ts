import { useEffect } from 'react';

type Shortcuts = { onGenerate: () => void; onStop: () => void };

/** Ctrl or ⌘ with Enter generates, Escape stops, wherever the focus is; a dialog or an open list has its own keys. */
export function useShortcuts({ onGenerate, onStop }: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || document.querySelector('dialog[open], [role="listbox"]')) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onGenerate();
      }
      if (event.key === 'Escape') onStop();
    }
    // On the way down, while the list that the same key closes is still there.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}

/** The keys that generate, as this machine's keyboard names them. */
export function generateKeys(): readonly string[] {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? ['⌘', 'Enter'] : ['Ctrl', 'Enter'];
}
