import { createPortal } from 'react-dom';
import { dismissToast, type Toast, useToast, useToastDialog } from '#web/lib/toasts.ts';
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx';

const toastBox = 'pointer-events-auto rounded border border-rule bg-sheet text-ink shadow-float';
const dismissButton = 'inline-flex shrink-0 items-center justify-center rounded text-ink-soft hover:text-ink';
const region = 'pointer-events-none z-50 flex justify-center';

const colours: Record<Toast['kind'], string> = {
  success: 'text-success',
  error: 'text-danger',
  info: 'text-accent',
};

/** The icon of a toast's kind, its text, and the button that dismisses it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const Icon = toast.kind === 'success' ? CheckIcon : AlertIcon;
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : undefined}
      className={`toast flex w-full items-start gap-2.5 py-2.5 pr-2 pl-3.5 ${toastBox}`}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${colours[toast.kind]}`} />
      <p className="grow">{toast.text}</p>
      <button
        type="button"
        aria-label="Dismiss"
        className={`-my-1.5 size-9 pointer-coarse:-my-2.5 pointer-coarse:size-11 ${dismissButton}`}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}

/** The place of the toasts: above the bar at the lower edge of a narrow window, or below the header. */
type ToastPlace = 'above-bar' | 'below-header';

const places: Record<ToastPlace, string> = {
  'above-bar': 'fixed inset-x-5 bottom-21 lg:top-17 lg:bottom-auto',
  'below-header': 'fixed inset-x-5 top-15 md:top-17',
};

/** The place in the element that an open dialog has for toasts. Around a small dialog there is room below the header. */
function placeIn(dialog: Element): string {
  return dialog instanceof HTMLDialogElement
    ? places['below-header']
    : 'absolute inset-x-0 top-3 max-sm:text-small';
}

/**
 * The toasts of a page, where they cover no button. While a dialog is open, they are inside it, because the rest of the
 * page is inaccessible then. A page has one.
 */
export function Toasts({ place }: { place: ToastPlace }) {
  const toast = useToast();
  const dialog = useToastDialog();
  const toasts = (
    <section aria-label="Notifications" className={`${region} ${dialog ? placeIn(dialog) : places[place]}`}>
      <div aria-live="polite" className="w-full max-w-110">
        {toast ? <ToastItem key={toast.id} toast={toast} /> : null}
      </div>
    </section>
  );
  return dialog ? createPortal(toasts, dialog) : toasts;
}
