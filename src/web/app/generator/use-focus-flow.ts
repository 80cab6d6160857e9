import { type RefObject, useEffect, useRef } from 'react';

type Places = {
  generate: RefObject<HTMLButtonElement | null>;
  stop: RefObject<HTMLButtonElement | null>;
  reply: RefObject<HTMLTextAreaElement | null>;
};

/** Where the person was when the work began. If the person has continued to type, the focus must not move away. */
type Origin = { element: Element | null; value: string | undefined };

function textOf(element: Element | null): string | undefined {
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}

function isFree(origin: Origin): boolean {
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
export function useFocusFlow(busy: boolean, { generate, stop, reply }: Places): void {
  const wasBusy = useRef(false);
  const origin = useRef<Origin>({ element: null, value: undefined });

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
    if (!isFree(origin.current)) return;
    if (reply.current?.value === '') generate.current?.focus({ preventScroll: true });
    else if (touch) bringIntoView(reply.current);
    else {
      reply.current?.focus({ preventScroll: true });
      reply.current?.setSelectionRange(0, 0);
    }
  }, [busy, generate, stop, reply]);
}
