import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { ApiProblem } from '#web/lib/api-problem.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';

/** Leads to where a mailbox is connected; why is told there, and 'back' skips this page. */
export function goToConnect(): void {
  leaveToast('error', problems.mailbox_not_connected.detail);
  window.location.replace(pagePaths.dashboard);
}

/** Whether a problem leads away from this page, as it does where no mailbox is connected any more. */
export function isLedAway({ code }: ApiProblem): boolean {
  if (code === 'mailbox_not_connected') goToConnect();
  // The end of a session leads to where people sign in (use-signed-in-account.ts).
  return code === 'mailbox_not_connected' || code === 'unauthenticated';
}
