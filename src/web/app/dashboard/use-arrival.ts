import { useEffect } from 'react';
import { mailboxProblems, messages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { showToast, type ToastKind } from '#web/lib/toasts.ts';

/** What a way to this page leaves in its address, and what is told of it: the link of a mail, Google's way back. */
const arrivals = new Map<string, readonly [ToastKind, string]>([
  ['error=invalid_link', ['error', problems.invalid_link.detail]],
  ['mailbox=connected', ['success', messages.mailboxConnected]],
  ['mailbox=denied', ['error', mailboxProblems.accessDenied]],
  ['mailbox=incomplete', ['error', mailboxProblems.accessIncomplete]],
  ['mailbox=expired', ['error', mailboxProblems.connectionExpired]],
  ['mailbox=failed', ['error', mailboxProblems.notConnected]],
]);

/** Tells once how the way to this page ended, and takes that out of the address bar. */
export function useArrival(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    for (const [name, value] of new URLSearchParams(search)) {
      const arrival = arrivals.get(`${name}=${value}`);
      if (!arrival) continue;
      window.history.replaceState(window.history.state, '', pathname);
      showToast(...arrival);
    }
  }, []);
}
