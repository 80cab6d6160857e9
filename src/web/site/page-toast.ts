import type { WaitingToast } from '#web/lib/waiting-toast.ts';

/**
 * Shows a toast without React, in an `output` element, which has the role `status`. The text is added later, because
 * screen readers do not read text that a new element already contains.
 */
export function showPageToast({ kind, text }: WaitingToast): void {
  const region = document.createElement('output');
  region.dataset.toast = kind;
  document.body.append(region);
  const dismiss = document.createElement('button');
  dismiss.ariaLabel = 'Dismiss';
  dismiss.onclick = () => region.remove();
  setTimeout(() => region.append(text, dismiss), 50);
  // The time in milliseconds that a toast is shown. Not a constant, because the head of a page has a limit in bytes.
  setTimeout(dismiss.onclick, 6_000);
}
