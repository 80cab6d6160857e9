import type { SignedIn } from '#domain/accounts.ts';
import { accountProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi, callSessionApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { clearSession, readSession, type Session } from '#web/lib/session.ts';
import type { FormValues } from './check-form.ts';

async function openSession(path: string, body: FormValues<'sign-in'>): Promise<Session> {
  const { value, token } = await callApi<Partial<SignedIn>>('POST', `${apiPaths.auth}${path}`, body);
  if (!token) throw new ApiProblem('internal', accountProblems.authFailed);
  const name = value.user?.name;
  return { token, email: body.email, ...(name ? { full_name: name } : {}) };
}

/** Opens a session with a password. Throws `ApiProblem`, as all of these. */
export function signIn(body: FormValues<'sign-in'>): Promise<Session> {
  return openSession('/sign-in/email', body);
}

/** Makes an account and opens its first session. */
export function signUp(body: FormValues<'sign-up'>): Promise<Session> {
  return openSession('/sign-up/email', body);
}

/** Asks for a mail with a link to choose a new password. The answer does not tell whether there is an account. */
export async function requestReset(body: FormValues<'request-reset'>): Promise<void> {
  await callApi('POST', `${apiPaths.auth}/request-password-reset`, body);
}

/** Sets a new password by the token of a mail's link. Ends every session of the account. */
export async function resetPassword(body: FormValues<'reset'>): Promise<void> {
  await callApi('POST', `${apiPaths.auth}/reset-password`, body);
}

/**
 * Who is signed in here once more: asks the server, and forgets a session that has ended there. Where the server
 * cannot be asked the session counts as standing.
 */
export async function confirmSession(): Promise<Session | undefined> {
  if (!readSession()) return undefined;
  try {
    await callApi('GET', apiPaths.profile);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
  return readSession();
}

/** Ends the session on the server, then in every tab. One that the server did not know any more is ended, too. */
export async function endSession(): Promise<void> {
  try {
    await callSessionApi('POST', `${apiPaths.auth}/sign-out`, {}, clearSession);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'unauthenticated') throw error;
  }
}
