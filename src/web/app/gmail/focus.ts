import { type RefObject, useEffect, useRef } from 'react';
import { isOneColumn } from './use-mailbox.ts';

/** The elements of the screen that can get the focus. */
export type Elements = {
  list: RefObject<HTMLUListElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  prompt: RefObject<HTMLTextAreaElement | null>;
  generate: RefObject<HTMLButtonElement | null>;
  stop: RefObject<HTMLButtonElement | null>;
};

/** Refs for the elements that can get the focus. */
export function useElements(): Elements {
  return {
    list: useRef(null),
    heading: useRef(null),
    prompt: useRef(null),
    generate: useRef(null),
    stop: useRef(null),
  };
}

/** The id of the message whose item in the list has the focus; undefined if none has it. */
export function focusedMessage(): string | undefined {
  return (document.activeElement as HTMLElement | null)?.dataset.message;
}

/** Moves the focus to a message's item in the list. */
export function focusItem(list: Elements['list'], id: string): void {
  list.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)?.focus();
}

/** Moves the focus to Generate, or to the list if nothing can be generated, because the button that had it is gone. */
export function focusNextAction({ generate, list }: Elements): void {
  const isReady = generate.current?.checkVisibility() && !generate.current.disabled;
  const next = isReady ? generate.current : list.current?.querySelector('button');
  next?.focus({ preventScroll: true });
}

/**
 * Moves the focus when another message is opened or the open one is closed. `id` is the open message. If only the list
 * or the message is visible, the focus goes to the message. After closing, it goes back to the item in the list.
 */
export function useMessageFocus(id: string | undefined, { list, heading }: Elements): void {
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before === id) return;
    if (id === undefined && before !== undefined) focusItem(list, before);
    else if (isOneColumn()) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [id, list, heading]);
}

/**
 * Keeps the focus on the next step. It goes to Stop when the pressed button is disabled. It goes to Generate when
 * nothing is being written and the dialog is closed, if the button that had it is gone.
 */
export function useGenerateFocus(isBusy: boolean, isOpen: boolean, { generate, stop }: Elements): void {
  const wasActive = useRef(false);
  useEffect(() => {
    const isActive = isBusy || isOpen;
    const isLost = [document.body, generate.current].includes(document.activeElement as HTMLElement);
    if (isBusy && isLost) stop.current?.focus({ preventScroll: true });
    if (!isActive && wasActive.current && isLost) generate.current?.focus({ preventScroll: true });
    wasActive.current = isActive;
  }, [isBusy, isOpen, generate, stop]);
}
