import type { ApiKey, KeyCreation, NewApiKey } from '#domain/api-keys.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from './api.ts';
import { ApiProblem } from './api-problem.ts';

/** The API keys of the signed-in person, newest first, whatever the plan. Throws `ApiProblem`, like all calls here. */
export async function listKeys(): Promise<ApiKey[]> {
  const { value } = await callApi<{ keys: ApiKey[] }>('GET', apiPaths.keys);
  return value.keys;
}

/** Creates a key. Only this answer contains its text. */
export async function createKey(wish: KeyCreation): Promise<NewApiKey> {
  const { value } = await callApi<NewApiKey>('POST', apiPaths.keys, wish);
  return value;
}

/** Revokes a key. A key that is already gone, for example revoked on another device, counts as revoked. */
export async function revokeKey(id: string): Promise<void> {
  try {
    await callApi('DELETE', `${apiPaths.keys}/${id}`);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'key_not_found')) throw error;
  }
}
