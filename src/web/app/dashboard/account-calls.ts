import { messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { accountChanged } from '#web/lib/account.ts';
import { callApi, callSessionApi, fetchApi } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { recordSignOut } from '#web/lib/saved-state.ts';
import { clearSession, readSession, type Session, storeSession } from '#web/lib/session.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';

let isLeavingPage = false;

/** Whether the page is being left for the landing page. Otherwise the end of a session leads to the sign-in page. */
export function isLeaving(): boolean {
  return isLeavingPage;
}

/** Forgets the session in every tab and goes to the landing page, which shows the toast. */
function goToLanding(toast: string): void {
  isLeavingPage = true;
  storeToastForNextPage('success', toast);
  clearSession();
  // After the session: a tab that still had it would save the next person's work as this account's.
  recordSignOut();
  window.location.replace(pagePaths.landing);
}

/** Changes the stored session, unless another person has signed in meanwhile in another tab. */
function changeSession(email: string | undefined, change: Partial<Session>): void {
  const session = readSession();
  if (session && session.email === email) storeSession({ ...session, ...change });
}

/** Changes the name of the account, also in the menu of every tab. Throws `ApiProblem`, like all calls here. */
export async function changeName(name: string): Promise<void> {
  const email = readSession()?.email;
  await callApi('POST', `${apiPaths.auth}/update-user`, { name });
  changeSession(email, { full_name: name });
  await accountChanged();
}

/** Changes the password of the account. Every session ends; this browser gets the token of a new session. */
export function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  const email = readSession()?.email;
  return callSessionApi('POST', `${apiPaths.auth}/change-password`, body, ({ token }) => {
    if (token) changeSession(email, { token });
  });
}

/** Ends every session of the account, this one too. */
export function signOutEverywhere(): Promise<void> {
  return callSessionApi('POST', `${apiPaths.auth}/revoke-sessions`, {}, () =>
    goToLanding(messages.signedOut),
  );
}

/** Downloads all stored data of the account as a file, exactly as the server wrote it. */
export async function downloadData(): Promise<void> {
  const { text, headers } = await fetchApi('GET', apiPaths.accountData);
  const [, name = 'account.json'] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  saveFile(name, new Blob([text], { type: 'application/json' }));
}

/** Deletes the account and all its data. `body.email` is the address that the person typed to confirm. */
export function deleteAccount(body: { email: string }): Promise<void> {
  return callSessionApi('DELETE', apiPaths.account, body, () => goToLanding(messages.accountDeleted));
}
