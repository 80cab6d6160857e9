import type { WaitingToast } from '#web/lib/waiting-toast.ts';

/** Milliseconds that a message stays. */
const STAY_MS = 6_000;

/**
 * Shows a message on a page without the framework, in an element of the role `status`. Its region is there first: what
 * is in a new one is not read out.
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
