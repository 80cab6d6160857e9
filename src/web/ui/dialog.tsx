import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { setToastDialog } from '#web/lib/toasts.ts';

type DialogProps = {
  open: boolean;
  /** Called when the person leaves the dialog, with Escape or a press outside it. */
  onClose: () => void;
  title: string;
  /** A sentence that explains the title. Screen readers read it with the title. */
  description?: string;
  /** `wide`: for a text that is written in the dialog, as wide as a readable line. */
  size?: 'narrow' | 'wide';
  /**
   * The text field that gets the focus when the dialog opens, instead of the first control. On a touch screen a focused
   * text field opens the keyboard, so the dialog itself gets the focus there.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const widths = {
  narrow: 'w-[min(440px,calc(100vw-32px))]',
  wide: 'w-[min(680px,calc(100vw-32px))] max-h-[calc(100dvh-24px)]',
};

/**
 * A modal dialog. It is the browser's own, which keeps the focus inside and gives it back. The page's toasts are in it.
 */
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
  // A selection of text may also end outside the dialog. Only a press that began outside closes it.
  const isPressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    if (initialFocus) {
      const isTouch = window.matchMedia('(pointer: coarse)').matches;
      (isTouch ? dialog : initialFocus.current)?.focus();
    }
    setToastDialog(dialog);
    return () => {
      setToastDialog(undefined);
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
        isPressedOutside.current = target === ref.current;
      }}
      onClick={({ target }) => {
        if (target === ref.current && isPressedOutside.current) onClose();
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
