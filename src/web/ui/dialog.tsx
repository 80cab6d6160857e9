import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { setToastDialog } from '#web/lib/toasts.ts';
import { isTouchScreen } from '#web/lib/touch-screen.ts';

type DialogProps = {
  open: boolean;
  /** Called when the person leaves the dialog, with Escape or a press outside it. */
  onClose: () => void;
  title: ReactNode;
  /** A sentence that explains the title. Screen readers read it with the title. */
  description?: ReactNode;
  /** `wide`: for a dialog in which the person edits a text. `full`: for several texts side by side. */
  size?: 'narrow' | 'wide' | 'full';
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
  full: 'w-[min(1040px,calc(100vw-32px))] max-h-[calc(100dvh-24px)]',
};

/** Opens and closes the `<dialog>`. `toasts`: the place of the page's toasts meanwhile; without it, the dialog itself. */
function useModal(
  open: boolean,
  initialFocus: DialogProps['initialFocus'],
): { ref: RefObject<HTMLDialogElement | null>; toasts: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    if (initialFocus) (isTouchScreen() ? dialog : initialFocus.current)?.focus();
    const outer = setToastDialog(toasts.current ?? dialog);
    return () => {
      setToastDialog(outer);
      dialog.close();
    };
  }, [open, initialFocus]);
  return { ref, toasts };
}

/**
 * A modal dialog: a `<dialog>`, which keeps the focus inside and returns it afterwards. While it is open, the page's
 * toasts are inside it.
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
  const { ref, toasts } = useModal(open, initialFocus);
  const titleId = useId();
  // A selection of text can begin inside and end outside. Only a press that began outside closes the dialog.
  const isPressedOutside = useRef(false);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape.
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={description ? `${titleId}-about` : undefined}
      className={`dialog m-auto rounded border border-rule bg-sheet text-body text-ink shadow-float ${widths[size]}`}
      // In React this event also reaches the dialogs around the one that was closed.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onPointerDown={({ target }) => {
        isPressedOutside.current = target === ref.current;
      }}
      onClick={({ target }) => {
        if (target === ref.current && isPressedOutside.current) onClose();
      }}
    >
      <div className={size === 'narrow' ? 'p-7' : 'p-5 sm:p-7'}>
        {/* A large dialog leaves no room around it. At its upper edge a toast covers the title, which never changes. */}
        {size === 'narrow' ? null : (
          <div ref={toasts} className="sticky top-0 z-20 -mt-5 mb-5 h-0 sm:-mt-7 sm:mb-7" />
        )}
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        {description ? (
          <p id={`${titleId}-about`} className="mt-1 wrap-anywhere text-ink-soft">
            {description}
          </p>
        ) : null}
        {children}
      </div>
    </dialog>
  );
}
