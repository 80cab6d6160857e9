import { OPERATOR_HEADER, OPERATOR_PARAMETER } from '#domain/operator.ts';
import { apiPaths } from '#domain/paths.ts';
import type { ModelClass } from '#domain/plans.ts';
import type { Status, Trial } from '#domain/status.ts';
import { callApi } from '#web/lib/api.ts';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';

/** The key of the operator's token in session storage. */
const TOKEN_KEY = 'operatorToken';

/** A trial may take as long as AI_TIMEOUT_MS allows, an hour at most. The server ends it in time. */
const TRIAL_DEADLINE_MS = 3_600_000;

/** The token, if the browser stores nothing. */
let takenToken: string | undefined;

function readToken(): string | undefined {
  return takenToken ?? readStored('session', TOKEN_KEY) ?? undefined;
}

/** Whether this tab has a token, right or wrong. */
export function hasToken(): boolean {
  return readToken() !== undefined;
}

/** Moves the token from the address bar, where others could see or bookmark it, to the storage of the tab. */
export function takeToken(): void {
  const { hash, pathname, search } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get(OPERATOR_PARAMETER);
  if (!token) return;
  takenToken = token;
  writeStored('session', TOKEN_KEY, token);
  window.history.replaceState(window.history.state, '', pathname + search);
}

function tokenHeaders(): Record<string, string> {
  const token = readToken();
  return token ? { [OPERATOR_HEADER]: token } : {};
}

/** Reads the status. Throws `ApiProblem`; its code is `not_found` if the server does not know the operator. */
export async function fetchStatus(): Promise<Status> {
  const { value } = await callApi<Status>('GET', apiPaths.status, undefined, { headers: tokenHeaders() });
  return value;
}

/** Has a trial reply written. Throws `ApiProblem`. */
export async function writeTrial(model: ModelClass): Promise<Trial> {
  const options = { headers: tokenHeaders(), deadlineMs: TRIAL_DEADLINE_MS };
  const { value } = await callApi<Trial>('POST', apiPaths.statusTrial, { model }, options);
  return value;
}
