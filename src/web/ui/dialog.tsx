import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { setToastHost } from '#web/lib/toast-host.ts';

type DialogProps = {
  open: boolean;
  /** Told when the person leaves it, by Escape or a press beside it. */
  onClose: () => void;
  title: string;
  /** What the title stands for, in a sentence that readers hear with it. */
  description?: string;
  /** `wide`: for a text that is written in it, as wide as its lines are read. */
  size?: 'narrow' | 'wide';
  /**
   * The text that the focus goes to when it opens, in place of the first control. On a touch screen a focused text
   * opens the keyboard: the dialog itself has the focus there.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const widths = {
  narrow: 'w-[min(440px,calc(100vw-32px))]',
  wide: 'w-[min(680px,calc(100vw-32px))] max-h-[calc(100dvh-24px)]',
};

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. The page's toasts stand in it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'narrow',
  initialFocus,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Text that is selected to beyond the edge ends there, too: only what also begins beside it leaves.
  const isPressedBeside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    if (initialFocus) {
      const isTouch = window.matchMedia('(pointer: coarse)').matches;
      (isTouch ? dialog : initialFocus.current)?.focus();
    }
    setToastHost(dialog);
    return () => {
      setToastHost(undefined);
      dialog.close();
    };
  }, [open, initialFocus]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, handled by the browser.
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={description ? `${titleId}-about` : undefined}
      className={`dialog m-auto rounded border border-rule bg-sheet text-ink shadow-float ${widths[size]}`}
      onClose={onClose}
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === ref.current;
      }}
      onClick={({ target }) => {
        if (target === ref.current && isPressedBeside.current) onClose();
      }}
    >
      <div className={size === 'wide' ? 'p-5 sm:p-7' : 'p-7'}>
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        {description ? (
          <p id={`${titleId}-about`} className="mt-1 text-ink-soft">
            {description}
          </p>
        ) : null}
        {children}
      </div>
    </dialog>
  );
}
