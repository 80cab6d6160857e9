import { useEffect, useState } from 'react';
import type { Usage } from '#domain/accounts.ts';
import { INVITATION_PARAMETER } from '#domain/paths.ts';
import { forgetInvitation, keepInvitation, keptInvitation } from '#web/lib/invitation.ts';
import { usePart } from '../use-part.ts';

/*
 * The parts of the dashboard about teams. Few accounts are in a team, so their code is loaded only if it is needed.
 */

/** The section of a team. `usage` is undefined while the account loads. */
export function TeamPart({ usage }: { usage: Usage | undefined }) {
  const isInTeam = usage?.team !== undefined;
  const part = usePart(isInTeam, () => import('./team-section.tsx'));
  return part && isInTeam ? <part.TeamSection usage={usage} /> : null;
}

/** Removes the token from the address bar, so that it does not stay in the history. */
function cleanAddress(): void {
  const { pathname, search } = window.location;
  if (!new URLSearchParams(search).has(INVITATION_PARAMETER)) return;
  window.history.replaceState(window.history.state, '', pathname);
}

/** The question whether to join a team, if the person has followed the link of an invitation. */
export function InvitationPart({ isSignedIn }: { isSignedIn: boolean }) {
  const [token, setToken] = useState<string>();
  const part = usePart(isSignedIn && token !== undefined, () => import('./invitation-dialog.tsx'));

  useEffect(() => {
    keepInvitation();
    cleanAddress();
    setToken(keptInvitation());
  }, []);

  function end(): void {
    forgetInvitation();
    setToken(undefined);
  }
  return part && isSignedIn && token ? <part.InvitationDialog token={token} onEnd={end} /> : null;
}
