import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { ApiProblem } from '#web/lib/api-problem.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';

/** Goes to the dashboard, where a mailbox is connected. A toast there says why. 'Back' then skips this page. */
export function goToConnect(): void {
  leaveToast('error', problems.mailbox_not_connected.detail);
  window.location.replace(pagePaths.dashboard);
}

/** Whether a problem leads away from this page. If no mailbox is connected any more, goes to the dashboard. */
export function isLedAway({ code }: ApiProblem): boolean {
  if (code === 'mailbox_not_connected') goToConnect();
  // When a session ends, use-signed-in-account.ts goes to the sign-in page.
  return code === 'mailbox_not_connected' || code === 'unauthenticated';
}
