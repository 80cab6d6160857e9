import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Shortcuts = { onGenerate: () => void; onStop: () => void };

/**
 * Whether Enter is held down. It would generate again and again, or start and stop in turn, because the focus moves
 * from one button to the other.
 */
function isEnterHeld(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter';
}

/**
 * Whether a dialog, menu or list with its own keys is open. Browsers without `:open` do not pass on the keys of an open
 * list.
 */
function isOverlayOpen(): boolean {
  const lists = CSS.supports('selector(:open)') ? ', select:open' : '';
  return document.querySelector(`dialog[open], [popover="auto"]:popover-open${lists}`) !== null;
}

/** Ctrl or ⌘ with Enter generates, Escape stops, wherever the focus is; a dialog or an open list has its own keys. */
export function useShortcuts({ onGenerate, onStop }: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const combined = event.ctrlKey || event.metaKey;
    if (isEnterHeld(event) && (combined || event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      return;
    }
    if (event.isComposing || isOverlayOpen()) return;
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

type FocusTargets = {
  generate: RefObject<HTMLButtonElement | null>;
  stop: RefObject<HTMLButtonElement | null>;
  reply: RefObject<HTMLTextAreaElement | null>;
};

/** The element that had the focus when the work began, and its text. */
type FocusOrigin = { element: Element | null; value: string | undefined };

function textOf(element: Element | null): string | undefined {
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}

/** Whether the focus may move. It must not leave a text that the person has continued to type. */
function mayMoveFocus(origin: FocusOrigin): boolean {
  const active = document.activeElement;
  return active === document.body || (active === origin.element && textOf(origin.element) === origin.value);
}

/** Scrolls to a text's sheet, unless the start of the text is in the upper half of the window. */
function bringIntoView(field: HTMLElement | null): void {
  const top = field?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && top < window.innerHeight / 2) return;
  field?.closest('section')?.scrollIntoView({ behavior: 'smooth', block: 'start' });
}

/**
 * Moves the focus to the next step: to Stop when the pressed button is disabled, to the reply when it has arrived, back
 * to the button if none came. On a touch screen a focused text opens the keyboard, so the reply is only scrolled into
 * view.
 */
export function useFocusFlow(busy: boolean, { generate, stop, reply }: FocusTargets): void {
  const wasBusy = useRef(false);
  const origin = useRef<FocusOrigin>({ element: null, value: undefined });

  useEffect(() => {
    if (busy === wasBusy.current) return;
    wasBusy.current = busy;
    const touch = window.matchMedia('(pointer: coarse)').matches;
    if (busy) {
      if ([document.body, generate.current].includes(document.activeElement as HTMLButtonElement)) {
        stop.current?.focus({ preventScroll: true });
      }
      origin.current = { element: document.activeElement, value: textOf(document.activeElement) };
      bringIntoView(reply.current);
      return;
    }
    if (!mayMoveFocus(origin.current)) return;
    if (reply.current?.value === '') generate.current?.focus({ preventScroll: true });
    else if (touch) bringIntoView(reply.current);
    else {
      reply.current?.focus({ preventScroll: true });
      reply.current?.setSelectionRange(0, 0);
    }
  }, [busy, generate, stop, reply]);
}
