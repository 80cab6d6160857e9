import type { WaitingToast } from '#web/lib/waiting-toast.ts';

/** Milliseconds that a message stays. */
const STAY_MS = 6_000;

/**
 * Shows a message on a page without the framework, in an element with the role `status`. The element is added before
 * the text: screen readers do not read out text that a new element already contains.
 */
export function showPageToast({ kind, text }: WaitingToast): void {
  const region = document.createElement('output');
  region.dataset.toast = kind;
  document.body.append(region);
  const dismiss = document.createElement('button');
  dismiss.ariaLabel = 'Dismiss';
  dismiss.onclick = () => region.remove();
  setTimeout(() => region.append(text, dismiss), 50);
  setTimeout(dismiss.onclick, STAY_MS);
}
