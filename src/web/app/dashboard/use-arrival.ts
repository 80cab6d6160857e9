import { useEffect } from 'react';
import { mailboxProblems, messages } from '#domain/messages.ts';
import { MAILBOX_OUTCOME_PARAMETER, type MailboxOutcome } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { showToast, type ToastKind } from '#web/lib/toasts.ts';

type Arrival = readonly [ToastKind, string];

const mailboxArrivals: Record<MailboxOutcome, Arrival> = {
  connected: ['success', messages.mailboxConnected],
  denied: ['error', mailboxProblems.accessDenied],
  incomplete: ['error', mailboxProblems.accessIncomplete],
  expired: ['error', mailboxProblems.connectionExpired],
  failed: ['error', mailboxProblems.notConnected],
};

/**
 * The parameters that a mail's link, or the way back from Google, leaves in the address, and the toast for each of
 * them.
 */
const arrivals = new Map<string, Arrival>([
  ['error=invalid_link', ['error', problems.invalid_link.detail]],
  ...Object.entries(mailboxArrivals).map(
    ([outcome, arrival]) => [`${MAILBOX_OUTCOME_PARAMETER}=${outcome}`, arrival] as const,
  ),
]);

/** Shows that toast once, and removes the parameter from the address bar. */
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
