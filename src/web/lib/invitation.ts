import { INVITATION_PARAMETER } from '#domain/paths.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The key of the token of an invitation, in the session storage of the tab. It stays over a sign-in or a sign-up. */
const INVITATION_KEY = 'invitation';

/** Keeps the token in the address of the page, if there is one. */
export function keepInvitation(): void {
  const token = new URLSearchParams(location.search).get(INVITATION_PARAMETER);
  if (token) writeStored('session', INVITATION_KEY, token);
}

/** The token that this tab keeps. */
export function keptInvitation(): string | undefined {
  return readStored('session', INVITATION_KEY) ?? undefined;
}

/** Forgets the token: the person has answered, or it is not valid. */
export function forgetInvitation(): void {
  writeStored('session', INVITATION_KEY);
}
