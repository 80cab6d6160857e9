import type { ApiKey, KeyCreation, NewApiKey } from '#domain/api-keys.ts';
import { keyScopes } from '#domain/key-scopes.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { useLoaded, useLoadWithPage } from '../use-loaded.ts';

/** The API keys of the account, newest first, with any plan. Throws `ApiProblem`, like all calls here. */
async function listKeys(): Promise<ApiKey[]> {
  const { value } = await callApi<{ keys: ApiKey[] }>('GET', apiPaths.keys);
  return value.keys;
}

/** Creates a key. Only the response to this call contains the text of the key. */
export async function createKey(input: KeyCreation): Promise<NewApiKey> {
  const { value } = await callApi<NewApiKey>('POST', apiPaths.keys, input);
  return value;
}

/** Revokes a key. Also succeeds if the key was already revoked, for example on another device. */
export async function revokeKey(id: string): Promise<void> {
  try {
    await callApi('DELETE', `${apiPaths.keys}/${id}`);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'key_not_found')) throw error;
  }
}

/** The account's API keys, newest first. */
export function useKeys() {
  const { state, load, retry, change } = useLoaded(listKeys);
  useLoadWithPage(load);
  return {
    state,
    retry,
    add: (key: ApiKey) => change((keys) => [key, ...keys]),
    remove: (id: string) => change((keys) => keys.filter((key) => key.id !== id)),
  };
}

/** The possible expiries of a new key. */
export const expiryOptions = [
  { value: 'never', label: 'Never', days: undefined },
  { value: '30', label: '30 days', days: 30 },
  { value: '90', label: '90 days', days: 90 },
  { value: '365', label: '1 year', days: 365 },
] as const;

export type ExpiryOption = (typeof expiryOptions)[number]['value'];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The expiry of a key that is created `now` (milliseconds since 1970), in ISO 8601; null for never. */
export function expiryOf(option: ExpiryOption, now = Date.now()): string | null {
  const days = expiryOptions.find(({ value }) => value === option)?.days;
  return days === undefined ? null : new Date(now + days * DAY_MS).toISOString();
}

const dateFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A date in the person's time zone: 'Nov 21, 2026'. `time` is ISO 8601, or in milliseconds since 1970. */
export function formatDate(time: string | number): string {
  return dateFormat.format(new Date(time));
}

/** Whether a key has expired. `now` is in milliseconds since 1970. */
export function isExpired({ expires_at }: Pick<ApiKey, 'expires_at'>, now = Date.now()): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now;
}

/** The last use of a key: 'Used today', 'Used on Nov 3, 2026' or 'Never used'. `now`: milliseconds since 1970. */
export function formatLastUse({ last_used_at }: Pick<ApiKey, 'last_used_at'>, now = Date.now()): string {
  if (last_used_at === null) return 'Never used';
  const date = formatDate(last_used_at);
  return date === formatDate(now) ? 'Used today' : `Used on ${date}`;
}

/** What a key may do: 'Write replies, read usage'. */
export function formatScopes({ scopes }: Pick<ApiKey, 'scopes'>): string {
  const [first = '', ...rest] = scopes.map((scope) => keyScopes[scope]);
  return [first, ...rest.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ');
}
