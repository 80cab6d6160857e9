import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';

function buttonsOf(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button') ?? [])];
}

/** The place of the button to which a key moves the focus; undefined for any other key. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/**
 * A row of buttons that is one stop of the Tab key. The arrow keys, Home and End move between its buttons. A button
 * that has nothing to do keeps the focus: use `aria-disabled` instead of `disabled`.
 */
export function Toolbar({ className = '', ...props }: ComponentProps<'div'> & { 'aria-label': string }) {
  const toolbar = useRef<HTMLDivElement>(null);
  const current = useRef<Element>(undefined);

  function setStop() {
    const buttons = buttonsOf(toolbar.current);
    const stop = buttons.find((button) => button === current.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  // After each render, because the buttons may be others.
  useEffect(setStop);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = buttonsOf(toolbar.current);
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    const target = targetOf(event.key, index, buttons.length);
    if (target === undefined || index < 0) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return (
    <div
      {...props}
      ref={toolbar}
      role="toolbar"
      className={`flex flex-wrap items-center ${className}`}
      onFocus={({ target }) => {
        current.current = target;
        setStop();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
