import { messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { accountChanged } from '#web/lib/account.ts';
import { callApi, callSessionApi, fetchApi } from '#web/lib/api.ts';
import { forgetWork } from '#web/lib/kept-work.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { clearSession, readSession, type Session, storeSession } from '#web/lib/session.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';

/** True from the moment the account is left for the landing page: the end of the session leads nowhere else then. */
let isLeft = false;

/** Whether this page is being left for the landing page already. */
export function isLeaving(): boolean {
  return isLeft;
}

/** Forgets the session in every tab and goes home, where the message waits. */
function leave(message: string): void {
  isLeft = true;
  leaveToast('success', message);
  forgetWork();
  clearSession();
  window.location.replace(pagePaths.landing);
}

/** Changes the stored session of an address; not that of somebody else who signed in meanwhile, in another tab. */
function changeSession(email: string | undefined, change: Partial<Session>): void {
  const session = readSession();
  if (session && session.email === email) storeSession({ ...session, ...change });
}

/** Gives the account another name: in the stored session and the menu too, in every tab. Throws `ApiProblem`, as all. */
export async function changeName(name: string): Promise<void> {
  const email = readSession()?.email;
  await callApi('POST', `${apiPaths.auth}/update-user`, { name });
  changeSession(email, { full_name: name });
  await accountChanged();
}

/** Gives the account another password. Every session ends; this browser goes on with the new one that it is given. */
export function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  const email = readSession()?.email;
  return callSessionApi('POST', `${apiPaths.auth}/change-password`, body, ({ token }) => {
    if (token) changeSession(email, { token });
  });
}

/** Ends every session of the account, this one too. */
export function signOutEverywhere(): Promise<void> {
  return callSessionApi('POST', `${apiPaths.auth}/revoke-sessions`, {}, () => leave(messages.signedOut));
}

/** Saves all that is kept of the account as a file, byte for byte as the server wrote it. */
export async function downloadData(): Promise<void> {
  const { text, headers } = await fetchApi('GET', apiPaths.accountData);
  const [, name = 'account.json'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  saveFile(name, new Blob([text], { type: 'application/json' }));
}

/** Deletes the account whose address was typed, with everything that is kept of it. */
export function deleteAccount(body: { email: string }): Promise<void> {
  return callSessionApi('DELETE', apiPaths.account, body, () => leave(messages.accountDeleted));
}
