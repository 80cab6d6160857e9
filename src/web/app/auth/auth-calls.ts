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

/** Opens a session. Throws `ApiProblem`, like every function here except `confirmSession`. */
export function signIn(body: FormValues<'sign-in'>): Promise<Session> {
  return openSession('/sign-in/email', body);
}

/** Creates an account and opens its first session. */
export function signUp(body: FormValues<'sign-up'>): Promise<Session> {
  return openSession('/sign-up/email', body);
}

/** Requests a mail with a link to choose a new password. The response does not reveal whether the account exists. */
export async function requestReset(body: FormValues<'request-reset'>): Promise<void> {
  await callApi('POST', `${apiPaths.auth}/request-password-reset`, body);
}

/** Sets a new password with the token from a mail's link. Ends every session of the account. */
export async function resetPassword(body: FormValues<'reset'>): Promise<void> {
  await callApi('POST', `${apiPaths.auth}/reset-password`, body);
}

/**
 * Returns the stored session if the server still accepts it; otherwise forgets it. If the server cannot be reached, the
 * session counts as valid.
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

/** Ends the session on the server, then in every tab. Also succeeds if it had already ended on the server. */
export async function endSession(): Promise<void> {
  try {
    await callSessionApi('POST', `${apiPaths.auth}/sign-out`, {}, clearSession);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'unauthenticated') throw error;
  }
}
