import { type RefObject, useEffect, useRef, useState } from 'react';
import { isOneColumn } from './use-selection.ts';

/** The elements of the page that can get the focus. */
export type Elements = {
  list: RefObject<HTMLUListElement | null>;
  search: RefObject<HTMLInputElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  prompt: RefObject<HTMLTextAreaElement | null>;
  generate: RefObject<HTMLButtonElement | null>;
  stop: RefObject<HTMLButtonElement | null>;
};

export function useElements(): Elements {
  return {
    list: useRef(null),
    search: useRef(null),
    heading: useRef(null),
    prompt: useRef(null),
    generate: useRef(null),
    stop: useRef(null),
  };
}

/** The id of the message whose item in the list has the focus. */
export function focusedMessage(): string | undefined {
  return (document.activeElement as HTMLElement | null)?.dataset.message;
}

/** Moves the focus to a message's item in the list. Returns whether it is there. */
export function focusItem(list: Elements['list'], id: string | undefined): boolean {
  const item = list.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id ?? '')}"]`);
  item?.focus();
  return item != null;
}

/** Moves the focus to the first item of the list; if the list is empty, to the first control above it. */
export function focusFirst(list: Elements['list']): void {
  const controls = document.querySelector<HTMLElement>('.mail-list :is(button, input, select)');
  (list.current?.querySelector<HTMLElement>('button') ?? controls)?.focus();
}

/**
 * Returns what loads messages at a press on `button`, and then moves the focus to the first of them, unless the person
 * has moved it away from the button. `load` returns the id of the first.
 */
export function useLoadFocus(button: RefObject<HTMLButtonElement | null>, list: Elements['list']) {
  const [loaded, setLoaded] = useState<{ pressed: HTMLButtonElement | null; first: string | undefined }>();
  // The messages are on the page only after the render that also has this state.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!loaded || (!isLost && document.activeElement !== loaded.pressed)) return;
    if (focusItem(list, loaded.first)) return;
    if (!button.current) focusFirst(list);
    else if (isLost) button.current.focus();
  }, [loaded, button, list]);
  return async (load: () => Promise<string | undefined>) => {
    const pressed = button.current;
    setLoaded({ pressed, first: await load() });
  };
}

/** Moves the focus to Generate, or to the list if Generate is disabled. Called when the focused button disappears. */
export function focusNextAction({ generate, list }: Elements): void {
  const isReady = generate.current?.checkVisibility() && !generate.current.disabled;
  const next = isReady ? generate.current : list.current?.querySelector('button');
  next?.focus({ preventScroll: true });
}

/**
 * Moves the focus when a message is opened or closed, not when another mailbox is shown. `id`: the open message. If
 * only the list or the message is visible, opening moves the focus to the message. Closing moves it back to the item in
 * the list.
 */
export function useMessageFocus(
  id: string | undefined,
  mailbox: string | undefined,
  { list, heading }: Elements,
): void {
  const last = useRef({ id, mailbox });
  useEffect(() => {
    const { id: before, mailbox: mailboxBefore } = last.current;
    last.current = { id, mailbox };
    if (before === id || (mailboxBefore !== undefined && mailbox !== mailboxBefore)) return;
    if (id === undefined && before !== undefined) {
      // A message that was answered leaves the list if only those that need a reply are listed.
      if (!focusItem(list, before)) focusFirst(list);
    } else if (isOneColumn()) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [id, mailbox, list, heading]);
}

/**
 * Moves the focus from Generate to Stop when a generation begins, and back to Generate when it has ended and the dialog
 * is closed, unless another element has the focus.
 */
export function useGenerateFocus(isBusy: boolean, isOpen: boolean, { generate, stop }: Elements): void {
  const wasActive = useRef(false);
  useEffect(() => {
    const isActive = isBusy || isOpen;
    const active = document.activeElement as HTMLElement | null;
    // The dialog itself has the focus after a press on a disabled button. It stays the active element when it is closed.
    const isLost = [document.body, generate.current].includes(active) || !active?.checkVisibility();
    if (isBusy && isLost) stop.current?.focus({ preventScroll: true });
    if (!isActive && wasActive.current && isLost) generate.current?.focus({ preventScroll: true });
    wasActive.current = isActive;
  }, [isBusy, isOpen, generate, stop]);
}
