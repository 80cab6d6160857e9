import { type RefObject, useEffect, useRef } from 'react';
import { isTouchScreen } from '#web/lib/touch-screen.ts';

/**
 * For a list whose items disappear when the person has dealt with them. `moveFocus`, called before an item disappears,
 * moves the focus to the control of the item that follows, or of the last item, or else to `after`. On a touch screen
 * the focus moves to no text field, because that opens the keyboard.
 */
export function useFocusAfterRemoval(length: number, after: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an item has disappeared.
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const items = list.current?.children;
    const item = items?.[Math.min(index, items.length - 1)];
    const next = item?.querySelector<HTMLElement>('input, button') ?? after.current;
    const isField = next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement;
    if (!isTouchScreen() || !isField || document.activeElement instanceof HTMLInputElement) next?.focus();
  }, [length]);

  return {
    list,
    moveFocus: (index: number) => {
      removed.current = index;
    },
  };
}
