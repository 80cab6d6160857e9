import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = {
  open: boolean;
  /** Told when the person leaves it, by Escape or a press beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, handled by the browser.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className="dialog m-auto w-[min(440px,calc(100vw-32px))] rounded border border-rule bg-sheet text-ink shadow-float"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="p-7">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
