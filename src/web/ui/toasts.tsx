import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToast, useToastDialog } from '#web/lib/toasts.ts';
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx';

const colours: Record<Toast['kind'], string> = {
  success: 'text-success',
  error: 'text-danger',
  info: 'text-accent',
};

/** The text of a toast, with the icon of its kind and the button that dismisses it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const Icon = toast.kind === 'success' ? CheckIcon : AlertIcon;
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : undefined}
      className="toast pointer-events-auto flex w-full items-start gap-2.5 rounded border border-rule bg-sheet py-2.5 pr-2 pl-3.5 text-ink shadow-float"
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${colours[toast.kind]}`} />
      <p className="grow">{toast.text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        className="-my-1.5 inline-flex size-9 shrink-0 items-center justify-center rounded text-ink-soft hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:size-11"
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}

/** The place of a toast: above the button at the window's lower edge, or below the header. */
type ToastPlace = 'above-bar' | 'below-header';

const places: Record<ToastPlace, string> = {
  'above-bar': 'bottom-21 lg:top-17 lg:bottom-auto',
  'below-header': 'top-15 md:top-17',
};

/**
 * The toasts of a page, in a place without buttons: below the header, or on a narrow screen above the bar at the
 * bottom. While a dialog is open, they are in the dialog, at the top of the window. Mounted once.
 */
export function Toasts({ place }: { place: ToastPlace }) {
  const toast = useToast();
  const dialog = useToastDialog();
  const toasts = (
    <section
      aria-label="Notifications"
      className={`pointer-events-none fixed inset-x-5 z-50 flex justify-center ${places[dialog ? 'below-header' : place]}`}
    >
      <div aria-live="polite" className="w-full max-w-110">
        {toast ? <ToastItem key={toast.id} toast={toast} /> : null}
      </div>
    </section>
  );
  return dialog ? createPortal(toasts, dialog) : toasts;
}
