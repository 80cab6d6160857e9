import type { ApiKey, KeyCreation, NewApiKey } from '#domain/api-keys.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from './api.ts';
import { ApiProblem } from './api-problem.ts';

/** The API keys of whoever is signed in, newest first, whatever the plan. Throws `ApiProblem`, as all of these. */
export async function listKeys(): Promise<ApiKey[]> {
  const { value } = await callApi<{ keys: ApiKey[] }>('GET', apiPaths.keys);
  return value.keys;
}

/** Makes a key. Its text is in this answer and in no other. */
export async function createKey(wish: KeyCreation): Promise<NewApiKey> {
  const { value } = await callApi<NewApiKey>('POST', apiPaths.keys, wish);
  return value;
}

/** Revokes a key. One that is gone already, revoked on another device, is revoked all the same. */
export async function revokeKey(id: string): Promise<void> {
  try {
    await callApi('DELETE', `${apiPaths.keys}/${id}`);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'key_not_found')) throw error;
  }
}
